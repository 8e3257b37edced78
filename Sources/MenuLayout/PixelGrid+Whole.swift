import MenuPrimitives

extension PixelGrid {
  /// The number of whole device pixels nearest to a length.
  func wholePixels(_ length: Double) -> Int { Self.whole((length * scale).rounded()) }

  /// The least number of whole device pixels that holds a length.
  func wholePixels(holding length: Double) -> Int {
    Self.whole((length * scale - 1e-6).rounded(.up))
  }

  /// The greatest number of whole device pixels within a length.
  func wholePixels(within length: Double) -> Int {
    Self.whole((length * scale + 1e-6).rounded(.down))
  }

  /// The length of a number of device pixels.
  func length(of pixels: Int) -> Double { Double(pixels) / scale }

  /// A box of a size around a point: its size and then its origin brought to the grid, so that equal
  /// boxes come out equally large wherever they are.
  func box(_ size: Size, around center: Point) -> Rect {
    let size = Size(
      width: length(of: wholePixels(size.width)), height: length(of: wholePixels(size.height)))
    return Rect(
      origin: round(Point(x: center.x - size.width / 2, y: center.y - size.height / 2)), size: size)
  }

  /// The largest rectangle of the grid within a rectangle.
  func inside(_ rect: Rect) -> Rect {
    let x = ceil(rect.minX)
    let y = ceil(rect.minY)
    return Rect(
      x: x, y: y, width: max(0, length(of: wholePixels(within: rect.maxX - x))),
      height: max(0, length(of: wholePixels(within: rect.maxY - y))))
  }

  private static func whole(_ value: Double) -> Int {
    value.isFinite ? Int(min(max(value, -1e9), 1e9)) : 0
  }
}
