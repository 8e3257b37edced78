import MenuKit
import MenuLayout
import MenuModel
import MenuPrimitives
import MenuTesting
import MenuViews
import Testing

@MainActor @Suite struct SearchFieldTests {
  private static let names = [
    "Dutch", "English", "French", "German", "Italian", "Spanish", "Swedish",
  ]

  /// A list of languages with a field that filters it.
  @MainActor private final class Languages {
    let field = SearchField(placeholder: "Find")
    let rows = names.map { Action(title: $0) }
    var told: [String] = []
    let harness: MenuHarness

    init(
      _ density: Density = .regular, focuses: Bool = true, more: [MenuElement] = [],
      workArea: Rect = Rect(x: 0, y: 0, width: 1280, height: 800)
    ) {
      field.shouldAutomaticallyFocusOnAppearance = focuses
      harness = MenuHarness(
        Menu(children: rows + more, headers: [field]), density: density,
        submenus: density == .regular ? .stacked : .cascading, workArea: workArea)
      for row in rows {
        row.handler { [unowned self] in harness.report($0.title ?? "") }
      }
      field.updater = { [unowned self] text in
        told.append(text)
        for row in rows {
          row.isHidden =
            !text.isEmpty && row.title?.lowercased().contains(text.lowercased()) == false
        }
      }
    }

    /// The titles that show, without the field's placeholder.
    var shown: [String] { Array(harness.rows.last?.dropFirst() ?? []) }
  }

  /// The texts that the panel on top draws.
  private func texts(_ harness: MenuHarness) -> [String] {
    let items = harness.backend.surfaces.last { $0.role == .menu }?.frame?.content.items ?? []
    return items.flatMap { item in
      item.commands.flatMap { command in
        if case .text(let layout, _, _) = command { return layout.lines.map(\.text) }
        return []
      }
    }
  }

  @Test func `a field shows its placeholder, then what is typed, and filters`() {
    let languages = Languages()
    let harness = languages.harness
    harness.present()
    #expect(texts(harness).contains("Find"))
    #expect(harness.highlighted == nil)
    harness.type("s")
    harness.type("w")
    #expect(languages.told == ["s", "sw"])
    #expect(languages.field.searchText == "sw")
    #expect(languages.shown == ["Swedish"])
    #expect(texts(harness).contains("sw"))
    #expect(!texts(harness).contains("Find"))
    #expect(harness.highlighted == "Swedish")
    harness.key(.return)
    #expect(harness.events == ["dismissed activated", "Swedish"])
    // The list has closed: the filter is taken back.
    #expect(languages.told == ["s", "sw", ""])
    harness.present()
    #expect(languages.shown == Self.names)
  }

  @Test func `arrows walk the list while the field has the keys`() {
    let languages = Languages()
    let harness = languages.harness
    harness.present()
    harness.type("n")
    #expect(languages.shown == ["English", "French", "German", "Italian", "Spanish"])
    harness.key(.down)
    harness.key(.down)
    #expect(harness.highlighted == "German")
    harness.type("i")
    #expect(languages.shown == ["Spanish"])
    #expect(harness.highlighted == "Spanish")
    harness.key(.left)
    harness.key(.backspace)
    #expect(languages.told.last == "i")
    #expect(harness.highlighted == "Spanish")
    #expect(languages.shown == ["English", "Italian", "Spanish", "Swedish"])
    harness.key(.escape)
    #expect(harness.events == ["dismissed escaped"])
  }

  @Test func `without automatic focus letters jump as ever, a click takes the keys`() {
    let languages = Languages(focuses: false)
    let harness = languages.harness
    harness.present()
    harness.type("g")
    #expect(harness.highlighted == "German")
    #expect(languages.told.isEmpty)
    harness.advance(by: .seconds(2))
    harness.click("Find")
    #expect(harness.presentation.isPresented)
    harness.type("it")
    #expect(languages.told == ["i", "it"])
    #expect(languages.shown == ["Italian"])
  }

  @Test func `a field that takes the keys by itself takes what is typed later, too`() {
    let toggle = Toggle()
    let languages = Languages(more: [CustomView(view: toggle)])
    let harness = languages.harness
    harness.present()
    harness.click(toggle)
    #expect(toggle.isOn)
    harness.type("f")
    #expect(languages.told == ["f"])
    #expect(harness.highlighted == "French")
  }

