import Testing

@testable import MenuX11

@Suite("Settings published by a desktop's daemon") struct XSettingsTests {
  /// The bytes of a property with one setting of each kind.
  private func property(bigEndian: Bool) -> [UInt8] {
    func number(_ value: UInt32, bytes: Int) -> [UInt8] {
      let little = (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return bigEndian ? little.reversed() : little
    }
    func head(_ type: UInt8, _ name: String) -> [UInt8] {
      let padding = [UInt8](repeating: 0, count: (4 - name.utf8.count % 4) % 4)
      return [type, 0] + number(UInt32(name.utf8.count), bytes: 2) + Array(name.utf8) + padding
        + number(7, bytes: 4)
    }
    var bytes: [UInt8] = [bigEndian ? 1 : 0, 0, 0, 0] + number(1, bytes: 4) + number(4, bytes: 4)
    bytes += head(0, "Xft/DPI") + number(196_608, bytes: 4)
    bytes += head(1, "Net/ThemeName") + number(12, bytes: 4) + Array("Adwaita-dark".utf8)
    bytes += head(2, "Colour") + [1, 2, 3, 4].flatMap { number($0, bytes: 2) }
    bytes += head(0, "Minus") + number(UInt32(bitPattern: -1), bytes: 4)
    return bytes
  }

  @Test("both orders of bytes are understood", arguments: [false, true])
  func reads(bigEndian: Bool) {
    let settings = XSettings(parsing: property(bigEndian: bigEndian))
    #expect(settings.integer("Xft/DPI") == 196_608)
    #expect(settings.text("Net/ThemeName") == "Adwaita-dark")
    #expect(settings.values["Colour"] == .color(red: 1, green: 2, blue: 3, alpha: 4))
    #expect(settings.integer("Minus") == -1)
    #expect(settings.text("Xft/DPI") == nil)
  }

  @Test("a property that is cut off keeps what came before")
  func survivesEveryCut() {
    let whole = property(bigEndian: false)
    for length in 0..<whole.count {
      let settings = XSettings(parsing: Array(whole[..<length]))
      #expect(settings.values.count < 4)
      if length >= 12 + 12 + 8 { #expect(settings.integer("Xft/DPI") == 196_608) }
    }
  }

  @Test("of two settings with one name the first counts")
  func keepsFirst() {
    var bytes = property(bigEndian: false)
    let entry = Array(bytes[12..<12 + 12 + 8])
    bytes[8] = 5
    var second = entry
    second[16] = 9
    bytes += second
    #expect(XSettings(parsing: bytes).integer("Xft/DPI") == 196_608)
  }

  @Test("no bytes of another program do harm")
  func survivesNoise() {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func next() -> UInt8 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return UInt8(truncatingIfNeeded: state >> 24)
    }
    let whole = property(bigEndian: true)
    for round in 0..<2000 {
      var bytes = whole
      for _ in 0...(round % 7) { bytes[Int(next()) % bytes.count] = next() }
      _ = XSettings(parsing: bytes)
    }
    // A count and a length that promise more than there is.
    _ = XSettings(parsing: [0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 1, 0, 255, 255])
  }
}
