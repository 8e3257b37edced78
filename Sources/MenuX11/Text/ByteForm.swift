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

  mutating func put(_ values: [UInt32]) {
    put(UInt32(clamping: values.count))
    values.withUnsafeBytes { bytes.append(contentsOf: $0) }
  }

  /// Bytes without their number.
  mutating func put(raw values: [UInt8]) {
    bytes.append(contentsOf: values)
  }

  /// A number that changes with every byte (FNV-1a): it finds damage, not malice.
  static func checksum(of bytes: [UInt8], from start: Int) -> UInt64 {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in start..<max(bytes.count, start) {
      sum = (sum ^ UInt64(bytes[index])) &* 0x100_0000_01B3
    }
    return sum
  }
}

/// Takes numbers and texts from bytes in the order in which they were put; nil past the end.
struct ByteReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func word() -> UInt32? { number() }

  mutating func long() -> UInt64? { number() }

  mutating func double() -> Double? {
    long().map { Double(bitPattern: $0) }
  }

  mutating func text() -> String? {
    guard let length = word(), let start = skip(Int(length)) else { return nil }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  mutating func words() -> [UInt32]? {
    guard let count = word(), let start = skip(Int(count) * 4) else { return nil }
    return [UInt32](unsafeUninitializedCapacity: Int(count)) { buffer, initialized in
      bytes.withUnsafeBytes {
        UnsafeMutableRawBufferPointer(buffer).copyMemory(
          from: UnsafeRawBufferPointer(rebasing: $0[start..<position]))
      }
      initialized = Int(count)
    }
  }

  /// Everything that is left.
  mutating func rest() -> [UInt8] {
    defer { position = bytes.count }
    return Array(bytes[position...])
  }

  private mutating func number<Number: FixedWidthInteger>() -> Number? {
    guard let start = skip(Number.bitWidth / 8) else { return nil }
    return bytes.withUnsafeBytes {
      Number(littleEndian: $0.loadUnaligned(fromByteOffset: start, as: Number.self))
    }
  }

  /// Goes on by so many bytes, and tells where they begin.
  private mutating func skip(_ count: Int) -> Int? {
    guard count <= bytes.count - position else { return nil }
    defer { position += count }
    return position
  }
}
