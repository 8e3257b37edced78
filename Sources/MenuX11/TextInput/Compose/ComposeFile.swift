import CX11

/// Reads files of compose sequences, as the man page Compose(5) describes them.
///
/// Sequences that ask for modifiers are left out, and so is every line that can't be understood.
struct ComposeFile {
  /// What the files of a user and a system say, all together.
  private(set) var table = ComposeTable()

  private let locations: ComposeLocations
  private var bytesLeft = 8 << 20
  private var names: [ArraySlice<UInt8>: UInt32] = [:]

  /// The deepest that files may include each other.
  private static let maximumDepth = 8

  /// Reads the first of the files that is there.
  init(_ locations: ComposeLocations) {
    self.locations = locations
    for path in locations.files where read(path, depth: 0) { break }
    names = [:]
    table.sort()
  }

  /// Reads a text as if it were such a file.
  init(_ text: String, in locations: ComposeLocations) {
    self.locations = locations
    parse(Array(text.utf8), depth: 0)
    names = [:]
    table.sort()
  }

  private mutating func read(_ path: String, depth: Int) -> Bool {
    guard depth <= Self.maximumDepth, let bytes = FileBytes.read(path, limit: bytesLeft) else {
      return false
    }
    bytesLeft -= bytes.count
    parse(bytes, depth: depth)
    return true
  }

  private mutating func parse(_ bytes: [UInt8], depth: Int) {
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      parse(line: ComposeLine(bytes[start..<end]), depth: depth)
      start = end + 1
    }
  }

  private mutating func parse(line: ComposeLine, depth: Int) {
    var line = line
    line.skipSpace()
    if line.skip("include") {
      line.skipSpace()
      guard let path = line.string() else { return }
      _ = read(locations.expand(path), depth: depth + 1)
      return
    }
    var keys: [UInt32] = []
    while let name = line.keyName() {
      guard let key = symbol(name) else { return }
      keys.append(key)
    }
    guard !keys.isEmpty, line.skip(":") else { return }
    line.skipSpace()
    if let text = line.string() {
      table.add(keys[...], text: text)
    } else if let key = symbol(line.word()) {
      table.add(keys[...], text: Array(Keysym(key).text.utf8))
    }
  }

  private mutating func symbol(_ name: ArraySlice<UInt8>) -> UInt32? {
    if let known = names[name] { return known == 0 ? nil : known }
    guard (1..<64).contains(name.count) else { return nil }
    let symbol = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      for (offset, byte) in name.enumerated() { buffer[offset] = CChar(bitPattern: byte) }
      buffer[name.count] = 0
      return UInt32(truncatingIfNeeded: XStringToKeysym(buffer.baseAddress))
    }
    names[name] = symbol
    return symbol == 0 ? nil : symbol
  }
}

/// One line of such a file, read from left to right.
struct ComposeLine {
  private let bytes: ArraySlice<UInt8>
  private var place: Int

  /// Starts at the beginning of a line.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  private var next: UInt8? { place < bytes.endIndex ? bytes[place] : nil }

  /// Goes on to what isn't blank.
  mutating func skipSpace() {
    while let next, next == 0x20 || next == 0x09 || next == 0x0d { place += 1 }
  }

  /// Goes beyond a word that comes next; false when another one does.
  mutating func skip(_ word: StaticString) -> Bool {
    let isThere = word.withUTF8Buffer { bytes[place...].starts(with: $0) }
    if isThere { place += word.utf8CodeUnitCount }
    return isThere
  }

  /// The name between the next angle brackets, and the blanks after it; nil when something else comes.
  mutating func keyName() -> ArraySlice<UInt8>? {
    guard skip("<"), let end = bytes[place...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let name = bytes[place..<end]
    place = end + 1
    skipSpace()
    return name
  }

  /// The letters up to the next blank.
  mutating func word() -> ArraySlice<UInt8> {
    let start = place
    while let next, next != 0x20, next != 0x09, next != 0x0d, next != UInt8(ascii: "#") {
      place += 1
    }
    return bytes[start..<place]
  }

  /// The content of the quotes that come next, without its backslashes; nil when none come or they
  /// don't end.
  mutating func string() -> [UInt8]? {
    guard skip("\"") else { return nil }
    var text: [UInt8] = []
    while let next {
      place += 1
      switch next {
      case UInt8(ascii: "\""): return text
      case UInt8(ascii: "\\"): text.append(escaped())
      default: text.append(next)
      }
    }
    return nil
  }

  private mutating func escaped() -> UInt8 {
    guard let next else { return UInt8(ascii: "\\") }
    place += 1
    switch next {
    case UInt8(ascii: "n"): return 0x0a
    case UInt8(ascii: "r"): return 0x0d
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "x"), UInt8(ascii: "X"): return number(base: 16, digits: 2)
    case 0x30...0x37:
      place -= 1
      return number(base: 8, digits: 3)
    default: return next
    }
  }

  private mutating func number(base: Int, digits: Int) -> UInt8 {
    var value = 0
    for _ in 0..<digits {
      guard let next, let digit = Character(Unicode.Scalar(next)).hexDigitValue, digit < base else {
        break
      }
      value = value * base + digit
      place += 1
    }
    return UInt8(truncatingIfNeeded: value)
  }
}
