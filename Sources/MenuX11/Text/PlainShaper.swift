/// Lays out plain Latin text exactly as HarfBuzz does, kerning included, or says that it can't.
///
/// Most menus are plain; opening HarfBuzz for them would cost a quarter of the time to the first pixel.
/// It refuses whenever a feature of the font other than pair kerning could change anything, so that
/// the same text always looks the same, whichever of the two laid it out.
final class PlainShaper {
  private let substitutions: LayoutLookups?
  private let positions: LayoutLookups?
  private var known: [Facts] = []
  // Both dictionaries are of one type: the first use of each takes the runtime as long as a glyph takes
  // FreeType, and this runs before the first pixel.
  private var places: [Int: Int] = [:]
  private var kerning: [Int: Int] = [:]

  /// Stands for kerning that changes more than an advance.
  private static let unknown = Int.min

  /// What is known of one scalar.
  private struct Facts {
    var glyph: UInt32
    var advance: Int
    /// The lookups that may begin at the glyph: of GSUB, then of GPOS.
    var substitutions: [Int]
    var positions: [Int]
  }

  /// Reads the tables of a face; nil when the font is of a kind that only HarfBuzz understands.
  init?(_ face: FontFace) {
    guard face.isPlainOpenType, !face.hasTable("morx"), !face.hasTable("kerx") else { return nil }
    substitutions = face.table("GSUB").map { LayoutLookups($0, kind: .substitution) }
    positions = face.table("GPOS").map { LayoutLookups($0, kind: .positioning) }
    if positions?.hasKerning != true, face.hasTable("kern") { return nil }
    if let tag = ShapingLanguage.current.latinTag {
      let number = Int(SfntTable.number(of: tag))
      let special = [substitutions, positions].contains { $0?.languages.contains(number) == true }
      if special { return nil }
    }
  }

  /// Lays out a whole line in the face that the tables were read from; nil when HarfBuzz has to.
  func shape(_ scalars: [UInt32], in face: FontFace) -> [ShapedGlyph]? {
    var found: [Facts] = []
    found.reserveCapacity(scalars.count)
    for scalar in scalars {
      guard let facts = self.facts(of: scalar, in: face) else { return nil }
      found.append(facts)
    }
    guard !isTouched(found) else { return nil }
    var glyphs: [ShapedGlyph] = []
    glyphs.reserveCapacity(found.count)
    for index in found.indices {
      var advance = found[index].advance
      if index + 1 < found.count {
        guard let kern = self.kerning(found[index].glyph, found[index + 1].glyph) else {
          return nil
        }
        advance += kern
      }
      glyphs.append(
        ShapedGlyph(glyph: found[index].glyph, cluster: index, advance: face.pixels(advance)))
    }
    return glyphs
  }

  /// Whether a lookup other than kerning applies anywhere.
  private func isTouched(_ facts: [Facts]) -> Bool {
    var glyphs: [Int]?
    for (index, fact) in facts.enumerated()
    where !fact.substitutions.isEmpty || !fact.positions.isEmpty {
      let all = glyphs ?? facts.map { Int($0.glyph) }
      glyphs = all
      for (lookups, candidates) in [
        (substitutions, fact.substitutions), (positions, fact.positions),
      ] {
        guard let lookups else { continue }
        if candidates.contains(where: {
          lookups.lookups[$0].touches(all, at: index, in: lookups.table)
        }) {
          return true
        }
      }
    }
    return false
  }

  private func facts(of scalar: UInt32, in face: FontFace) -> Facts? {
    if let place = places[Int(scalar)] { return known[place] }
    let glyph = face.glyph(of: scalar)
    guard PlainRepertoire.contains(scalar), glyph != 0, let advance = face.advance(of: glyph)
    else { return nil }
    func candidates(_ lookups: LayoutLookups?) -> [Int] {
      guard let lookups else { return [] }
      return lookups.lookups.indices.filter {
        lookups.lookups[$0].covers(Int(glyph), in: lookups.table)
      }
    }
    let found = Facts(
      glyph: glyph, advance: advance, substitutions: candidates(substitutions),
      positions: candidates(positions))
    places[Int(scalar)] = known.count
    known.append(found)
    return found
  }

  /// The kerning of two neighbours in units; nil when it isn't a matter of the advance alone.
  private func kerning(_ first: UInt32, _ second: UInt32) -> Int? {
    guard let positions else { return 0 }
    let key = Int(first) << 32 | Int(second)
    if let known = kerning[key] { return known == Self.unknown ? nil : known }
    var sum = 0
    search: for lookup in positions.lookups {
      switch lookup.kerning(Int(first), Int(second), in: positions.table) {
      case .none: continue
      case .advance(let units): sum += units
      case .unknown:
        sum = Self.unknown
        break search
      }
    }
    kerning[key] = sum
    return sum == Self.unknown ? nil : sum
  }
}
