public import MenuPrimitives

/// How a session starts.
public struct SessionRequest: Hashable, Sendable {
  /// The window that the menu belongs to: the menu closes when it goes away.
  public var owner: WindowID?
  /// The press that opened the menu, when there was one and its button may still be held.
  public var press: PressedButton?
  /// Whether the keyboard is wanted (always, but for tests and tooltips).
  public var takesKeyboard: Bool

  /// Makes a request.
  public init(owner: WindowID? = nil, press: PressedButton? = nil, takesKeyboard: Bool = true) {
    self.owner = owner
    self.press = press
    self.takesKeyboard = takesKeyboard
  }
}

/// Where the pointer is.
public struct PointerState: Hashable, Sendable {
  /// The place, in logical pixels of the screen.
  public var location: Point
  /// A button that is down, when one is: it may be the press that asked for a menu.
  public var heldButton: PointerButton?

  /// Describes a pointer.
  public init(location: Point, heldButton: PointerButton? = nil) {
    self.location = location
    self.heldButton = heldButton
  }
}

/// A button that went down.
public struct PressedButton: Hashable, Sendable {
  /// Which one.
  public var button: PointerButton
  /// Where, in logical pixels of the screen.
  public var location: Point
  /// When.
  public var time: Timestamp
  /// The window system's own stamp of the event, for taking over the press; zero when unknown.
  public var serial: UInt32
  /// What pressed it: rows are taller under a finger.
  public var device: PointerDevice

  /// Describes a press.
  public init(
    button: PointerButton, location: Point, time: Timestamp, serial: UInt32 = 0,
    device: PointerDevice = .mouse
  ) {
    self.button = button
    self.location = location
    self.time = time
    self.serial = serial
    self.device = device
  }
}
