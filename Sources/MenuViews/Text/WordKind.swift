/// What a character is to one who jumps from word to word. Neighbours of the same kind go together.
enum WordKind: Hashable, Sendable {
  case space
  case punctuation
  /// Letters and digits of scripts that set words apart with spaces, or don't set them apart at all.
  case letters
  /// The three scripts of Japanese; where one ends, most often a word does.
  case ideographs, hiragana, katakana
  /// Pictures.
  case emoji

  /// What a character is.
  init(_ character: Character) {
    guard let scalar = character.unicodeScalars.first else {
      self = .space
      return
    }
    if character.isWhitespace {
      self = .space
      return
    }
    switch scalar.value {
    case 0x5F: self = .letters
    case ..<0x80: self = character.isLetter || character.isNumber ? .letters : .punctuation
    // The marks that prolong and repeat go with the script that they are used in most.
    case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      self = .ideographs
    case 0x3041...0x309F: self = .hiragana
    case 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .katakana
    default: self = Self.other(character, scalar)
    }
  }

  private static func other(_ character: Character, _ scalar: Unicode.Scalar) -> WordKind {
    if character.isLetter || character.isNumber { return .letters }
    let properties = scalar.properties
    if properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") {
      return .emoji
    }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .privateUse: return .letters
    case .otherSymbol: return properties.isEmoji ? .emoji : .punctuation
    default: return .punctuation
    }
  }

  /// Whether one jumps over it on the way to the next word.
  var isBetweenWords: Bool {
    switch self {
    case .space, .punctuation: true
    case .letters, .ideographs, .hiragana, .katakana, .emoji: false
    }
  }

  /// Whether a character belongs to a word when it stands between two letters, as in "don't".
  static func joins(_ character: Character) -> Bool {
    character == "'" || character == "\u{2019}" || character == "\u{B7}"
  }
}
