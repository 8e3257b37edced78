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

@Suite("Colours with a role")
struct ColorRoleTests {
  private let dark: (ColorRole) -> Color = { $0.colors.dark }

  @Test("have the parts that they have in light, until a palette says otherwise")
  func fallback() {
    #expect(Color.systemRed.red == 1 && Color.systemRed.role == .systemRed)
    #expect(Color.label != Color(hex: 0x1D1D1F))
    #expect(Color.systemRed.resolved(dark) == Color(hex: 0xFF453A))
    #expect(Color(hex: 0x123456).resolved(dark) == Color(hex: 0x123456))
  }

  @Test("keep an opacity that was given them, and multiply one that was asked for")
  func opacity() {
    #expect(Color.secondaryLabel.resolved(dark).alpha == 0.6)
    #expect(Color.secondaryLabel.withAlphaComponent(0.5).resolved(dark).alpha == 0.5)
    #expect(Color.secondaryLabel.opacity(0.5).resolved(dark).alpha == 0.3)
    #expect(Color.label.withAlphaComponent(0.5).opacity(0.5).resolved(dark).alpha == 0.25)
    #expect(Color.white.withAlphaComponent(0.5) == Color(white: 1, alpha: 0.5))
  }

  @Test("are all different from one another")
  func distinct() {
    let system = ColorRole.allCases.filter { $0.rawValue >= ColorRole.systemRed.rawValue }
    #expect(Set(system.map(\.colors.light)).count == system.count)
    #expect(Set(system.map(\.colors.highContrast)).count == system.count)
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
    #expect(Image(systemName: "no.such").isTemplate)
    #expect(Image(iconName: "edit-copy-symbolic").isTemplate)
    #expect(!Image(iconName: "edit-copy").isTemplate)
  }

  @Test("A picture may be told which colours to take")
  func renderingModes() {
    let star = Image(systemName: "star")
    let red = star.withTintColor(Color(hex: 0xFF0000))
    #expect(red.tintColor == Color(hex: 0xFF0000))
    #expect(red.renderingMode == .alwaysOriginal)
    #expect(!red.isTemplate && red.isSymbol)
    #expect(red != star)
    #expect(red.withRenderingMode(.alwaysOriginal) == red)
    #expect(red.withRenderingMode(.alwaysTemplate) == star.withRenderingMode(.alwaysTemplate))
    #expect(red.withRenderingMode(.automatic) == star)
    #expect(star.withTintColor(.black, renderingMode: .alwaysTemplate).tintColor == nil)
    let photo = Image(path: "x.png").withRenderingMode(.alwaysTemplate)
    #expect(photo.isTemplate && !photo.isSymbol)
    #expect(!star.withRenderingMode(.alwaysOriginal).isTemplate)
  }

  @Test("Pictures take little room in a menu of thousands")
  func size() {
    #expect(MemoryLayout<Image>.stride <= 40)
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
