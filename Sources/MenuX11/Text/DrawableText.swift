/// Text that is safe to lay out on one line or more: what can't be drawn, or could lie about the order
/// of what is drawn, has been taken out; what is too long has been cut.
struct DrawableText: Hashable, Sendable {
  /// What a line feed becomes.
  enum LineFeeds: Hashable, Sendable {
    case becomeSpaces, stay
  }

  /// The most scalars that are laid out; Xft's positions are 16 bits wide, and no menu is wider.
  static let maximumCount = 512
  /// The most bytes of UTF-8 that are laid out.
  static let maximumBytes = 4096
  /// The most combining marks that stay on one base; more of them only spill over other rows.
  static let maximumMarks = 8

  /// The Unicode scalars, in logical order.
  private(set) var scalars: [UInt32] = []
  /// For each scalar which character of the text it is a part of, where that was asked for.
  private(set) var owners: [Int] = []
  /// Whether text beyond the limits was cut off.
  private(set) var isCut = false
  /// Whether every scalar is below U+0180 or plain punctuation, so that there is nothing to reorder.
  private(set) var isPlain = true

  /// Cleans `text`; see the type for what goes.
  init(_ text: String, lineFeeds: LineFeeds = .becomeSpaces) {
    self.init(
      text.unicodeScalars.lazy.map { ($0, nil) }, lineFeeds: lineFeeds, size: text.utf8.count)
  }

  /// Cleans `text`, and remembers which scalar belongs to which of its characters.
  init(owned text: String) {
    let owned = text.enumerated().lazy.flatMap { index, character in
      character.unicodeScalars.lazy.map { ($0, Optional(index)) }
    }
    self.init(owned, lineFeeds: .becomeSpaces, size: text.utf8.count)
  }

  private init(
    _ text: some Sequence<(Unicode.Scalar, Int?)>, lineFeeds: LineFeeds, size: Int
  ) {
    scalars.reserveCapacity(min(size, Self.maximumCount))
    var cleaner = TextCleaner(lineFeeds: lineFeeds)
    var bytes = 0
    for (scalar, owner) in text {
      bytes += UTF8.width(scalar)
      guard scalars.count < Self.maximumCount, bytes <= Self.maximumBytes else {
        isCut = true
        break
      }
      guard let kept = cleaner.clean(scalar) else { continue }
      if kept >= 0x180 { isPlain = isPlain && PlainRepertoire.contains(kept) }
      scalars.append(kept)
      if let owner { owners.append(owner) }
    }
    if cleaner.sawIsolates { dropUnbalancedIsolates() }
  }

  /// An isolate without its end, or an end without its start, would reach beyond the text.
  private mutating func dropUnbalancedIsolates() {
    var open: [Int] = []
    var dropped: Set<Int> = []
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case 0x2066...0x2068: open.append(index)
      case 0x2069: if open.popLast() == nil { dropped.insert(index) }
      default: break
      }
    }
    dropped.formUnion(open)
    guard !dropped.isEmpty else { return }
    scalars = scalars.enumerated().filter { !dropped.contains($0.offset) }.map(\.element)
    owners = owners.enumerated().filter { !dropped.contains($0.offset) }.map(\.element)
  }
}

extension UTF8 {
  fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case ..<0x80: 1
    case ..<0x800: 2
    case ..<0x10000: 3
    default: 4
    }
  }
}

/// Decides scalar by scalar what stays; knows what came before.
private struct TextCleaner {
  let lineFeeds: DrawableText.LineFeeds
  private(set) var sawIsolates = false
  private var marks = 0
  private var previous: UInt32 = 0
  private var isInFlag = false

  init(lineFeeds: DrawableText.LineFeeds) {
    self.lineFeeds = lineFeeds
  }

  /// The scalar to draw, or nil for none.
  mutating func clean(_ scalar: Unicode.Scalar) -> UInt32? {
    let value = scalar.value
    defer { previous = value }
    if value >= 0x20, value < 0x7F {
      marks = 0
      isInFlag = false
      return value
    }
    switch value {
    case 0x0A where previous == 0x0D: return nil
    case 0x0A, 0x0D, 0x2028, 0x2029:
      marks = 0
      return lineFeeds == .stay ? 0x0A : 0x20
    case ..<0x20, 0x7F...0x9F:
      marks = 0
      return 0x20
    case 0x202A...0x202E, 0xFEFF, 0xFFF9...0xFFFB: return nil
    case 0x2066...0x2069: sawIsolates = true
    case 0x1F3F4: isInFlag = true
    case 0xE0000...0xE007F: return isInFlag && value >= 0xE0020 ? value : nil
    default: isInFlag = false
    }
    guard value >= 0x300, scalar.isMark else {
      marks = 0
      return value
    }
    marks += 1
    return marks <= DrawableText.maximumMarks ? value : nil
  }
}

extension Unicode.Scalar {
  /// Whether it is a mark that sits on, below or around the scalar before it.
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }
}
