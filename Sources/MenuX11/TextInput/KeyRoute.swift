/// Where a key goes when the input method doesn't want it.
enum KeyRoute: Hashable, Sendable {
  /// To the open menu.
  case session
  /// To a window of the program.
  case window(UInt32)
}
