import CX11

/// A key as it travels to an input method's server and back: the event of the core protocol.
struct XIMKey: Hashable, Sendable {
  /// Whether it went down; it came up otherwise.
  var isPress: Bool
  /// The key.
  var keycode: UInt8
  /// The server's time.
  var time: UInt32
  /// The modifiers and buttons.
  var state: UInt16
  /// The window that it is said to have been pressed in.
  var window: UInt32
  /// The root of that window.
  var root: UInt32

  /// Describes an event, in another window.
  init(_ event: XKeyEvent, in window: UInt32) {
    isPress = event.type == KeyPress
    keycode = UInt8(truncatingIfNeeded: event.keycode)
    time = UInt32(truncatingIfNeeded: event.time)
    state = UInt16(truncatingIfNeeded: event.state)
    self.window = window
    root = UInt32(truncatingIfNeeded: event.root)
  }

  /// Reads the event of the core protocol; nil when it isn't a key.
  init?(wire: [UInt8]) {
    var reader = XIMReader(wire)
    guard wire.count >= 32, let type = reader.number(UInt8.self).map({ Int32($0 & 0x7f) }),
      type == KeyPress || type == KeyRelease, let keycode = reader.number(UInt8.self)
    else { return nil }
    reader.skip(2)
    guard let time = reader.number(UInt32.self), let root = reader.number(UInt32.self),
      let window = reader.number(UInt32.self)
    else { return nil }
    reader.skip(12)
    guard let state = reader.number(UInt16.self) else { return nil }
    isPress = type == KeyPress
    self.keycode = keycode
    self.time = time
    self.state = state
    self.window = window
    self.root = root
  }

  /// The event of the core protocol, 32 bytes.
  func wire(serial: UInt16) -> [UInt8] {
    var writer = XIMWriter()
    writer.add(UInt8(isPress ? KeyPress : KeyRelease))
    writer.add(keycode)
    writer.add(serial)
    for number in [time, root, window, 0, 0, 0] { writer.add(number) }
    writer.add(state)
    // On the same screen.
    writer.add([1, 0])
    return writer.bytes
  }

  /// The event as Xlib has it.
  var event: XKeyEvent {
    var event = XKeyEvent()
    event.type = isPress ? KeyPress : KeyRelease
    event.keycode = UInt32(keycode)
    event.time = Time(time)
    event.state = UInt32(state)
    event.window = Window(window)
    event.root = Window(root)
    event.same_screen = 1
    return event
  }
}
