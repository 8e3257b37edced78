public import MenuPrimitives

/// A key that a view is offered.
public struct ViewKeyEvent: Hashable, Sendable {
  /// Whether a key goes down or comes up.
  public enum Phase: Hashable, Sendable {
    case pressed, released
  }

  /// Whether the key goes down (or repeats) or comes up.
  public var phase: Phase
  /// Which key, what it writes, which modifiers are held.
  public var key: KeyEvent
  /// When, on the display's clock.
  public var time: Timestamp
  /// The window system's own stamp of the event; zero when unknown.
  public var serial: UInt32

  /// Describes a key.
  public init(
    _ phase: Phase = .pressed, _ key: KeyEvent, time: Timestamp, serial: UInt32 = 0
  ) {
    self.phase = phase
    self.key = key
    self.time = time
    self.serial = serial
  }
}
