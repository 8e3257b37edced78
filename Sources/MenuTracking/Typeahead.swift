import MenuModel
import MenuPrimitives

/// The letters that were typed to jump to a row.
struct Typeahead: Hashable, Sendable {
  /// Without case and marks.
  private(set) var letters: [Character] = []
  private var lastTyped = Timestamp.zero

  /// Whether the next letter goes on with the word.
  func isInProgress(at time: Timestamp, pause: Duration) -> Bool {
    !letters.isEmpty && time - lastTyped <= pause
  }

  /// Whether one letter was typed several times: it goes through the rows that begin with it.
  var isOneLetter: Bool {
    guard let first = letters.first else { return false }
    return letters.allSatisfy { $0 == first }
  }

  mutating func append(_ text: String, at time: Timestamp, pause: Duration) {
    if !isInProgress(at: time, pause: pause) { letters = [] }
    letters += text.map(\.folded)
    lastTyped = time
  }

  mutating func removeLast(at time: Timestamp, pause: Duration) {
    guard isInProgress(at: time, pause: pause) else { return }
    letters.removeLast()
    lastTyped = time
  }

  /// Whether a row can be chosen and its title begins with the letters. The row that leads back is not
  /// looked for.
  func matches(_ row: ResolvedElement) -> Bool {
    switch row.kind {
    case .action(let content), .submenu(let content):
      !Self.surelyDiffers(content.title, from: letters.first) && content.isEnabled
        && matches(content.title)
    case .submenuHeader, .titleHeader, .separator, .message: false
    }
  }

  /// Whether a title begins with the letters.
  private func matches(_ title: String) -> Bool {
    Self.title(title, beginsWith: isOneLetter ? letters.prefix(1) : letters[...])
  }

  /// Whether the first bytes say already that a title begins with another letter: one look at each of
  /// 100,000 titles has to be quick. Of two bytes of ASCII the first is a letter of its own.
  private static func surelyDiffers(_ title: String, from letter: Character?) -> Bool {
    guard let letter else { return false }
    var bytes = title.utf8.makeIterator()
    guard let first = bytes.next() else { return true }
    guard first < 0x80, bytes.next() ?? 0 < 0x80 else { return false }
    guard let wanted = letter.asciiValue else { return true }
    return (65...90).contains(first) ? first + 32 != wanted : first != wanted
  }

  private static func title(_ title: String, beginsWith letters: ArraySlice<Character>) -> Bool {
    var rest = letters
    for character in title {
      guard let letter = rest.first else { return true }
      guard character.folded == letter else { return false }
      rest = rest.dropFirst()
    }
    return rest.isEmpty
  }
}
