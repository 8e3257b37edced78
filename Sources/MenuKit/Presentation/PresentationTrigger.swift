/// What made a menu come up; it decides what the first input means.
public enum PresentationTrigger: Hashable, Sendable {
  /// The program wanted it. The pointer means nothing until it moves; no row is highlighted.
  case program
  /// A press, whose button may still be held: it may be dragged onto a row and released there, and
  /// its own release chooses nothing.
  case press(PressedButton)
  /// A key: the first row is highlighted and mnemonics are underlined.
  case key
}
