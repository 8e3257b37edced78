import MenuModel
import MenuPrimitives
import Testing

/// What can be said of elements without knowing their class.
@MainActor @Suite("Elements by what they can")
struct ProtocolTests {
  private func name(_ element: MenuElement) -> Set<String> {
    var names: Set<String> = []
    if element is any NonSelectableMenuLeaf { names.insert("not selectable") }
    if element is any MenuStandardContent { names.insert("content") }
    if element is any StateHaveableMenuLeaf { names.insert("state") }
    if element is any MenuLeaf { names.insert("leaf") }
    if element is any MenuActionLeaf { names.insert("action") }
    if element is any SelectableMenuActionLeaf { names.insert("selectable") }
    if element is any MenuStandardContentLeaf { names.insert("content leaf") }
    return names
  }

  @Test("every class says what it can")
  func classes() {
    #expect(
      name(Action()) == ["content", "state", "leaf", "action", "selectable", "content leaf"])
    #expect(name(Menu(children: [])) == ["content", "state", "leaf", "content leaf"])
    #expect(name(CustomViewAction(view: nil)) == ["state", "leaf", "action"])
    #expect(
      name(CustomContentViewAction(contentView: nil))
        == ["state", "leaf", "action", "selectable"])
    for element: MenuElement in [
      CustomView(view: nil), SearchField(), Separator(), TitleHeader("T"),
    ] {
      #expect(name(element) == ["not selectable"])
    }
    for element: MenuElement in [Group(), LazyMenuElement(provider: nil), LoadingElement()] {
      #expect(name(element).isEmpty)
    }
  }

  @Test("attributes can be set by what an element can")
  func setting() {
    func destroy(_ leaf: some MenuLeaf) {
      leaf.isDestructive = true
      leaf.isEnabled = false
    }
    func select(_ leaf: some SelectableMenuActionLeaf) {
      leaf.isSelected = true
      leaf.keepsMenuPresented = true
    }
    func describe(_ content: some MenuStandardContent) {
      content.title = "T"
      content.subtitle = "S"
      content.image = Image(path: "/a.png")
    }
    let action = Action()
    destroy(action)
    select(action)
    describe(action)
    #expect(action.isDestructive && !action.isEnabled)
    #expect(action.isSelected && action.keepsMenuPresented)
    #expect(action.title == "T" && action.subtitle == "S" && action.image != nil)
  }

  @Test("a handler is given its element by the class that declares it")
  func handlers() {
    func handle<Leaf: MenuActionLeaf>(_ leaf: Leaf, _ handler: @escaping (Leaf.Performer) -> Void) {
      leaf.handler = handler
    }
    var given: [AnyObject] = []
    final class Special: Action {}
    let (action, special) = (Action(), Special())
    let (view, content) = (CustomViewAction(view: nil), CustomContentViewAction(contentView: nil))
    handle(action) { (action: Action) in given.append(action) }
    handle(special) { (action: Action) in given.append(action) }
    handle(view) { (action: CustomViewAction) in given.append(action) }
    handle(content) { (action: CustomContentViewAction) in given.append(action) }
    let elements: [MenuElement] = [action, special, view, content]
    for element in elements { element.perform() }
    #expect(zip(given, elements).allSatisfy { $0 === $1 } && given.count == 4)
  }
}
