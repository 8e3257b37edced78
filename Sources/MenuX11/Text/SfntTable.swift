import CX11

/// The bytes of one table of an OpenType font; reading past the end gives zeros, so a broken font
/// yields nonsense and never a fault.
struct SfntTable {
  private let bytes: [UInt8]

  /// Takes bytes as they are in the file.
  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Copies a table of an open face; nil when the face has none, or an absurdly large one.
  init?(_ tag: StaticString, of face: FT_Face) {
    let number = Self.number(of: tag)
    var length: FT_ULong = 0
    guard FT_Load_Sfnt_Table(face, number, 0, nil, &length) == 0, length > 0, length < 1 << 24
    else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(length)) { buffer, count in
      let failed = FT_Load_Sfnt_Table(face, number, 0, buffer.baseAddress, &length) != 0
      count = failed ? 0 : Int(length)
    }
    guard !bytes.isEmpty else { return nil }
    self.bytes = bytes
  }

  /// Whether an open face has a table.
  static func exists(_ tag: StaticString, in face: FT_Face) -> Bool {
    var length: FT_ULong = 0
    return FT_Load_Sfnt_Table(face, number(of: tag), 0, nil, &length) == 0 && length > 0
  }

  /// The four letters of a tag as the number that fonts use for it.
  static func number(of tag: StaticString) -> FT_ULong {
    tag.withUTF8Buffer { letters in letters.prefix(4).reduce(0) { $0 << 8 | FT_ULong($1) } }
  }

  /// The unsigned 16-bit number at an offset.
  func word(_ offset: Int) -> Int {
    guard offset >= 0, offset &+ 1 < bytes.count else { return 0 }
    return Int(bytes[offset]) << 8 | Int(bytes[offset &+ 1])
  }

  /// The signed 16-bit number at an offset.
  func signedWord(_ offset: Int) -> Int {
    Int(Int16(truncatingIfNeeded: word(offset)))
  }

  /// The unsigned 32-bit number at an offset.
  func long(_ offset: Int) -> Int {
    word(offset) << 16 | word(offset &+ 2)
  }
}

extension SfntTable {
  /// The place of a glyph in the coverage table at an offset; nil when it isn't covered.
  func coverage(_ offset: Int, of glyph: Int) -> Int? {
    let count = word(offset + 2)
    switch word(offset) {
    case 1:
      var range = 0..<count
      while !range.isEmpty {
        let middle = (range.lowerBound + range.upperBound) / 2
        let found = word(offset + 4 + 2 * middle)
        if found == glyph { return middle }
        range = found < glyph ? middle + 1..<range.upperBound : range.lowerBound..<middle
      }
      return nil
    case 2:
      guard let record = rangeRecord(at: offset + 4, count: count, holding: glyph) else {
        return nil
      }
      return word(record + 4) + glyph - word(record)
    default: return nil
    }
  }

  /// The class of a glyph in the class definition at an offset; 0 for all that it doesn't name.
  func glyphClass(_ offset: Int, of glyph: Int) -> Int {
    switch word(offset) {
    case 1:
      let index = glyph - word(offset + 2)
      return index >= 0 && index < word(offset + 4) ? word(offset + 6 + 2 * index) : 0
    case 2:
      let count = word(offset + 2)
      guard let record = rangeRecord(at: offset + 4, count: count, holding: glyph) else { return 0 }
      return word(record + 4)
    default: return 0
    }
  }

  /// The offset of the record of six bytes (first, last, value) that holds a glyph.
  private func rangeRecord(at start: Int, count: Int, holding glyph: Int) -> Int? {
    var range = 0..<count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      let record = start + 6 * middle
      if glyph < word(record) {
        range = range.lowerBound..<middle
      } else if glyph > word(record + 2) {
        range = middle + 1..<range.upperBound
      } else {
        return record
      }
    }
    return nil
  }
}
