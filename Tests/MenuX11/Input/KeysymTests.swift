import MenuPrimitives
import Testing

@testable import MenuX11

@Suite("Symbols on keys") struct KeysymTests {
  @Test(
    "keys write what is printed on them, in every script",
    arguments: [
      (0x61, "a"), (0xE4, "ä"), (0x1BB, "ť"), (0x6C6, "ф"), (0x6D1, "я"), (0x7E1, "α"),
      (0x7F3, "ς"), (0xCE0, "א"), (0x5C7, "ا"), (0xDA1, "ก"), (0x4B1, "ア"), (0x20AC, "€"),
      (0x13BD, "œ"), (0x100_0E01, "ก"), (0x101_F600, "😀"), (0xFFB7, "7"), (0xFFAB, "+"),
    ] as [(UInt32, String)])
  func text(value: UInt32, expected: String) {
    #expect(Keysym(value).text == expected)
    #expect(Keysym(value).key == .character)
  }

  @Test(
    "keys that write nothing say what they mean",
    arguments: [
      (0xFF52, .up), (0xFF97, .up), (0xFF99, .down), (0xFF96, .left), (0xFF98, .right),
      (0xFF95, .home), (0xFF9C, .end), (0xFF9A, .pageUp), (0xFF9B, .pageDown), (0xFF8D, .return),
      (0xFF0D, .return), (0xFF1B, .escape), (0xFF09, .tab), (0xFE20, .tab), (0xFF67, .menu),
      (0xFFC7, .function(10)), (0xFFBE, .function(1)), (0xFFE1, .modifier), (0xFF7F, .modifier),
      (0xFE03, .modifier), (0xFFFF, .delete), (0xFF9F, .delete), (0xFF08, .backspace),
      // A dead accent, volume up, nothing at all, and numbers that mean nothing.
      (0xFE51, .other), (0x1008_FF13, .other), (0, .other), (0x1B0, .other),
      (0x100_D800, .other), (.max, .other),
    ] as [(UInt32, Key)])
  func keys(value: UInt32, expected: Key) {
    #expect(Keysym(value).key == expected)
    #expect(Keysym(value).text.isEmpty)
  }

  @Test("the space bar writes a space, also on the keypad")
  func space() {
    for value in [0x20, 0xFF80] as [UInt32] {
      #expect(Keysym(value).key == .space)
      #expect(Keysym(value).text == " ")
    }
  }
}
