/// The X resources of a session that the toolkit looks at: plain `name: value` lines.
struct XResources: Hashable, Sendable {
  /// The names that are looked at; everything else is skipped, as there may be a thousand lines.
  static let names: Set<String> = ["Xft.dpi", "*background", "*.background"]

  /// The values by name.
  private var values: [String: String] = [:]

  /// Reads the text of the root window's `RESOURCE_MANAGER`; a later line wins.
  init(parsing text: String) {
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      guard line.first == UInt8(ascii: "X") || line.first == UInt8(ascii: "*"),
        let colon = line.firstIndex(of: UInt8(ascii: ":")),
        let name = String(Self.trimmed(line[..<colon])), Self.names.contains(name)
      else { continue }
      values[name] = String(Self.trimmed(line[line.index(after: colon)...]))
    }
  }

  /// The value of the line with exactly this name.
  subscript(name: String) -> String? { values[name] }

  private static func trimmed(_ text: Substring.UTF8View) -> Substring.UTF8View {
    let blanks: [UInt8] = [0x20, 0x09, 0x0d]
    var text = text
    while let first = text.first, blanks.contains(first) { text.removeFirst() }
    while let last = text.last, blanks.contains(last) { text.removeLast() }
    return text
  }
}
