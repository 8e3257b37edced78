/// What kind of picture a file is, by how it begins.
enum PictureFormat: Hashable, Sendable {
  case png, jpeg, svg, webP

  /// Recognises a format; nil for something else.
  init?(_ bytes: some Collection<UInt8>) {
    func begins(_ start: [UInt8]) -> Bool { bytes.prefix(start.count).elementsEqual(start) }
    func begins(_ text: String) -> Bool { begins(Array(text.utf8)) }
    if begins([0x89] + Array("PNG\r\n".utf8)) {
      self = .png
    } else if begins([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins("RIFF"), bytes.dropFirst(8).prefix(4).elementsEqual("WEBP".utf8) {
      self = .webP
    } else if Self.isSVG(bytes) {
      self = .svg
    } else {
      return nil
    }
  }

  /// Whether a text names the element of SVG near its beginning.
  private static func isSVG(_ bytes: some Collection<UInt8>) -> Bool {
    let start = Array(bytes.prefix(4096))
    let text = start.drop { [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard text.first == UInt8(ascii: "<") else { return false }
    return start.holds("<svg") || start.holds(":svg")
  }
}

extension Collection<UInt8> {
  /// Whether a word of ASCII letters comes somewhere in the bytes.
  func holds(_ word: String) -> Bool {
    let word = Array(word.utf8)
    guard let first = word.first else { return true }
    var rest = self[...]
    while let place = rest.firstIndex(of: first) {
      rest = rest[place...]
      if rest.starts(with: word) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
