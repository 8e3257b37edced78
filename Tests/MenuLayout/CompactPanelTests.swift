import MenuLayout
import MenuModel
import MenuPrimitives
import Testing

/// Titles' characters are 8 wide and 16 high, those of subtitles and captions 6.96 and 14: rows are 24
/// high, 38 with a subtitle, captions 22, separators 11.
@Suite struct `A panel of compact density` {
  private let twenty = "Twenty characters !!"

  @Test func `stacks its rows inside a margin of 5`() {
    let fixture = PanelFixture([
      Fixture.action(1, "Copy"), Fixture.separator(2), Fixture.caption(3, "Edit"),
      Fixture.action(4, "Cut", subtitle: "Now"), Fixture.submenu(5, "More"),
    ])
    #expect((0..<5).map { fixture.frame($0).minY } == [5, 29, 40, 62, 100])
    #expect((0..<5).map { fixture.frame($0).height } == [24, 11, 22, 38, 24])
    #expect(fixture.panel.size == Size(width: 120, height: 129))
    #expect(fixture.panel.maximumScrollOffset == 0)
  }

  @Test func `fits its width to the longest row`() {
    #expect(PanelFixture([Fixture.action(1, twenty)]).panel.size.width == 13 + 160 + 13)
    #expect(PanelFixture([Fixture.submenu(1, twenty)]).panel.size.width == 13 + 160 + 29)
    #expect(
      PanelFixture([Fixture.action(1, twenty), Fixture.action(2, "A", shortcut: "Ctrl+A")])
        .panel.size.width == 13 + 160 + 24 + 48 + 13)
    #expect(
      PanelFixture([Fixture.action(1, twenty, mark: .mixed)]).panel.size.width == 29 + 160 + 13)
    #expect(
      PanelFixture([Fixture.action(1, twenty), Fixture.action(2, "A", image: true)])
        .panel.size.width == 13 + 16 + 8 + 160 + 13)
    #expect(
      PanelFixture([Fixture.action(1, "A", subtitle: twenty)]).panel.size.width == 166)
    #expect(PanelFixture([Fixture.caption(1, twenty)]).panel.size.width == 166)
  }

  @Test func `is between 120 and 420 wide and takes no more than it may`() {
    let long = [Fixture.action(1, String(repeating: "long ", count: 30))]
    #expect(PanelFixture(long).panel.size.width == 420)
    #expect(PanelFixture(long, maximum: Size(width: 300, height: 500)).panel.size.width == 300)
    #expect(PanelFixture([]).panel.size == Size(width: 120, height: 20))
    #expect(PanelFixture(Fixture.actions(1), minimumWidth: 200).panel.size.width == 200)
    #expect(
      PanelFixture(
        Fixture.actions(1), maximum: Size(width: 100, height: 100), minimumWidth: 200
      ).panel.size.width == 200)
  }

  @Test func `cuts a title that is too long and leaves the shortcut whole`() {
    let fixture = PanelFixture([
      Fixture.action(1, String(repeating: "x", count: 60), shortcut: "Ctrl+X")
    ])
    let row = fixture.row(0)
    #expect(row.title?.layout.isTruncated == true)
    // 420 − 13 − 13 − 48 − 24 are 322: room for 40 characters.
    #expect(row.title?.layout.size.width == 320)
    #expect(row.shortcut?.layout.lines.first?.text == "Ctrl+X")
    #expect(row.shortcut?.origin.x == 359)
  }

  @Test func `puts marks, icons, titles and chevrons into their columns`() {
    let fixture = PanelFixture([
      Fixture.action(1, "On", mark: .selected),
      Fixture.action(2, "Icon", image: true),
      Fixture.submenu(3, "More"),
      Fixture.caption(4, "Caption"),
    ])
    #expect(fixture.row(0).leadingMark == Rect(x: 11, y: 9, width: 16, height: 16))
    #expect(fixture.row(0).image == nil)
    #expect(fixture.row(1).leadingMark == nil)
    #expect(fixture.row(1).image == Rect(x: 29, y: 33, width: 16, height: 16))
    #expect((0..<3).map { fixture.row($0).title?.origin.x } == [53, 53, 53])
    // The chevron itself ends 4 within its square, 12 from the edge.
    #expect(fixture.row(2).trailingMark == Rect(x: 98, y: 58, width: 14, height: 14))
    #expect(fixture.row(3).title?.origin.x == 13)
  }

  @Test func `centres text in its row and aligns its baselines`() {
    let fixture = PanelFixture([Fixture.action(1, "Copy", subtitle: "All", shortcut: "C")])
    let row = fixture.row(0)
    #expect(row.title?.origin == Point(x: 13, y: 9))
    #expect(row.shortcut?.origin.y == 9)
    #expect(row.subtitle?.origin == Point(x: 13, y: 25))
    #expect(row.highlight == RoundedRect(Rect(x: 5, y: 5, width: 110, height: 38), radius: 6))
  }

  @Test func `parts groups with a hairline, and captions with one beside them`() {
    let fixture = PanelFixture(
      [
        Fixture.caption(1, "First"), Fixture.action(2, "A"), Fixture.separator(3),
        Fixture.caption(4, "After"), Fixture.action(5, "B"), Fixture.caption(6, "Within"),
      ], scale: 2)
    #expect(fixture.row(0).separator == nil)
    #expect(fixture.row(1).separator == nil)
    #expect(fixture.row(2).separator == Rect(x: 10, y: 56, width: 100, height: 0.5))
    #expect(fixture.row(3).separator == nil)
    let line = fixture.row(5).separator
    #expect(line?.maxX == 110)
    #expect(line?.height == 0.5)
    #expect(line.map { $0.minX >= 13 + 6 * 6.96 + 8 - 0.25 } == true)
  }

  @Test func `makes rows higher for fingers`() {
    let fixture = PanelFixture(Fixture.actions(2), isTouch: true)
    #expect(fixture.frame(1) == Rect(x: 0, y: 33, width: 120, height: 28))
  }

  @Test func `shows a row without a title, and no line for an empty subtitle`() {
    let fixture = PanelFixture([Fixture.action(1, "", subtitle: "", shortcut: "")])
    #expect(fixture.frame(0).height == 24)
    #expect(fixture.row(0).title == nil)
    #expect(fixture.row(0).subtitle == nil)
    #expect(fixture.row(0).shortcut == nil)
  }

  @Test func `grows with the desktop's font`() {
    let fixture = PanelFixture([Fixture.action(1, "Icon", image: true)], font: 80.0 / 3)
    #expect(fixture.frame(0).height == 48)
    #expect(fixture.row(0).image == Rect(x: 21, y: 13, width: 32, height: 32))
    #expect(fixture.row(0).title?.origin.x == 69)
  }
}
