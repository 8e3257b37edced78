import MenuLayout
import MenuModel
import MenuPrimitives
import MenuTesting
import Testing

@Suite struct `A list of 100,000 rows` {
  private static let rows = (0..<100_000).map { index in
    switch index % 100 {
    case 99: Fixture.separator(index + 1)
    default: Fixture.action(index + 1, "A row with the number \(index)")
    }
  }

  @Test(arguments: Density.allCases)
  func `measures only what shows, and a little to learn how wide text is`(density: Density) {
    let fixture = PanelFixture(Self.rows, density)
    #expect(fixture.panel.rowCount == 100_000)
    #expect(fixture.text.layoutCount < 1_000)
    let measured = fixture.text.layoutCount
    _ = fixture.row(50_000)
    #expect(fixture.text.layoutCount - measured <= 2)
  }

  @Test func `finds its rows by place and by id`() {
    let fixture = PanelFixture(Self.rows)
    let panel = fixture.panel
    for index in [0, 1, 98, 99, 100, 54_321, 99_999] {
      let frame = fixture.frame(index)
      #expect(panel.index(of: Fixture.id(index + 1)) == index)
      #expect(
        panel.rowIndex(at: Point(x: 50, y: 5), scrollOffset: frame.minY - 5) == index)
      #expect(panel.visibleRows(scrollOffset: frame.minY).first == index)
      #expect(frame.minY == 5 + Double(index / 100) * (99 * 24 + 11) + Double(index % 100) * 24)
    }
    #expect(panel.index(of: Fixture.id(100_001)) == nil)
    #expect(panel.index(of: Fixture.id(5).row(.title)) == nil)
  }

  @Test func `finds rows by id in any order, and tells the rows of an element apart`() {
    let element = Fixture.id(7)
    let rows = [
      Fixture.action(30, "C"), Fixture.action(10, "A"),
      ResolvedElement(id: element.row(.separatorBefore), kind: .separator),
      ResolvedElement(id: element, kind: .titleHeader("T")), Fixture.action(20, "B"),
    ]
    let panel = PanelFixture(Fixture.menu(rows, headers: [Fixture.action(15, "H")])).panel
    #expect(rows.map { panel.index(of: $0.id) } == [1, 2, 3, 4, 5])
    #expect(panel.index(of: Fixture.id(15)) == 0)
  }

  @Test func `gives titles beyond the first screenful the lines that they need`() {
    let long = "A title that breaks into two"
    let fixture = PanelFixture(
      (1...100).map { Fixture.action($0, $0.isMultiple(of: 2) ? long : "Short and sweet title") },
      .regular, maximum: Size(width: 400, height: 300))
    for index in 0..<100 {
      let row = fixture.row(index)
      #expect(row.title?.layout.isTruncated == false)
      #expect(row.frame.height == (index % 2 == 1 ? 64 : 44))
    }
  }

  @Test func `lays out no more of a megabyte of text than a panel could show`() {
    let fixture = PanelFixture([Fixture.action(1, String(repeating: "é", count: 1 << 20))])
    let title = fixture.row(0).title?.layout
    #expect(title?.isTruncated == true)
    #expect(fixture.panel.size.width == 420)
    #expect(title?.lines.first.map { $0.text.count < 3_000 } == true)
  }
}
