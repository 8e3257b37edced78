/// Puts a message to an input method's server together, in the byte order of this machine.
struct XIMWriter {
  private(set) var bytes: [UInt8]

  /// Begins a message.
  init(_ kind: XIMKind) {
    bytes = [kind.rawValue, 0, 0, 0]
  }

  /// Begins a list that goes into a message.
  init() {
    bytes = []
  }

  /// Adds a number.
  mutating func add(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number) { bytes += $0 }
  }

  /// Adds bytes.
  mutating func add(_ more: [UInt8]) {
    bytes += more
  }

  /// Adds a text with its length in a byte before it.
  mutating func addShort(_ text: String) {
    let text = Array(text.utf8.prefix(255))
    add(UInt8(text.count))
    add(text)
  }

  /// Adds an attribute with its value.
  mutating func addAttribute(_ id: UInt16, _ value: [UInt8]) {
    add(id)
    add(UInt16(clamping: value.count))
    add(value)
    pad()
  }

  /// Adds an attribute that is a number.
  mutating func addAttribute(_ id: UInt16, _ value: UInt32) {
    var number = XIMWriter()
    number.add(value)
    addAttribute(id, number.bytes)
  }

  /// Fills up to a multiple of four bytes.
  mutating func pad() {
    while bytes.count % 4 != 0 { bytes.append(0) }
  }

  /// The message, with its length.
  var message: [UInt8] {
    var whole = self
    whole.pad()
    let length = UInt16(clamping: (whole.bytes.count - 4) / 4)
    withUnsafeBytes(of: length) { whole.bytes.replaceSubrange(2..<4, with: $0) }
    return whole.bytes
  }
}
