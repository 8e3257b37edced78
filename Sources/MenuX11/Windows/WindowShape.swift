import CX11

/// The outline of a popup: what shows of it without a compositor, what takes clicks with one.
struct WindowShape: Hashable, Sendable {
  /// The panel, from the window's upper left corner.
  var panel: PixelRect
  /// The radius of its corners, in device pixels.
  var radius: Double

  /// Gives a window this outline.
  @MainActor func apply(to window: UInt32, style: PopupWindow.Style, connection: XConnection) {
    switch style {
    case .opaque:
      setShape(ShapeBounding, of: window, to: RoundedSpans(panel, radius: radius), connection)
    case .translucent:
      // Clicks on the shadow belong to what lies below it.
      setShape(ShapeInput, of: window, to: RoundedSpans(panel, radius: 0), connection)
    }
  }

  @MainActor private func setShape(
    _ kind: Int32, of window: UInt32, to spans: RoundedSpans, _ connection: XConnection
  ) {
    guard connection.find(.shape) != nil else { return }
    let rectangles = spans.bands.map {
      xcb_rectangle_t(
        x: Int16(clamping: $0.x), y: Int16(clamping: $0.y), width: UInt16(clamping: $0.width),
        height: UInt16(clamping: $0.height))
    }
    mk_shape_rectangles(
      connection.xcb, window, UInt8(kind), rectangles, UInt32(clamping: rectangles.count))
  }
}
