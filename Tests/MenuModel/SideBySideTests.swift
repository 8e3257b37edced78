import MenuModel
import MenuPrimitives
import MenuViews
import Testing

/// What becomes of menus that want their elements side by side.
@MainActor @Suite("Elements side by side")
struct SideBySideTests {
  private func rows(
    _ elements: MenuElement..., hasLargeText: Bool = false, isReversed: Bool = false
  ) -> [String] {
    rows(Menu(children: elements), hasLargeText: hasLargeText, isReversed: isReversed)
  }

  private func rows(
    _ menu: Menu, hasLargeText: Bool = false, isReversed: Bool = false
  ) -> [String] {
    resolved(menu, hasLargeText: hasLargeText, isReversed: isReversed).elements.map(\.word)
  }

  private func resolved(
    _ menu: Menu, hasLargeText: Bool = false, isReversed: Bool = false
  ) -> ResolvedMenu {
    MenuResolver.resolve(
      menu,
      under: ResolvingConditions(isReversed: isReversed, hasLargeText: hasLargeText)
    ).menu
  }

  private func actions(_ titles: String) -> [MenuElement] {
    titles.map { Action(title: String($0)) }
  }

  private func sized(
    _ size: Menu.ElementSize, _ children: [MenuElement], title: String? = nil
  ) -> Menu {
    Menu(title: title, preferredElementSize: size, displaysInline: true, children: children)
  }

  @Test(
    "small has room for five, medium for three, the rest follows in rows",
    arguments: [
      (Menu.ElementSize.small, ["1/5 A", "2/5 B", "3/5 C", "4/5 D", "5/5 E", "F", "G"]),
      (.medium, ["1/3 A", "2/3 B", "3/3 C", "D", "E", "F", "G"]),
      (.large, ["A", "B", "C", "D", "E", "F", "G"]),
      (.automatic, ["A", "B", "C", "D", "E", "F", "G"]),
    ])
  func limits(size: Menu.ElementSize, expected: [String]) {
    #expect(rows(sized(size, actions("ABCDEFG"))) == expected)
  }

