extension LayoutLookups.Lookup {
  /// What a pair lookup says about two neighbours.
  enum Kerning {
    /// Nothing, or not a pair lookup.
    case none
    /// The advance of the first glyph changes by so many units of the font.
    case advance(Int)
    /// More than the advance changes.
    case unknown
  }

  /// Looks up a pair of neighbours.
  func kerning(_ first: Int, _ second: Int, in table: SfntTable) -> Kerning {
    guard case .pairKerning = action else { return .none }
    for subtable in subtables {
      guard let place = table.coverage(subtable + table.word(subtable + 2), of: first) else {
        continue
      }
      if skipsBases { return .unknown }
      let formats = (table.word(subtable + 4), table.word(subtable + 6))
      let found: Int?
      switch table.word(subtable) {
      case 1: found = table.pairValue(subtable, set: place, second: second, formats: formats)
      case 2: found = table.classValue(subtable, first: first, second: second, formats: formats)
      default: return .unknown
      }
      guard let found else { continue }
      switch formats {
      case (0, 0): return .none
      case (4, 0): return .advance(table.signedWord(found))
      default: return .unknown
      }
    }
    return .none
  }
}

extension SfntTable {
  /// How many bytes a value record of a format takes.
  private func size(of format: Int) -> Int { 2 * (format & 0xFF).nonzeroBitCount }

  /// The offset of the value of a pair of glyphs (format 1); nil when the pair isn't listed.
  fileprivate func pairValue(
    _ subtable: Int, set: Int, second: Int, formats: (Int, Int)
  ) -> Int? {
    let pairs = subtable + word(subtable + 10 + 2 * set)
    let stride = 2 + size(of: formats.0) + size(of: formats.1)
    var range = 0..<word(pairs)
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      let record = pairs + 2 + stride * middle
      let found = word(record)
      if found == second { return record + 2 }
      range = found < second ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  /// The offset of the value of a pair of classes (format 2).
  fileprivate func classValue(
    _ subtable: Int, first: Int, second: Int, formats: (Int, Int)
  ) -> Int? {
    let row = glyphClass(subtable + word(subtable + 8), of: first)
    let column = glyphClass(subtable + word(subtable + 10), of: second)
    let (rows, columns) = (word(subtable + 12), word(subtable + 14))
    guard row < rows, column < columns else { return nil }
    let stride = size(of: formats.0) + size(of: formats.1)
    return subtable + 16 + (row * columns + column) * stride
  }
}
