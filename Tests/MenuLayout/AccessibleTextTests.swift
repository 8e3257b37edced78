import MenuLayout
import MenuModel
import MenuPrimitives
import Testing

/// Titles' characters are 16.8 wide and 34 high at a body font of 28.
@Suite struct `Text for those who don't see well` {
  private func fixture(
    _ elements: [ResolvedElement], headers: [ResolvedElement] = [], font: Double = 28,
    maximum: Size = Size(width: 960, height: 1080)
  ) -> PanelFixture {
    PanelFixture(Fixture.menu(elements, headers: headers), .regular, font: font, maximum: maximum)
  }

  @Test func `makes lists as wide as 353 and the screen allow`() {
    #expect(fixture(Fixture.actions(2)).panel.size.width == 353)
    let narrow = Size(width: 320, height: 600)
    #expect(fixture(Fixture.actions(2), maximum: narrow).panel.size.width == 320)
    #expect(fixture(Fixture.actions(2), font: 27).panel.size.width == 250)
  }

  @Test func `leaves no place to pictures and marks of loading`() {
    let loading = ResolvedElement(id: Fixture.id(2), kind: .loading("Loading…"))
    let rows = fixture([Fixture.action(1, "Pictured", image: true), loading])
    #expect(rows.row(0).image == nil)
    #expect(rows.row(1).image == nil)
    let plain = fixture([Fixture.action(1, String(repeating: "x", count: 60))])
    let pictured = fixture([Fixture.action(1, String(repeating: "x", count: 60), image: true)])
    #expect(plain.row(0).title == pictured.row(0).title)
  }

  @Test func `grows the distances that belong to text`() throws {
    let rows = fixture([Fixture.action(1, "On", mark: .selected), Fixture.submenu(2, "More")])
    let scale = 28.0 / 17
    #expect(rows.frame(0).height == (34 + 2 * 12 * scale).rounded(.up))
    #expect(rows.row(0).title?.origin.x == (32 * scale).rounded())
    let mark = try #require(rows.row(0).leadingMark)
    #expect(abs(mark.midX - 18 * scale) <= 1)
    // The box itself doesn't grow.
    #expect(rows.panel.metrics.cornerRadius == 13)
    #expect(rows.panel.metrics.bandHeight == 8)
  }

  @Test func `lets headers scroll with the rest, but for the row that leads back`() {
    let header = Fixture.action(100, "Header")
    let back = ResolvedElement(id: Fixture.id(101), kind: .submenuHeader(RowContent(title: "Back")))
    let low = Size(width: 960, height: 400)
    #expect(fixture(Fixture.actions(40), headers: [header], maximum: low).panel.headerCount == 0)
    #expect(
      fixture(Fixture.actions(40), headers: [back, header], maximum: low).panel.headerCount == 1)
    #expect(
      fixture(Fixture.actions(40), headers: [header], font: 17, maximum: low).panel.headerCount == 1
    )
  }

  @Test func `aligns headers with the rows that they scroll with`() {
    let rows = fixture(
      [Fixture.action(1, "On", mark: .selected)], headers: [Fixture.action(2, "Header")])
    #expect(rows.row(0).title?.origin.x == rows.row(1).title?.origin.x)
  }

  @Test func `gives lists all of the screen's height`() {
    func height(_ font: Double) -> Double {
      let metrics = LayoutMetrics(density: .regular, bodyFontSize: font)
      let stack = StackLayout(
        StackLayout.Input(
          levels: [
            StackLayout.LevelInput(
              menu: Fixture.menu(Fixture.actions(100)), sourceRow: nil, scrollOffset: 0)
          ], placement: .attachment(Point(x: 400, y: 60)),
          workArea: Rect(x: 0, y: 0, width: 800, height: 900), style: .stacked, metrics: metrics,
          grid: PixelGrid(scale: 1)), text: PanelFixture([]).text)
      return stack.levels[0].frame.height
    }
    #expect(height(17) == 900 - 16 - 128)
    #expect(height(28) == 900 - 16)
  }
}
