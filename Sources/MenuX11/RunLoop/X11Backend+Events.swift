import CX11
import MenuKit
import MenuPrimitives

/// Takes the events of a window that isn't a popup.
typealias WindowEventHandler = @MainActor (XEvent) -> Void

extension X11Backend {
  /// Takes an event of a host's display, an Xlib `XEvent *`.
  ///
  /// - Returns: whether the event was the toolkit's alone; the host then does nothing with it.
  public func handle(_ event: UnsafeMutableRawPointer) -> Bool {
    let event = event.assumingMemoryBound(to: XEvent.self)
    let isTaken = process(event)
    connection.deliverReplies()
    deliverMove()
    connection.flush()
    return isTaken
  }

  /// Does what one event asks for.
  @discardableResult func process(_ event: UnsafeMutablePointer<XEvent>) -> Bool {
    connection.deliverReplies(upTo: event.pointee.xany.serial)
    let isFetched = event.pointee.type == GenericEvent && event.pointee.xcookie.data == nil
    if isFetched { XGetEventData(connection.display, &event.pointee.xcookie) }
    defer { if isFetched { XFreeEventData(connection.display, &event.pointee.xcookie) } }
    if event.pointee.type == MappingNotify {
      keyboard.refresh(&event.pointee.xmapping)
      return false
    }
    noteStamp(of: event.pointee)
    if let session, session.takes(event.pointee) {
      if offerToInputMethod(event.pointee, for: .session) { return true }
      deliver(translator.translate(event.pointee, keyboard: keyboard, now: now))
      return true
    }
    if madeTextInput?.takes(event.pointee) == true { return true }
    if let isTaken = madeClipboard?.take(event.pointee) { return isTaken }
    if let change = desktop.change(by: event.pointee) {
      desktopChanged(change)
      return false
    }
    if connection.fadingWindows.takes(event.pointee) { return true }
    session?.observe(event.pointee)
    let window = UInt32(truncatingIfNeeded: event.pointee.xany.window)
    if let surface = surfaces[window] {
      surface.process(event.pointee, at: now)
      return true
    }
    if let handler = windowHandlers[window] {
      if offerToInputMethod(event.pointee, for: .window(window)) { return true }
      handler(event.pointee)
      return true
    }
    return session?.isOwn(window) ?? false
  }

  /// Remembers when the user did something: what is copied and pasted is so at that time.
  private func noteStamp(of event: XEvent) {
    let stamp: Time
    switch event.type {
    case KeyPress, KeyRelease: stamp = event.xkey.time
    case ButtonPress, ButtonRelease: stamp = event.xbutton.time
    case GenericEvent where event.xcookie.evtype == XI_RawTouchBegin:
      noteTouch(event.xcookie)
      return
    case GenericEvent:
      guard (XI_KeyPress...XI_ButtonRelease).contains(event.xcookie.evtype),
        let data = event.xcookie.data,
        event.xcookie.extension == connection.find(.xinput).map({ Int32($0.majorOpcode) })
      else { return }
      stamp = data.load(as: XIDeviceEvent.self).time
    default: return
    }
    guard event.xany.send_event == 0, stamp != 0 else { return }
    lastStamp = (UInt32(truncatingIfNeeded: stamp), now)
  }

  /// The server's time of what the user just did; nil when nothing was done for a second.
  var recentStamp: UInt32? {
    guard let lastStamp, now - lastStamp.heard < .seconds(1) else { return nil }
    return lastStamp.stamp
  }

  /// Tells the delegate what the user did. Of moves that have piled up only the last one counts.
  func deliver(_ inputs: [XEventTranslator.Input]) {
    for input in inputs {
      if case .pointerMoved = input.event {
        pendingMove = input
        continue
      }
      deliverMove()
      tell(input)
    }
  }

  /// Tells the delegate where the pointer has come to.
  func deliverMove() {
    guard let move = pendingMove else { return }
    pendingMove = nil
    tell(move)
  }

  private func tell(_ input: XEventTranslator.Input) {
    guard let session else { return }
    session.noteInput(input)
    delegate?.received(input.event, at: input.time)
  }

  /// Whether a popup that came up later lies over a part of another one.
  func hasLaterPopup(over surface: X11Surface) -> Bool {
    guard let window = surface.windowID, let rect = surface.screenRect else { return false }
    return surfaces.contains { other, popup in
      other > window && popup.screenRect.map { !$0.intersection(rect).isEmpty } ?? false
    }
  }

  /// Hands the events of a window to somebody; nil ends that.
  func setEventHandler(of window: UInt32, to handler: WindowEventHandler?) {
    windowHandlers[window] = handler
  }
}

extension X11Surface {
  /// Does what an event of the popup's window asks for.
  func process(_ event: XEvent, at time: Timestamp) {
    switch event.type {
    case Expose:
      let area = event.xexpose
      exposed(
        PixelRect(
          x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height)),
        serial: area.serial, more: area.count)
    case VisibilityNotify where event.xvisibility.state != VisibilityUnobscured:
      obscured(at: time)
    case DestroyNotify where event.xdestroywindow.send_event == 0:
      destroyedByOthers()
    default:
      break
    }
  }
}
