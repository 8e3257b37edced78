/// The contents of a cache file together with what they are true of: in the file a version, a
/// checksum, the surroundings, then the contents.
struct StampedBytes: Hashable, Sendable {
  /// The version of the form; part of the files' names as well.
  static let version: UInt32 = 2

  /// What the contents depend on; see `FontSurroundings`.
  var environment: String
  /// The files that they depend on, as they were.
  var stamps: [FileStamp]
  /// The contents.
  var body: [UInt8]

  /// Stamps contents with the surroundings as they are now.
  init(_ body: [UInt8], in surroundings: FontSurroundings) {
    environment = surroundings.environment
    stamps = surroundings.currentStamps()
    self.body = body
  }

  /// Reads a file's bytes; nil when they are damaged or of another version.
  init?(file: [UInt8]) {
    var reader = ByteReader(file)
    guard reader.word() == Self.version, let checksum = reader.long(),
      checksum == ByteWriter.checksum(of: file, from: 12), let environment = reader.text(),
      let count = reader.word(), count <= 4096
    else { return nil }
    self.environment = environment
    stamps = []
    stamps.reserveCapacity(Int(count))
    for _ in 0..<count {
      guard let path = reader.text(), let modified = reader.long() else { return nil }
      stamps.append(FileStamp(path: path, modified: Int64(bitPattern: modified)))
    }
    body = reader.rest()
  }

  /// The file's bytes.
  var file: [UInt8] {
    var content = ByteWriter()
    content.put(environment)
    content.put(UInt32(clamping: stamps.count))
    for stamp in stamps {
      content.put(stamp.path)
      content.put(UInt64(bitPattern: stamp.modified))
    }
    content.put(raw: body)
    var header = ByteWriter()
    header.put(Self.version)
    header.put(ByteWriter.checksum(of: content.bytes, from: 0))
    return header.bytes + content.bytes
  }

  /// Whether nothing that the contents depend on has changed.
  func isCurrent(in surroundings: FontSurroundings) -> Bool {
    guard environment == surroundings.environment else { return false }
    for stamp in stamps where !stamp.isCurrent { return false }
    return true
  }
}
