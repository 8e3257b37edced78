import MenuPrimitives

/// An upper bound of how wide text of one font gets, without laying it out.
///
/// The characters of ASCII are measured once, when first one is needed; any other counts as wide as
/// the widest that fonts have.
struct TitleWidthEstimate {
  let font: FontSpec
  private var advances: [Double] = []

  init(font: FontSpec) { self.font = font }

  /// Whether the text surely fits a width on one line.
  mutating func fits(_ string: String, width: Double, text: any TextMeasurer) -> Bool {
    // Quick for most: no byte is wider than the em square.
    if Double(string.utf8.count) * font.size <= width { return true }
    if advances.isEmpty { measure(text) }
    // Strings of Swift are contiguous; those that aren't are measured.
    return string.utf8.withContiguousStorageIfAvailable { sumFits($0, width) } ?? false
  }

  private func sumFits(_ bytes: UnsafeBufferPointer<UInt8>, _ width: Double) -> Bool {
    var sum = 0.0
    for byte in bytes {
      switch byte {
      case 0..<0x80: sum += advances[Int(byte)]
      case 0x80..<0xC0: continue
      case 0xC0..<0xF0: sum += font.size
      // Emoji and such are a little wider than the em square.
      default: sum += 1.4 * font.size
      }
      if sum > width { return false }
    }
    return true
  }

  private mutating func measure(_ text: any TextMeasurer) {
    advances = (0..<0x80).map { byte in
      guard byte >= 0x20, byte < 0x7F else { return font.size }
      let character = String(UnicodeScalar(UInt8(byte)))
      return text.line(character, font: font).size.width
    }
  }
}
