/// What a face says of the glyphs of plain Latin text; each is looked up once.
struct PlainGlyphs {
  /// What is known of one glyph.
  struct Facts {
    var glyph: UInt32
    var advance: Int
    /// The lookups that may begin at the glyph: of GSUB, then of GPOS.
    var substitutions: [Int]
    var positions: [Int]
  }

  let substitutions: LayoutLookups?
  let positions: LayoutLookups?
  /// The glyphs that were asked for.
  private(set) var known: [Facts] = []
  /// Their numbers, by what Latin text is made of; -1: not asked for yet.
  private var latin = [Int](repeating: -1, count: 0x180)
  /// Their numbers, by any other scalar, and by the glyphs of ligatures counted from -1 down.
  private var others: [Int: Int] = [:]
  private var pairs = GlyphPairs()

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

  /// The number of a scalar's glyph; nil when the scalar isn't plain, or the face hasn't got it.
  mutating func number(of scalar: UInt32, in face: FontFace) -> Int? {
    if scalar < 0x180 {
      let number = latin[Int(scalar)]
      if number >= 0 { return number }
    } else if let number = others[Int(scalar)] {
      return number
    }
    guard PlainRepertoire.contains(scalar), let number = add(face.glyph(of: scalar), of: face)
    else { return nil }
    if scalar < 0x180 { latin[Int(scalar)] = number } else { others[Int(scalar)] = number }
    return number
  }

  /// The number of a glyph that stands for several scalars.
  mutating func number(ofGlyph glyph: Int, in face: FontFace) -> Int? {
    if let number = others[-1 - glyph] { return number }
    guard let number = add(UInt32(glyph), of: face) else { return nil }
    others[-1 - glyph] = number
    return number
  }

  private mutating func add(_ glyph: UInt32, of face: FontFace) -> Int? {
    guard glyph != 0, let advance = face.advance(of: glyph) else { return nil }
    known.append(
      Facts(
        glyph: glyph, advance: advance,
        substitutions: substitutions?.candidates(at: Int(glyph)) ?? [],
        positions: positions?.candidates(at: Int(glyph)) ?? []))
    return known.count - 1
  }

  /// The kerning of two neighbours in units; nil when it isn't a matter of the advance alone.
  mutating func kerning(_ first: Int, _ second: Int) -> Int? {
    guard let positions else { return 0 }
    switch pairs[first, second] {
    case .unasked: break
    case .unknown: return nil
    case .units(let units): return units
    }
    var sum: Int? = 0
    let (left, right) = (Int(known[first].glyph), Int(known[second].glyph))
    search: for lookup in positions.lookups {
      switch lookup.kerning(left, right, in: positions.table) {
      case .none: continue
      case .advance(let units): sum = sum.map { $0 + units }
      case .unknown:
        sum = nil
        break search
      }
    }
    pairs.insert(sum, first, second)
    return sum
  }
}

extension LayoutLookups {
  /// The lookups other than kerning that may begin at a glyph, in their order.
  fileprivate func candidates(at glyph: Int) -> [Int] {
    lookups.indices.filter { lookups[$0].covers(glyph, in: table) }
  }
}