  @Test func `a field that can't be used takes nothing`() {
    let languages = Languages()
    languages.field.isEnabled = false
    let harness = languages.harness
    harness.present()
    harness.type("s")
    harness.click("Find")
    #expect(languages.told.isEmpty)
    #expect(harness.highlighted == nil)
    languages.field.isEnabled = true
    harness.backend.runPending()
    harness.click("Find")
    harness.type("d")
    #expect(languages.told == ["d"])
  }

  @Test func `a list that was scrolled shows what is found from its top`() {
    let languages = Languages(
      .compact, more: (0..<60).map { Action(title: "Sprache \($0)") },
      workArea: Rect(x: 0, y: 0, width: 800, height: 300))
    let harness = languages.harness
    harness.present()
    harness.key(.up)
    #expect(harness.scrollOffset > 0)
    harness.type("s")
    #expect(harness.scrollOffset > 0)
    #expect(harness.highlighted == "Sprache 59")
    languages.field.updater = { text in
      for row in languages.harness.presentation.menu?.children ?? [] {
        row.isHidden = (row as? Action)?.title?.contains("1") == false
      }
    }
    harness.type("1")
    #expect(harness.highlighted == "Sprache 59" || harness.highlighted == "Sprache 1")
    harness.type("1")
    #expect(harness.scrollOffset == 0)
  }

  @Test func `an updater's own text shows in the field`() {
    let languages = Languages()
    languages.field.updater = { [unowned field = languages.field] text in
      field.searchText = text.uppercased()
    }
    languages.harness.present()
    languages.harness.type("ab")
    #expect(texts(languages.harness).contains("AB"))
  }

  @Test func `a submenu ends editing below, and closing it returns to the field`() {
    let inner = SearchField(placeholder: "Inner").automaticallyFocusOnAppearance()
    var told: [String] = []
    inner.updater = { told.append($0) }
    let languages = Languages(
      more: [Menu(title: "More", children: [Action(title: "One")], headers: [inner])])
    let harness = languages.harness
    harness.present()
    harness.click("More")
    harness.type("x")
    #expect(told == ["x"])
    #expect(languages.told.isEmpty)
    harness.key(.escape)
    #expect(told == ["x", ""])
    harness.type("d")
    #expect(languages.told == ["d"])
  }

  @Test func `copy and paste go through the display, undecided text shows at the caret`() throws {
    let languages = Languages()
    let harness = languages.harness
    harness.present()
    harness.backend.clipboard.write("swed", to: .clipboard)
    harness.key(.character, text: "v", modifiers: .control)
    #expect(languages.shown == ["Swedish"])
    harness.key(.character, text: "a", modifiers: .control)
    harness.key(.backspace)
    let method = try #require(harness.backend.inputMethod as? HeadlessInputMethod)
    #expect(method.client != nil)
    method.compose(Preedit(text: "fr", caret: 2))
    harness.backend.runPending()
    #expect(texts(harness).contains("fr"))
    #expect(languages.told.last == "")
    method.commit("fr")
    #expect(languages.told.last == "fr")
    let caret = try #require(method.caret)
    #expect(harness.presentation.frames[0].frame.contains(caret))
    harness.key(.escape)
    #expect(method.client == nil)
  }

  @Test func `ten thousand rows are filtered by what they need`() {
    let rows = (0..<10_000).map { Action(title: "Row \($0)") }
    let field = SearchField(placeholder: "Find").automaticallyFocusOnAppearance()
    field.updater = { text in
      for row in rows { row.isHidden = row.title?.contains(text) == false && !text.isEmpty }
    }
    let harness = MenuHarness(Menu(children: rows, headers: [field]))
    harness.present()
    let text = harness.backend.textMeasurer as? FixedWidthTextMeasurer
    let before = text?.layoutCount ?? 0
    harness.type("7")
    #expect(harness.highlighted == "Row 7")
    #expect((text?.layoutCount ?? 0) - before < 1_000)
    harness.type("77")
    #expect(harness.highlighted == "Row 777")
    for _ in 0..<3 { harness.key(.backspace) }
    #expect(harness.rows[0].count == 10_001)
  }
}
