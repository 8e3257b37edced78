import MenuLayout
import MenuModel
import MenuPrimitives
import MenuScene
import MenuTesting
import Testing

@Suite("Every kind of row in every theme")
struct RowGoldenTests {
  /// A picture of each kind of row, by the name of its golden file.
  static let kinds: [(name: String, elements: [ResolvedElement], headers: [ResolvedElement])] = [
    (
      "action",
      rows(
        .action(RowContent(title: "Plain")),
        .action(
          RowContent(
            title: "Everything", subtitle: "and more", image: Image(symbol: .chevronUp),
            shortcut: "Ctrl+E", mnemonic: "v", mark: .selected)),
        .action(
          RowContent(
            title: "Disabled", subtitle: "for now", image: Image(symbol: .chevronUp),
            mark: .mixed, isEnabled: false)),
        .action(
          RowContent(
            title: "Delete", image: Image(path: "bin.png"), shortcut: "Del", isDestructive: true)),
        .action(RowContent(title: "Off", image: Image(path: "off.png"), isEnabled: false))), []
    ),
    (
      "submenu",
      rows(
        .submenu(RowContent(title: "Opens")),
        .submenu(RowContent(title: "Has more", subtitle: "of it", image: Image(symbol: .dash))),
        .submenu(RowContent(title: "Disabled", isEnabled: false))), []
    ),
    (
      "submenuHeader", rows(.action(RowContent(title: "Inside"))),
      rows(
        .submenuHeader(RowContent(title: "Back", image: Image(symbol: .dash))), from: 900)
    ),
    (
      "titleHeader",
      rows(
        .titleHeader("First"), .action(RowContent(title: "Row")), .titleHeader("Second"),
        .separator, .titleHeader("Third"), .action(RowContent(title: "Row"))), []
    ),
    (
      "separator",
      rows(
        .action(RowContent(title: "Above")), .separator, .action(RowContent(title: "Below")),
        .separator), []
    ),
    ("message", rows(.message("Nothing here")), []),
    ("loading", rows(.loading("Loading…"), .action(RowContent(title: "Row"))), []),
  ]

  @Test("Rows at rest, highlighted, open and with mnemonics", arguments: ThemeChoice.all)
  func kinds(choice: ThemeChoice) {
    for (name, elements, headers) in Self.kinds {
      let panel = panel(elements, headers: headers, density: choice.density)
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
      expectGolden(text, "\(name).\(choice.scheme)-\(choice.density).txt")
    }
  }

  @Test("Tooltips", arguments: ThemeChoice.all)
  func tooltip(choice: ThemeChoice) {
    let grid = PixelGrid(scale: 1)
    let layout = TooltipLayout(
      "The whole title", metrics: choice.metrics, text: FixedWidthTextMeasurer(), grid: grid)
    expectGolden(
      TooltipPainter(theme: choice.theme).paint(layout, grid: grid).description,
      "tooltip.\(choice.scheme)-\(choice.density).txt")
  }
}

@Suite("Rows that are being loaded")
struct LoadingRowTests {
  @Test(
    "Of a step of the mark nothing has to be drawn again but the mark", arguments: Density.allCases)
  func damage(density: Density) throws {
    let panel = panel(
      rows(.loading("Loading…"), .action(RowContent(title: "Row"))), density: density)
    let moment = Timestamp(nanoseconds: 0)
    let first = paint(panel, PanelState(spinner: SpinnerMark(at: moment)))
    let next = SpinnerMark.nextStep(after: moment)
    let second = paint(panel, PanelState(spinner: SpinnerMark(at: next)))
    let box = try #require(panel.row(0, text: FixedWidthTextMeasurer()).image)
    let damage = second.damage(from: first)
    #expect(damage.count == 1)
    #expect(damage.first?.minX == box.minX)
    #expect(damage.first?.width == box.width)
  }
}

@Suite("Panels as a whole")
struct PanelGoldenTests {
  static let headers = rows(.submenuHeader(RowContent(title: "Back")), from: 900)

  @Test("A list that goes on above and below, under a pinned row", arguments: Density.allCases)
  func scrolled(density: Density) {
    let panel = panel(plainRows(30), headers: Self.headers, density: density, height: 200)
    expectGolden(
      paint(panel, PanelState(scrollOffset: 70, highlight: ElementID(4))).description,
      "scrolled.\(density).txt")
  }

  @Test("A menu that reads from the right is mirrored", arguments: Density.allCases)
  func mirrored(density: Density) {
    let elements = rows(
      .action(
        RowContent(
          title: "שלום", image: Image(symbol: .dash), shortcut: "Ctrl+S", mnemonic: "ש",
          mark: .selected)), .submenu(RowContent(title: "עוד")))
    let panel = panel(elements, density: density, direction: .rightToLeft)
    expectGolden(
      paint(panel, PanelState(showsMnemonics: true)).description, "mirrored.\(density).txt")
  }

  @Test(
    "Lines are one device pixel at every scale", arguments: [1, 1.25, 1.5, 2, 3])
  func scales(scale: Double) {
    let elements = rows(
      .action(RowContent(title: "One")), .action(RowContent(title: "Two")), .separator,
      .action(RowContent(title: "Three")))
    let regular = paint(panel(elements, density: .regular, scale: scale))
    let compact = paint(panel(elements, density: .compact, scale: scale))
    let theme = Theme(scheme: .light, density: .regular)
    let compactTheme = Theme(scheme: .light, density: .compact)
    let lines =
      regular.commands.filter { $0.color == theme.thinSeparator }
      + compact.commands.filter { $0.color == compactTheme.thinSeparator }.compactMap {
        // The compact border has the colour of its lines.
        $0.fill == nil ? nil : $0
      }
    #expect(lines.count == 2)
    for line in lines.compactMap(\.fill?.shape.rect) {
      #expect(abs(line.height * scale - 1) < 1e-9)
      #expect(abs(line.minY * scale - (line.minY * scale).rounded()) < 1e-9)
    }
  }
}
