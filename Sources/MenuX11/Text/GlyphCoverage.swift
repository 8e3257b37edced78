import CX11

/// For which scalars a font has glyphs, in pages of 256.
struct GlyphCoverage: Hashable, Sendable {
  /// The numbers of the pages that have any, ascending.
  private(set) var pages: [UInt32] = []
  /// Eight words of bits for each page.
  private(set) var bits: [UInt32] = []

  /// Covers nothing.
  init() {}

  /// Takes a set of Fontconfig's apart.
  init(_ set: OpaquePointer) {
    var map = [FcChar32](repeating: 0, count: Int(FC_CHARSET_MAP_SIZE))
    var next: FcChar32 = 0
    var page = FcCharSetFirstPage(set, &map, &next)
    while page != FcChar32.max {
      pages.append(page >> 8)
      bits += map
      page = FcCharSetNextPage(set, &map, &next)
    }
  }

  /// Reads what `write(to:)` wrote; nil when it makes no sense.
  init?(_ reader: inout ByteReader) {
    guard let pages = reader.words(), let bits = reader.words(), bits.count == 8 * pages.count
    else { return nil }
    self.pages = pages
    self.bits = bits
  }

  func write(to writer: inout ByteWriter) {
    writer.put(pages)
    writer.put(bits)
  }

  /// Whether there is a glyph.
  func contains(_ scalar: UInt32) -> Bool {
    var range = 0..<pages.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if pages[middle] == scalar >> 8 {
        return bits[8 * middle + Int(scalar >> 5 & 7)] >> (scalar & 31) & 1 != 0
      }
      range =
        pages[middle] < scalar >> 8
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return false
  }
}
