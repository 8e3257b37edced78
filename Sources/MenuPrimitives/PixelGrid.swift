/// The grid of device pixels that lies over the logical space; snapping to it is always the last step.
public struct PixelGrid: Hashable, Sendable {
  /// Device pixels in one logical pixel, from 0.5 to 4.
  public let scale: Double

  /// Makes the grid for a scale; values outside 0.5 … 4 (and not-a-number) are brought inside.
  public init(scale: Double) {
    self.scale = scale.isFinite ? min(max(scale, 0.5), 4) : 1
  }

  /// The extent of one device pixel, in logical pixels: the width of a hairline.
  public var pixel: Double { 1 / scale }

  /// The value on the grid nearest to `value`; halves go up.
  public func round(_ value: Double) -> Double {
    (value * scale + 0.5).rounded(.down) / scale
  }

  /// The smallest value on the grid that isn't below `value`.
  public func ceil(_ value: Double) -> Double {
    // A hair below a whole pixel counts as whole: sums of fractions must not grow a row by a pixel.
    (value * scale - 1e-6).rounded(.up) / scale
  }

  /// The rectangle with each edge on the grid, so that neighbours still touch.
  public func round(_ rect: Rect) -> Rect {
    let x = round(rect.minX)
    let y = round(rect.minY)
    return Rect(x: x, y: y, width: round(rect.maxX) - x, height: round(rect.maxY) - y)
  }

  /// The point on the grid nearest to `point`.
  public func round(_ point: Point) -> Point {
    Point(x: round(point.x), y: round(point.y))
  }
}
