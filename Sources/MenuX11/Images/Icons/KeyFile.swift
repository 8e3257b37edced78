/// A file of settings as the desktop writes them: groups in brackets, a key and its value on each line.
///
/// What can't be read is left out. A group that comes twice goes on; of a key that comes twice in a group
/// the first counts.
struct KeyFile: Hashable, Sendable {
  private var groups: [String: [String: String]] = [:]

  /// Reads the bytes of a file.
  init(_ bytes: some Sequence<UInt8>) {
    var group = ""
    for line in Array(bytes).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let line = Self.trimmed(line)
      guard let first = line.first, first != UInt8(ascii: "#"), first != UInt8(ascii: ";") else {
        continue
      }
      if first == UInt8(ascii: "["), line.last == UInt8(ascii: "]") {
        group = String(decoding: line.dropFirst().dropLast(), as: UTF8.self)
      } else if let equal = line.firstIndex(of: UInt8(ascii: "=")) {
        let key = String(decoding: Self.trimmed(line[..<equal]), as: UTF8.self)
        let value = String(decoding: Self.trimmed(line[(equal + 1)...]), as: UTF8.self)
        if groups[group]?[key] == nil { groups[group, default: [:]][key] = value }
      }
    }
  }

  /// Whether there is a group.
  func has(_ group: String) -> Bool { groups[group] != nil }

  /// The value of a key; nil when it isn't there or is empty.
  func text(_ key: String, in group: String) -> String? {
    groups[group]?[key].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The number that a key has; nil when it isn't there or is none.
  func number(_ key: String, in group: String) -> Int? {
    groups[group]?[key].flatMap { Int($0) }
  }

  /// The parts of a value between commas.
  func list(_ key: String, in group: String) -> [String] {
    (groups[group]?[key] ?? "").split(separator: ",").compactMap { part in
      let part = Self.trimmed(Array(part.utf8)[...])
      return part.isEmpty ? nil : String(decoding: part, as: UTF8.self)
    }
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    var bytes = bytes
    while let first = bytes.first, isBlank(first) { bytes = bytes.dropFirst() }
    while let last = bytes.last, isBlank(last) { bytes = bytes.dropLast() }
    return bytes
  }
}
