import MenuPrimitives

/// A rectangle in whole device pixels of the screen.
struct PixelRect: Hashable, Sendable {
  /// The left edge.
  var x: Int
  /// The top edge.
  var y: Int
  /// The extent to the right.
  var width: Int
  /// The extent downwards.
  var height: Int

  /// Makes a rectangle; an extent is never negative.
  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The column after the last.
  var right: Int { x + width }
  /// The line after the last.
  var bottom: Int { y + height }
  /// Whether it holds no pixel.
  var isEmpty: Bool { width == 0 || height == 0 }

  /// The part in both; empty where they don't meet.
  func intersection(_ other: PixelRect) -> PixelRect {
    let (x, y) = (max(self.x, other.x), max(self.y, other.y))
    return PixelRect(
      x: x, y: y, width: min(right, other.right) - x, height: min(bottom, other.bottom) - y)
  }

  /// The smallest rectangle around both; an empty one adds nothing.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (x, y) = (min(self.x, other.x), min(self.y, other.y))
    return PixelRect(
      x: x, y: y, width: max(right, other.right) - x, height: max(bottom, other.bottom) - y)
  }

  /// The rectangle moved.
  func offset(dx: Int, dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// Whether no pixel of `other` lies outside.
  func contains(_ other: PixelRect) -> Bool { intersection(other) == other }

  /// The square of the distance from a pixel; zero inside.
  func squaredDistance(toX px: Int, y py: Int) -> Int {
    let dx = max(x - px, px - (right - 1), 0)
    let dy = max(y - py, py - (bottom - 1), 0)
    return dx * dx + dy * dy
  }

  /// The pixels that a logical rectangle touches; coordinates stay within what the protocol holds.
  init(covering rect: Rect, scale: Double) {
    let grid = { (value: Double, rule: FloatingPointRoundingRule) -> Int in
      // A hair beside a whole pixel is that pixel: sums of fractions must not touch one more.
      let pixels = value * scale
      let whole = pixels.rounded()
      let exact = abs(pixels - whole) < 1e-4 ? whole : pixels.rounded(rule)
      return exact.isFinite ? Int(min(max(exact, -32768), 32767)) : 0
    }
    let (x, y) = (grid(rect.minX, .down), grid(rect.minY, .down))
    self.init(
      x: x, y: y, width: grid(rect.maxX, .up) - x, height: grid(rect.maxY, .up) - y)
  }

  /// The rectangle in logical pixels.
  func logical(scale: Double) -> Rect {
    Rect(
      x: Double(x) / scale, y: Double(y) / scale, width: Double(width) / scale,
      height: Double(height) / scale)
  }
}
