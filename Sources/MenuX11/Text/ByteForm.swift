/// Puts numbers and texts one after the other.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func put(_ value: UInt32) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func put(_ value: UInt64) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func put(_ text: String) {
    put(UInt32(clamping: text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  /// A number that changes with every byte (FNV-1a): it finds damage, not malice.
  static func checksum(of bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

/// Takes numbers and texts from bytes in the order in which they were put; nil past the end.
struct ByteReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func word() -> UInt32? {
    take(4).map { $0.reversed().reduce(0) { $0 << 8 | UInt32($1) } }
  }

  mutating func long() -> UInt64? {
    take(8).map { $0.reversed().reduce(0) { $0 << 8 | UInt64($1) } }
  }

  mutating func double() -> Double? {
    long().map { Double(bitPattern: $0) }
  }

  mutating func text() -> String? {
    guard let length = word(), let part = take(Int(length)) else { return nil }
    return String(decoding: part, as: UTF8.self)
  }

  private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count <= bytes.count - position else { return nil }
    defer { position += count }
    return bytes[position..<position + count]
  }
}
