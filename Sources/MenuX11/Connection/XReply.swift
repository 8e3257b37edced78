import CX11

/// The reply to a request, in the memory that XCB gave it.
struct XReply: ~Copyable {
  /// Where the reply begins.
  let bytes: UnsafeRawBufferPointer

  /// Takes a reply over from XCB.
  init(taking pointer: UnsafeMutableRawPointer) {
    let extra = Int(pointer.load(fromByteOffset: 4, as: UInt32.self)) &* 4
    bytes = UnsafeRawBufferPointer(start: pointer, count: 32 + extra)
  }

  deinit {
    mk_free(UnsafeMutableRawPointer(mutating: bytes.baseAddress))
  }

  /// The number at an offset, or nil where the reply is too short.
  func number<Number: BitwiseCopyable>(at offset: Int, as type: Number.Type) -> Number? {
    guard offset >= 0, offset + MemoryLayout<Number>.size <= bytes.count else { return nil }
    return bytes.loadUnaligned(fromByteOffset: offset, as: type)
  }

  /// The number at an offset; zero where the reply is too short.
  func number<Number: BitwiseCopyable & BinaryInteger>(_ offset: Int, _ type: Number.Type) -> Number
  {
    number(at: offset, as: type) ?? 0
  }
}

/// A reply that has not been waited for.
struct PendingReply {
  /// The request's number.
  let sequence: UInt32

  /// Names the reply of a request that was sent.
  init(_ sequence: UInt32) {
    self.sequence = sequence
  }
}
