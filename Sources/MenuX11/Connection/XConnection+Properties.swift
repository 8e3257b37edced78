import CX11

/// The value of a property, checked.
struct XProperty {
  /// The atom that says what it is.
  var type: UInt32
  /// Bits of an item: 8, 16 or 32.
  var format: UInt8
  /// The items, in the order of bytes of this machine.
  var bytes: [UInt8]

  /// The items of a property of 32 bits; empty for any other.
  var numbers: [UInt32] {
    guard format == 32 else { return [] }
    return bytes.withUnsafeBytes { raw in
      stride(from: 0, to: raw.count - raw.count % 4, by: 4).map {
        raw.loadUnaligned(fromByteOffset: $0, as: UInt32.self)
      }
    }
  }

  /// Reads a reply to GetProperty; nil for a property that isn't there.
  init?(_ reply: borrowing XReply) {
    format = reply.number(1, UInt8.self)
    type = reply.number(8, UInt32.self)
    let count = Int(reply.number(16, UInt32.self))
    guard type != 0, format == 8 || format == 16 || format == 32 else { return nil }
    let (size, overflow) = count.multipliedReportingOverflow(by: Int(format) / 8)
    guard !overflow, size <= reply.bytes.count - 32 else { return nil }
    bytes = Array(reply.bytes[32..<32 + size])
  }
}

extension XConnection {
  /// Asks for a property without waiting; `limit` is in bytes.
  ///
  /// - Parameter takes: whether the property is deleted, when all of it is within the limit.
  func requestProperty(
    _ property: UInt32, of window: UInt32, limit: Int = 4096, takes: Bool = false
  ) -> PendingReply {
    let count = UInt32(clamping: (limit + 3) / 4)
    return PendingReply(
      xcb_get_property(xcb, takes ? 1 : 0, window, property, 0, 0, count).sequence)
  }

  /// Waits for a property.
  func property(_ pending: PendingReply) -> XProperty? {
    guard let reply = wait(for: pending) else { return nil }
    return XProperty(reply)
  }

  /// Sets a property of atoms, windows or numbers.
  func setProperty(_ property: UInt32, of window: UInt32, type: UInt32, to numbers: [UInt32]) {
    quiet(
      xcb_change_property_checked(
        xcb, UInt8(XCB_PROP_MODE_REPLACE.rawValue), window, property, type, 32,
        UInt32(clamping: numbers.count), numbers))
  }

  /// Sets a property of text or other bytes.
  func setProperty(
    _ property: UInt32, of window: UInt32, type: UInt32, toText text: some Collection<UInt8>
  ) {
    let text = Array(text)
    quiet(
      xcb_change_property_checked(
        xcb, UInt8(XCB_PROP_MODE_REPLACE.rawValue), window, property, type, 8,
        UInt32(clamping: text.count), text))
  }
}
