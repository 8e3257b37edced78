import MenuModel
import Testing

/// A menu that opens upwards, with its first element nearest to what it opens from.
@MainActor @Suite("A reversed menu")
struct ElementOrderTests {
  private func actions(_ titles: String) -> [MenuElement] {
    titles.map { Action(title: String($0)) }
  }

  private func rows(_ menu: Menu) -> [String] {
    MenuResolver.resolve(menu, under: ResolvingConditions(isReversed: true))
      .menu.elements.map(\.word)
  }

  private func rows(_ children: [MenuElement], title: String? = nil) -> [String] {
    rows(Menu(title: title, children: children))
  }

  @Test("has its first element last")
  func plain() {
    let menu = Menu(children: actions("ABC"))
    #expect(rows(menu) == ["C", "B", "A"])
    let upright = MenuResolver.resolve(menu, under: ResolvingConditions())
    #expect(upright.menu.elements.map(\.word) == ["A", "B", "C"])
    #expect(rows(menu) == ["C", "B", "A"])
  }

  @Test("is reversed inside groups, lazy content and inline menus, too")
  func nested() {
    let lazy = LazyMenuElement { [lists = actions("LM")] in $0(lists) }
    let inline = Menu.inline(actions("IJ"))
    let menu = Menu(
      children: actions("A") + [Group(elements: actions("GH")), lazy, inline] + actions("B"))
    let list = ShownList(menu: menu, conditions: ResolvingConditions(isReversed: true))
    #expect(
      list.resolution.menu.elements.map(\.word)
        == ["B", "---", "J", "I", "---", "M", "L", "H", "G", "A"])
  }

  @Test("leaves titles and headers above what they belong to")
  func titles() {
    let inline = Menu(
      title: "I", displaysInline: true, children: actions("AB"), headers: actions("xy"))
    #expect(
      rows(actions("C") + [inline] + actions("D"), title: "T")
        == ["# T", "D", "---", "# I", "x", "y", "B", "A", "---", "C"])
    let menu = Menu(children: actions("AB"), headers: actions("xy"))
    let resolved = MenuResolver.resolve(menu, under: ResolvingConditions(isReversed: true)).menu
    #expect(resolved.headers.map(\.word) == ["x", "y"])
    #expect(resolved.elements.map(\.word) == ["B", "A"])
  }

  @Test("leaves captions above the rows that they are for")
  func captions() {
    #expect(
      rows(
        actions("A") + [Separator(), TitleHeader("Shared With:")] + actions("BC")
          + [TitleHeader("Others:")] + actions("D") + [Separator()] + actions("E"))
        == ["E", "---", "# Others:", "D", "# Shared With:", "C", "B", "---", "A"])
  }

  @Test("keeps the order in which cells are read, and the first ones in the line")
  func cells() {
    let small = Menu(
      title: "S", preferredElementSize: .small, displaysInline: true,
      children: actions("ABCDEFG"), headers: actions("h"))
    #expect(
      rows(actions("X") + [small])
        == ["# S", "h", "G", "F", "1/5 A", "2/5 B", "3/5 C", "4/5 D", "5/5 E", "---", "X"])
    #expect(rows([.palette(actions("ABC"))]) == ["1/3 A", "2/3 B", "3/3 C"])
  }

  @Test("has the cells in order when another inline menu with headers comes after them")
  func cellsBeforeHeaders() {
    let withHeaders = Menu(displaysInline: true, children: actions("A"), headers: actions("h"))
    #expect(
      rows([withHeaders, .mediumInlineGroup(actions("XYZ"))])
        == ["1/3 X", "2/3 Y", "3/3 Z", "h", "A"])
  }

  @Test("inside the headers of an inline menu nothing is reversed")
  func insideHeaders() {
    let inline = Menu(
      displaysInline: true, children: actions("AB"), headers: [Group(elements: actions("xy"))])
    #expect(rows([inline]) == ["x", "y", "B", "A"])
  }
}
