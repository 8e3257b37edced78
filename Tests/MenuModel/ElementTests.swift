import MenuPrimitives
import Testing

@testable import MenuModel

/// What an application sees of its elements.
@MainActor struct ElementTests {
  private final class Listener: ElementChanges.Observer {
    var count = 0
    func elementsChanged() { count += 1 }
  }

  private let listener = Listener()

  private func changes(_ body: () -> Void) -> Int {
    ElementChanges.add(listener)
    defer { ElementChanges.remove(listener) }
    let before = listener.count
    body()
    return listener.count - before
  }

  @Test func aNewValueIsAnnouncedAndTheSameOneIsNot() {
    let action = Action(title: "Open")
    let header = TitleHeader("Files")
    #expect(changes { action.title = "Open" } == 0)
    #expect(changes { action.title = "Close" } == 1)
    #expect(changes { action.isSelected = true } == 1)
    #expect(changes { action.state = .on } == 0)
    #expect(changes { action.selectedImage = Image(path: "/a.png") } == 1)
    #expect(changes { action.selectedImage = Image(path: "/a.png") } == 0)
    #expect(changes { header.title = "Folders" } == 1)
  }

  @Test func hidingAndShowingAreAnnouncedAndChangesInBetweenAreNot() {
    let action = Action(title: "Open")
    #expect(changes { action.isHidden = true } == 1)
    #expect(changes { action.title = "Close" } == 0)
    #expect(changes { action.isHidden = false } == 1)
  }

  @Test func aChangeWhileHiddenShowsAfterwards() {
    let action = Action(title: "Open")
    let menu = Menu(children: [action])
    func title() -> String? {
      MenuResolver.resolve(menu, isSubmenu: false, saysWhenEmpty: false)
        .menu.elements.first?.content?.title
    }
    #expect(title() == "Open")
    action.isHidden = true
    action.title = "Close"
    #expect(title() == nil)
    action.isHidden = false
    #expect(title() == "Close")
  }

  @Test func aMenusChildrenAndHeadersAreAnnounced() {
    let menu = Menu(children: [])
    #expect(changes { menu.children.append(Action(title: "Open")) } == 1)
    #expect(changes { menu.headers = [TitleHeader("Files")] } == 1)
    #expect(changes { menu.title = "File" } == 1)
  }

  @Test func bothKindsOfHandlerBuildersWork() {
    var calls: [String] = []
    let plain = Action(title: "Open").handler { calls.append("plain") }
    let given = Action(title: "Close").handler { (action: Action) in
      calls.append(action.title ?? "")
    }
    plain.perform()
    given.perform()
    #expect(calls == ["plain", "Close"])
  }

  @Test func whileSelectedTheSelectedImageShows() {
    let (off, on) = (Image(path: "/off.png"), Image(path: "/on.png"))
    let action = Action(title: "Star", image: off, selectedImage: on)
    #expect(action.resolvedKind.image == off)
    action.isSelected = true
    #expect(action.resolvedKind.image == on)
    action.selectedImage = nil
    #expect(action.resolvedKind.image == off)
  }

  @Test func theStateOfAnActionBecomesItsMark() {
    let action = Action(title: "Grid")
    #expect(action.resolvedKind.mark == ResolvedElement.Mark.none)
    action.state = .mixed
    #expect(action.resolvedKind.mark == .mixed)
    #expect(!action.isSelected)
    action.isSelected = true
    #expect(action.resolvedKind.mark == .selected)
  }

  @Test func elementsHaveIdentitiesOfTheirOwn() {
    let actions = (0..<100).map { _ in Action(title: "Same") }
    #expect(Set(actions.map(\.id)).count == 100)
    #expect(Set(actions.map(\.elementID)).count == 100)
  }

  @Test func theConveniencesMakeWhatTheySay() {
    let inline: Menu = .inline(Action(title: "A"), Action(title: "B"))
    #expect(inline.displaysInline && inline.children.count == 2)
    let submenu: Menu = .submenu(title: "Sub", Action(title: "A"))
    #expect(!submenu.displaysInline && submenu.title == "Sub" && submenu.children.count == 1)
    let children: [MenuElement] = [.separator, .separator]
    #expect(children[0] !== children[1])
  }

  @Test func anObserverThatHasGoneIsForgotten() {
    var listener: Listener? = Listener()
    weak let gone = listener
    if let listener { ElementChanges.add(listener) }
    listener = nil
    #expect(gone == nil)
    Action(title: "Open").title = "Close"
  }
}

extension ResolvedElement.Kind {
  fileprivate var content: RowContent? {
    ResolvedElement(id: ElementID(serial: 0), kind: self).content
  }
  fileprivate var image: Image? { content?.image }
  fileprivate var mark: ResolvedElement.Mark? { content?.mark }
}
