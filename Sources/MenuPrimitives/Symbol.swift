/// A built-in line drawing on a square of 24 by 24, centred, for a stroke with round ends.
public struct Symbol: Sendable {
  /// The name by which it is found; two symbols are equal when their names are.
  public let name: String
  /// The part that is stroked.
  public let strokes: Path
  /// The width of the stroke on the square of 24.
  public let strokeWidth: Double
  /// The part that is filled.
  public let fills: Path

  /// Makes a symbol from its drawing on the square of 24 by 24.
  public init(
    name: String, strokes: Path = Path(), strokeWidth: Double = 2, fills: Path = Path()
  ) {
    self.name = name
    self.strokes = strokes
    self.strokeWidth = strokeWidth
    self.fills = fills
  }
}

extension Symbol: Hashable {
  /// Whether both have the same name.
  public static func == (left: Symbol, right: Symbol) -> Bool { left.name == right.name }
  /// Feeds the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
