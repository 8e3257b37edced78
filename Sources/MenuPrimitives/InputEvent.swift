/// A button of a pointing device that presses and releases; wheels are scroll events.
public enum PointerButton: Hashable, Sendable {
  case primary, middle, secondary
  /// Any other button, by the number that the display gives it.
  case other(Int)
}

/// Keys that were held while something happened. Locks (CapsLock, NumLock) are never among them.
public struct Modifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8
  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Either Shift key.
  public static let shift = Modifiers(rawValue: 1)
  /// Either Control key.
  public static let control = Modifiers(rawValue: 2)
  /// Either Alt key.
  public static let alt = Modifiers(rawValue: 4)
  /// Either key with the system's logo (Super).
  public static let logo = Modifiers(rawValue: 8)
}

/// A key by what it means, the same on the main block and on the keypad.
public enum Key: Hashable, Sendable {
  case up, down, left, right
  case home, end, pageUp, pageDown
  case `return`, space, escape, tab, backspace, delete, insert, menu
  case function(Int)
  /// A key that writes; the text is in the event.
  case character
  /// A modifier or lock by itself.
  case modifier
  /// A key that means nothing to a menu.
  case other
}

/// A key going down (or repeating).
public struct KeyEvent: Hashable, Sendable {
  /// What the key means.
  public var key: Key
  /// The text that the key writes in the active layout; empty when it writes none.
  public var text: String
  /// What the same key writes in the other layouts of the keyboard, so that a mnemonic works in any.
  public var alternatives: [String]
  /// The modifiers held.
  public var modifiers: Modifiers
  /// Whether the key was already down and the keyboard repeats it.
  public var isRepeat: Bool

  /// Makes a key press.
  public init(
    _ key: Key, text: String = "", alternatives: [String] = [], modifiers: Modifiers = [],
    isRepeat: Bool = false
  ) {
    self.key = key
    self.text = text
    self.alternatives = alternatives
    self.modifiers = modifiers
    self.isRepeat = isRepeat
  }
}

/// Something that the user did; points are logical pixels of the whole screen.
public enum InputEvent: Hashable, Sendable {
  case pointerMoved(Point)
  case buttonPressed(PointerButton, Point)
  case buttonReleased(PointerButton, Point)
  /// A wheel or touchpad: notches downwards and rightwards, with fractions.
  case scrolled(dx: Double, dy: Double, Point)
  case keyPressed(KeyEvent)
  case keyReleased(KeyEvent)
}
