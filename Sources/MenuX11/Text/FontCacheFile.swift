/// The contents of the font cache, and their form in the file: a version, a checksum, then numbers and
/// texts with their lengths before them.
struct FontCacheFile: Hashable, Sendable {
  /// The version of the form; part of the file's name as well.
  static let version: UInt32 = 1

  /// One remembered answer.
  struct Entry: Hashable, Sendable {
    var key: String
    var font: ResolvedFont
  }

  /// What the answers depend on; see `FontSurroundings`.
  var environment = ""
  /// The files that they depend on, as they were.
  var stamps: [FileStamp] = []
  /// The answers, oldest first.
  var entries: [Entry] = []

  /// Holds nothing.
  init() {}

  /// Reads a file's bytes; nil when they are damaged or of another version.
  init?(bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard reader.word() == Self.version, let checksum = reader.long(),
      checksum == ByteWriter.checksum(of: bytes.dropFirst(12))
    else { return nil }
    environment = reader.text() ?? ""
    for _ in 0..<min(reader.word() ?? 0, 4096) {
      guard let path = reader.text(), let modified = reader.long() else { return nil }
      stamps.append(FileStamp(path: path, modified: Int64(bitPattern: modified)))
    }
    for _ in 0..<min(reader.word() ?? 0, 4096) {
      guard let key = reader.text(), let font = ResolvedFont(&reader) else { return nil }
      entries.append(Entry(key: key, font: font))
    }
  }

  /// The file's bytes.
  var bytes: [UInt8] {
    var body = ByteWriter()
    body.put(environment)
    body.put(UInt32(clamping: stamps.count))
    for stamp in stamps {
      body.put(stamp.path)
      body.put(UInt64(bitPattern: stamp.modified))
    }
    body.put(UInt32(clamping: entries.count))
    for entry in entries {
      body.put(entry.key)
      entry.font.write(to: &body)
    }
    var file = ByteWriter()
    file.put(Self.version)
    file.put(ByteWriter.checksum(of: body.bytes[...]))
    return file.bytes + body.bytes
  }
}

extension ResolvedFont {
  fileprivate init?(_ reader: inout ByteReader) {
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

  fileprivate func write(to writer: inout ByteWriter) {
    writer.put(file)
    writer.put(UInt32(bitPattern: index))
    writer.put(pixelSize.bitPattern)
    writer.put(variations)
    for value in [matrix.xx, matrix.xy, matrix.yx, matrix.yy] { writer.put(value.bitPattern) }
    let flags = [isAntialiased, isHinted, usesAutohinter, usesBitmaps, isEmboldened, isColor]
    writer.put(flags.reversed().reduce(UInt32(0)) { $0 << 1 | ($1 ? 1 : 0) })
    for value in [hintStyle, subpixels, lcdFilter] { writer.put(UInt32(bitPattern: value)) }
  }
}
