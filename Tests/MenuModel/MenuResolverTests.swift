import Testing

@testable import MenuModel

/// What becomes of an application's elements when their menu is shown.
@MainActor struct MenuResolverTests {
  private func rows(_ menu: Menu, isSubmenu: Bool = false) -> [String] {
    MenuResolver.resolve(menu, isSubmenu: isSubmenu, saysWhenEmpty: isSubmenu)
      .menu.elements.map(\.word)
  }

  private let open = Action(title: "Open")
  private let close = Action(title: "Close")

  @Test func hiddenElementsMakeNoRows() {
    open.isHidden = true
    #expect(rows(Menu(children: [open, close])) == ["Close"])
  }

  @Test func nothingBelowAHiddenInlineMenuShows() {
    let inline = Menu.inline(open)
    inline.isHidden = true
    #expect(rows(Menu(children: [inline, close])) == ["Close"])
  }

  @Test func aGroupStandsForItsElements() {
    #expect(rows(Menu(children: [Group(elements: [open, close])])) == ["Open", "Close"])
  }

  @Test func aGroupSubclassIsAskedAnewEachTime() {
    final class Language: Group {
      var names = ["Dutch"]
      override var displayedElements: [MenuElement] { names.map { Action(title: $0) } }
    }
    let group = Language()
    let menu = Menu(children: [group])
    #expect(rows(menu) == ["Dutch"])
    group.names = ["English", "French"]
    group.setNeedsUpdate()
    #expect(rows(menu) == ["English", "French"])
  }

  @Test func aRootsTitleIsACaption() {
    #expect(rows(Menu(title: "File", children: [open])) == ["# File", "Open"])
  }

  @Test func aTitleWithoutRowsIsNoCaption() {
    open.isHidden = true
    #expect(rows(Menu(title: "File", children: [open])) == [])
    let inline = Menu(title: "Recent", displaysInline: true, children: [open])
    #expect(rows(Menu(children: [inline, close])) == ["Close"])
  }

  @Test func anOpenSubmenuDoesNotRepeatItsTitle() {
    #expect(rows(Menu(title: "File", children: [open]), isSubmenu: true) == ["Open"])
  }

  @Test func anEmptySubmenuSaysSo() {
    #expect(rows(Menu(title: "File", children: []), isSubmenu: true) == ["(Empty)"])
  }

  @Test func inlineMenusAreSetApartByBands() {
    let menu = Menu(children: [open, .inline(close), Action(title: "Quit")])
    #expect(rows(menu) == ["Open", "---", "Close", "---", "Quit"])
  }

  @Test func twoInlineMenusHaveOneBandBetweenThem() {
    #expect(rows(Menu(children: [.inline(open), .inline(close)])) == ["Open", "---", "Close"])
  }

  @Test func aFirstOrLastInlineMenuHasNoBandOutside() {
    #expect(rows(Menu(children: [.inline(open)])) == ["Open"])
  }

  @Test func anInlineMenuWithoutRowsLeavesNoBand() {
    #expect(rows(Menu(children: [open, .inline([]), close])) == ["Open", "Close"])
  }

  @Test(arguments: [true, false]) func styleNoneOfEitherSideMeansNoBand(outer: Bool) {
    let inline = Menu.inline(close)
    let menu = Menu(children: [open, inline])
    if outer {
      menu.betweenMenusSeparatorStyle = .none
    } else {
      inline.betweenMenusSeparatorStyle = .none
    }
    #expect(rows(menu) == ["Open", "Close"])
  }

  @Test func aBandIsNotDoubledByASeparatorOfTheApplication() {
    #expect(rows(Menu(children: [open, .separator, .inline(close)])) == ["Open", "---", "Close"])
  }

  @Test func anInlineMenusTitleComesAfterTheBand() {
    let inline = Menu(title: "Recent", displaysInline: true, children: [close])
    #expect(rows(Menu(children: [open, inline])) == ["Open", "---", "# Recent", "Close"])
  }

  @Test func headersOfAnInlineMenuComeBeforeItsChildren() {
    let inline = Menu(displaysInline: true, children: [close], headers: [open])
    #expect(rows(Menu(children: [inline])) == ["Open", "Close"])
  }

  @Test func headersOfTheListAreAHalfOfTheirOwn() {
    let menu = Menu(children: [close], headers: [TitleHeader("Pinned"), open])
    let resolved = MenuResolver.resolve(menu, isSubmenu: false, saysWhenEmpty: false).menu
    #expect(resolved.headers.map(\.word) == ["# Pinned", "Open"])
    #expect(resolved.elements.map(\.word) == ["Close"])
  }

  @Test func aMenuInsideItselfEnds() {
    let inline = Menu.inline(open)
    inline.children.append(inline)
    let menu = Menu(children: [inline])
    menu.children.append(Menu(displaysInline: true, children: [menu]))
    menu.displaysInline = true
    #expect(rows(menu) == ["Open"])
  }

  @Test func theSameElementTwiceMakesTwoRowsWithNamesOfTheirOwn() {
    let menu = Menu(children: [open, open])
    let resolved = MenuResolver.resolve(menu, isSubmenu: false, saysWhenEmpty: false)
    #expect(resolved.menu.elements.map(\.word) == ["Open", "Open"])
    #expect(Set(resolved.menu.elements.map(\.id)).count == 2)
    #expect(resolved.menu.elements.allSatisfy { resolved.source(of: $0.id) === open })
  }

  @Test func bandsKeepTheirNamesFromUpdateToUpdate() {
    let menu = Menu(children: [open, .inline(close), Action(title: "Quit")])
    let first = MenuResolver.resolve(menu, isSubmenu: false, saysWhenEmpty: false)
    open.title = "Open…"
    let second = MenuResolver.resolve(menu, isSubmenu: false, saysWhenEmpty: false)
    #expect(first.menu.elements.map(\.id) == second.menu.elements.map(\.id))
    #expect(first.menu != second.menu)
  }

  @Test func rowsThatDidNotChangeStayTheSameObject() throws {
    let menu = Menu(children: [open, close])
    let first = MenuResolver.resolve(menu, isSubmenu: false, saysWhenEmpty: false)
    open.title = "Open…"
    let second = MenuResolver.resolve(menu, isSubmenu: false, saysWhenEmpty: false)
    let (before, after) = (first.menu.elements, second.menu.elements)
    let kept = try #require(before[1].content)
    let changed = try #require(before[0].content)
    #expect(after[1].content === kept)
    #expect(after[0].content !== changed)
  }
}
