import MenuModel
import Testing

/// Menus that are opened again: what hasn't changed isn't resolved again, what has is.
@MainActor @Suite("A menu that is resolved again", .serialized)
struct KeptResolutionTests {
  private func resolve(_ menu: Menu, isSubmenu: Bool = false) -> [String] {
    MenuResolver.resolve(menu, isSubmenu: isSubmenu, saysWhenEmpty: true).menu.elements.map(\.word)
  }

  private func storage(_ menu: Menu) -> UnsafeRawPointer? {
    MenuResolver.resolve(menu, isSubmenu: false, saysWhenEmpty: true).menu.elements
      .withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
  }

  @Test("is the same without another walk while nothing changed")
  func unchanged() {
    let menu = Menu(children: [Action(title: "A"), .inline(Action(title: "B"))])
    let first = MenuResolver.resolve(menu, isSubmenu: false, saysWhenEmpty: true)
    let again = first.menu.elements.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
    #expect(storage(menu) == again)
  }

  @Test("follows every change below it")
  func changed() {
    let (deep, group) = (Action(title: "Deep"), Group(elements: [Action(title: "In a group")]))
    let inline: Menu = .inline(deep, group)
    let menu = Menu(children: [inline])
    #expect(resolve(menu) == ["Deep", "In a group"])
    deep.title = "Deeper"
    #expect(resolve(menu) == ["Deeper", "In a group"])
    group.isHidden = true
    #expect(resolve(menu) == ["Deeper"])
    inline.children.append(Action(title: "More"))
    #expect(resolve(menu) == ["Deeper", "More"])
    menu.title = "Root"
    #expect(resolve(menu) == ["# Root", "---", "Deeper", "More"])
    #expect(resolve(menu, isSubmenu: true) == ["Deeper", "More"])
    inline.displaysInline = false
    inline.title = "Sub"
    #expect(resolve(menu) == ["# Root", "Sub"])
    inline.displaysInline = true
    #expect(resolve(menu) == ["# Root", "---", "# Sub", "Deeper", "More"])
  }

  @Test("follows changes that were made while it was hidden")
  func hidden() {
    let menu = Menu(children: [Action(title: "A")])
    menu.isHidden = true
    #expect(resolve(menu) == ["A"])
    menu.children = [Action(title: "B")]
    #expect(resolve(menu) == ["B"])
  }

  @Test("asks groups that decide for themselves each time")
  func groups() {
    final class Counter: Group {
      var asked = 0
      override var displayedElements: [MenuElement] {
        asked += 1
        return [Action(title: "\(asked)")]
      }
    }
    let counter = Counter()
    let menu = Menu(children: [.inline(counter)])
    #expect(resolve(menu) == ["1"])
    let second = resolve(menu)
    #expect(second != ["1"] && second == ["\(counter.asked)"])
  }

  @Test("asks groups that decide for themselves, and is kept while they show the same elements")
  func groupsThatStay() {
    final class Language: Group {
      let action = Action(title: "Dutch")
      var asked = 0
      override var displayedElements: [MenuElement] {
        asked += 1
        return [action]
      }
    }
    let language = Language()
    let menu = Menu(children: [.inline(language), Action(title: "A")])
    let first = storage(menu)
    #expect(storage(menu) == first)
    #expect(language.asked == 2)
    language.action.title = "Nederlands"
    #expect(resolve(menu) == ["Nederlands", "---", "A"])
  }

  @Test("isn't kept when a group changes elements as it is asked")
  func groupsThatChange() {
    final class Chooser: Group {
      let action = Action(title: "A")
      var count = 0
      override var displayedElements: [MenuElement] {
        count += 1
        action.title = "\(count)"
        return [action]
      }
    }
    let chooser = Chooser()
    let menu = Menu(children: [chooser])
    for _ in 0..<3 { #expect(resolve(menu) == ["\(chooser.count)"]) }
    let before = Menu(children: [chooser.action, chooser])
    for _ in 0..<3 {
      #expect(resolve(before).last == "\(chooser.count)")
    }
  }

  @Test("takes up what rows show now and walks nothing for that")
  func patched() {
    final class Counter: Group {
      var asked = 0
      let action = Action(title: "In a group")
      override var displayedElements: [MenuElement] {
        asked += 1
        return [action]
      }
    }
    let (action, header, cell) = (Action(title: "A"), TitleHeader("H"), Action(title: "C"))
    let counter = Counter()
    let menu = Menu(
      children: [action, .separator, .smallInlineGroup(cell, Action(title: "D")), counter],
      headers: [header])
    #expect(resolve(menu) == ["A", "---", "1/2 C", "2/2 D", "In a group"])
    (action.title, cell.title, counter.action.title) = ("B", "E", "Changed")
    action.subtitle = "Below"
    header.title = "Header"
    let resolution = MenuResolver.resolve(menu, isSubmenu: false, saysWhenEmpty: true)
    #expect(
      resolution.menu.elements.map(\.word) == ["B", "---", "1/2 E", "2/2 D", "Changed"])
    #expect(resolution.menu.elements.first?.content?.subtitle == "Below")
    #expect(resolution.menu.headers.map(\.word) == ["# Header"])
    // Asked whether it shows something else, and no second time to show it.
    #expect(counter.asked == 2)
    action.isHidden = true
    action.title = "Hidden"
    #expect(resolve(menu) == ["---", "1/2 E", "2/2 D", "Changed"])
    action.isHidden = false
    #expect(resolve(menu).first == "Hidden")
  }

  @Test("takes up any number of rows that show something else")
  func manyPatched() {
    let actions = (0..<200).map { Action(title: "\($0)") }
    let menu = Menu(children: actions)
    _ = resolve(menu)
    for count in [1, 2, 31, 32, 33, 64, 200] {
      for action in actions.prefix(count) { action.title = "\(count) \(action.id)" }
      #expect(resolve(menu) == actions.map { $0.title ?? "" })
    }
  }

  @Test("changes all rows of an element that has several")
  func repeated() {
    let action = Action(title: "A")
    let menu = Menu(children: [action, .separator, action])
    #expect(resolve(menu) == ["A", "---", "A"])
    action.title = "B"
    #expect(resolve(menu) == ["B", "---", "B"])
  }

  @Test("isn't touched by elements of other menus")
  func elsewhere() {
    let (menu, other) = (Menu(children: [Action(title: "A")]), Action(title: "Other"))
    let first = storage(menu)
    other.title = "Changed"
    #expect(storage(menu) == first)
  }

  @Test("changes in every menu that shows the element")
  func shared() {
    let action = Action(title: "A")
    let menus = [Menu(children: [action]), Menu(children: [.separator, action])]
    for menu in menus { _ = resolve(menu) }
    action.title = "B"
    #expect(resolve(menus[0]) == ["B"])
    action.title = "C"
    #expect(resolve(menus[1]) == ["---", "C"])
    #expect(resolve(menus[0]) == ["C"])
  }

  @Test("keeps no element alive that was taken out")
  func released() {
    let menu = Menu(children: [Action(title: "A")])
    weak var gone: Action?
    do {
      let action = Action(title: "B")
      gone = action
      menu.children.append(action)
      #expect(resolve(menu) == ["A", "B"])
    }
    menu.children.removeLast()
    #expect(gone == nil)
  }
}
