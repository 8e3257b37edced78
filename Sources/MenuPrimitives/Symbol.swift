/// A built-in line drawing on a square of 24 by 24, centred.
public struct Symbol: Sendable {
  /// A part of a drawing: it covers more, or takes away from what lies below it.
  public struct Layer: Hashable, Sendable {
    /// How a path covers.
    public enum Ink: Hashable, Sendable {
      /// Its inside (nonzero rule).
      case filled
      /// A line of a width on the square of 24, with round ends and joins.
      case stroked(width: Double)
    }

    /// The path on the square of 24 by 24.
    public var path: Path
    /// How it covers.
    public var ink: Ink
    /// Whether it takes away in place of covering: a hole in what lies below.
    public var isCut: Bool

    /// Makes a part of a drawing.
    public init(_ path: Path, _ ink: Ink, isCut: Bool = false) {
      self.path = path
      self.ink = ink
      self.isCut = isCut
    }
  }

  /// Kept apart so that a menu of thousands of pictures stays small.
  private final class Drawing: Sendable {
    let layers: [Layer]

    init(_ layers: [Layer]) {
      self.layers = layers
    }
  }

  /// The name by which it is found; two symbols are equal when their names are.
  public let name: String
  private let drawing: Drawing

  /// The parts, in the order in which they are drawn.
  public var layers: [Layer] { drawing.layers }

  /// Makes a symbol from the parts of its drawing on the square of 24 by 24.
  public init(name: String, layers: [Layer]) {
    self.name = name
    drawing = Drawing(layers)
  }

  /// Makes a symbol from what is filled and what is stroked, on the square of 24 by 24.
  public init(
    name: String, strokes: Path = Path(), strokeWidth: Double = 2, fills: Path = Path()
  ) {
    self.init(
      name: name,
      layers: [Layer(fills, .filled), Layer(strokes, .stroked(width: strokeWidth))]
        .filter { !$0.path.elements.isEmpty })
  }
}

extension Symbol {
  /// All lines of the drawing.
  public var strokes: Path { joined { $0 != .filled } }

  /// The width of its first line on the square of 24; 0 when it has none.
  public var strokeWidth: Double {
    for layer in layers where !layer.isCut {
      if case .stroked(let width) = layer.ink { return width }
    }
    return 0
  }

  /// All that is filled.
  public var fills: Path { joined { $0 == .filled } }

  private func joined(_ isWanted: (Layer.Ink) -> Bool) -> Path {
    Path(layers.filter { !$0.isCut && isWanted($0.ink) }.flatMap(\.path.elements))
  }
}

extension Symbol: Hashable {
  /// Whether both have the same name.
  public static func == (left: Symbol, right: Symbol) -> Bool { left.name == right.name }
  /// Feeds the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
