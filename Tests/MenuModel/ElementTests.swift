import MenuPrimitives
import MenuViews
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
    #expect(action.resolvedKind?.image == off)
    action.isSelected = true
    #expect(action.resolvedKind?.image == on)
    action.selectedImage = nil
    #expect(action.resolvedKind?.image == off)
  }

  @Test func theStateOfAnActionBecomesItsMark() {
    let action = Action(title: "Grid")
    #expect(action.resolvedKind?.mark == ResolvedElement.Mark.none)
    action.state = .mixed
    #expect(action.resolvedKind?.mark == .mixed)
    #expect(!action.isSelected)
    action.isSelected = true
    #expect(action.resolvedKind?.mark == .selected)
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
    let menu: Menu = .menu(title: "M", [Action(title: "A")], headers: [TitleHeader("H")])
    #expect(!menu.displaysInline && menu.headers.count == 1)
    #expect(MenuElement.cachedLazy { _ in }.shouldCache)
    #expect(!MenuElement.uncachedLazy { _ in }.shouldCache)
    let label = Label("L")
    for view: CustomView in [
      .customView(label), .customView { label }, .customView(.view(label)),
    ] {
      #expect(view.viewConfiguration(of: .wholeRow)?.provider() === label)
    }
    let children: [MenuElement] = [.separator, .separator]
    #expect(children[0] !== children[1])
  }

  @Test func accessibleTextsReachTheRow() {
    let action = Action(title: "Open")
    #expect(action.resolvedKind?.content?.accessibility == nil)
    action.accessibilityIdentifier = "open"
    action.accessibilityLabel = "Open a file"
    action.accessibilityValue = "none"
    action.accessibilityHint = "Shows your files"
    action.accessibilityLanguage = "en"
    #expect(
      action.resolvedKind?.content?.accessibility
        == RowAccessibility(
          identifier: "open", label: "Open a file", value: "none", hint: "Shows your files",
          language: "en"))
    #expect(action.accessibilityHint == "Shows your files" && action.accessibilityValue == "none")
    #expect(changes { action.accessibilityHint = "Shows your files" } == 0)
    #expect(changes { action.accessibilityHint = nil } == 1)
    #expect(changes { action.accessibilityLanguage = "nl" } == 1)
    for keyPath: ReferenceWritableKeyPath<MenuElement, String?> in [
      \.accessibilityIdentifier, \.accessibilityLabel, \.accessibilityValue, \.accessibilityHint,
      \.accessibilityLanguage,
    ] { action[keyPath: keyPath] = nil }
    #expect(action.resolvedKind?.content?.accessibility == nil)
  }

  @Test func aStateCountsMoreThanASelection() {
    #expect(Action(title: "A", isSelected: true).state == .on)
    #expect(Action(title: "A", state: .mixed).state == .mixed)
    #expect(Action(title: "A", isSelected: true, state: .off).state == .off)
  }

  @Test func hidingKeepsTheRowThatWasResolved() {
    let action = Action(title: "Open")
    let menu = Menu(children: [action])
    func row() -> RowContent? {
      MenuResolver.resolve(menu, under: ResolvingConditions()).menu.elements.first?.content
    }
    let before = row()
    action.isHidden = true
    #expect(row() == nil)
    action.isHidden = false
    #expect(row() === before)
  }

  @Test func anElementThatLoadsIsTheSameRowForTheSameElement() {
    let action = Action(title: "Open")
    let (one, other) = (LoadingElement(for: action), LoadingElement(for: action))
    #expect(one.id == other.id && one.rowID == other.rowID)
    #expect(one.id != action.id && LoadingElement().id != LoadingElement().id)
    let menu = Menu(children: [Group(elements: [one])])
    #expect(
      MenuResolver.resolve(menu, under: ResolvingConditions()).menu.elements.map(\.kind)
        == [.loading(MenuStrings.current.loading)])
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
