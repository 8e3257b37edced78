/// Reads a message of an input method's server, in the byte order of this machine. What isn't there
/// any more is nil.
struct XIMReader {
  private let bytes: [UInt8]
  private var place: Int

  /// Starts at an offset.
  init(_ bytes: [UInt8], at offset: Int = 0) {
    self.bytes = bytes
    place = offset
  }

  /// Whether everything was read.
  var isAtEnd: Bool { place >= bytes.count }

  /// The next number.
  mutating func number<Number: FixedWidthInteger & BitwiseCopyable>(
    _ type: Number.Type
  ) -> Number? {
    let size = MemoryLayout<Number>.size
    guard place + size <= bytes.count else { return nil }
    defer { place += size }
    return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: type) }
  }

  /// The next bytes.
  mutating func bytes(_ count: Int) -> [UInt8]? {
    guard count >= 0, place + count <= bytes.count else { return nil }
    defer { place += count }
    return Array(bytes[place..<place + count])
  }

  /// Goes on by some bytes, beyond the end if there are fewer.
  mutating func skip(_ count: Int) {
    place += count
  }

  /// Goes on to a multiple of four bytes.
  mutating func skipPadding() {
    place = (place + 3) & ~3
  }
}
