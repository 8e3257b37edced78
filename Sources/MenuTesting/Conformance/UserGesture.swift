public import MenuPrimitives

/// Something that a user does with pointer and keyboard.
public enum UserGesture: Hashable, Sendable {
  /// Moves the pointer to a point of the screen.
  case move(Point)
  /// Presses a button and holds it down.
  case press(PointerButton)
  /// Lets a button go.
  case release(PointerButton)
  /// Turns the wheel by one notch, downwards.
  case scrollDown
  /// Presses and releases the key that writes a small letter.
  case type(Character)
  /// Presses and releases the key of the acute accent, which waits for its letter.
  case accent
}
