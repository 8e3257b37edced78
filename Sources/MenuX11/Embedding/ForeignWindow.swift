import CX11
import MenuPrimitives

/// A window of another program that is shown in one of ours, from the moment that it is asked for until
/// it is given back or lost.
///
/// It lies in a window of our own, which cuts off what isn't to be seen and hears its wishes. A window
/// manager that cares for it is first asked to let go. Should our program end without giving it back,
/// the server does.
@MainActor final class ForeignWindow {
  private enum Phase: Hashable {
    /// A window manager was asked to let go of it.
    case withdrawing
    case inside
    case gone
  }

  /// What the window was like before.
  private struct Origin {
    /// Where the outer corner of its border is on the screen.
    var place: (x: Int, y: Int)
    var size: (width: Int, height: Int)
    var border: Int
    var isMapped: Bool
    var isPopup: Bool
    /// The events of it that this program hears anyway.
    var listens: UInt32
  }

  private let backend: X11Backend
  private let id: UInt32
  private let container: UInt32
  private let origin: Origin
  private let lost: () -> Void
  private var phase: Phase
  private var frame: PixelRect?
  private var clip: PixelRect?
  private var outline: WindowShape?
  private var isShown = false
  /// How often it may be fetched back from somebody who took it out, as window managers do once.
  private var patience = 4

  private var connection: XConnection { backend.connection }

  /// How long a window manager may take to let go.
  private static let withdrawal = Duration.milliseconds(500)

  /// Asks for a window; nil when there is no such window, or it can't be shown inside another one.
  ///
  /// - Parameter lost: called when it went away or couldn't be had after all.
  init?(
    _ id: UInt32, in parent: UInt32, isLive: Bool, _ backend: X11Backend,
    lost: @escaping () -> Void
  ) {
    let connection = backend.connection
    guard id > 1, id != connection.root, !connection.isOwn(id), !connection.isLost,
      !backend.embedded.contains(id),
      let origin = Self.origin(of: id, connection)
    else { return nil }
    self.backend = backend
    self.id = id
    self.origin = origin
    self.lost = lost
    container = connection.makeID()
    phase = .inside
    makeContainer(in: parent, isLive: isLive)
    backend.embedded.insert(id)
    connection.quiet(
      xcb_change_save_set_checked(connection.xcb, UInt8(XCB_SET_MODE_INSERT.rawValue), id))
    connection.select(
      origin.listens | UInt32(StructureNotifyMask | PropertyChangeMask), on: id)
    backend.setEventHandler(of: id) { [weak self] in self?.process($0) }
    backend.setEventHandler(of: container) { [weak self] in self?.answer($0) }
    if origin.isMapped, !origin.isPopup, isManaged {
      withdraw()
    } else if !enter() {
      forget()
      connection.destroyWindow(container)
      return nil
    }
  }

  private static func origin(of id: UInt32, _ connection: XConnection) -> Origin? {
    let xcb = connection.xcb
    let attributes = PendingReply(xcb_get_window_attributes(xcb, id).sequence)
    let geometry = PendingReply(xcb_get_geometry(xcb, id).sequence)
    let place = PendingReply(
      xcb_translate_coordinates(xcb, id, connection.root, 0, 0).sequence)
    let state: (isMapped: Bool, isPopup: Bool, listens: UInt32)? =
      if let reply = connection.wait(for: attributes),
        reply.number(12, UInt16.self) == UInt16(XCB_WINDOW_CLASS_INPUT_OUTPUT.rawValue)
      {
        (
          reply.number(26, UInt8.self) != 0, reply.number(27, UInt8.self) != 0,
          reply.number(36, UInt32.self)
        )
      } else {
        nil
      }
    let size: (width: Int, height: Int, border: Int)? =
      if let reply = connection.wait(for: geometry) {
        (
          Int(reply.number(16, UInt16.self)), Int(reply.number(18, UInt16.self)),
          Int(reply.number(20, UInt16.self))
        )
      } else {
        nil
      }
    let corner: (x: Int, y: Int)? =
      if let reply = connection.wait(for: place) {
        (Int(reply.number(12, Int16.self)), Int(reply.number(14, Int16.self)))
      } else {
        nil
      }
    guard let state, let size, let corner else { return nil }
    return Origin(
      place: (corner.x - size.border, corner.y - size.border),
      size: (size.width, size.height), border: size.border, isMapped: state.isMapped,
      isPopup: state.isPopup, listens: state.listens)
  }

