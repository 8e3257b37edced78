import MenuLayout
import MenuModel
import MenuPrimitives
import Testing

/// Lines are 20 high in the titles' font of 17, 18 in the subtitles' of 15, 14 in the captions' of 12;
/// characters are 10.2, 9 and 7.2 wide.
@Suite struct `A panel of regular density` {
  @Test func `has rows as high as on iOS`() {
    let fixture = PanelFixture(
      [
        Fixture.action(1, "Copy"),
        Fixture.action(2, "Sort By", subtitle: "Newest First"),
        Fixture.action(3, "A title too long for one line"),
        Fixture.separator(4),
        Fixture.caption(5, "Suggested"),
      ], .regular)
    #expect((0..<5).map { fixture.frame($0).height } == [44, 62, 64, 8, 34])
    #expect((0..<5).map { fixture.frame($0).minY } == [0, 44, 106, 170, 178])
    #expect(fixture.panel.size == Size(width: 250, height: 212))
    #expect(fixture.row(2).title?.layout.lines.count == 2)
  }

  @Test func `shows a shortcut whole or not at all`() {
    // Half of 218 points are room for 12 characters.
    let whole = PanelFixture([Fixture.action(1, "A", shortcut: "Ctrl+Shift+S")], .regular)
    #expect(whole.row(0).shortcut?.layout.isTruncated == false)
    let fixture = PanelFixture(
      [Fixture.action(1, "Nineteen characters", shortcut: "Ctrl+Shift+F5")], .regular)
    #expect(fixture.row(0).shortcut == nil)
    #expect(fixture.row(0).title?.layout.lines.map(\.text) == ["Nineteen characters"])
    #expect(fixture.frame(0).height == 44)
  }

  @Test func `puts icons 28 from the trailing edge and ends text before them`() {
    let fixture = PanelFixture([Fixture.action(1, "Copy", image: true)], .regular)
    let row = fixture.row(0)
    #expect(row.image == Rect(x: 210, y: 6, width: 24, height: 32))
    #expect(row.title?.origin == Point(x: 16, y: 12))
    // 194 points are room for 19 characters.
    let tight = PanelFixture(
      [Fixture.action(1, "Nineteen characters", image: true)], .regular)
    #expect(tight.frame(0).height == 44)
    let wide = PanelFixture([Fixture.action(1, "Twenty characters, a", image: true)], .regular)
    #expect(wide.frame(0).height == 64)
  }

  @Test func `begins all text of a half at 32 when a row of it has a mark`() {
    let fixture = PanelFixture(
      Fixture.menu(
        [Fixture.action(3, "Plain"), Fixture.action(4, "On", mark: .selected)],
        headers: [Fixture.action(1, "Header")]), .regular)
    #expect((0..<3).map { fixture.row($0).title?.origin.x } == [16, 32, 32])
    #expect(fixture.row(2).leadingMark?.midX == 18.5)
    #expect(fixture.row(1).leadingMark == nil)
  }

  @Test func `has a thin line under each row but the last, none beside a band`() {
    let fixture = PanelFixture(
      [
        Fixture.action(1, "A"), Fixture.action(2, "B"), Fixture.separator(3),
        Fixture.action(4, "C"), Fixture.action(5, "D"),
      ], .regular, scale: 2)
    #expect(fixture.row(0).separator == Rect(x: 0, y: 43.5, width: 250, height: 0.5))
    #expect(fixture.row(1).separator == nil)
    #expect(fixture.row(2).separator == fixture.frame(2))
    #expect(fixture.row(3).separator != nil)
    #expect(fixture.row(4).separator == nil)
  }

  @Test("shows pictures of any kind in the row that leads back")
  func headerPictures() {
    let sources: [Image] = [
      Image(symbol: .dash), Image(path: "/icon.png"), Image(iconName: "folder"),
    ]
    for image in sources {
      let header = ResolvedElement(
        id: Fixture.id(80), kind: .submenuHeader(RowContent(title: "Back", image: image)))
      let panel = PanelFixture(Fixture.menu(Fixture.actions(2), headers: [header]), .regular)
      #expect(panel.row(0).image != nil)
    }
  }
}
