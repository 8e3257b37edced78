import MenuLayout
import MenuModel
import MenuPrimitives
import Testing

/// Compact rows of 24 below a margin of 5, in panels of 200.
@Suite struct `A list that scrolls` {
  private func list(_ count: Int = 100, headers: Int = 0) -> PanelFixture {
    PanelFixture(
      Fixture.menu(
        Fixture.actions(count, from: 1_000), headers: Fixture.actions(headers, from: 1)),
      maximum: Size(width: 500, height: 200))
  }

  @Test func `takes the height that it may have and scrolls the rest`() {
    let panel = list().panel
    #expect(panel.size.height == 200)
    #expect(panel.contentHeight == 2_410)
    #expect(panel.viewport == Rect(x: 0, y: 0, width: 120, height: 200))
    #expect(panel.maximumScrollOffset == 2_210)
  }

  @Test func `keeps its headers in place`() {
    let fixture = list(headers: 2)
    #expect(fixture.panel.headerCount == 2)
    #expect(fixture.panel.viewport == Rect(x: 0, y: 53, width: 120, height: 147))
    #expect(fixture.frame(0, scroll: 50).minY == 5)
    #expect(fixture.frame(1, scroll: 50).minY == 29)
    #expect(fixture.frame(2, scroll: 50).minY == 3)
    #expect(fixture.panel.contentHeight == 2_405)
    // The header lies over what scrolls under it.
    #expect(fixture.panel.rowIndex(at: Point(x: 60, y: 30), scrollOffset: 50) == 1)
    #expect(fixture.panel.rowIndex(at: Point(x: 60, y: 53), scrollOffset: 50) == 4)
  }

  @Test func `lets headers scroll that would leave too little room`() {
    let fixture = list(headers: 5)
    #expect(fixture.panel.headerCount == 0)
    #expect(fixture.panel.rowCount == 105)
    #expect(fixture.frame(0, scroll: 50).minY == -45)
  }

  @Test func `finds the rows that show`() {
    let panel = list().panel
    #expect(panel.visibleRows(scrollOffset: 0) == 0..<9)
    #expect(panel.visibleRows(scrollOffset: 5) == 0..<9)
    #expect(panel.visibleRows(scrollOffset: 29) == 1..<10)
    #expect(panel.visibleRows(scrollOffset: 2_210) == 91..<100)
    #expect(panel.visibleRows(scrollOffset: 9_999) == 0..<0)
    #expect(PanelFixture([]).panel.visibleRows(scrollOffset: 0).isEmpty)
  }

  @Test func `is asked which row lies under a point`() {
    let panel = list().panel
    #expect(panel.rowIndex(at: Point(x: 60, y: 4.9), scrollOffset: 0) == nil)
    #expect(panel.rowIndex(at: Point(x: 60, y: 5), scrollOffset: 0) == 0)
    #expect(panel.rowIndex(at: Point(x: 1, y: 28.9), scrollOffset: 0) == 0)
    #expect(panel.rowIndex(at: Point(x: 60, y: 29), scrollOffset: 0) == 1)
    #expect(panel.rowIndex(at: Point(x: 60, y: 5), scrollOffset: 48) == 2)
    #expect(panel.rowIndex(at: Point(x: 60, y: 196), scrollOffset: 2_210) == nil)
    #expect(panel.rowIndex(at: Point(x: 60, y: 194), scrollOffset: 2_210) == 99)
    #expect(panel.rowIndex(at: Point(x: -1, y: 50), scrollOffset: 0) == nil)
    #expect(panel.rowIndex(at: Point(x: 120, y: 50), scrollOffset: 0) == nil)
    #expect(panel.rowIndex(at: Point(x: 60, y: 200), scrollOffset: 0) == nil)
  }

  @Test func `scrolls by as little as shows a row clear of the overflow mark`() {
    let panel = list().panel
    // Row 8 ends at 221; 20 more are kept for the mark.
    #expect(panel.scrollOffset(revealing: 8, from: 0) == 41)
    #expect(panel.scrollOffset(revealing: 3, from: 41) == 41)
    #expect(panel.scrollOffset(revealing: 1, from: 41) == 9)
    #expect(panel.scrollOffset(revealing: 0, from: 41) == 0)
    #expect(panel.scrollOffset(revealing: 99, from: 41) == 2_210)
    #expect(panel.scrollOffset(revealing: 99, from: 2_210) == 2_210)
    #expect(panel.scrollOffset(revealing: 500, from: 41) == 41)
    #expect(panel.scrollOffset(revealing: 5, from: .nan) == 0)
    #expect(list(3).panel.scrollOffset(revealing: 2, from: 0) == 0)
    #expect(list(headers: 2).panel.scrollOffset(revealing: 1, from: 77) == 77)
  }

  @Test func `shows every row that is revealed, wherever it was before`() {
    var random = Walk(seed: 7)
    for headers in [0, 2] {
      let fixture = list(60, headers: headers)
      let panel = fixture.panel
      var offset = 0.0
      for _ in 0..<500 {
        let row = random.int(in: headers..<panel.rowCount)
        offset = panel.scrollOffset(revealing: row, from: offset)
        #expect(panel.viewport.contains(fixture.frame(row, scroll: offset)))
        #expect(offset >= 0 && offset <= panel.maximumScrollOffset)
        offset += random.double(in: -200..<200)
      }
    }
  }

  @Test func `draws a line below its headers`() {
    let compact = list(headers: 1).panel
    #expect(!compact.showsHeaderLine(scrollOffset: 0))
    #expect(compact.showsHeaderLine(scrollOffset: 1))
    #expect(compact.headerLine == Rect(x: 0, y: 28, width: 120, height: 1))
    func regular(_ first: ResolvedElement) -> PanelLayout {
      PanelFixture(
        Fixture.menu([first] + Fixture.actions(20, from: 10), headers: [Fixture.action(1, "H")]),
        .regular, maximum: Size(width: 500, height: 300)
      ).panel
    }
    let line = Rect(x: 0, y: 43, width: 250, height: 1)
    #expect(regular(Fixture.action(2, "A")).headerLine == line)
    #expect(regular(Fixture.action(2, "A")).showsHeaderLine(scrollOffset: 0))
    #expect(!regular(Fixture.separator(2)).showsHeaderLine(scrollOffset: 0))
    #expect(regular(Fixture.separator(2)).showsHeaderLine(scrollOffset: 1))
    #expect(list().panel.headerLine == nil)
    #expect(!list().panel.showsHeaderLine(scrollOffset: 9))
  }
}
