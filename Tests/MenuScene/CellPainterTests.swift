import MenuLayout
import MenuModel
import MenuPrimitives
import MenuScene
import MenuTesting
import Testing

@Suite("Painting of elements side by side")
struct CellPainterTests {
  private let items = (0..<20).map {
    (RowContent(title: "\($0)", image: Image(symbol: .dash)), CellContent.Role.action)
  }
  private let strip = ElementID(1).row(.sideBySide)

  @Test("Nothing leaves its part of the line or the panel's outline", arguments: Density.allCases)
  func bounds(density: Density) {
    let panel = panel(line(.palette(.openCircle), from: 1, items), density: density)
    let last = panel.cellLine(ofRow: 0).map(panel.maximumOffset(of:)) ?? 0
    let margin = density == .compact ? 5.0 : 1
    for offset in [0, 5.5, 100, last] {
      let list = paint(panel, PanelState(strips: [strip: offset]))
      // One for the panel, one a cell, one for the palette as a whole, two for marks, one border.
      #expect(list.items.count == 25)
      for item in list.items[1...20] where !item.bounds.isEmpty {
        #expect(item.bounds.minX >= margin && item.bounds.maxX <= panel.size.width - margin)
      }
      // What doesn't show isn't drawn.
      let shown = list.items[1...20].count { !$0.commands.isEmpty }
      #expect(shown <= Int(panel.size.width / (density == .compact ? 28 : 38)) + 2)
    }
  }

  @Test("Fades lie over the ends behind which there is more", arguments: [false, true])
  func fades(isMirrored: Bool) throws {
    let panel = panel(
      line(.palette(.tint), from: 1, items), density: .regular,
      direction: isMirrored ? .rightToLeft : .leftToRight)
    let last = try #require(panel.cellLine(ofRow: 0).map(panel.maximumOffset(of:)))
    func fades(_ offset: Double) -> [Bool] {
      paint(panel, PanelState(strips: [strip: offset])).commands.compactMap { command in
        if case .fade(let rect, _, _) = command { rect.midX < panel.size.width / 2 } else { nil }
      }
    }
    #expect(fades(0) == [isMirrored])
    #expect(fades(100) == [true, false])
    #expect(fades(last) == [!isMirrored])
    let short = MenuSceneTests.panel(
      line(.palette(.tint), from: 1, Array(items.prefix(3))), density: .regular)
    #expect(!paint(short).commands.contains { if case .fade = $0 { true } else { false } })
  }

  @Test("A light that moves from cell to cell repaints these two", arguments: Density.allCases)
  func lights(density: Density) {
    for style in [CellContent.Style.small, .palette(.tint)] {
      let panel = panel(
        line(style, from: 1, Array(items.prefix(5))) + plainRows(3, from: 90), density: density)
      let painter = PanelPainter(theme: Theme(scheme: .light, density: density))
      let text = FixedWidthTextMeasurer()
      let (old, new) = (PanelState(highlight: ElementID(2)), PanelState(highlight: ElementID(4)))
      let before = painter.paint(panel, state: old, text: text)
      var painted = PaintedPanel(before, of: panel, state: old)
      let isLit = painted.light(
        new.highlight, openRow: nil, theme: painter.theme, text: text)
      let after = painted.list
      #expect(isLit && after == painter.paint(panel, state: new, text: text))
      let damage = after.damage(from: before)
      #expect(damage.count == 2)
      for (area, index) in zip(damage, [1, 3]) {
        #expect(panel.frame(ofRow: index, scrollOffset: 0).contains(area))
      }
    }
  }

  @Test("A highlight in a corner takes the panel's corner, others none")
  func corners() throws {
    let panel = panel(line(.small, from: 1, Array(items.prefix(3))), density: .regular)
    let shapes = (1...3).map { index in
      paint(panel, PanelState(highlight: ElementID(UInt64(index)))).items[index].commands
        .compactMap(\.fill?.shape).first
    }
    #expect(shapes.map { $0?.topLeft } == [13, 0, 0])
    #expect(shapes.map { $0?.topRight } == [0, 0, 13])
    #expect(shapes.map { $0?.bottomRight } == [0, 0, 13])
    #expect(shapes.map { $0?.bottomLeft } == [13, 0, 0])
  }

  @Test("What is selected can be told from what isn't, and read", arguments: ThemeChoice.all)
  func legible(choice: ThemeChoice) throws {
    for (_, style) in CellGoldenTests.styles {
      let cells = [
        (
          RowContent(title: "On", image: Image(symbol: .dash), mark: .selected),
          CellContent.Role.action
        ),
        (RowContent(title: "Off", image: Image(symbol: .dash)), .action),
      ]
      let panel = panel(line(style, from: 1, cells), density: choice.density)
      let list = paint(panel, scheme: choice.scheme)
      func looks(_ index: Int) -> [String] {
        let left = panel.frame(ofRow: index, scrollOffset: 0).minX
        return list.items[1 + index].commands.filter { $0.text == nil }.map { command in
          switch command {
          case .fill(let shape, let color):
            "fill \(shape.rect.offset(dx: -left)) \(color)"
          case .border(let shape, _, let color):
            "border \(shape.rect.offset(dx: -left)) \(color)"
          default: "\(command.symbol ?? "") \(command.color)"
          }
        }
      }
      #expect(looks(0) != looks(1), "\(style)")
      // On a filled shape the picture has another colour than the shape.
      let commands = list.items[1].commands
      let ink = try #require(commands.last { $0.symbol == "dash" }?.color)
      let grounds = commands.compactMap(\.fill).filter { $0.shape.rect.height > 10 }
      for ground in grounds where ground.shape.rect.width > 10 {
        #expect(
          abs(ink.luminance - ground.color.over(choice.theme.panelBackground).luminance) > 0.2)
      }
    }
  }
}
