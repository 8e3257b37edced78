import CX11
import MenuKit
import MenuPrimitives

extension InputSession {
  /// Events of XInput that a grab brings.
  private static let deviceEvents =
    UInt32(1) << XI_ButtonPress | UInt32(1) << XI_ButtonRelease | UInt32(1) << XI_Motion

  /// Asks for the pointer through both protocols at once: a press of this program's own may be held
  /// through either, and only the same one can take it over.
  ///
  /// No cursor is asked for, so the anchor's shows: that of the root window, and the arrow as soon as that
  /// has been loaded.
  func askPointer(at stamp: UInt32) {
    pointer = .asking
    var device: PendingReply?
    if connection.usesXInput {
      device = PendingReply(
        mk_xi_grab(
          connection.xcb, anchor, connection.masterPointer, 0, Self.deviceEvents, stamp))
    }
    let core = askCorePointer(at: stamp)
    let held = PendingReply(xcb_query_pointer(connection.xcb, connection.root).sequence)
    var deviceRefusal: GrabRefusal? = .failed
    if let device {
      connection.expect(device) { deviceRefusal = GrabRefusal($0, statusAt: 8) }
    }
    connection.expect(core) { [weak self] reply in
      let coreRefusal = GrabRefusal(reply, statusAt: 1)
      self?.pointerAnswered(device: deviceRefusal, core: coreRefusal, stamp: stamp)
    }
    connection.expect(held) { [weak self] reply in
      guard let self, !isOver, let reply else { return }
      pointerSeen(reply)
    }
  }

  private func askCorePointer(at stamp: UInt32) -> PendingReply {
    PendingReply(
      xcb_grab_pointer(
        connection.xcb, 0, anchor,
        UInt16(ButtonPressMask | ButtonReleaseMask | PointerMotionMask),
        UInt8(XCB_GRAB_MODE_ASYNC.rawValue), UInt8(XCB_GRAB_MODE_ASYNC.rawValue), 0, 0, stamp
      ).sequence)
  }

  private func pointerAnswered(device: GrabRefusal?, core: GrabRefusal?, stamp: UInt32) {
    guard !isOver else { return }
    guard let device, let core else {
      pointer = .held(device == nil ? .xinput : .core)
      foreignPress?.stop(connection)
      foreignPress = nil
      return
    }
    if stamp != 0, device == .invalidTime || core == .invalidTime {
      // The press is older than another grab; the menu is wanted all the same.
      return askPointer(at: 0)
    }
    pointer = .refused(connection.usesXInput && core == .failed ? device : core)
    planRetry()
  }

  /// Decides whether the keyboard must be held: keys come anyway while a window of this program has
  /// the focus, and then the desktop's own shortcuts go on working.
  func decideKeyboard() {
    guard backend.mayHaveFocus else { return askKeyboard() }
    keyboard = .asking
    let pending = PendingReply(xcb_get_input_focus(connection.xcb).sequence)
    connection.expect(pending) { [weak self] reply in
      guard let self, !isOver else { return }
      let focus = reply?.number(8, UInt32.self) ?? 0
      switch connection.ownership {
      case .own where connection.isOwn(focus): keyboard = .unneeded
      case .host where connection.isOwn(focus): decideKeyboard(by: focus)
      case .own, .host: askKeyboard()
      }
      connection.flush()
    }
  }

  /// Decides by what a host listens to in the window that has the focus: without its wish for keys
  /// none would come.
  private func decideKeyboard(by focus: UInt32) {
    let pending = PendingReply(xcb_get_window_attributes(connection.xcb, focus).sequence)
    connection.expect(pending) { [weak self] reply in
      guard let self, !isOver else { return }
      if let reply, reply.number(36, UInt32.self) & UInt32(KeyPressMask) != 0 {
        keyboard = .unneeded
      } else {
        askKeyboard()
        connection.flush()
      }
    }
  }

