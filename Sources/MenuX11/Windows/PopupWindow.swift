import CX11
import MenuKit
import MenuPrimitives

/// The window of a popup: override-redirect, never seen before it has something to show.
@MainActor final class PopupWindow {
  /// How the window shows its pixels.
  enum Style: Hashable {
    /// With alpha and a shadow of its own, under a compositor.
    case translucent
    /// Opaque, its corners cut off.
    case opaque
  }

  /// The window.
  let id: UInt32
  /// How it shows its pixels.
  let style: Style
  /// Where it is.
  private(set) var rect: PixelRect

  private let connection: XConnection
  private var context: GC?
  /// Whether it was told to show.
  private(set) var isMapped = false
  /// The request that showed the window.
  private(set) var mapSerial: UInt32?
  private var isGone = false
  private var shape: WindowShape?

  /// Makes a window that shows the pixels of a pixmap as soon as it is mapped.
  init(
    _ connection: XConnection, style: Style, rect: PixelRect, background pixmap: UInt32,
    properties: PopupProperties
  ) {
    self.connection = connection
    self.style = style
    self.rect = rect
    id = connection.makeID()
    let visual = connection.visual(for: style)
    // In the order of the bits of the mask.
    var values: [UInt32] = [
      pixmap, 0, UInt32(XCB_GRAVITY_NORTH_WEST.rawValue), 1, Self.events, visual.colormap,
    ]
    let mask =
      XCB_CW_BACK_PIXMAP.rawValue | XCB_CW_BORDER_PIXEL.rawValue | XCB_CW_BIT_GRAVITY.rawValue
      | XCB_CW_OVERRIDE_REDIRECT.rawValue | XCB_CW_EVENT_MASK.rawValue
      | XCB_CW_COLORMAP.rawValue
    connection.quiet(
      xcb_create_window_checked(
        connection.xcb, UInt8(visual.depth), id, connection.root, Int16(clamping: rect.x),
        Int16(clamping: rect.y), UInt16(clamping: rect.width), UInt16(clamping: rect.height), 0,
        UInt16(XCB_WINDOW_CLASS_INPUT_OUTPUT.rawValue), visual.id, mask, &values))
    properties.set(on: id, style: style, connection: connection)
  }

  /// What every popup listens to; input comes here only where nothing is grabbed.
  private static let events = UInt32(
    ExposureMask | StructureNotifyMask | VisibilityChangeMask | ButtonPressMask
      | ButtonReleaseMask | PointerMotionMask | KeyPressMask | KeyReleaseMask)

  /// Moves and resizes the window; `pixmap` is what shows where nothing has been copied yet.
  ///
  /// - Returns: whether the window wasn't there already.
  @discardableResult func configure(_ rect: PixelRect, background pixmap: UInt32) -> Bool {
    guard !isGone, rect != self.rect else { return false }
    if rect.width != self.rect.width || rect.height != self.rect.height {
      var pixmap = pixmap
      connection.quiet(
        xcb_change_window_attributes_checked(
          connection.xcb, id, XCB_CW_BACK_PIXMAP.rawValue, &pixmap))
    }
    self.rect = rect
    var values = [
      UInt32(bitPattern: Int32(rect.x)), UInt32(bitPattern: Int32(rect.y)), UInt32(rect.width),
      UInt32(rect.height),
    ]
    let mask =
      XCB_CONFIG_WINDOW_X.rawValue | XCB_CONFIG_WINDOW_Y.rawValue | XCB_CONFIG_WINDOW_WIDTH.rawValue
      | XCB_CONFIG_WINDOW_HEIGHT.rawValue
    connection.quiet(
      xcb_configure_window_checked(connection.xcb, id, UInt16(mask), &values))
    return true
  }

  /// Copies areas of a pixmap of the window's own size into the window. To be called while errors are
  /// trapped: copying goes out together with the drawing before it.
  func copy(_ areas: [PixelRect], from pixmap: UInt32) {
    for area in areas { copy(area, from: Pixmap(pixmap)) }
  }

  /// Copies one area.
  func copy(_ area: PixelRect, from pixmap: Pixmap) {
    guard !isGone, isMapped, !area.isEmpty, let context = context ?? makeContext() else { return }
    XCopyArea(
      connection.display, pixmap, Drawable(id), context, Int32(area.x), Int32(area.y),
      UInt32(area.width), UInt32(area.height), Int32(area.x), Int32(area.y))
  }

  private func makeContext() -> GC? {
    var values = XGCValues()
    values.graphics_exposures = 0
    context = XCreateGC(connection.display, Drawable(id), UInt(GCGraphicsExposures), &values)
    return context
  }

  /// Gives the window the outline of a panel; does nothing when it has it.
  func setShape(_ new: WindowShape) {
    guard !isGone, new != shape else { return }
    shape = new
    new.apply(to: id, style: style, connection: connection)
  }

  /// Shows the window above all others.
  func map() {
    guard !isGone, !isMapped else { return }
    isMapped = true
    raise()
    let cookie = xcb_map_window_checked(connection.xcb, id)
    mapSerial = cookie.sequence
    connection.quiet(cookie)
  }

  /// Puts the window above all others.
  func raise() {
    guard !isGone else { return }
    var above = UInt32(XCB_STACK_MODE_ABOVE.rawValue)
    connection.quiet(
      xcb_configure_window_checked(
        connection.xcb, id, UInt16(XCB_CONFIG_WINDOW_STACK_MODE.rawValue), &above))
  }

  /// Takes the window off the screen for good.
  func close() {
    guard !isGone else { return }
    isGone = true
    freeContext()
    connection.destroyWindow(id)
  }

  /// Takes note that somebody else destroyed the window: its number means nothing any more.
  func noteDestroyed() {
    guard !isGone else { return }
    isGone = true
    freeContext()
  }

  private func freeContext() {
    guard let context, !connection.isLost else { return }
    connection.trapping { _ = XFreeGC(connection.display, context) }
    self.context = nil
  }
}
