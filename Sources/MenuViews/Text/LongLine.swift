import MenuPrimitives

/// One line of text of any length, laid out in chunks of what a measurer can draw at once. A change lays
/// out again only the chunks that it touches.
///
/// A text that fits into one chunk is laid out as a whole. In a longer one letters don't join from one
/// chunk to the next, and a chunk finds its own order of directions inside that of the line.
struct LongLine {
  /// Some neighbouring characters.
  struct Chunk {
    var characters: [Character]
    var line: EditableLine
    /// Where its left edge lies, from that of the whole line.
    var left = 0.0
    var right: Double { left + line.width }
  }

  /// The chunks in the order of reading.
  private(set) var chunks: [Chunk]
  /// Where carets stand.
  let map: CaretMap

  /// How many characters may be in one chunk, and how many there are where a line is cut into several.
  static let largest = 200
  static let usual = 128
  /// How many scalars a measurer draws at least.
  static let largestCount = 256

  /// Lays out a text.
  ///
  /// - Parameters:
  ///   - direction: that of the interface, for a text without letters.
  ///   - previous: the line before a change, in the same font and by the same measurer.
  init(
    _ characters: [Character], font: FontSpec, text: any TextMeasurer,
    direction: LayoutDirection, previous: LongLine? = nil
  ) {
    let start = String(characters.prefix(Self.usual))
    let base =
      start.contains(where: \.isLetter)
      ? text.editableLine(start, font: font, direction: nil).direction : direction
    let known = previous.flatMap { $0.map.direction == base ? $0.chunks : nil } ?? []
    let kept = Self.kept(known, of: characters)
    let middle = characters[kept.before.count..<(characters.count - kept.after.count)]
    let isKept = middle.isEmpty && !(kept.before.chunks.isEmpty && kept.after.chunks.isEmpty)
    let new = (isKept ? [] : Self.pieces(of: middle)).map { piece in
      Chunk(
        characters: Array(piece),
        line: text.editableLine(String(piece), font: font, direction: base))
    }
    chunks = kept.before.chunks + new + kept.after.chunks
    var pen = 0.0
    for index in base == .leftToRight ? Array(chunks.indices) : chunks.indices.reversed() {
      chunks[index].left = pen
      pen += chunks[index].line.width
    }
    map = CaretMap(
      extents: chunks.flatMap { chunk in
        chunk.line.extents.map {
          EditableLine.Extent(
            left: $0.left + chunk.left, right: $0.right + chunk.left, direction: $0.direction)
        }
      }, direction: base, width: pen)
  }

  /// Some chunks, and how many characters they hold.
  private struct Kept {
    var chunks: [Chunk] = []
    var count = 0
  }

  /// The chunks at both ends that are as they were.
  private static func kept(
    _ known: [Chunk], of characters: [Character]
  ) -> (before: Kept, after: Kept) {
    var (before, after) = (Kept(), Kept())
    if fits(characters[...]) {
      let isSame = known.count == 1 && known[0].characters == characters
      return (isSame ? Kept(chunks: known, count: characters.count) : before, after)
    }
    var rest = known.filter { !$0.characters.isEmpty }[...]
    while let chunk = rest.first,
      chunk.characters.elementsEqual(
        characters.dropFirst(before.count).prefix(chunk.characters.count))
    {
      before.chunks.append(chunk)
      before.count += chunk.characters.count
      rest.removeFirst()
    }
    while let chunk = rest.last,
      chunk.characters.count <= characters.count - before.count - after.count,
      chunk.characters.elementsEqual(
        characters.dropLast(after.count).suffix(chunk.characters.count))
    {
      after.chunks.insert(chunk, at: 0)
      after.count += chunk.characters.count
      rest.removeLast()
    }
    return (before, after)
  }

  private static func fits(_ characters: ArraySlice<Character>) -> Bool {
    characters.count <= largest
      && characters.reduce(0) { $0 + $1.unicodeScalars.count } <= largestCount
  }

  /// Cuts a text, after spaces where there are some.
  private static func pieces(of characters: ArraySlice<Character>) -> [ArraySlice<Character>] {
    var pieces: [ArraySlice<Character>] = []
    var rest = characters
    while !rest.isEmpty, !fits(rest) {
      var end = rest.startIndex
      var (count, lastSpace) = (0, rest.startIndex)
      while end < rest.endIndex, end - rest.startIndex < usual {
        count += rest[end].unicodeScalars.count
        if count > largestCount, end > rest.startIndex { break }
        end += 1
        if rest[end - 1].isWhitespace { lastSpace = end }
      }
      if lastSpace - rest.startIndex > usual / 2 { end = lastSpace }
      pieces.append(rest[..<end])
      rest = rest[end...]
    }
    if !rest.isEmpty || pieces.isEmpty { pieces.append(rest) }
    return pieces
  }
}
