import CX11
import MenuPrimitives

extension X11Backend {
  /// Hands a key to the input method when somebody edits text.
  ///
  /// - Returns: whether it took it; it hands on itself what it doesn't want.
  func offerToInputMethod(_ event: XEvent, for route: KeyRoute) -> Bool {
    guard let textInput = madeTextInput, textInput.wantsKeys, let key = XKeyEvent(of: event) else {
      return false
    }
    textInput.take(key, for: route)
    return true
  }

  /// Hands a key on that the input method doesn't want, as if there were none.
  func passOn(_ key: XKeyEvent, to route: KeyRoute) {
    var event = XEvent()
    event.xkey = key
    switch route {
    case .session where session != nil:
      deliver(translator.translate(event, keyboard: keyboard, now: now))
    case .session: break
    case .window(let window): windowHandlers[window]?(event)
    }
  }

  /// Hands on text that was decided on, as a key that writes it.
  func write(_ text: String, at stamp: Time, to route: KeyRoute) {
    press(KeyEvent(.character, text: text), at: stamp, to: route)
  }

  /// Hands on a key that no keyboard has sent.
  func press(_ key: KeyEvent, at stamp: Time, to route: KeyRoute) {
    let stamp = UInt32(truncatingIfNeeded: stamp)
    switch route {
    case .session where session != nil:
      let time = translator.moment(of: stamp, now: now)
      deliver([XEventTranslator.Input(event: .keyPressed(key), time: time)])
    case .session: break
    case .window(let window): textHandlers[window]?(key, stamp)
    }
  }
}

extension XKeyEvent {
  /// The key of an event of either protocol; nil for any other event, and for one that was made up.
  fileprivate init?(of event: XEvent) {
    guard event.xany.send_event == 0 else { return nil }
    switch event.type {
    case KeyPress, KeyRelease:
      self = event.xkey
    case GenericEvent:
      guard let data = event.xcookie.data,
        event.xcookie.evtype == XI_KeyPress || event.xcookie.evtype == XI_KeyRelease
      else { return nil }
      self.init(data.load(as: XIDeviceEvent.self))
    default: return nil
    }
  }
}
