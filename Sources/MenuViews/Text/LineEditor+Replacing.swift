import MenuPrimitives

extension LineEditor {
  /// Puts characters in place of a range, with the caret after them, as a change that can be undone.
  ///
  /// What meets at the seams may become one character, such as a letter and an accent.
  mutating func replace(_ range: Range<Int>, with new: [Character], as kind: EditHistory.Kind) {
    let room = max(0, Self.maximumCount - (characters.count - range.count))
    let seam = seam(around: range, with: Array(new.prefix(room)))
    let edit = EditHistory.Edit(
      position: seam.range.lowerBound, removed: Array(characters[seam.range]),
      inserted: seam.characters, anchorBefore: anchor, caretBefore: caret, caretAfter: seam.caret)
    guard edit.removed != edit.inserted else {
      moveCaret(to: seam.caret, affinity: .upstream)
      return
    }
    history.record(edit, kind)
    characters.replaceSubrange(seam.range, with: seam.characters)
    text = String(characters)
    caret = seam.caret
    anchor = caret
    affinity = .upstream
  }

  /// What really changes when characters replace a range.
  private struct Seam {
    var range: Range<Int>
    var characters: [Character]
    var caret: Int
  }

  private func seam(around range: Range<Int>, with new: [Character]) -> Seam {
    let start = max(0, range.lowerBound - 1)
    var end = range.upperBound
    // Flags pair up from where their row begins, so all of a row may change.
    while end < characters.count, end - range.upperBound < 64 {
      end += 1
      if characters[end - 1].isASCII { break }
    }
    let before = String(characters[start..<range.lowerBound]) + String(new)
    let joined = Array(before + String(characters[range.upperBound..<end]))
    // The caret comes behind the character that holds the end of what is new.
    var (caret, length) = (0, 0)
    let target = before.unicodeScalars.count
    while caret < joined.count, length < target {
      length += joined[caret].unicodeScalars.count
      caret += 1
    }
    return trimmed(Seam(range: start..<end, characters: joined, caret: start + caret))
  }

  /// Without what stays the same: after the caret first, so that what was typed is found where it is.
  private func trimmed(_ seam: Seam) -> Seam {
    var seam = seam
    while let last = seam.characters.last, !seam.range.isEmpty,
      seam.range.lowerBound + seam.characters.count > seam.caret,
      last == characters[seam.range.upperBound - 1]
    {
      seam.range = seam.range.lowerBound..<(seam.range.upperBound - 1)
      seam.characters.removeLast()
    }
    let same = zip(seam.characters, characters[seam.range]).prefix { $0 == $1 }.count
    seam.range = (seam.range.lowerBound + same)..<seam.range.upperBound
    seam.characters.removeFirst(same)
    return seam
  }

  /// The characters of a text on one line: line breaks and tabs become spaces, those at its end and
  /// other control characters go.
  static func flattened(_ text: String) -> [Character] {
    var text = Substring(text)
    while let last = text.last, last.isNewline { text.removeLast() }
    var characters: [Character] = []
    characters.reserveCapacity(min(text.utf8.count, maximumCount))
    for character in text {
      guard characters.count < maximumCount else { break }
      guard let scalar = character.unicodeScalars.first else { continue }
      if character.isNewline || scalar == "\t" {
        characters.append(" ")
      } else if scalar.properties.generalCategory != .control {
        characters.append(character)
      }
    }
    return characters
  }
}
