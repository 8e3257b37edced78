import MenuPrimitives
import Testing

@Suite("Colours")
struct ColorTests {
  @Test("A colour can be written as a number, as in style sheets")
  func hex() {
    #expect(Color(hex: 0xFF8000) == Color(red: 1, green: 128.0 / 255, blue: 0))
    #expect(Color(hex: 0xFF000000) == .black)
    #expect(Color(hex: 0xFFFFFF, alpha: 0.5) == Color(white: 1, alpha: 0.5))
  }

  @Test("Opacities multiply")
  func opacity() {
    #expect(Color(white: 0, alpha: 0.6).opacity(0.5).alpha == 0.3)
    #expect(Color.clear.opacity(1).alpha == 0)
  }

  @Test("Over an opaque colour a translucent one gives what is seen")
  func over() {
    #expect(Color(white: 0, alpha: 0.25).over(.white) == Color(white: 0.75))
    #expect(Color.clear.over(.black) == .black)
    #expect(Color(hex: 0x123456).over(.white) == Color(hex: 0x123456))
  }
}

@Suite("Pictures")
struct ImageTests {
  @Test("Pixels are taken only when their count matches the size")
  func pixelCounts() {
    #expect(PixelBuffer(width: 2, height: 1, bytes: Array(repeating: 0, count: 8)) != nil)
    #expect(PixelBuffer(width: 2, height: 1, bytes: Array(repeating: 0, count: 7)) == nil)
    #expect(PixelBuffer(width: 0, height: 1, bytes: []) == nil)
    #expect(PixelBuffer(width: -1, height: -1, bytes: [0, 0, 0, 0]) == nil)
    #expect(PixelBuffer(width: .max, height: .max, bytes: []) == nil)
  }

  @Test("Only symbols take the colour of the text beside them")
  func templates() {
    #expect(Image(symbol: .checkmark).isTemplate)
    #expect(!Image(path: "x.png").isTemplate)
  }
}

@Suite("Moments")
struct TimestampTests {
  @Test("Durations are added and measured exactly")
  func arithmetic() {
    let start = Timestamp(nanoseconds: 5)
    let end = start + .milliseconds(250)
    #expect(end.nanoseconds == 250_000_005)
    #expect(end - start == .milliseconds(250))
    #expect(start < end)
    #expect((end - start).inSeconds == 0.25)
  }

  @Test("A moment at the end of the clock doesn't trap")
  func overflow() {
    let last = Timestamp(nanoseconds: .max)
    #expect((last + .seconds(1)).nanoseconds < 0)
  }
}
