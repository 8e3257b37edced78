import MenuPrimitives

/// Where the characters of a shaped line lie, in device pixels.
struct CharacterExtents {
  /// The place of one character.
  struct Extent: Hashable, Sendable {
    var left: Int
    var right: Int
    var direction: LayoutDirection

    /// Where a caret after it stands.
    var end: Int { direction == .leftToRight ? right : left }
  }

  /// A place for each character, in the order of reading.
  private(set) var all: [Extent] = []
  private var found: [Extent?]

  /// Finds the places.
  ///
  /// - Parameters:
  ///   - owners: For each scalar of the line the character that it is a part of.
  ///   - count: How many characters there are; those without a scalar take no room.
  ///   - direction: That of the line as a whole.
  init(_ line: ShapedParagraph, owners: [Int], count: Int, direction: LayoutDirection) {
    found = [Extent?](repeating: nil, count: count)
    var pen = 0
    for run in line.visualRuns {
      place(run, owners: owners, at: pen)
      pen += run.width
    }
    var end = direction == .leftToRight ? 0 : line.width
    var before = direction
    for extent in found {
      let extent = extent ?? Extent(left: end, right: end, direction: before)
      all.append(extent)
      (end, before) = (extent.end, extent.direction)
    }
  }

  private mutating func place(_ run: ShapedRun, owners: [Int], at start: Int) {
    let direction: LayoutDirection = run.level % 2 == 1 ? .rightToLeft : .leftToRight
    let starts = Set(run.glyphs.map(\.cluster)).sorted()
    let ends = Array(starts.dropFirst()) + [run.range.upperBound]
    let clusters = Dictionary(uniqueKeysWithValues: zip(starts, ends))
    var (pen, index) = (start, 0)
    while index < run.glyphs.count {
      let cluster = run.glyphs[index].cluster
      let left = pen
      while index < run.glyphs.count, run.glyphs[index].cluster == cluster {
        pen += run.glyphs[index].advance
        index += 1
      }
      guard let end = clusters[cluster], end <= owners.count, cluster < end else { continue }
      divide(left, pen, among: owners[cluster..<end], direction)
    }
  }

  /// A glyph that stands for several characters is divided among them, as nobody says where one ends.
  private mutating func divide(
    _ left: Int, _ right: Int, among owners: ArraySlice<Int>, _ direction: LayoutDirection
  ) {
    var characters: [Int] = []
    for owner in owners where characters.last != owner { characters.append(owner) }
    let (width, count) = (right - left, characters.count)
    for (place, character) in characters.enumerated() where found.indices.contains(character) {
      let (from, to) = (width * place / count, width * (place + 1) / count)
      let extent =
        direction == .leftToRight
        ? Extent(left: left + from, right: left + to, direction: direction)
        : Extent(left: right - to, right: right - from, direction: direction)
      if let known = found[character] {
        found[character] = Extent(
          left: min(known.left, extent.left), right: max(known.right, extent.right),
          direction: known.direction)
      } else {
        found[character] = extent
      }
    }
  }
}
