/// The names by which programs ask for what is selected, and of the types in which they get it.
enum SelectionTarget {
  /// Asks for the list of all targets.
  static let targets = "TARGETS"
  /// Asks for the time from which on the selection is owned.
  static let timestamp = "TIMESTAMP"
  /// Asks for several things at once.
  static let multiple = "MULTIPLE"
  /// The type of the list of what is asked for at once.
  static let atomPair = "ATOM_PAIR"
  /// Tells a clipboard manager which targets are worth keeping.
  static let saveTargets = "SAVE_TARGETS"
  /// The type of an answer that comes in pieces.
  static let increments = "INCR"
  /// The type of an answer without content.
  static let null = "NULL"
  /// The selection whose owner keeps what is on the clipboard when programs end.
  static let clipboardManager = "CLIPBOARD_MANAGER"

  /// Text in UTF-8, with X's own name for it.
  static let utf8String = "UTF8_STRING"
  /// Text in UTF-8, with the name that it has elsewhere.
  static let plainUTF8 = "text/plain;charset=utf-8"
  /// Text in whatever encoding, here UTF-8.
  static let plain = "text/plain"
  /// Text in the encoding that suits its owner best.
  static let text = "TEXT"
  /// Text in Latin-1.
  static let string = "STRING"
  /// Text that switches between the encodings of ISO 2022.
  static let compoundText = "COMPOUND_TEXT"

  /// All of them, to be asked for together.
  static let all = [
    targets, timestamp, multiple, atomPair, saveTargets, increments, null, clipboardManager,
    utf8String, plainUTF8, plain, text, string, compoundText,
  ]
}
