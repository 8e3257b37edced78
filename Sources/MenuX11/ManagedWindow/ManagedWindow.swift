import CX11
package import MenuPrimitives
import MenuKit
package import MenuViews

/// An ordinary window, under the care of the window manager, on the connection that menus use: so a
/// press in it may be dragged into a menu.
@MainActor package final class ManagedWindow {
  /// What happened to the window.
  package enum Event {
    /// The pointer did something over it; locations are in the window's logical pixels.
    case pointer(PointerEvent)
    /// A key went down or up while it had the keyboard.
    case key(ViewKeyEvent)
    /// It has another size now.
    case resized
    /// It got or lost the keyboard.
    case focused(Bool)
    /// The moment that `wake(at:)` asked for has come.
    case woken
    /// A window that was to be embedded couldn't be had, or went away.
    case embeddedWindowLost(WindowID)
    /// The user asked the window manager to close it; nothing has happened yet.
    case closeRequested
    /// The scale, the colours or another setting of the desktop changed.
    case environmentChanged
    /// Somebody destroyed it.
    case destroyed
  }

  /// Told about everything that happens.
  package var handler: (Event) -> Void = { _ in }

  let backend: X11Backend
  let window: UInt32
  var translator: XEventTranslator
  /// What pressed the button that is held.
  var pressDevice: PointerDevice?
  /// The extent in device pixels.
  var width, height: Int
  /// Where the upper left corner is on the screen, in device pixels; nil when that must be asked for.
  var origin: (x: Int, y: Int)?
  private(set) var isMapped = false
  var isGone = false

  private var context: UInt32 = 0
  private var target: RenderTarget?
  private var shown: DisplayList?
  private var embedder: WindowEmbedder?

  /// Makes a window that doesn't show yet; sizes are in logical pixels.
  package init(_ backend: X11Backend, title: String, size: Size, minimumSize: Size) {
    self.backend = backend
    let connection = backend.connection
    let scale = backend.environment.scale
    translator = XEventTranslator(scale: scale)
    width = Self.pixels(size.width, scale)
    height = Self.pixels(size.height, scale)
    window = connection.makeID()
    context = connection.makeID()
    create()
    backend.watchTouches()
    setProperties(title: title, minimumSize: minimumSize)
    backend.setEventHandler(of: window) { [weak self] in self?.process($0) }
    backend.textHandlers[window] = { [weak self] in self?.written($0, stamp: $1) }
    backend.environmentHandlers[window] = { [weak self] in self?.environmentChanged() }
    backend.redrawHandlers[window] = { [weak self] in self?.redraw() }
  }

  isolated deinit {
    close()
  }

  /// The window's number.
  package var id: WindowID { WindowID(rawValue: UInt64(window)) }

  /// The size in logical pixels.
  package var size: Size {
    let scale = backend.environment.scale
    return Size(width: Double(width) / scale, height: Double(height) / scale)
  }

  /// Where a rectangle of the window is on the screen, in logical pixels; nil when it doesn't show.
  package func screenRect(of rect: Rect) -> Rect? {
    guard isMapped, !isGone else { return nil }
    let scale = backend.environment.scale
    guard let origin else { return backend.screenRect(of: id, rect: rect) }
    return rect.offset(dx: Double(origin.x) / scale, dy: Double(origin.y) / scale)
  }

  /// Asks for the window to be shown.
  package func map() {
    guard !isGone else { return }
    isMapped = true
    backend.connection.quiet(xcb_map_window_checked(backend.connection.xcb, window))
    backend.connection.flush()
  }

  /// Shows windows of other programs in this one, over what is drawn; those that were named before and
  /// aren't now are given back.
  package func embed(_ windows: [EmbeddedWindow]) {
    guard !isGone, !backend.connection.isLost, embedder != nil || !windows.isEmpty else { return }
    let embedder =
      embedder
      ?? WindowEmbedder(backend, parent: window, isLive: true) { [weak self] in
        self?.handler(.embeddedWindowLost($0))
      }
    self.embedder = embedder
    embedder.update(windows, scale: backend.environment.scale)
  }

  /// Takes the window away for good.
  package func close() {
    guard !isGone else { return }
    embedder?.giveBackAll()
    isGone = true
    forget()
    let connection = backend.connection
    guard !connection.isLost else { return }
    connection.quiet(xcb_free_gc_checked(connection.xcb, context))
    connection.destroyWindow(window)
    connection.flush()
  }

  /// Asks for the event `woken` at a time; nil takes the wish back.
  package func wake(at time: Timestamp?) {
    guard !isGone else { return }
    backend.windowAlarms[window] = time.map { time in
      WindowAlarm(time: time) { [weak self] in self?.handler(.woken) }
    }
  }

  /// Shows a display list; what is as before isn't drawn again.
  package func present(_ list: DisplayList) {
    guard !isGone, !backend.connection.isLost, let drawing = backend.drawing else { return }
    let connection = backend.connection
    connection.trapping {
      let scale = backend.environment.scale
      if target?.width != width || target?.height != height || target?.scale != scale {
        let visual = connection.opaqueVisual
        target = RenderTarget(
          drawing.context, visual: visual.pointer, depth: visual.depth, width: width,
          height: height, scale: scale)
        shown = nil
      }
      guard let target else { return }
      let damage = shown.map { list.damage(from: $0) }
      shown = list
      drawing.renderer.draw(list, damage: damage, to: target)
      for area in damage?.map({ PixelRect(covering: $0, scale: scale) }) ?? [whole] {
        copy(area)
      }
    }
    connection.flush()
  }

  /// Copies a part of what was drawn into the window.
  func copy(_ area: PixelRect) {
    let area = area.intersection(whole)
    guard let target, !area.isEmpty else { return }
    let connection = backend.connection
    connection.quiet(
      xcb_copy_area_checked(
        connection.xcb, UInt32(truncatingIfNeeded: target.pixmap), window, context,
        Int16(clamping: area.x), Int16(clamping: area.y), Int16(clamping: area.x),
        Int16(clamping: area.y), UInt16(clamping: area.width), UInt16(clamping: area.height)))
  }

  /// Takes note of whether the window shows.
  func setMapped(_ value: Bool) {
    isMapped = value
  }

  /// Ends all that comes from the connection.
  func forget() {
    backend.setEventHandler(of: window, to: nil)
    backend.textHandlers[window] = nil
    backend.environmentHandlers[window] = nil
    backend.redrawHandlers[window] = nil
    backend.windowAlarms[window] = nil
    embedder?.forgetAll()
    target = nil
  }

  private var whole: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// Draws the same list again: something that it shows has become ready.
  private func redraw() {
    guard let list = shown else { return }
    shown = nil
    present(list)
  }

  private func environmentChanged() {
    translator.scale = backend.environment.scale
    shown = nil
    handler(.environmentChanged)
  }

  static func pixels(_ extent: Double, _ scale: Double) -> Int {
    min(max(PixelRect.pixel(extent * scale), 1), RenderTarget.maximumExtent)
  }

  private func create() {
    let connection = backend.connection
    let visual = connection.opaqueVisual
    let events = UInt32(
      ExposureMask | StructureNotifyMask | FocusChangeMask | KeyPressMask | KeyReleaseMask
        | ButtonPressMask | ButtonReleaseMask | PointerMotionMask | EnterWindowMask
        | LeaveWindowMask)
    // In the order of the bits of the mask.
    var values: [UInt32] = [
      0, 0, UInt32(XCB_GRAVITY_NORTH_WEST.rawValue), events, visual.colormap,
    ]
    let mask =
      XCB_CW_BACK_PIXMAP.rawValue | XCB_CW_BORDER_PIXEL.rawValue | XCB_CW_BIT_GRAVITY.rawValue
      | XCB_CW_EVENT_MASK.rawValue | XCB_CW_COLORMAP.rawValue
    connection.quiet(
      xcb_create_window_checked(
        connection.xcb, UInt8(visual.depth), window, connection.root, 0, 0,
        UInt16(clamping: width), UInt16(clamping: height), 0,
        UInt16(XCB_WINDOW_CLASS_INPUT_OUTPUT.rawValue), visual.id, mask, &values))
    var off: UInt32 = 0
    connection.quiet(
      xcb_create_gc_checked(
        connection.xcb, context, window, XCB_GC_GRAPHICS_EXPOSURES.rawValue, &off))
  }
}
