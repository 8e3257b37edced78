import CX11
import MenuPrimitives

/// A key that an input method's server is thinking about.
struct KeyFlight {
  /// The key.
  let event: XKeyEvent
  /// Where it goes when the server doesn't want it.
  let route: KeyRoute
  /// The how-manieth it is of those that were sent.
  let number: Int
  /// When it was sent.
  let sent: Timestamp
  /// Whether the server has heard of it: it may still come back, if the server in turn asks others.
  var isHeard = false
  /// The key came up, which the server doesn't want to know: to be told after the key itself.
  var release: XKeyEvent?

  /// Whether it is a key that came back.
  func matches(_ key: XIMKey) -> Bool {
    event.type == (key.isPress ? KeyPress : KeyRelease)
      && UInt8(truncatingIfNeeded: event.keycode) == key.keycode
      && UInt32(truncatingIfNeeded: event.time) == key.time
  }
}