  private func makeContainer(in parent: UInt32, isLive: Bool) {
    // No background: what shows until the other program has drawn is what lies below.
    var values: [UInt32] = [0, UInt32(SubstructureRedirectMask | SubstructureNotifyMask)]
    connection.quiet(
      xcb_create_window_checked(
        connection.xcb, 0, container, parent, 0, 0, 1, 1, 0, 0, 0,
        XCB_CW_BACK_PIXMAP.rawValue | XCB_CW_EVENT_MASK.rawValue, &values))
    if !isLive, connection.find(.shape) != nil {
      mk_shape_rectangles(connection.xcb, container, UInt8(ShapeInput), nil, 0)
    }
  }

  // MARK: Coming

  /// Whether a window manager cares for it.
  private var isManaged: Bool {
    let pending = connection.requestProperty(connection.atom(.wmState), of: id)
    return (connection.property(pending)?.numbers.first ?? 0) != 0
  }

  /// Does what the conventions ask of one who wants a window back from its manager (ICCCM 4.1.4).
  private func withdraw() {
    phase = .withdrawing
    connection.quiet(xcb_unmap_window_checked(connection.xcb, id))
    var event = xcb_unmap_notify_event_t()
    event.response_type = UInt8(XCB_UNMAP_NOTIFY)
    event.event = connection.root
    event.window = id
    let mask = UInt32(SubstructureRedirectMask | SubstructureNotifyMask)
    withUnsafeBytes(of: &event) { bytes in
      // An event has 32 bytes on the wire, whatever it holds.
      var wire = [UInt8](repeating: 0, count: 32)
      wire.replaceSubrange(0..<min(32, bytes.count), with: bytes.prefix(32))
      wire.withUnsafeBytes { raw in
        connection.quiet(
          xcb_send_event_checked(
            connection.xcb, 0, connection.root, mask,
            raw.bindMemory(to: CChar.self).baseAddress))
      }
    }
    backend.windowAlarms[id] = WindowAlarm(time: backend.now + Self.withdrawal) { [weak self] in
      self?.withdrawn()
    }
  }

  private func withdrawn() {
    guard phase == .withdrawing else { return }
    backend.windowAlarms[id] = nil
    phase = .inside
    if !enter() { end() }
  }

  /// Brings the window into the container; false when the server refuses.
  private func enter() -> Bool {
    let cookie = xcb_reparent_window_checked(connection.xcb, id, container, 0, 0)
    if let error = xcb_request_check(connection.xcb, cookie) {
      mk_free(error)
      return false
    }
    if let frame, let clip { apply(frame, clip: clip) }
    connection.quiet(xcb_map_window_checked(connection.xcb, id))
    return true
  }

  // MARK: Being there

  /// Shows the window at a place, as far as it lies in `clip` and within an outline; all are device
  /// pixels of the parent.
  func place(_ frame: PixelRect, clip: PixelRect, within outline: WindowShape?) {
    guard phase != .gone, frame != self.frame || clip != self.clip || outline != self.outline
    else { return }
    (self.frame, self.clip, self.outline) = (frame, clip, outline)
    apply(frame, clip: clip)
  }

  private func apply(_ frame: PixelRect, clip: PixelRect) {
    let visible = frame.intersection(clip)
    guard !visible.isEmpty else {
      if isShown { connection.quiet(xcb_unmap_window_checked(connection.xcb, container)) }
      isShown = false
      return
    }
    configure(container, visible)
    if let outline { cut(visible, to: outline) }
    if phase == .inside {
      configure(
        id,
        PixelRect(
          x: frame.x - visible.x, y: frame.y - visible.y, width: frame.width,
          height: frame.height))
    }
    if !isShown { connection.quiet(xcb_map_window_checked(connection.xcb, container)) }
    isShown = true
  }

