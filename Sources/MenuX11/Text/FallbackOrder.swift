/// The fonts that stand in for one another at a size, in Fontconfig's order of preference: all that is
/// needed to choose one without Fontconfig.
struct FallbackOrder: Hashable, Sendable {
  /// A font and what it covers.
  struct Candidate: Hashable, Sendable {
    var font: ResolvedFont
    var coverage: GlyphCoverage
  }

  /// The font in which emoji are drawn; nil where there is none in colour.
  var emoji: Candidate?
  /// All fonts, the preferred ones first.
  var candidates: [Candidate]

  /// Lists fonts.
  init(emoji: Candidate?, candidates: [Candidate]) {
    self.emoji = emoji
    self.candidates = candidates
  }

  /// The first font that has all the scalars.
  func first(covering scalars: [UInt32], prefersEmoji: Bool) -> ResolvedFont? {
    func covers(_ candidate: Candidate) -> Bool {
      scalars.allSatisfy { candidate.coverage.contains($0) }
    }
    if prefersEmoji, let emoji, covers(emoji) { return emoji.font }
    for candidate in candidates where covers(candidate) { return candidate.font }
    return nil
  }

  /// Reads bytes; nil when they make no sense.
  init?(_ reader: inout ByteReader) {
    guard let hasEmoji = reader.word(), let count = reader.word(), count <= 4096 else { return nil }
    var read: [Candidate] = []
    for _ in 0..<count {
      guard let font = ResolvedFont(&reader), let coverage = GlyphCoverage(&reader) else {
        return nil
      }
      read.append(Candidate(font: font, coverage: coverage))
    }
    emoji = hasEmoji != 0 ? read.popLast() : nil
    candidates = read
  }

  /// Writes all of it.
  func write(to writer: inout ByteWriter) {
    let all = candidates + (emoji.map { [$0] } ?? [])
    writer.put(UInt32(emoji == nil ? 0 : 1))
    writer.put(UInt32(clamping: all.count))
    for candidate in all {
      candidate.font.write(to: &writer)
      candidate.coverage.write(to: &writer)
    }
  }
}
