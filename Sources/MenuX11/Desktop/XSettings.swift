/// The settings that a desktop's daemon publishes on the X server (XSETTINGS).
struct XSettings: Hashable, Sendable {
  /// A setting's value.
  enum Value: Hashable, Sendable {
    case integer(Int32)
    case text(String)
    case color(red: UInt16, green: UInt16, blue: UInt16, alpha: UInt16)
  }

  /// The values by name; of two with the same name the first counts.
  var values: [String: Value] = [:]

  /// No settings at all.
  init() {}

  /// Reads the bytes of the property; what is cut off, unknown or makes no sense is left out.
  ///
  /// The property comes from another program: nothing in it is trusted. At most 256 KiB and 4096
  /// entries are read.
  init(parsing bytes: [UInt8]) {
    var reader = Reader(bytes: bytes.prefix(256 * 1024))
    guard let order = reader.byte(), order <= 1 else { return }
    reader.isBigEndian = order == 1
    guard reader.skip(3), reader.number(UInt32.self) != nil, let count = reader.number(UInt32.self)
    else { return }
    for _ in 0..<min(count, 4096) {
      guard let type = reader.byte(), reader.skip(1), let length = reader.number(UInt16.self),
        let name = reader.text(Int(length)), reader.number(UInt32.self) != nil,
        let value = reader.value(ofType: type)
      else { return }
      if values[name] == nil { values[name] = value }
    }
  }

  /// A setting that is a number; nil when it isn't there or is something else.
  func integer(_ name: String) -> Int? {
    if case .integer(let value)? = values[name] { Int(value) } else { nil }
  }

  /// A setting that is text; nil when it isn't there or is something else.
  func text(_ name: String) -> String? {
    if case .text(let value)? = values[name] { value } else { nil }
  }
}

/// Walks over bytes without ever leaving them.
private struct Reader {
  var bytes: ArraySlice<UInt8>
  var isBigEndian = false

  init(bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  mutating func byte() -> UInt8? { bytes.popFirst() }

  mutating func skip(_ count: Int) -> Bool {
    guard bytes.count >= count else { return false }
    bytes = bytes.dropFirst(count)
    return true
  }

  mutating func number<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
    let size = MemoryLayout<Number>.size
    guard bytes.count >= size else { return nil }
    var result: Number = 0
    let part = bytes.prefix(size)
    for byte in isBigEndian ? Array(part) : part.reversed() {
      result = result << 8 | Number(truncatingIfNeeded: byte)
    }
    bytes = bytes.dropFirst(size)
    return result
  }

  /// Text whose bytes are padded to a multiple of four.
  mutating func text(_ length: Int) -> String? {
    guard bytes.count >= length else { return nil }
    let result = String(decoding: bytes.prefix(length), as: UTF8.self)
    // The padding of the last entry may be missing.
    bytes = bytes.dropFirst(min(bytes.count, (length + 3) & ~3))
    return result
  }

  mutating func value(ofType type: UInt8) -> XSettings.Value? {
    switch type {
    case 0: return number(Int32.self).map { .integer($0) }
    case 1:
      guard let length = number(UInt32.self) else { return nil }
      return text(Int(length)).map { .text($0) }
    case 2:
      guard let red = number(UInt16.self), let green = number(UInt16.self),
        let blue = number(UInt16.self), let alpha = number(UInt16.self)
      else { return nil }
      return .color(red: red, green: green, blue: blue, alpha: alpha)
    default:
      // The length of an unknown type is unknown, so nothing after it can be read.
      return nil
    }
  }
}
