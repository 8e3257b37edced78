/// What a reader takes for one character: what a font must have as a whole, and what is never cut.
struct GraphemeCluster: Hashable, Sendable {
  /// The scalars of the paragraph that form it.
  var range: Range<Int>

  /// Splits a paragraph into its clusters.
  static func all(in scalars: [UInt32]) -> [GraphemeCluster] {
    // In ASCII every scalar is one; a carriage return has been taken out before.
    if scalars.allSatisfy({ $0 < 0x300 }) {
      return scalars.indices.map { GraphemeCluster(range: $0..<$0 + 1) }
    }
    var start = 0
    return String(scalars: scalars[...]).map { character in
      let end = start + character.unicodeScalars.count
      defer { start = end }
      return GraphemeCluster(range: start..<end)
    }
  }

  /// The scalars that a font needs a glyph for.
  func required(in scalars: [UInt32]) -> [UInt32] {
    scalars[range].filter { !Self.isInvisible($0) }
  }

  /// Whether it is drawn in colour where there is a font for that.
  func isEmoji(in scalars: [UInt32]) -> Bool {
    let part = scalars[range]
    guard part.contains(where: { $0 >= 0x2000 }), !part.contains(0xFE0E) else { return false }
    return part.contains { scalar in
      scalar == 0xFE0F || scalar == 0x20E3
        || Unicode.Scalar(scalar)?.properties.isEmojiPresentation == true
    }
  }

  /// Whether a scalar changes its neighbours, or the line, without being seen itself.
  private static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0A, 0xAD, 0x61C, 0x200B...0x200F, 0x2060...0x2069, 0xFE00...0xFE0F, 0xE0000...0xE01EF:
      true
    default: false
    }
  }
}

extension String {
  /// The text of scalars; what is no scalar becomes U+FFFD.
  init(scalars: ArraySlice<UInt32>) {
    var view = String.UnicodeScalarView()
    for value in scalars { view.append(Unicode.Scalar(value) ?? "\u{FFFD}") }
    self.init(view)
  }
}
