import MenuLayout
import MenuModel
import MenuPrimitives
import MenuTesting
import Testing

@Suite("Palettes")
struct PaletteTests {
  static let styles: [PaletteSelectionStyle] = [
    .tint, .openCircle, .closedCircle, .openRectangle, .closedRectangle,
  ]

  private func palette(
    _ count: Int, _ density: Density = .regular, scale: Double = 1, marked: Bool = false,
    direction: LayoutDirection = .leftToRight
  ) -> PanelFixture {
    let row = Fixture.action(900, "Row", mark: marked ? .selected : .none)
    return PanelFixture(
      Fixture.pictures(count, .palette(.tint)) + [row], density, scale: scale,
      direction: direction)
  }

  private func strip(_ panel: PanelFixture) -> CellLine? { panel.panel.cellLine(ofRow: 0) }

  @Test("Pictures begin where titles do, beside each other and at least as wide as a finger")
  func places() throws {
    for marked in [false, true] {
      let panel = palette(20, marked: marked)
      let start = marked ? 24.0 : 8
      for index in 0..<20 {
        #expect(
          panel.frame(index)
            == Rect(x: start + 38 * Double(index), y: 0, width: 38, height: 54))
      }
      let image = try #require(panel.row(0).image)
      #expect(image == Rect(x: start + 8, y: 16, width: 22, height: 22))
      #expect(image.minX == panel.row(20).title?.origin.x)
    }
    let highlight = palette(3).row(1).highlight
    #expect(highlight == RoundedRect(Rect(x: 46, y: 8, width: 38, height: 38), radius: 6))
  }

  @Test("The compact palette is lower, and its pictures begin where titles do, too")
  func compact() throws {
    let panel = palette(4, .compact)
    #expect(panel.frame(0) == Rect(x: 7, y: 5, width: 28, height: 36))
    #expect(panel.row(0).image?.minX == panel.row(4).title?.origin.x)
    #expect(panel.panel.size.width == 4 * 28 + 14)
    // A longer one scrolls before it makes the panel any wider.
    #expect(palette(40, .compact).panel.size.width == 240)
  }

  @Test("A text is as wide as it is, with space around; so is what opens a menu")
  func texts() throws {
    let cells = [
      Fixture.Cell(title: "I", image: nil), Fixture.Cell(title: "Words", image: nil),
      Fixture.Cell(title: "Opens", role: .submenu),
    ]
    let panel = PanelFixture(Fixture.line(800, .palette(.tint), from: 1, cells), .regular)
    #expect(panel.frame(0).width == 38)
    #expect(panel.frame(1).width == 71)
    #expect(panel.frame(2).width == 38 + 13)
    let chevron = try #require(panel.row(2).trailingMark)
    let image = try #require(panel.row(2).image)
    #expect(chevron.minX >= image.maxX && panel.frame(2).contains(chevron))
    let title = try #require(panel.row(1).title)
    #expect(abs(title.origin.x + title.layout.size.width / 2 - panel.frame(1).midX) <= 0.5)
  }

  @Test("However many texts there are, few are measured")
  func manyTexts() {
    let cells = (0..<20_000).map { Fixture.Cell(title: "Text \($0)", image: nil) }
    let panel = PanelFixture(Fixture.line(800, .palette(.tint), from: 1, cells), .regular)
    #expect(panel.text.layoutCount < 2_000)
    #expect(panel.frame(19_999).width >= panel.frame(1_000).width)
  }

  @Test(
    "It scrolls as far as its last element shows with the space after it", arguments: [1, 1.25, 2])
  func offsets(scale: Double) throws {
    let panel = palette(20, scale: scale)
    let line = try #require(strip(panel))
    let maximum = panel.panel.maximumOffset(of: line)
    let last = panel.panel.frame(
      ofRow: 19, scrollOffset: 0, strips: [line.id: maximum])
    #expect(abs(last.maxX - (250 - 16)) <= 1 / scale)
    #expect(panel.panel.limited(-5, of: line) == 0)
    #expect(panel.panel.limited(.infinity, of: line) == 0)
    #expect(panel.panel.limited(1e9, of: line) == maximum)
    #expect(panel.panel.maximumOffset(of: try #require(strip(palette(3)))) == 0)
    // An offset that another layout had is none of this one.
    #expect(
      panel.panel.frame(ofRow: 19, scrollOffset: 0, strips: [line.id: 1e9])
        == panel.panel.frame(ofRow: 19, scrollOffset: 0, strips: [line.id: maximum]))
  }

  @Test("A looked for element comes to show whole, clear of the fade", arguments: [false, true])
  func revealing(isMirrored: Bool) throws {
    let panel = palette(20, direction: isMirrored ? .rightToLeft : .leftToRight)
    let line = try #require(strip(panel))
    let maximum = panel.panel.maximumOffset(of: line)
    for start in [0, 100, maximum] {
      for index in 0..<20 {
        let offset = panel.panel.offset(revealing: index, of: line, from: start)
        #expect(offset >= 0 && offset <= maximum)
        let frame = panel.panel.frame(ofRow: index, scrollOffset: 0, strips: [line.id: offset])
        let (before, after) = (offset > 0 ? 28.0 : 0, offset < maximum ? 28.0 : 0)
        #expect(frame.minX >= (isMirrored ? after : before))
        #expect(frame.maxX <= 250 - (isMirrored ? before : after))
        // As little as possible.
        let was = panel.panel.frame(ofRow: index, scrollOffset: 0, strips: [line.id: start])
        if was.minX >= 28, was.maxX <= 222 { #expect(offset == start) }
      }
    }
    #expect(panel.panel.offset(revealing: 0, of: line, from: 300) == 0)
    #expect(panel.panel.offset(revealing: 19, of: line, from: 0) == maximum)
  }

  @Test("Pixels belong to the element that is scrolled there, or to none", arguments: [1, 1.25, 2])
  func hits(scale: Double) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let panel = palette(12, scale: scale, direction: direction)
      let line = try #require(strip(panel))
      for offset in [0, 17.5, panel.panel.maximumOffset(of: line)] {
        let strips = [line.id: offset]
        for pixel in 0..<Int(250 * scale) {
          let point = Point(x: (Double(pixel) + 0.5) / scale, y: 3)
          let index = panel.panel.rowIndex(at: point, scrollOffset: 0, strips: strips)
          let shown = (0..<12).first {
            panel.panel.frame(ofRow: $0, scrollOffset: 0, strips: strips).contains(point)
          }
          #expect(index == shown)
        }
      }
    }
    // The free space is no element, but it is the palette all the same.
    let panel = palette(3).panel
    #expect(panel.rowIndex(at: Point(x: 200, y: 20), scrollOffset: 0) == nil)
    #expect(panel.cellLine(at: 20, scrollOffset: 0)?.id == PanelFixture.line())
    #expect(panel.cellLine(at: 60, scrollOffset: 0) == nil)
  }

  @Test("What is selected is told around the picture or the text, in five ways", arguments: styles)
  func selection(style: PaletteSelectionStyle) throws {
    let cells = [
      Fixture.Cell(title: "On", mark: .selected), Fixture.Cell(title: "Off"),
      Fixture.Cell(title: "i", image: nil, mark: .selected),
    ]
    let panel = PanelFixture(Fixture.line(800, .palette(style), from: 1, cells), .regular)
    #expect(panel.row(1).selection == nil)
    let picture = try #require(panel.row(0).selection)
    let text = try #require(panel.row(2).selection)
    let image = try #require(panel.row(0).image)
    switch style {
    case .tint:
      #expect(picture.rect.minY >= image.maxY && picture.rect.height == 2)
    case .openCircle, .closedCircle:
      #expect(picture == RoundedRect(image.inset(by: -4), radius: 15))
      #expect(text.rect.width == text.rect.height && text.topLeft == text.rect.height / 2)
    case .openRectangle, .closedRectangle:
      #expect(picture == RoundedRect(image.inset(by: -4), radius: 6))
    }
    for (index, shape) in [(0, picture), (2, text)] {
      #expect(panel.frame(index).contains(shape.rect))
    }
  }
}