  /// Takes away what lies beyond the rounded corners of a panel.
  private func cut(_ visible: PixelRect, to outline: WindowShape) {
    guard connection.find(.shape) != nil else { return }
    var moved = outline
    moved.panel = outline.panel.offset(dx: -visible.x, dy: -visible.y)
    moved.apply(to: container, style: .opaque, connection: connection)
  }

  private func configure(_ window: UInt32, _ rect: PixelRect, border: Int = 0) {
    var values = [
      UInt32(bitPattern: Int32(clamping: rect.x)), UInt32(bitPattern: Int32(clamping: rect.y)),
      UInt32(clamping: max(1, rect.width)), UInt32(clamping: max(1, rect.height)),
      UInt32(clamping: border),
    ]
    let mask =
      XCB_CONFIG_WINDOW_X.rawValue | XCB_CONFIG_WINDOW_Y.rawValue
      | XCB_CONFIG_WINDOW_WIDTH.rawValue | XCB_CONFIG_WINDOW_HEIGHT.rawValue
      | XCB_CONFIG_WINDOW_BORDER_WIDTH.rawValue
    connection.quiet(
      xcb_configure_window_checked(connection.xcb, window, UInt16(mask), &values))
  }

  private func process(_ event: XEvent) {
    switch event.type {
    case DestroyNotify: end()
    case PropertyNotify
    where phase == .withdrawing && event.xproperty.atom == Atom(connection.atom(.wmState)):
      if !isManaged { withdrawn() }
    case ReparentNotify: moved(to: UInt32(truncatingIfNeeded: event.xreparent.parent))
    default: break
    }
  }

  private func moved(to parent: UInt32) {
    switch phase {
    case .withdrawing: withdrawn()
    case .gone: break
    case .inside:
      guard parent != container else { return }
      patience -= 1
      if patience < 0 || !enter() { end() }
    }
  }

  /// The window may wish what it wants: it has the size that the view has.
  private func answer(_ event: XEvent) {
    switch event.type {
    case MapRequest: connection.quiet(xcb_map_window_checked(connection.xcb, id))
    case ConfigureRequest:
      if let frame, let clip { apply(frame, clip: clip) }
      tellSize()
    default: break
    }
  }

  /// A wish that isn't granted is answered all the same (ICCCM 4.1.5).
  private func tellSize() {
    guard let frame else { return }
    connection.trapping {
      var event = XEvent()
      event.xconfigure.type = ConfigureNotify
      event.xconfigure.event = Window(id)
      event.xconfigure.window = Window(id)
      event.xconfigure.width = Int32(clamping: frame.width)
      event.xconfigure.height = Int32(clamping: frame.height)
      XSendEvent(connection.display, Window(id), 0, StructureNotifyMask, &event)
    }
    connection.flush()
  }

  // MARK: Going

  /// Brings the window back to where it was, as it was.
  func giveBack() {
    guard phase != .gone else { return }
    forget()
    guard !connection.isLost else { return }
    connection.select(origin.listens, on: id)
    connection.quiet(xcb_unmap_window_checked(connection.xcb, id))
    connection.quiet(
      xcb_reparent_window_checked(
        connection.xcb, id, connection.root, Int16(clamping: origin.place.x),
        Int16(clamping: origin.place.y)))
    configure(
      id,
      PixelRect(
        x: origin.place.x, y: origin.place.y, width: origin.size.width,
        height: origin.size.height), border: origin.border)
    connection.quiet(
      xcb_change_save_set_checked(connection.xcb, UInt8(XCB_SET_MODE_DELETE.rawValue), id))
    if origin.isMapped { connection.quiet(xcb_map_window_checked(connection.xcb, id)) }
    connection.destroyWindow(container)
  }

  /// It isn't ours any more, or nowhere.
  private func end() {
    guard phase != .gone else { return }
    forget()
    connection.select(origin.listens, on: id)
    connection.quiet(
      xcb_change_save_set_checked(connection.xcb, UInt8(XCB_SET_MODE_DELETE.rawValue), id))
    connection.destroyWindow(container)
    lost()
  }

  /// Hears nothing more of it.
  func forget() {
    phase = .gone
    backend.embedded.remove(id)
    backend.windowAlarms[id] = nil
    backend.setEventHandler(of: id, to: nil)
    backend.setEventHandler(of: container, to: nil)
  }
}
