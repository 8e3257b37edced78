import MenuLayout
import MenuModel
import MenuPrimitives
import MenuTesting
import Testing

@Suite("Elements side by side")
struct SideBySideTests {
  @Test(
    "A line is one row high, by its style",
    arguments: [(Density.regular, 44.0, 66.0), (.compact, 32, 48)])
  func heights(density: Density, small: Double, medium: Double) {
    let elements =
      Fixture.pictures(5) + Fixture.pictures(3, .medium, line: 801, from: 10)
      + [Fixture.action(20, "Below")]
    let panel = PanelFixture(elements, density)
    let top = density == .compact ? 5.0 : 0
    for cell in 0..<5 {
      #expect(panel.frame(cell).minY == top)
      #expect(panel.frame(cell).height == small)
    }
    for cell in 5..<8 {
      #expect(panel.frame(cell).minY == top + small)
      #expect(panel.frame(cell).height == medium)
    }
    #expect(panel.frame(8).minY == top + small + medium)
    #expect(panel.frame(8).width == panel.panel.size.width)
    #expect(panel.panel.size.height == panel.frame(8).maxY + top)
  }

  @Test(
    "Cells deal the width out to the last device pixel", arguments: Density.allCases,
    [1, 1.25, 1.5, 2, 3])
  func widths(density: Density, scale: Double) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for count in 1...5 {
        let panel = PanelFixture(
          Fixture.pictures(count), density, scale: scale, minimumWidth: 211, direction: direction)
        var frames = (0..<count).map { panel.frame($0) }
        if direction == .rightToLeft { frames.reverse() }
        let margin = density == .compact ? PixelGrid(scale: scale).round(5) : 0
        #expect(abs(frames[0].minX - margin) < 1e-9)
        #expect(abs(frames[count - 1].maxX - (panel.panel.size.width - margin)) < 1e-9)
        for (left, right) in zip(frames, frames.dropFirst()) {
          #expect(abs(left.maxX - right.minX) < 1e-9)
          #expect(abs(left.width - right.width) < 1.001 / scale)
        }
        for frame in frames {
          #expect(abs((frame.minX * scale).rounded() - frame.minX * scale) < 1e-6)
        }
      }
    }
  }

  @Test(
    "Every pixel of a line belongs to the cell that shows there", arguments: Density.allCases,
    [1, 1.25, 2])
  func hits(density: Density, scale: Double) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let panel = PanelFixture(
        Fixture.actions(1) + Fixture.pictures(3, from: 10) + Fixture.actions(1, from: 20),
        density, scale: scale, minimumWidth: 160, direction: direction)
      let y = panel.frame(2).midY
      for pixel in 0..<Int((panel.panel.size.width * scale).rounded()) {
        let x = (Double(pixel) + 0.5) / scale
        let index = panel.panel.rowIndex(at: Point(x: x, y: y), scrollOffset: 0)
        let found = index.map { panel.frame($0) }
        #expect((1...3).contains(index ?? 0))
        // The margins belong to the cell beside them.
        let inside = density == .regular || x > 5 && x < panel.panel.size.width - 5
        if inside { #expect(found?.contains(Point(x: x, y: y)) == true) }
      }
      #expect(panel.panel.rowIndex(at: Point(x: 10, y: y - 33), scrollOffset: 0) == 0)
      #expect(panel.panel.rowIndex(at: Point(x: 10, y: y + 33), scrollOffset: 0) == 4)
    }
  }

  @Test("Pictures stand in the middle, over titles of up to two centred lines")
  func medium() throws {
    let cells = [
      Fixture.Cell(title: "Copy"), Fixture.Cell(title: "Add to Shelf"),
      Fixture.Cell(title: "Nothing but text", image: nil),
    ]
    let panel = PanelFixture(Fixture.line(800, .medium, from: 1, cells), .regular)
    let frame = panel.frame(0)
    let (image, title) = (try #require(panel.row(0).image), try #require(panel.row(0).title))
    #expect(image.size == Size(width: 17, height: 17))
    #expect(abs(image.midX - frame.midX) <= 0.5)
    #expect(abs(title.origin.x + title.layout.size.width / 2 - frame.midX) <= 0.5)
    #expect(title.layout.font.size == 13)
    #expect(title.origin.y >= image.maxY + 3)
    let two = try #require(panel.row(1).title)
    #expect(two.layout.lines.map(\.text) == ["Add to", "Shelf"])
    #expect(try #require(panel.row(1).image).minY < image.minY)
    let text = panel.row(2)
    #expect(text.image == nil)
    let lines = try #require(text.title).layout
    #expect(lines.lines.count == 2)
    #expect(abs((text.title?.origin.y ?? 0) + lines.size.height / 2 - frame.midY) <= 1)
  }

  @Test("A text in a line of pictures is as large as titles, or as large as fits")
  func smallTexts() throws {
    let cells = ["A", "Bold", "Underlined"].map { Fixture.Cell(title: $0, image: nil) }
    let row = Fixture.line(800, .small, from: 1, cells) + Fixture.pictures(2, line: 801, from: 10)
    let panel = PanelFixture(row, .regular, maximum: Size(width: 150, height: 500))
    #expect(try #require(panel.row(0).title).layout.font.size == 17)
    let cut = try #require(panel.row(2).title).layout
    #expect(cut.font.size == 13)
    #expect(cut.isTruncated)
    #expect(cut.size.width <= 50)
    #expect(panel.row(3).title == nil)
  }

  @Test("A compact panel is wide enough for all cells to be as wide as the widest")
  func compactWidth() {
    let cells = ["Copy", "Cut", "A longer title"].map { Fixture.Cell(title: $0) }
    let panel = PanelFixture(Fixture.line(800, .medium, from: 1, cells))
    let title = 14 * 0.6 * 0.87 * Fixture.body
    #expect(panel.panel.size.width == (3 * (title + 16) + 10).rounded(.up))
    #expect(panel.row(2).title?.layout.isTruncated == false)
    // Five pictures don't ask for more than they need.
    #expect(PanelFixture(Fixture.pictures(5)).panel.size.width == 5 * 32 + 10)
  }

  @Test("Lines part the cells, the line and the rows (regular)")
  func separators() throws {
    let panel = PanelFixture(
      Fixture.actions(1) + Fixture.pictures(2, from: 10) + Fixture.actions(1, from: 20), .regular,
      scale: 2)
    #expect(panel.row(0).separator != nil)
    let divider = try #require(panel.row(1).divider)
    #expect(divider == Rect(x: 124.5, y: 44, width: 0.5, height: 44))
    #expect(panel.row(2).divider == nil)
    for index in 1...2 {
      let line = try #require(panel.row(index).separator)
      #expect(line.minX == panel.frame(index).minX && line.width == 125)
      #expect(line.maxY == panel.frame(index).maxY)
    }
    let mirrored = PanelFixture(Fixture.pictures(2), .regular, direction: .rightToLeft)
    #expect(mirrored.row(0).divider?.minX == 125)
    #expect(mirrored.row(1).divider == nil)
  }

  @Test(
    "What a cell is, stands beside its picture, on the side where it reads",
    arguments: [true, false])
  func marks(isMirrored: Bool) throws {
    let cells = [
      Fixture.Cell(title: "On", mark: .selected), Fixture.Cell(title: "Opens", role: .submenu),
    ]
    let panel = PanelFixture(
      Fixture.line(800, .medium, from: 1, cells), .regular,
      direction: isMirrored ? .rightToLeft : .leftToRight)
    let check = try #require(panel.row(0).leadingMark)
    let chevron = try #require(panel.row(1).trailingMark)
    #expect((check.midX > panel.frame(0).midX) == isMirrored)
    #expect((chevron.midX < panel.frame(1).midX) == isMirrored)
    for (box, index) in [(check, 0), (chevron, 1)] {
      #expect(panel.frame(index).contains(box))
      #expect(!box.intersects(try #require(panel.row(index).image)))
    }
  }

  @Test("Cells are counted as rows are: what shows, what is scrolled to, what is pinned")
  func scrolling() {
    let headers = Fixture.pictures(3, line: 700, from: 500)
    let elements =
      Fixture.actions(10) + Fixture.pictures(4, from: 20) + Fixture.actions(10, from: 40)
    let panel = PanelFixture(
      Fixture.menu(elements, headers: headers), .regular,
      maximum: Size(width: 400, height: 240)
    ).panel
    #expect(panel.headerCount == 3)
    #expect(panel.viewport.minY == 44)
    #expect(panel.rowIndex(at: Point(x: 240, y: 20), scrollOffset: 100) == 2)
    let line = panel.frame(ofRow: 13, scrollOffset: 0)
    for cell in 14...16 {
      #expect(panel.frame(ofRow: cell, scrollOffset: 0).minY == line.minY)
    }
    // With a pixel of the line in sight, all of its cells show.
    let offset = line.minY - panel.viewport.maxY + 1
    #expect(panel.visibleRows(scrollOffset: offset).upperBound == 17)
    #expect(panel.visibleRows(scrollOffset: offset - 1).upperBound == 13)
    let below = line.maxY - panel.viewport.minY
    #expect(panel.visibleRows(scrollOffset: below - 1).lowerBound == 13)
    #expect(panel.visibleRows(scrollOffset: below).lowerBound == 17)
    for cell in 13...16 {
      #expect(
        panel.scrollOffset(revealing: cell, from: 0)
          == panel.scrollOffset(revealing: 13, from: 0))
    }
  }

  @Test("A line at the start or the end shows the margin, too, whichever cell is looked for")
  func ends() {
    let elements =
      Fixture.pictures(3) + Fixture.actions(20, from: 10) + Fixture.pictures(3, line: 801, from: 50)
    let panel = PanelFixture(elements, maximum: Size(width: 400, height: 200)).panel
    for cell in 0..<3 { #expect(panel.scrollOffset(revealing: cell, from: 90) == 0) }
    for cell in 23..<26 {
      #expect(panel.scrollOffset(revealing: cell, from: 0) == panel.maximumScrollOffset)
    }
  }

  @Test("Lines of the same name that don't follow each other are two, so are pinned and other rows")
  func apart() {
    let cells = Fixture.pictures(2)
    let split = PanelFixture([cells[0], Fixture.action(9, "Between"), cells[1]], .regular).panel
    #expect(split.frame(ofRow: 0, scrollOffset: 0).width == split.size.width)
    #expect(split.frame(ofRow: 2, scrollOffset: 0).minY > 80)
    let halves = PanelFixture(Fixture.menu([cells[1]], headers: [cells[0]]), .regular).panel
    #expect(halves.viewport.minY == 44)
    #expect(halves.frame(ofRow: 1, scrollOffset: 0).minY == 44)
  }

  @Test("Marks in cells leave the column of marks to rows, mnemonics are found")
  func columns() {
    let cells = [Fixture.Cell(title: "On", mark: .selected, mnemonic: "o")]
    let panel = PanelFixture(
      Fixture.line(800, .small, from: 1, cells) + Fixture.actions(1, from: 10), .regular)
    #expect(panel.row(1).title?.origin.x == 16)
    #expect(panel.panel.hasMnemonics)
  }

  @Test("Where there are no cells their font isn't looked for", arguments: Density.allCases)
  func plain(density: Density) {
    let text = FixedWidthTextMeasurer()
    let metrics = LayoutMetrics(density: density, bodyFontSize: 16)
    let constraints = LayoutConstraints(
      grid: PixelGrid(scale: 1), maximumSize: Size(width: 500, height: 500))
    func layOut(_ elements: [ResolvedElement]) {
      _ = PanelLayout(
        Fixture.menu(elements), metrics: metrics, text: text, fitting: constraints)
    }
    layOut(Fixture.actions(3))
    let plain = text.metricsCount
    layOut(Fixture.actions(3) + Fixture.pictures(2, from: 10))
    #expect(text.metricsCount == 2 * plain + 1)
  }
}
