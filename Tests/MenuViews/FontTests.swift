import MenuPrimitives
import MenuViews
import Testing

@Suite("Fonts") struct FontTests {
  let style = ViewStyle(fontFamily: "Inter", fontSize: 17)

  @Test(
    "text styles have the sizes of iOS",
    arguments: [
      (TextStyle.largeTitle, 34.0), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17),
      (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12),
      (.caption2, 11),
    ])
  func sizes(textStyle: TextStyle, size: Double) {
    let face = style.font(.preferredFont(forTextStyle: textStyle))
    #expect(face.size == size && face.family == "Inter")
    #expect(face.weight == (textStyle == .headline ? .semibold : .regular))
  }

  @Test("text styles follow the interface font, in between and beyond the sizes of the table")
  func following() {
    #expect(TextStyle.title1.size(forBody: 18) == 29)
    #expect(TextStyle.caption1.size(forBody: 7) == 5.5)
    #expect(TextStyle.caption1.size(forBody: 106) == 86)
    for textStyle in TextStyle.allCases {
      let sizes = stride(from: 1.0, to: 80, by: 0.5).map(textStyle.size(forBody:))
      #expect(sizes == sizes.sorted())
      #expect(textStyle.size(forBody: .nan) == 0 && textStyle.size(forBody: -3) == 0)
    }
  }

  @Test("a fixed size stays, a weight and a family are kept")
  func fixed() {
    #expect(style.font(.systemFont(ofSize: 20)) == FontSpec(family: "Inter", size: 20))
    #expect(
      style.font(.systemFont(ofSize: 20, weight: .light))
        == FontSpec(family: "Inter", size: 20, weight: .light))
    #expect(style.font(.boldSystemFont(ofSize: 9)).weight == .bold)
    let own = Font(.style(.headline), family: "Courier").withWeight(.black)
    #expect(style.font(own) == FontSpec(family: "Courier", size: 17, weight: .black))
    #expect(style.font(own.withSize(8)).size == 8)
    let face = FontSpec(family: "Courier", size: 3, weight: .thin)
    #expect(style.font(Font(face)) == face)
  }

  @Test("a palette has another colour for a role when it is told so")
  func palette() {
    var palette = ViewPalette.dark
    #expect(palette.resolve(.systemRed) == Color(hex: 0xFF453A))
    palette[.accent] = .systemRed
    #expect(palette.resolve(.accent) == Color(hex: 0xFF453A))
    #expect(palette.resolve(.accent.withAlphaComponent(0.5)) == Color(hex: 0xFF453A, alpha: 0.5))
    #expect(palette != .dark && ViewPalette.light.accented(.black).resolve(.accent) == .black)
  }
}
