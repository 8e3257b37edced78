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

  /// What titles are to begin with.
  var beginning: Beginning { Beginning(isOneLetter ? letters.prefix(1) : letters[...]) }

  /// The first letters of titles that are looked for, ready to be compared with many.
  struct Beginning {
    private let letters: ArraySlice<Character>
    /// The letters as bytes; 0 for those that aren't of ASCII.
    private let bytes: [UInt8]

    fileprivate init(_ letters: ArraySlice<Character>) {
      self.letters = letters
      bytes = letters.map { $0.asciiValue ?? 0 }
    }

    /// Whether a row can be chosen and its title begins so. The row that leads back is not looked for.
    func matches(_ row: ResolvedElement) -> Bool {
      switch row.kind {
      case .action(let content), .submenu(let content):
        !surelyDiffers(from: content.title) && content.isEnabled && begins(content.title)
      case .cell(let cell):
        cell.role != .loading && !surelyDiffers(from: cell.content.title)
          && cell.content.isEnabled && begins(cell.content.title)
      case .customAction(let view), .customContent(let view):
        view.attributes.isEnabled && begins(view.attributes.accessibilityLabel ?? "")
      case .submenuHeader, .titleHeader, .separator, .message, .loading, .searchField, .customView:
        false
      }
    }

    /// Whether the bytes say already that a title begins otherwise: one look at each of 100,000 titles
    /// has to be quick. Of two bytes of ASCII the first is a letter of its own.
    private func surelyDiffers(from title: String) -> Bool {
      var rest = title.utf8.makeIterator()
      var byte = rest.next()
      for wanted in bytes {
        let next = rest.next()
        guard let first = byte, first < 0x80, next ?? 0 < 0x80 else { return byte == nil }
        if ((65...90).contains(first) ? first + 32 : first) != wanted { return true }
        byte = next
      }
      return false
    }

    private func begins(_ title: String) -> Bool {
      var rest = letters
      for character in title {
        guard let letter = rest.first else { return true }
        guard character.folded == letter else { return false }
        rest = rest.dropFirst()
      }
      return rest.isEmpty
    }
  }
}
