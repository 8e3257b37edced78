/// How much of the input somebody holds.
public enum InputHold: Hashable, Sendable {
  /// Pointer and keyboard are free.
  case nothing
  /// One of the two is held.
  case one
  /// Both are held.
  case both
}
