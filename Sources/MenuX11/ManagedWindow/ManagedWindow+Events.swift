import CX11
import MenuPrimitives
import MenuViews

extension ManagedWindow {
  /// Does what an event of the window asks for.
  func process(_ event: XEvent) {
    switch event.type {
    case Expose:
      let area = event.xexpose
      copy(
        PixelRect(
          x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height)))
    case ConfigureNotify: configured(event.xconfigure)
    case ReparentNotify: origin = nil
    case MapNotify: setMapped(true)
    case UnmapNotify: setMapped(false)
    case DestroyNotify where event.xdestroywindow.send_event == 0: destroyedByOthers()
    case ClientMessage: received(event.xclient)
    case FocusIn: focusChanged(event.xfocus, to: true)
    case FocusOut: focusChanged(event.xfocus, to: false)
    case EnterNotify, LeaveNotify: crossed(event.xcrossing, entering: event.type == EnterNotify)
    case KeyPress, KeyRelease, ButtonPress, ButtonRelease, MotionNotify: input(event)
    default: break
    }
  }

  private func configured(_ event: XConfigureEvent) {
    // Only what a window manager sends itself is in the coordinates of the screen.
    origin = event.send_event != 0 ? (Int(event.x), Int(event.y)) : nil
    let (width, height) = (Int(event.width), Int(event.height))
    guard width != self.width || height != self.height, width > 0, height > 0 else { return }
    self.width = width
    self.height = height
    handler(.resized)
  }

  private func destroyedByOthers() {
    guard !isGone else { return }
    isGone = true
    forget()
    handler(.destroyed)
  }

  private func received(_ message: XClientMessageEvent) {
    let connection = backend.connection
    guard message.message_type == Atom(connection.atom(.wmProtocols)), message.format == 32
    else { return }
    switch UInt32(truncatingIfNeeded: message.data.l.0) {
    case connection.atom(.wmDeleteWindow): handler(.closeRequested)
    case connection.atom(.netWMPing): answer(message)
    default: break
    }
  }

  /// Tells the window manager that the program isn't stuck.
  private func answer(_ ping: XClientMessageEvent) {
    let connection = backend.connection
    connection.trapping {
      var event = XEvent()
      event.xclient = ping
      event.xclient.window = Window(connection.root)
      let mask = SubstructureRedirectMask | SubstructureNotifyMask
      XSendEvent(connection.display, Window(connection.root), 0, mask, &event)
    }
    connection.flush()
  }

  private func focusChanged(_ event: XFocusChangeEvent, to hasFocus: Bool) {
    // A menu that takes the keyboard for a while doesn't take it away from the window.
    guard event.mode == NotifyNormal || event.mode == NotifyWhileGrabbed,
      event.detail != NotifyPointer, event.detail != NotifyInferior
    else { return }
    translator.forgetKeys()
    handler(.focused(hasFocus))
  }

  private func crossed(_ event: XCrossingEvent, entering: Bool) {
    guard event.send_event == 0, event.detail != NotifyInferior else { return }
    origin = (Int(event.x_root - event.x), Int(event.y_root - event.y))
    func tell(_ phase: PointerEvent.Phase) {
      pointer(
        phase, at: (event.x_root, event.y_root), stamp: UInt32(truncatingIfNeeded: event.time),
        time: translator.moment(
          of: UInt32(truncatingIfNeeded: event.time), now: backend.now), state: event.state)
    }
    switch (entering, event.mode) {
    case (true, NotifyGrab): break
    case (true, _): tell(.entered)
    case (false, NotifyGrab):
      // Somebody took the pointer: no release will come.
      tell(.cancelled)
      tell(.exited)
    case (false, _): tell(.exited)
    }
  }

  private func input(_ event: XEvent) {
    let inputs = translator.translate(event, keyboard: backend.keyboard, now: backend.now)
    let (stamp, state) =
      switch event.type {
      case KeyPress, KeyRelease: (event.xkey.time, event.xkey.state)
      case MotionNotify: (event.xmotion.time, event.xmotion.state)
      default: (event.xbutton.time, event.xbutton.state)
      }
    switch event.type {
    case ButtonPress, ButtonRelease:
      let button = event.xbutton
      origin = (Int(button.x_root - button.x), Int(button.y_root - button.y))
    case MotionNotify:
      let motion = event.xmotion
      origin = (Int(motion.x_root - motion.x), Int(motion.y_root - motion.y))
    default: break
    }
    for input in inputs {
      deliver(input, serial: UInt32(truncatingIfNeeded: stamp), state: state)
    }
  }

  /// The input method decided on a text.
  func written(_ key: KeyEvent, stamp: UInt32) {
    flushInput()
    let time = translator.moment(of: stamp, now: backend.now)
    handler(.key(ViewKeyEvent(.pressed, key, time: time, serial: stamp)))
  }

  /// Tells of keys that were held back to see whether they only repeat; to be called when no more
  /// events wait.
  package func flushInput() {
    for input in translator.flush() { deliver(input, serial: 0, state: 0) }
  }

  private func deliver(_ input: XEventTranslator.Input, serial: UInt32, state: UInt32) {
    func pointer(_ phase: PointerEvent.Phase, _ place: Point) {
      let event = PointerEvent(
        phase, location: location(of: place), screenLocation: place, time: input.time,
        serial: serial, modifiers: Modifiers(state: state, keyboard: backend.keyboard),
        device: device(of: phase, stamp: serial))
      handler(.pointer(event))
    }
    switch input.event {
    case .pointerMoved(let place): pointer(.moved, place)
    case .buttonPressed(let button, let place): pointer(.pressed(button), place)
    case .buttonReleased(let button, let place): pointer(.released(button), place)
    case .scrolled(let dx, let dy, let place): pointer(.scrolled(dx: dx, dy: dy), place)
    case .keyPressed(let key):
      handler(.key(ViewKeyEvent(.pressed, key, time: input.time, serial: serial)))
    case .keyReleased(let key):
      handler(.key(ViewKeyEvent(.released, key, time: input.time, serial: serial)))
    }
  }

  /// What moves the pointer: between a press and its release the one that pressed.
  private func device(of phase: PointerEvent.Phase, stamp: UInt32) -> PointerDevice {
    switch phase {
    case .pressed: pressDevice = backend.device(ofPressAt: stamp)
    case .released, .cancelled:
      defer { pressDevice = nil }
      return pressDevice ?? .mouse
    case .entered, .exited, .moved, .scrolled: break
    }
    return pressDevice ?? backend.device(ofPressAt: stamp)
  }

  private func pointer(
    _ phase: PointerEvent.Phase, at root: (x: Int32, y: Int32), stamp: UInt32, time: Timestamp,
    state: UInt32
  ) {
    let scale = translator.scale
    let place = Point(x: Double(root.x) / scale, y: Double(root.y) / scale)
    handler(
      .pointer(
        PointerEvent(
          phase, location: location(of: place), screenLocation: place, time: time, serial: stamp,
          modifiers: Modifiers(state: state, keyboard: backend.keyboard),
          device: device(of: phase, stamp: stamp))))
  }

  private func location(of place: Point) -> Point {
    let scale = translator.scale
    let (x, y) = origin ?? (0, 0)
    return place.offset(dx: -Double(x) / scale, dy: -Double(y) / scale)
  }
}
