/// A soft shadow below a panel.
public struct Shadow: Hashable, Sendable {
  /// Its colour where it is strongest.
  public var color: Color
  /// The width of its soft edge in logical pixels: twice the Gaussian's standard deviation.
  public var blur: Double
  /// How far it lies below and to the right of the panel.
  public var offset: Point

  /// Describes a shadow.
  public init(color: Color, blur: Double, offset: Point) {
    self.color = color
    self.blur = blur
    self.offset = offset
  }
}
