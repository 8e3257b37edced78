import MenuLayout
import MenuModel
import MenuPrimitives
import MenuTesting
import Testing

/// Panels some of whose rows show something else now: the same as if they had been laid out anew.
@Suite("A panel that is patched") struct PatchedPanelTests {
  /// Rows of many kinds; those of a place are named by it.
  private static let rows: [ResolvedElement] =
    Fixture.actions(40)
    + [
      Fixture.action(50, "Subtitle", subtitle: "Below"),
      Fixture.action(51, "Picture", image: true),
      Fixture.action(52, "Picture", image: true),
      Fixture.action(53, "Mark", mark: .selected),
      Fixture.action(54, "Shortcut", shortcut: "Ctrl+S"),
      Fixture.submenu(55, "Sub"),
      Fixture.separator(56),
      Fixture.caption(57, "Caption"),
      ResolvedElement(id: Fixture.id(58), kind: .message("Nothing")),
    ]
    + (0..<3).map { index in
      ResolvedElement(
        id: Fixture.id(60 + index),
        kind: .cell(
          CellContent(
            content: RowContent(title: "Cell \(index)", image: Image(path: "/icon.png")),
            role: .action, style: .palette(.tint), row: Fixture.id(70), index: index, count: 3)))
    }

  /// What may become of a row.
  private static let changes: [String: @Sendable (RowContent) -> RowContent] = [
    "title": { RowContent(title: "Other", subtitle: $0.subtitle, image: $0.image, mark: $0.mark) },
    "very long title": {
      RowContent(
        title: String(repeating: "Word ", count: 60), subtitle: $0.subtitle, image: $0.image)
    },
    "subtitle": { RowContent(title: $0.title, subtitle: "Something", image: $0.image) },
    "mark": { RowContent(title: $0.title, subtitle: $0.subtitle, image: $0.image, mark: .mixed) },
    "no mark": { RowContent(title: $0.title, subtitle: $0.subtitle, image: $0.image) },
    "image": { RowContent(title: $0.title, image: Image(path: "/other.png"), mark: $0.mark) },
    "no image": { RowContent(title: $0.title, subtitle: $0.subtitle, mark: $0.mark) },
    "mnemonic": { RowContent(title: $0.title, image: $0.image, mnemonic: "x", mark: $0.mark) },
    "shortcut": {
      RowContent(title: $0.title, image: $0.image, shortcut: "Ctrl+Alt+Shift+F12", mark: $0.mark)
    },
    "disabled": {
      RowContent(
        title: $0.title, subtitle: $0.subtitle, image: $0.image, mark: $0.mark, isEnabled: false)
    },
  ]

  private func changed(
    _ element: ResolvedElement, by change: (RowContent) -> RowContent
  ) -> ResolvedElement {
    var element = element
    switch element.kind {
    case .action(let content): element.kind = .action(change(content))
    case .submenu(let content): element.kind = .submenu(change(content))
    case .cell(let cell):
      element.kind = .cell(
        CellContent(
          content: change(cell.content), role: cell.role, style: cell.style, row: cell.row,
          index: cell.index, count: cell.count))
    case .titleHeader: element.kind = .titleHeader("Other")
    case .message: element.kind = .message("Other")
    case .submenuHeader, .separator, .loading, .searchField, .customView, .customAction,
      .customContent:
      break
    }
    return element
  }

  private func describe(_ panel: PanelLayout, _ text: any TextMeasurer) -> [String] {
    [
      "\(panel.size) \(panel.viewport) \(panel.contentHeight) \(panel.headerCount)",
      "\(panel.hasMnemonics) \(panel.hasViews)",
    ] + (0..<panel.rowCount).map { "\(panel.row($0, text: text))" }
  }

  @Test(
    "looks as if it had been laid out anew, whatever has changed in whichever row",
    arguments: [Density.compact, .regular], changes.keys.sorted())
  func patched(density: Density, name: String) throws {
    let change = try #require(Self.changes[name])
    // Once the rows follow the first screenful, once they are in it.
    for before in [Self.rows, Array(Self.rows.reversed())] {
      let old = PanelFixture(
        Fixture.menu(before, headers: [Fixture.action(99, "Header", image: true)]), density)
      for place in 0..<before.count + 1 {
        var menu = old.panel.menu
        if place < before.count {
          menu.elements[place] = changed(menu.elements[place], by: change)
        } else {
          menu.headers[0] = changed(menu.headers[0], by: change)
        }
        let anew = PanelFixture(menu, density)
        let patched = old.patched(menu)
        guard let patched else { continue }
        #expect(describe(patched, old.text) == describe(anew.panel, anew.text))
      }
    }
  }

  @Test("costs what has changed, in a list of any length", arguments: [Density.compact, .regular])
  func cost(density: Density) throws {
    let old = PanelFixture(Fixture.menu(Fixture.actions(100_000)), density)
    var menu = old.panel.menu
    menu.elements[50_000] = Fixture.action(50_001, "Other")
    let before = old.text.layoutCount
    let patched = try #require(
      old.patched(menu))
    #expect(old.text.layoutCount - before < 100)
    #expect(patched.element(at: 50_000).content?.title == "Other")
    // A check that goes from one row to another leaves the column of marks where it is.
    menu.elements[7] = Fixture.action(8, "Row 8", mark: .selected)
    let marked = PanelFixture(menu, density)
    menu.elements[7] = Fixture.action(8, "Row 8")
    menu.elements[9] = Fixture.action(10, "Row 10", mark: .selected)
    #expect(marked.patched(menu) != nil)
  }

  @Test("stays the same object when nothing differs, and is none when rows come, go or move")
  func others() {
    let old = PanelFixture(Fixture.menu(Fixture.actions(20)))
    func patched(_ rows: [ResolvedElement]) -> PanelLayout? {
      old.patched(Fixture.menu(rows))
    }
    #expect(patched(Fixture.actions(20)) === old.panel)
    #expect(patched(Fixture.actions(21)) == nil)
    #expect(patched(Fixture.actions(19)) == nil)
    #expect(patched(Fixture.actions(20).reversed()) == nil)
    #expect(patched(Fixture.actions(20, from: 2)) == nil)
    #expect(patched([Fixture.separator(1)] + Fixture.actions(19, from: 2)) == nil)
    let other = Fixture.menu(Fixture.actions(20), serial: 901)
    #expect(old.patched(other) == nil)
  }

  @Test(
    "fits other heights and widths as if it had been laid out for them",
    arguments: [Density.compact, .regular])
  func fitting(density: Density) {
    let limits = [60.0, 200, 500, 1080].flatMap { height in
      [100.0, 300, 960].map { Size(width: $0, height: height) }
    }
    let menu = Fixture.menu(Self.rows, headers: [Fixture.action(99, "Header", image: true)])
    var count = 0
    for limit in limits {
      let old = PanelFixture(menu, density, maximum: limit)
      for other in limits {
        let anew = PanelFixture(menu, density, maximum: other)
        guard let patched = old.patched(menu, maximum: other) else { continue }
        count += 1
        #expect(describe(patched, old.text) == describe(anew.panel, anew.text))
      }
    }
    #expect(count > limits.count)
  }
}

extension PanelFixture {
  fileprivate func patched(_ menu: ResolvedMenu, maximum: Size? = nil) -> PanelLayout? {
    var constraints = panel.constraints
    if let maximum { constraints.maximumSize = maximum }
    return panel.patched(
      menu, fitting: constraints, customSizes: CustomSizes(), text: text)
  }
}
