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

  /// Whether a title begins with the letters.
  func matches(_ title: String) -> Bool {
    Self.title(title, beginsWith: isOneLetter ? letters.prefix(1) : letters[...])
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
