import Glibc

/// The name of a file as the system has it: bytes without NUL, mostly UTF-8 but not always.
struct FileName: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The bytes, without the closing NUL.
  let bytes: [UInt8]

  /// Takes bytes; a NUL ends them.
  init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes.prefix { $0 != 0 })
  }

  init(stringLiteral value: String) {
    self.init(value.utf8)
  }

  /// The name for a person.
  var description: String { String(decoding: bytes, as: UTF8.self) }

  /// Opens the file; the program never passes it on to others.
  ///
  /// - Returns: its number, or -1 with `errno` set.
  func open(_ flags: Int32, permissions: mode_t = 0) -> Int32 {
    var path = bytes.map { CChar(bitPattern: $0) }
    path.append(0)
    return Glibc.open(path, flags | O_CLOEXEC, permissions)
  }
}
