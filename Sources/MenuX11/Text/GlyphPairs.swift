/// The kerning of the pairs of glyphs that were looked up, by the glyphs' numbers.
///
/// A square that grows, as there are two questions for each letter and even hashing would take longer
/// than all the rest. Glyphs with high numbers, which hardly any menu has, aren't remembered.
struct GlyphPairs {
  /// What is known of a pair.
  enum Kerning: Hashable, Sendable {
    case unasked
    /// It changes more than an advance.
    case unknown
    /// The first advance changes by so many units of the font.
    case units(Int)
  }

  private static let unasked = Int32.min
  private static let unknown = Int32.max
  private static let largestWidth = 128

  private var width = 0
  private var cells: [Int32] = []

  /// What is known of two neighbours.
  subscript(first: Int, second: Int) -> Kerning {
    guard first < width, second < width else { return .unasked }
    switch cells[first &* width &+ second] {
    case Self.unasked: return .unasked
    case Self.unknown: return .unknown
    case let units: return .units(Int(units))
    }
  }

  /// Remembers the kerning of two neighbours; nil: it changes more than an advance.
  mutating func insert(_ units: Int?, _ first: Int, _ second: Int) {
    let needed = max(first, second) + 1
    guard needed <= Self.largestWidth else { return }
    if needed > width { grow(toHold: needed) }
    cells[first &* width &+ second] = units.map { Int32(clamping: $0) } ?? Self.unknown
  }

  private mutating func grow(toHold needed: Int) {
    let old = self
    width = max(32, width)
    while width < needed { width *= 2 }
    cells = Array(repeating: Self.unasked, count: width * width)
    for first in 0..<old.width {
      for second in 0..<old.width {
        cells[first &* width &+ second] = old.cells[first &* old.width &+ second]
      }
    }
  }
}
