/// Lays out plain Latin text exactly as HarfBuzz does, ligatures and kerning included, or says that it
/// can't.
///
/// Most menus are plain; opening HarfBuzz for them would take a sixth of the time to the first pixel
/// again, and two megabytes. It refuses whenever a feature of the font other than these two could
/// change anything, so that the same text always looks the same, whichever of the two laid it out.
final class PlainShaper {
  private var glyphs: PlainGlyphs

  /// Reads the tables of a face; nil when the font is of a kind that only HarfBuzz understands.
  init?(_ face: FontFace) {
    guard let glyphs = PlainGlyphs(face) else { return nil }
    self.glyphs = glyphs
  }

  /// Lays out a whole line in the face that the tables were read from; nil when HarfBuzz has to.
  func shape(_ scalars: [UInt32], in face: FontFace) -> [ShapedGlyph]? {
    glyphs.shape(scalars, in: face)
  }
}

extension PlainGlyphs {
  /// A glyph of a line.
  private struct Placed {
    /// Its number among the known ones.
    var number: Int
    /// The first scalar that it stands for.
    var cluster: Int
  }

  fileprivate mutating func shape(_ scalars: [UInt32], in face: FontFace) -> [ShapedGlyph]? {
    var line: [Placed] = []
    line.reserveCapacity(scalars.count)
    var (isSubstituted, isPositioned) = (false, false)
    for cluster in scalars.indices {
      guard let number = number(of: scalars[cluster], in: face) else { return nil }
      line.append(Placed(number: number, cluster: cluster))
      if !known[number].substitutions.isEmpty { isSubstituted = true }
      if !known[number].positions.isEmpty { isPositioned = true }
    }
    if isSubstituted {
      guard joinLetters(of: &line, in: face) else { return nil }
      // What a ligature stands at may be another matter than its letters.
      isPositioned = line.contains { !known[$0.number].positions.isEmpty }
    }
    if isPositioned, isMoved(line) { return nil }
    var shaped: [ShapedGlyph] = []
    shaped.reserveCapacity(line.count)
    for index in line.indices {
      let number = line[index].number
      var advance = known[number].advance
      if index + 1 < line.count {
        guard let kern = kerning(number, line[index + 1].number) else { return nil }
        advance += kern
      }
      shaped.append(
        ShapedGlyph(
          glyph: known[number].glyph, cluster: line[index].cluster, advance: face.pixels(advance)))
    }
    return shaped
  }

  /// Runs the substitutions in their order; false when they come to anything but ligatures.
  private mutating func joinLetters(of line: inout [Placed], in face: FontFace) -> Bool {
    guard let substitutions else { return true }
    var due: [Int] = []
    for placed in line { Self.add(known[placed.number].substitutions, to: &due) }
    var glyphs = line.map { Int(known[$0.number].glyph) }
    var next = 0
    while next < due.count {
      let number = due[next]
      next += 1
      let lookup = substitutions.lookups[number]
      var index = -1
      while index + 1 < line.count {
        index += 1
        guard known[line[index].number].substitutions.contains(number),
          lookup.touches(glyphs, at: index, in: substitutions.table)
        else { continue }
        guard let made = lookup.ligature(glyphs, at: index, in: substitutions.table),
          let joined = self.number(ofGlyph: made.glyph, in: face)
        else { return false }
        line[index].number = joined
        line.removeSubrange(index + 1..<index + made.count)
        glyphs[index] = made.glyph
        glyphs.removeSubrange(index + 1..<index + made.count)
        Self.add(known[joined].substitutions.filter { $0 > number }, to: &due)
      }
    }
    return true
  }

  /// Adds lookups to those that are to be run, in their order.
  private static func add(_ lookups: [Int], to due: inout [Int]) {
    for lookup in lookups {
      let place = due.firstIndex { $0 >= lookup } ?? due.count
      if place == due.count || due[place] != lookup { due.insert(lookup, at: place) }
    }
  }

  /// Whether a lookup other than kerning moves anything.
  private func isMoved(_ line: [Placed]) -> Bool {
    guard let positions else { return false }
    let glyphs = line.map { Int(known[$0.number].glyph) }
    for index in line.indices {
      for lookup in known[line[index].number].positions
      where positions.lookups[lookup].touches(glyphs, at: index, in: positions.table) {
        return true
      }
    }
    return false
  }
}
