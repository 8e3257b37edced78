import MenuViews

/// A change of what an input method has open, as its server tells it.
struct XIMPreeditChange: Hashable, Sendable {
  /// Where its caret is afterwards, in characters of Unicode.
  var caret: Int32
  /// The first character that changes.
  var first: Int32
  /// How many are replaced.
  var count: Int32
  /// What is put there, in the encoding that was agreed on; nil: only the looks change.
  var text: [UInt8]?
  /// How each of the new characters is to look; nil: as ever.
  var looks: [UInt32]?

  /// Describes a change.
  init(caret: Int32, first: Int32, count: Int32, text: [UInt8]?, looks: [UInt32]? = nil) {
    self.caret = caret
    self.first = first
    self.count = count
    self.text = text
    self.looks = looks
  }

  /// Reads the body of a message.
  init?(_ body: inout XIMReader) {
    guard let caret = body.number(Int32.self), let first = body.number(Int32.self),
      let count = body.number(Int32.self), let status = body.number(UInt32.self),
      let length = body.number(UInt16.self), let text = body.bytes(Int(length))
    else { return nil }
    body.skipPadding()
    var looks: [UInt32] = []
    if status & 2 == 0, let size = body.number(UInt16.self) {
      body.skip(2)
      for _ in 0..<size / 4 {
        guard let look = body.number(UInt32.self) else { break }
        looks.append(look)
      }
    }
    self.init(
      caret: caret, first: first, count: count,
      text: status & 1 == 0 ? text : (looks.isEmpty ? [] : nil),
      looks: status & 2 == 0 ? looks : nil)
  }
}

/// What an input method has open, a character after the other.
struct XIMPreedit: Hashable, Sendable {
  private var characters: [Unicode.Scalar] = []
  private var looks: [UInt32] = []
  private var caret = 0

  /// The most that is kept; servers have no reason for more.
  static let maximumCount = 4096

  /// Nothing.
  init() {}

  /// Takes over a change whose text was decoded. Places outside of what is there are brought inside.
  mutating func apply(_ change: XIMPreeditChange, text: String?) {
    let first = min(max(Int(change.first), 0), characters.count)
    let last = min(max(Int(change.count), 0), characters.count - first) + first
    if let text {
      let new = Array(
        text.unicodeScalars.prefix(Self.maximumCount - (characters.count - last + first)))
      characters.replaceSubrange(first..<last, with: new)
      looks.replaceSubrange(first..<last, with: new.indices.map { change.look(at: $0) })
    } else {
      for index in first..<last { looks[index] = change.look(at: index - first) }
    }
    caret = min(max(Int(change.caret), 0), characters.count)
  }

  /// Moves the caret in one of the protocol's ways; where it comes to.
  mutating func moveCaret(_ position: Int32, direction: UInt32) -> Int {
    switch direction {
    case 0: caret += 1
    case 1: caret -= 1
    // Up and the start of the line, down and its end: there is one line.
    case 4, 7, 8: caret = 0
    case 5, 6, 9: caret = characters.count
    case 10: caret = Int(position)
    default: break
    }
    caret = min(max(caret, 0), characters.count)
    return caret
  }

  /// The same as the view wants it; nil when nothing is open.
  var preedit: Preedit? {
    guard !characters.isEmpty else { return nil }
    let highlighted = looks.firstIndex { $0 & Self.highlight != 0 }.map { start in
      let end = looks[start...].firstIndex { $0 & Self.highlight == 0 } ?? looks.count
      return length(start)..<length(end)
    }
    return Preedit(
      text: String(String.UnicodeScalarView(characters)), caret: length(caret),
      highlighted: highlighted)
  }

  /// Reversed or highlighted, as the protocol has it.
  private static let highlight: UInt32 = 1 | 4

  /// How many characters as people count them the first ones of Unicode are.
  private func length(_ count: Int) -> Int {
    String(String.UnicodeScalarView(characters[..<count])).count
  }
}

extension XIMPreeditChange {
  fileprivate func look(at index: Int) -> UInt32 {
    guard let looks else { return 0 }
    return looks.indices.contains(index) ? looks[index] : 0
  }
}
