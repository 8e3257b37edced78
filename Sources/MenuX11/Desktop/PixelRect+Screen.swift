import MenuPrimitives

extension PixelRect {
  /// The smallest rectangle around both; an empty one adds nothing.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (x, y) = (min(self.x, other.x), min(self.y, other.y))
    return PixelRect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// The rectangle moved.
  func offset(dx: Int, dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// Whether no pixel of `other` lies outside.
  func contains(_ other: PixelRect) -> Bool { intersection(other) == other }

  /// The square of the distance from a pixel; zero inside.
  func squaredDistance(toX px: Int, y py: Int) -> Int {
    let dx = max(x - px, px - (maxX - 1), 0)
    let dy = max(y - py, py - (maxY - 1), 0)
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
