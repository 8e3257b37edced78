/// A folder of an icon theme and the sizes that its icons are made for.
struct IconDirectory: Hashable, Sendable {
  /// Which sizes fit.
  enum Fit: Hashable, Sendable {
    /// Only the size itself.
    case fixed
    /// All sizes within limits: the icons can be scaled.
    case scalable(ClosedRange<Int>)
    /// Sizes that are so little off that nobody sees it.
    case threshold(Int)
  }

  /// Its path below the theme's folder.
  let path: String
  /// The size of its icons in logical pixels.
  let size: Int
  /// How many device pixels a logical pixel has in its icons.
  let scale: Int
  /// Which sizes fit.
  let fit: Fit

  /// Describes a folder.
  init(path: String, size: Int, scale: Int = 1, fit: Fit = .threshold(2)) {
    self.path = path
    self.size = size
    self.scale = scale
    self.fit = fit
  }

  /// Reads the group of a folder in a theme's index; nil without a size, or for a path that leads out of
  /// the theme.
  init?(path: String, in index: KeyFile) {
    guard let size = index.number("Size", in: path), Self.sizes.contains(size),
      !path.split(separator: "/").contains(".."), !path.hasPrefix("/")
    else { return nil }
    func number(_ key: String, _ other: Int) -> Int {
      index.number(key, in: path).flatMap { Self.sizes.contains($0) ? $0 : nil } ?? other
    }
    let limits = (number("MinSize", size), number("MaxSize", size))
    let fit: Fit =
      switch index.text("Type", in: path) {
      case "Fixed": .fixed
      case "Scalable": .scalable(min(limits.0, size)...max(limits.1, size))
      default: .threshold(index.number("Threshold", in: path).map { min(max($0, 0), 512) } ?? 2)
      }
    self.init(path: path, size: size, scale: min(number("Scale", 1), 16), fit: fit)
  }

  private static let sizes = 1...4096

  /// Whether its icons are made for a size.
  func matches(size wanted: Int, scale wantedScale: Int) -> Bool {
    guard scale == wantedScale else { return false }
    return switch fit {
    case .fixed: size == wanted
    case .scalable(let limits): limits.contains(wanted)
    case .threshold(let off): abs(size - wanted) <= off
    }
  }

  /// How far its icons are from a number of device pixels; 0: they fit.
  func distance(to pixels: Int) -> Int {
    let limits =
      switch fit {
      case .fixed: size * scale...size * scale
      case .scalable(let limits): limits.lowerBound * scale...limits.upperBound * scale
      case .threshold(let off): max(size - off, 1) * scale...(size + off) * scale
      }
    if pixels < limits.lowerBound { return limits.lowerBound - pixels }
    if pixels > limits.upperBound { return pixels - limits.upperBound }
    return 0
  }
}