  private func askKeyboard() {
    keyboard = .asking
    let pending = PendingReply(
      xcb_grab_keyboard(
        connection.xcb, 0, anchor, 0, UInt8(XCB_GRAB_MODE_ASYNC.rawValue),
        UInt8(XCB_GRAB_MODE_ASYNC.rawValue)
      ).sequence)
    connection.expect(pending) { [weak self] reply in
      guard let self, !isOver else { return }
      if let refusal = GrabRefusal(reply, statusAt: 1) {
        keyboard = .refused(refusal)
        planRetry()
      } else {
        keyboard = .held(.core)
      }
    }
  }

  // MARK: Trying again

  /// Often at first, as a hotkey is let go of soon; later seldom, as the menu works with the other of
  /// the two, but what somebody lets go of after a minute is wanted all the same.
  private func planRetry() {
    guard retry == nil else { return }
    let now = backend.now
    retry = now + .milliseconds(now < lastTry ? 20 : 250)
  }

  /// Asks again for what was refused, or ends the session when that was everything.
  func tryAgain(at time: Timestamp) {
    retry = nil
    if time >= lastTry { giveUp() }
    guard !isOver else { return }
    if case .refused = pointer { askPointer(at: 0) }
    if case .refused = keyboard { decideKeyboard() }
    connection.flush()
  }

  /// With one of the two the menu works on; with neither it can't.
  private func giveUp() {
    guard case .refused(let pointerRefusal) = pointer else { return }
    switch keyboard {
    case .refused(let keyboardRefusal):
      fail(
        "neither the pointer (\(pointerRefusal.reason)) nor the keyboard "
          + "(\(keyboardRefusal.reason)) could be had within 5 seconds")
    case .unneeded where !request.takesKeyboard:
      fail("the pointer could not be had within 5 seconds: \(pointerRefusal.reason)")
    case .unneeded, .asking, .held:
      break
    }
  }

  private func fail(_ text: String) {
    backend.sessionFailed(.failed(text))
  }

  /// A button came up: whoever held the pointer because of it has let go.
  func buttonReleased() {
    switch pointer {
    case .refused:
      retry = backend.now
    case .held(.core) where connection.usesXInput:
      upgrade()
    case .held, .asking, .unneeded:
      break
    }
  }

  /// Goes over from the core protocol to XInput, which brings smooth scrolling. The server does
  /// nothing else between the two requests, so nobody can come between.
  private func upgrade() {
    xcb_grab_server(connection.xcb)
    xcb_ungrab_pointer(connection.xcb, 0)
    askPointer(at: 0)
    xcb_ungrab_server(connection.xcb)
    connection.flush()
  }
}

extension X11Backend {
  /// Whether a window of this program can have the keyboard focus.
  var mayHaveFocus: Bool { connection.ownership == .host || !windowHandlers.isEmpty }

  /// Asks which axes scroll and how far each has turned, for each session, as devices come and go.
  func learnScrollAxes() {
    guard connection.usesXInput else { return }
    let pending = PendingReply(mk_xi_query_device(connection.xcb, 0))
    connection.expect(pending) { [weak self] reply in
      guard let reply else { return }
      self?.translator.axes = ScrollAxes(devices: reply)
    }
  }

  /// Tells a Wayland compositor below that a keyboard grab is meant. Harmless elsewhere.
  func announceKeyboardGrab(of window: UInt32) {
    guard connection.find(.xwayland) != nil else { return }
    var message = xcb_client_message_event_t()
    message.response_type = UInt8(XCB_CLIENT_MESSAGE)
    message.format = 32
    message.window = window
    message.type = connection.atom(.xwaylandMayGrabKeyboard)
    message.data.data32.0 = 1
    withUnsafeBytes(of: &message) { bytes in
      let event = bytes.assumingMemoryBound(to: CChar.self).baseAddress
      connection.quiet(
        xcb_send_event_checked(
          connection.xcb, 0, connection.root,
          UInt32(SubstructureNotifyMask | SubstructureRedirectMask), event))
    }
  }
}
