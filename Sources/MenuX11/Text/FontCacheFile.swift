/// What the font cache remembers of single questions.
struct FontCacheFile: Hashable, Sendable {
  /// One remembered answer.
  struct Entry: Hashable, Sendable {
    var key: String
    var font: ResolvedFont
  }

  /// The answers, oldest first.
  var entries: [Entry] = []

  /// Holds nothing.
  init() {}

  /// Reads bytes; nil when they make no sense.
  init?(bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let count = reader.word(), count <= 4096 else { return nil }
    for _ in 0..<count {
      guard let key = reader.text(), let font = ResolvedFont(&reader) else { return nil }
      entries.append(Entry(key: key, font: font))
    }
  }

  /// The same as bytes.
  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.put(UInt32(clamping: entries.count))
    for entry in entries {
      writer.put(entry.key)
      entry.font.write(to: &writer)
    }
    return writer.bytes
  }
}

extension ResolvedFont {
  /// Reads what `write(to:)` wrote; nil when it makes no sense.
  init?(_ reader: inout ByteReader) {
    guard let file = reader.text(), let index = reader.word(), let size = reader.double(),
      let variations = reader.text(), let xx = reader.double(), let xy = reader.double(),
      let yx = reader.double(), let yy = reader.double(), let flags = reader.word(),
      let hintStyle = reader.word(), let subpixels = reader.word(), let filter = reader.word(),
      size.isFinite, size > 0, size * xx > 0, size * xx < 4096
    else { return nil }
    self.init(file: file, pixelSize: size)
    self.index = Int32(bitPattern: index)
    self.variations = variations
    matrix = Matrix(xx: xx, xy: xy, yx: yx, yy: yy)
    isAntialiased = flags & 1 != 0
    isHinted = flags & 2 != 0
    usesAutohinter = flags & 4 != 0
    usesBitmaps = flags & 8 != 0
    isEmboldened = flags & 16 != 0
    isColor = flags & 32 != 0
    self.hintStyle = Int32(bitPattern: hintStyle)
    self.subpixels = Int32(bitPattern: subpixels)
    lcdFilter = Int32(bitPattern: filter)
  }

  /// Writes everything that opening the font again takes.
  func write(to writer: inout ByteWriter) {
    writer.put(file)
    writer.put(UInt32(bitPattern: index))
    writer.put(pixelSize.bitPattern)
    writer.put(variations)
    writer.put(matrix.xx.bitPattern)
    writer.put(matrix.xy.bitPattern)
    writer.put(matrix.yx.bitPattern)
    writer.put(matrix.yy.bitPattern)
    var flags: UInt32 = isAntialiased ? 1 : 0
    flags |= isHinted ? 2 : 0
    flags |= usesAutohinter ? 4 : 0
    flags |= usesBitmaps ? 8 : 0
    flags |= isEmboldened ? 16 : 0
    flags |= isColor ? 32 : 0
    writer.put(flags)
    writer.put(UInt32(bitPattern: hintStyle))
    writer.put(UInt32(bitPattern: subpixels))
    writer.put(UInt32(bitPattern: lcdFilter))
  }
}
