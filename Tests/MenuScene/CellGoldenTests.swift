import MenuLayout
import MenuModel
import MenuPrimitives
import MenuScene
import MenuTesting
import Testing

/// Elements side by side, numbered from `first`, in a line of that number.
func line(
  _ style: CellContent.Style, from first: UInt64, _ cells: [(RowContent, CellContent.Role)]
) -> [ResolvedElement] {
  cells.enumerated().map { index, cell in
    ResolvedElement(
      id: ElementID(first + UInt64(index)),
      kind: .cell(
        CellContent(
          content: cell.0, role: cell.1, style: style,
          row: ElementID(first).row(.sideBySide), index: index, count: cells.count)))
  }
}

@Suite("Elements side by side in every theme")
struct CellGoldenTests {
  private static let symbol = Image(symbol: .chevronUp)

  /// A cell of every kind in each of the two styles of lines.
  private static let sideBySide: [(RowContent, CellContent.Role)] = [
    (RowContent(title: "Plain", image: symbol, mnemonic: "l"), .action),
    (RowContent(title: "On", image: symbol, mark: .selected), .action),
    (RowContent(title: "Delete", image: symbol, isDestructive: true), .action),
    (RowContent(title: "Opens", image: symbol), .submenu),
    (RowContent(title: "Off", image: Image(path: "off.png"), isEnabled: false), .action),
  ]

  /// An element of every kind in a palette, more than fit.
  private static let items: [(RowContent, CellContent.Role)] = [
    (RowContent(title: "Symbol", image: symbol, mark: .selected), .action),
    (RowContent(title: "Picture", image: Image(path: "red.png"), mark: .selected), .action),
    (RowContent(title: "Ab", mark: .selected), .action),
    (RowContent(title: "Off", image: symbol), .action),
    (RowContent(title: "Disabled", image: symbol, isEnabled: false), .action),
    (RowContent(title: "Delete", image: symbol, isDestructive: true), .action),
    (RowContent(title: "Opens", image: symbol), .submenu),
    (RowContent(title: "Long text"), .action),
  ]

  static let styles: [(name: String, style: CellContent.Style)] = [
    ("small", .small), ("medium", .medium), ("tint", .palette(.tint)),
    ("openCircle", .palette(.openCircle)), ("closedCircle", .palette(.closedCircle)),
    ("openRectangle", .palette(.openRectangle)), ("closedRectangle", .palette(.closedRectangle)),
  ]

  private static func elements(_ style: CellContent.Style) -> [ResolvedElement] {
    let cells =
      switch style {
      case .small, .medium: sideBySide
      case .palette: items
      }
    return line(style, from: 1, cells) + rows(.action(RowContent(title: "Row")), from: 50)
  }

  @Test("At rest, highlighted and open", arguments: ThemeChoice.all)
  func kinds(choice: ThemeChoice) {
    for (name, style) in Self.styles {
      let panel = panel(Self.elements(style), density: choice.density)
      let rest = paint(panel, scheme: choice.scheme)
      let lit = paint(
        panel,
        PanelState(highlight: ElementID(2), openRow: ElementID(1), showsMnemonics: true),
        scheme: choice.scheme)
      var text = rest.description
      // Of the lit panel only what differs: the rest is above.
      for (index, item) in lit.items.enumerated() where item != rest.items[index] {
        text += "lit \(index)\n" + DisplayList(items: [item]).description
      }
      expectGolden(text, "cells-\(name).\(choice.scheme)-\(choice.density).txt")
    }
  }

  @Test(
    "Mirrored and at fractions of pixels", arguments: Density.allCases,
    [1, 1.25, 2])
  func mirrored(density: Density, scale: Double) {
    let elements =
      line(.medium, from: 1, Array(Self.sideBySide.prefix(3)))
      + line(.palette(.openCircle), from: 20, Self.items)
    let panel = panel(elements, density: density, scale: scale, direction: .rightToLeft)
    let state = PanelState(strips: [ElementID(20).row(.sideBySide): 31], highlight: ElementID(23))
    expectGolden(paint(panel, state).description, "cells-mirrored.\(density)-\(scale).txt")
  }

  @Test(
    "A cell that is being loaded shows the mark that turns", arguments: Self.styles.map(\.style))
  func loading(style: CellContent.Style) throws {
    let cells: [(RowContent, CellContent.Role)] = [
      (RowContent(title: "Loading…", isEnabled: false), .loading),
      (RowContent(title: "There", image: Self.symbol), .action),
    ]
    let panel = panel(line(style, from: 1, cells), density: .regular)
    let moment = Timestamp.zero
    let first = paint(panel, PanelState(spinner: SpinnerMark(at: moment)))
    let next = SpinnerMark.nextStep(after: moment)
    let second = paint(panel, PanelState(spinner: SpinnerMark(at: next)))
    let box = try #require(panel.row(0, text: FixedWidthTextMeasurer()).image)
    #expect(second.damage(from: first).map(\.minX) == [box.minX])
    #expect(second.damage(from: first).map(\.width) == [box.width])
  }
}
