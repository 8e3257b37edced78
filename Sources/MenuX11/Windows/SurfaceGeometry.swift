import MenuKit
import MenuPrimitives

/// Where the pixels of a popup go: worked out from a frame, without a window.
struct SurfaceGeometry: Hashable, Sendable {
  /// The window on the screen, with room for the shadow and for what moves.
  var window: PixelRect
  /// The panel at rest, from the window's upper left corner.
  var panel: PixelRect
  /// The panel as it shows now, scaled and moved, from the window's upper left corner.
  var shown: PixelRect

  /// Works out where a frame goes.
  ///
  /// - Parameters:
  ///   - frame: what is to be shown.
  ///   - scale: device pixels in a logical one.
  ///   - style: an opaque window is exactly what shows; a translucent one has room around it.
  ///   - previous: the window so far: a translucent one doesn't shrink while something moves.
  init(
    _ frame: SurfaceFrame, scale: Double, style: PopupWindow.Style, previous: PixelRect? = nil
  ) {
    let rest = PixelRect(covering: frame.frame, scale: scale).limited
    let moved = rest.offset(
      dx: Self.pixels(frame.translation.x, scale), dy: Self.pixels(frame.translation.y, scale))
    var transformed = moved
    let factor = frame.scale.isFinite ? min(max(frame.scale, 0), 4) : 1
    if factor != 1 {
      let (x, y) = (frame.anchor.x * scale, frame.anchor.y * scale)
      let left = x + (Double(moved.x) - x) * factor
      let top = y + (Double(moved.y) - y) * factor
      transformed = PixelRect(
        covering: Rect(
          x: left, y: top, width: Double(moved.width) * factor,
          height: Double(moved.height) * factor), scale: 1)
    }
    var window = transformed
    switch style {
    case .opaque:
      break
    case .translucent:
      if let shadow = frame.shadow {
        window = window.union(transformed.grown(by: shadow, scale: scale))
        if factor != 1 { window = window.union(moved.grown(by: shadow, scale: scale)) }
      }
      if factor != 1 { window = window.union(moved) }
      if let previous, factor != 1 { window = window.union(previous) }
    }
    self.window = window.limited
    panel = moved.offset(dx: -self.window.x, dy: -self.window.y)
    shown = transformed.offset(dx: -self.window.x, dy: -self.window.y)
  }

  private static func pixels(_ distance: Double, _ scale: Double) -> Int {
    let value = (distance * scale).rounded()
    return value.isFinite ? Int(min(max(value, -32768), 32767)) : 0
  }
}

extension PixelRect {
  /// The rectangle brought into what the protocol can say: at least one pixel, at most 32767, at a
  /// place of 16 bits.
  var limited: PixelRect {
    PixelRect(
      x: min(max(x, -32768), 32767), y: min(max(y, -32768), 32767),
      width: min(max(width, 1), 32767), height: min(max(height, 1), 32767))
  }

  /// The rectangle with the room that its shadow takes.
  ///
  /// The soft edge is 2 standard deviations wide; at 3, nothing is left to be seen.
  func grown(by shadow: Shadow, scale: Double) -> PixelRect {
    let (blur, dx, dy) = (shadow.blur * 1.5, shadow.offset.x, shadow.offset.y)
    return PixelRect(
      covering: Rect(
        x: Double(x) / scale - max(0, blur - dx), y: Double(y) / scale - max(0, blur - dy),
        width: Double(width) / scale + max(0, blur - dx) + max(0, blur + dx),
        height: Double(height) / scale + max(0, blur - dy) + max(0, blur + dy)),
      scale: scale)
  }
}
