import MenuModel
import MenuPrimitives
import Testing

/// What elements do that are put together in a way that can't be meant.
@MainActor @Suite("Elements put together wrongly", .serialized)
struct BadUseTests {
  private final class Endless: Group {
    let branches: Int
    static var asked = 0

    init(branches: Int) {
      self.branches = branches
      super.init()
    }

    override var displayedElements: [MenuElement] {
      Self.asked += 1
      return [Action(title: "A")] + (0..<branches).map { _ in Endless(branches: branches) }
    }
  }

  private final class Mirror: Group {
    override var displayedElements: [MenuElement] { [Action(title: "A"), self, self] }
  }

  private func rows(_ menu: Menu) -> [String] {
    MenuResolver.resolve(menu, under: ResolvingConditions()).menu.elements.map(\.word)
  }

  /// What is said about it, which comes once however often the menu is resolved.
  private func said(_ menu: Menu) -> [String] {
    var said: [String] = []
    Diagnostics.forget()
    Diagnostics.handler = { if $0.subject == .misuse { said.append($0.description) } }
    for _ in 0..<3 {
      menu.setNeedsUpdate()
      _ = rows(menu)
    }
    Diagnostics.handler = nil
    return said
  }

  @Test("The same element twice has two rows that both lead to it")
  func twice() {
    let action = Action(title: "Open")
    let menu = Menu(children: [action, .inline(action)])
    #expect(rows(menu) == ["Open", "---", "Open"])
    #expect(said(menu).count == 1)
    #expect(said(menu).first?.contains("Action “Open”") == true)
    let resolution = MenuResolver.resolve(menu, under: ResolvingConditions())
    let ids = resolution.menu.elements.filter { $0.word == "Open" }.map(\.id)
    #expect(Set(ids).count == 2)
    #expect(ids.allSatisfy { resolution.source(of: $0) === action })
  }

  @Test("The same submenu, group or lazy element twice is as good")
  func othersTwice() {
    let lazy = LazyMenuElement { $0([Action(title: "Late")]) }
    let group = Group(elements: [Action(title: "In")])
    let submenu = Menu(title: "Sub", children: [])
    let menu = Menu(children: [lazy, group, submenu, lazy, group, submenu])
    let list = ShownList(menu: menu, conditions: ResolvingConditions())
    #expect(
      list.resolution.menu.elements.map(\.word) == ["Late", "In", "Sub", "Late", "In", "Sub"])
    #expect(Set(list.resolution.menu.elements.map(\.id)).count == 6)
    list.close()
  }

  @Test("A menu inside itself shows nothing there")
  func menuInItself() {
    let inline = Menu(title: "I", displaysInline: true, children: [Action(title: "A")])
    inline.children.append(inline)
    let menu = Menu(children: [inline])
    #expect(rows(menu) == ["# I", "A"])
    let messages = said(menu)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Menu “I”") == true)
  }

  @Test("Two menus inside each other end, from wherever one begins")
  func menusInEachOther() {
    let (a, b) = (Menu.inline(Action(title: "A")), Menu.inline(Action(title: "B")))
    a.children.append(b)
    b.children.append(a)
    #expect(rows(Menu(children: [a])) == ["A", "---", "B"])
    #expect(rows(a) == ["A", "---", "B"])
    #expect(rows(b) == ["B", "---", "A"])
  }

  @Test("A group that answers with itself shows the rest")
  func groupInItself() {
    let menu = Menu(children: [Mirror()])
    #expect(rows(menu) == ["A"])
    #expect(said(menu).count == 1)
  }

  @Test("Groups that answer with new ones without end come to an end", arguments: [1, 2, 5])
  func endless(branches: Int) {
    Endless.asked = 0
    let menu = Menu(children: [Endless(branches: branches)])
    #expect(!rows(menu).isEmpty)
    #expect(Endless.asked < 500_000)
    #expect(said(menu).count == 1)
  }

  @Test("Lazy elements that answer with themselves, or with new ones at once, come to an end")
  func endlessLazy() {
    let lazy = LazyMenuElement(provider: nil)
    lazy.provider = { [unowned lazy] in $0([Action(title: "A"), lazy]) }
    let list = ShownList(menu: Menu(children: [lazy]), conditions: ResolvingConditions())
    #expect(list.resolution.menu.elements.map(\.word) == ["A"])
    list.close()
  }

  @Test("An element in two lists at once changes in both")
  func twoLists() {
    let action = Action(title: "Open")
    let (one, other) = (Menu(children: [action]), Menu(children: [.separator, action]))
    #expect(rows(one) == ["Open"] && rows(other) == ["---", "Open"])
    action.title = "Close"
    #expect(rows(one) == ["Close"] && rows(other) == ["---", "Close"])
    #expect(said(one).isEmpty && said(other).isEmpty)
  }

  @Test("What is well put together is worth no word")
  func fine() {
    let menu = Menu(
      title: "M",
      children: [
        Action(title: "A"), .inline(Action(title: "B")), Group(elements: [Action(title: "C")]),
        .submenu(title: "S", Action(title: "D")),
      ])
    #expect(said(menu).isEmpty)
  }
}