  @Test("separators, captions, fields and custom elements follow in rows")
  func others() {
    let field = SearchField(placeholder: "Find")
    let view = CustomView(
      view: .reusableView(reuseIdentifier: "V", viewClass: Label.self) { _, _, _ in })
    let content = CustomContentViewAction(
      contentView: .reusableView(reuseIdentifier: "C", viewClass: Label.self) { _, _, _ in })
    let viewAction = CustomViewAction(
      view: .reusableView(reuseIdentifier: "A", viewClass: Label.self) { _, _, _ in })
    let menu = sized(
      .small,
      actions("A") + [Separator(), TitleHeader("T"), field, view, content, viewAction]
        + actions("BC"))
    #expect(
      rows(menu) == [
        "1/3 A", "2/3 B", "3/3 C", "---", "# T", "? Find", "view V", "content C", "view action A",
      ])
  }

  @Test("nothing that can stand beside others is no line at all")
  func nothing() {
    #expect(rows(sized(.small, [Separator()])) == ["---"])
    #expect(rows(sized(.small, [])) == [])
  }

  @Test("submenus, groups and lazy elements stand there, too, also while they load")
  func kinds() {
    let submenu = Menu(title: "Sub", children: [])
    let group = Group(elements: actions("GH"))
    let lazy = LazyMenuElement { _ in }
    let menu = sized(.small, actions("A") + [submenu, group, lazy])
    #expect(
      rows(menu) == ["1/5 A", "2/5 Sub", "3/5 G", "4/5 H", "5/5 \(MenuStrings.current.loading)"])
    let cells = resolved(menu).elements.compactMap(cell)
    #expect(cells.map(\.role) == [.action, .submenu, .action, .action, .loading])
    #expect(cells.map(\.content.isEnabled) == [true, true, true, true, false])
    lazy.provider = { $0([Action(title: "Late"), Action(title: "Later")]) }
    let list = ShownList(menu: Menu(children: [menu]), conditions: ResolvingConditions())
    #expect(
      list.resolution.menu.elements.map(\.word)
        == ["1/5 A", "2/5 Sub", "3/5 G", "4/5 H", "5/5 Late", "Later"])
  }

  @Test("cells have the attributes and the picture of their elements")
  func attributes() throws {
    let (off, on) = (Image(path: "/off.png"), Image(path: "/on.png"))
    let action = Action(
      title: "Star", image: off, selectedImage: on, isEnabled: false, isDestructive: true,
      isSelected: true, keepsMenuPresented: true)
    action.accessibilityLabel = "Favourite"
    let content = try #require(
      resolved(Menu(children: [sized(.small, [action])])).elements.first?.content)
    #expect(content.image == on)
    #expect(!content.isEnabled && content.isDestructive && content.keepsMenuPresented)
    #expect(content.mark == .selected && content.accessibilityLabel == "Favourite")
    let palette = Menu(displaysInline: true, displaysAsPalette: true, children: [action])
    #expect(resolved(Menu(children: [palette])).elements.first?.content?.image == on)
  }

  @Test("cells share a line of their menu and are found by their elements")
  func identity() throws {
    let menu = Menu(children: [sized(.medium, actions("AB")), sized(.medium, actions("CD"))])
    let resolution = MenuResolver.resolve(menu, under: ResolvingConditions())
    let cells = resolution.menu.elements.compactMap(cell)
    #expect(cells.map(\.index) == [0, 1, 0, 1])
    #expect(cells[0].row == cells[1].row && cells[2].row == cells[3].row)
    #expect(cells[0].row != cells[2].row)
    #expect(cells.allSatisfy { $0.style == .medium && $0.count == 2 })
    let inline = try #require(menu.children[1] as? Menu)
    #expect(resolution.source(of: inline.children[1].elementID) === inline.children[1])
  }

  @Test("a root's and a submenu's own size counts for their children, not for their headers")
  func ownSize() {
    let menu = Menu(
      title: "T", preferredElementSize: .medium, children: actions("AB"), headers: actions("H"))
    #expect(rows(menu) == ["# T", "1/2 A", "2/2 B"])
    #expect(resolved(menu).headers.map(\.word) == ["H"])
    let submenu = MenuResolver.resolve(menu, under: ResolvingConditions(isSubmenu: true))
    #expect(submenu.menu.elements.map(\.word) == ["1/2 A", "2/2 B"])
  }

  @Test("headers of an inline menu have rows, above its line")
  func inlineHeaders() {
    let menu = Menu(
      title: "T", preferredElementSize: .medium, displaysInline: true, children: actions("AB"),
      headers: actions("H"))
    #expect(rows(Menu(children: [menu])) == ["# T", "H", "1/2 A", "2/2 B"])
  }

  @Test("an inline menu in another one is a run of its own, with its own size")
  func nested() {
    let outer = sized(.small, actions("A") + [sized(.large, actions("x"))] + actions("B"))
    #expect(rows(outer) == ["1/1 A", "---", "x", "---", "1/1 B"])
    let palette = Menu(displaysInline: true, displaysAsPalette: true, children: actions("pq"))
    #expect(
      rows(sized(.large, actions("A") + [palette])) == ["A", "1/2 p", "2/2 q"])
  }

  @Test("for very large text every element has a row, but palettes stay")
  func largeText() {
    #expect(rows(sized(.small, actions("AB")), hasLargeText: true) == ["A", "B"])
    #expect(rows(sized(.medium, actions("AB")), hasLargeText: true) == ["A", "B"])
    let palette = Menu(displaysInline: true, displaysAsPalette: true, children: actions("AB"))
    #expect(rows(palette, hasLargeText: true) == ["1/2 A", "2/2 B"])
  }

  @Test("a palette takes all of its elements, in its style of selection")
  func palette() {
    let titles = "ABCDEFGHIJ"
    let palette = Menu(
      preferredElementSize: .small, displaysInline: true, displaysAsPalette: true,
      children: actions(titles) + [Separator()])
    #expect(palette.paletteSelectionStyle == .tint)
    #expect(palette.paletteSelectionStyle(.openCircle) === palette)
    let elements = resolved(Menu(children: [palette])).elements
    #expect(
      elements.map(\.word)
        == titles.enumerated().map { "\($0.offset + 1)/10 \($0.element)" } + ["---"])
    #expect(cell(elements[0])?.style == .palette(.openCircle))
    palette.paletteSelectionStyle = .closedRectangle
    #expect(
      resolved(Menu(children: [palette])).elements.first.flatMap(cell)?.style
        == .palette(.closedRectangle))
  }

  @Test("the original's spelling of a style is there, too")
  @available(*, deprecated) func oldSpelling() {
    #expect(PaletteSelectionStyle.closeRectangle == .closedRectangle)
  }

  @Test("the conveniences make what they say")
  func conveniences() {
    let (a, b, c) = (Action(title: "A"), Action(title: "B"), Action(title: "C"))
    #expect(rows(.smallInlineGroup(a, b, c)) == ["1/3 A", "2/3 B", "3/3 C"])
    #expect(rows(.mediumInlineGroup(a)) == ["1/1 A"])
    #expect(rows(.mediumInlineGroup(actions("AB"))) == ["1/2 A", "2/2 B"])
    #expect(rows(.smallInlineGroup(actions("AB"))) == ["1/2 A", "2/2 B"])
    #expect(rows(.palette(a, b)) == ["1/2 A", "2/2 B"])
    #expect(rows(.palette(actions("AB"))) == ["1/2 A", "2/2 B"])
    #expect(rows(a, .smallInlineGroup(b), c) == ["A", "1/1 B", "C"])
    let palette: Menu = .palette(a)
    #expect(palette.betweenMenusSeparatorStyle == .automatic && palette.displaysAsPalette)
  }

  private func cell(_ element: ResolvedElement) -> CellContent? {
    if case .cell(let cell) = element.kind { cell } else { nil }
  }
}
