import MenuPrimitives

/// The translations in a compiled message catalogue of gettext (a `.mo` file).
///
/// The bytes come from anywhere: whatever leads out of them counts as not translated.
struct MessageCatalog {
  private let bytes: [UInt8]
  private let isBigEndian: Bool
  private let count: Int
  private let originals: Int
  private let translations: Int

  /// Reads a catalogue; nil when the bytes aren't one, or one of text that isn't UTF-8.
  init?(_ bytes: [UInt8]) {
    let magic: [UInt8] = [0xDE, 0x12, 0x04, 0x95]
    let start = Array(bytes.prefix(4))
    guard start == magic || start == magic.reversed() else { return nil }
    isBigEndian = start != magic
    self.bytes = bytes
    func number(_ place: Int, _ isBigEndian: Bool) -> Int? {
      guard place >= 0, place + 4 <= bytes.count else { return nil }
      let digits = bytes[place..<(place + 4)]
      return (isBigEndian ? Array(digits) : digits.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let revision = number(4, isBigEndian), revision >> 16 == 0,
      let count = number(8, isBigEndian), let originals = number(12, isBigEndian),
      let translations = number(16, isBigEndian), count <= bytes.count / 16
    else { return nil }
    self.count = count
    self.originals = originals
    self.translations = translations
    guard let head = self[""]?.lowercased(), head.hasPart("charset=utf-8") else { return nil }
  }

  /// The translation of a text; nil when there is none.
  subscript(text: String) -> String? {
    let wanted = Array(text.utf8)
    var (low, high) = (0, count)
    // The texts are in the order of their bytes.
    while low < high {
      let middle = (low + high) / 2
      guard let found = self.text(middle, of: originals) else { return nil }
      if found.elementsEqual(wanted) {
        guard let translated = self.text(middle, of: translations), !translated.isEmpty else {
          return nil
        }
        return String(decoding: translated, as: UTF8.self)
      }
      if found.lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// A text of a table of lengths and places.
  private func text(_ index: Int, of table: Int) -> ArraySlice<UInt8>? {
    guard let length = number(table + 8 * index), let place = number(table + 8 * index + 4),
      place + length <= bytes.count
    else { return nil }
    return bytes[place..<(place + length)]
  }

  private func number(_ place: Int) -> Int? {
    guard place >= 0, place + 4 <= bytes.count else { return nil }
    let digits = bytes[place..<(place + 4)]
    return (isBigEndian ? Array(digits) : digits.reversed()).reduce(0) { $0 << 8 | Int($1) }
  }
}
