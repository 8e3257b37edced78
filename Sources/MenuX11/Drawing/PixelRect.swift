import CX11
import MenuPrimitives

/// A rectangle of whole device pixels.
struct PixelRect: Hashable, Sendable {
  /// The left edge.
  var x: Int
  /// The top edge.
  var y: Int
  /// The extent to the right, never negative.
  var width: Int
  /// The extent downwards, never negative.
  var height: Int

  /// Makes a rectangle; negative extents count as none.
  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(width, 0)
    self.height = max(height, 0)
  }

  /// The pixels of a logical rectangle: each edge goes to the nearest line between pixels, so that
  /// neighbours still touch.
  init(_ rect: Rect, scale: Double) {
    let left = Self.pixel(rect.minX * scale)
    let top = Self.pixel(rect.minY * scale)
    self.init(
      x: left, y: top, width: Self.pixel(rect.maxX * scale) - left,
      height: Self.pixel(rect.maxY * scale) - top)
  }

  /// The whole number nearest to a device coordinate, halves up, kept inside what X can say.
  static func pixel(_ value: Double) -> Int {
    value.isFinite ? Int(min(max((value + 0.5).rounded(.down), -32768), 32767)) : 0
  }

  /// The right edge.
  var maxX: Int { x + width }
  /// The bottom edge.
  var maxY: Int { y + height }
  /// Whether it holds no pixel.
  var isEmpty: Bool { width == 0 || height == 0 }

  /// The pixels that lie in both.
  func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelRect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// Adds an area to others, or to the last of them when the two make up a rectangle: rows that
  /// neighbour one another become one area.
  static func add(_ area: PixelRect, to areas: inout [PixelRect]) {
    guard !area.isEmpty else { return }
    guard let last = areas.last, last.x == area.x, last.width == area.width,
      last.y <= area.maxY, area.y <= last.maxY
    else { return areas.append(area) }
    let top = min(last.y, area.y)
    areas[areas.count - 1] = PixelRect(
      x: area.x, y: top, width: area.width, height: max(last.maxY, area.maxY) - top)
  }

  /// The same rectangle for Xlib.
  var xRectangle: XRectangle {
    XRectangle(
      x: Int16(clamping: x), y: Int16(clamping: y), width: UInt16(clamping: width),
      height: UInt16(clamping: height))
  }
}
