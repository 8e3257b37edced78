import MenuModel
import Testing

/// Where thick lines set inline menus apart.
@MainActor @Suite("Bands between inline menus")
struct BandTests {
  private func action(_ title: String) -> Action { Action(title: title) }

  private func inline(_ title: String, style: Menu.MenuSeparatorStyle = .automatic) -> Menu {
    Menu(displaysInline: true, betweenMenusSeparatorStyle: style, children: [action(title)])
  }

  private func palette(style: Menu.MenuSeparatorStyle = .automatic) -> Menu {
    Menu(
      displaysInline: true, displaysAsPalette: true, betweenMenusSeparatorStyle: style,
      children: [action("P")])
  }

  private func rows(
    _ children: MenuElement..., title: String? = nil, style: Menu.MenuSeparatorStyle = .automatic
  ) -> [String] {
    MenuResolver.resolve(
      Menu(title: title, betweenMenusSeparatorStyle: style, children: children),
      isSubmenu: false, saysWhenEmpty: false
    ).menu.elements.map(\.word)
  }

  @Test("a palette has none before it")
  func beforePalette() {
    #expect(rows(action("A"), palette()) == ["A", "1/1 P"])
    #expect(rows(inline("A"), palette()) == ["A", "1/1 P"])
    #expect(rows(palette(), palette()) == ["1/1 P", "1/1 P"])
  }

  @Test("after a palette the list's own rows go on without, another inline menu has one")
  func afterPalette() {
    #expect(rows(action("A"), palette(), action("B")) == ["A", "1/1 P", "B"])
    #expect(rows(action("A"), palette(), inline("B")) == ["A", "1/1 P", "---", "B"])
    #expect(rows(palette(), action("A"), title: "T") == ["# T", "1/1 P", "A"])
  }

  @Test("after a palette on top whatever follows has one")
  func afterFirstPalette() {
    #expect(rows(palette(), action("A")) == ["1/1 P", "---", "A"])
    #expect(rows(palette(), inline("A")) == ["1/1 P", "---", "A"])
    #expect(rows(palette(style: .none), action("A")) == ["1/1 P", "A"])
  }

  @Test("after the list's title an inline menu has one")
  func afterTitle() {
    #expect(rows(inline("A"), title: "T") == ["# T", "---", "A"])
    #expect(rows(inline("A", style: .none), title: "T") == ["# T", "A"])
  }

  @Test("a list of the style none has none at all")
  func outerNone() {
    #expect(
      rows(action("A"), inline("B"), palette(), inline("C"), style: .none)
        == ["A", "B", "1/1 P", "C"])
  }

  @Test("an inline menu of the style none has none around it")
  func innerNone() {
    #expect(
      rows(inline("A"), inline("B", style: .none), inline("C"), inline("D"))
        == ["A", "B", "C", "---", "D"])
  }

  @Test("one of the application's own is enough")
  func separators() {
    #expect(rows(action("A"), .separator, inline("B")) == ["A", "---", "B"])
    #expect(
      rows(inline("A"), .separator, action("B"), .separator) == ["A", "---", "B", "---"])
  }

  @Test("a titled menu in a titled menu has one between the titles")
  func nestedTitles() {
    let inner = Menu(title: "I", displaysInline: true, children: [action("A")])
    let outer = Menu(title: "O", displaysInline: true, children: [inner])
    #expect(rows(action("X"), outer) == ["X", "---", "# O", "---", "# I", "A"])
  }

  @Test("keep their names when others come before them")
  func names() throws {
    let menu = Menu(children: [action("A"), inline("B"), action("C"), inline("D")])
    func band(before title: String) -> ElementID? {
      let elements = MenuResolver.resolve(menu, isSubmenu: false, saysWhenEmpty: false)
        .menu.elements
      return elements.firstIndex { $0.word == title }.map { elements[$0 - 1].id }
    }
    let before = try #require(band(before: "D"))
    menu.children.insert(inline("New"), at: 1)
    #expect(band(before: "D") == before)
    #expect(before.role == .separatorBefore)
  }
}
