public import MenuPrimitives

/// Something that the pointer did over a view.
public struct PointerEvent: Hashable, Sendable {
  /// What happened.
  public enum Phase: Hashable, Sendable {
    /// The pointer came over the view (or over one of its subviews).
    case entered
    /// It left the view and all of its subviews.
    case exited
    /// It moved over the view, or anywhere while a button that went down in the view is held.
    case moved
    /// A button went down.
    case pressed(PointerButton)
    /// A button that went down in the view came up, wherever the pointer is now.
    case released(PointerButton)
    /// The window system took the pointer away while a button was held: the release won't come.
    case cancelled
    /// A wheel or touchpad: notches to the right and downwards, with fractions.
    case scrolled(dx: Double, dy: Double)
  }

  /// What happened.
  public var phase: Phase
  /// Where, in the coordinates of the view that gets the event.
  public var location: Point
  /// Where, in logical pixels of the screen.
  public var screenLocation: Point
  /// When, on the display's clock.
  public var time: Timestamp
  /// The window system's own stamp of the event, for taking over a press; zero when unknown.
  public var serial: UInt32
  /// The modifier keys held.
  public var modifiers: Modifiers
  /// What moves the pointer.
  public var device: PointerDevice

  /// Describes what the pointer did.
  public init(
    _ phase: Phase, location: Point, screenLocation: Point, time: Timestamp, serial: UInt32 = 0,
    modifiers: Modifiers = [], device: PointerDevice = .mouse
  ) {
    self.phase = phase
    self.location = location
    self.screenLocation = screenLocation
    self.time = time
    self.serial = serial
    self.modifiers = modifiers
    self.device = device
  }

  /// The same event as another view sees it.
  package func at(_ location: Point, _ phase: Phase? = nil) -> PointerEvent {
    var event = self
    event.location = location
    event.phase = phase ?? event.phase
    return event
  }
}
