import MenuKit
import MenuLayout
import MenuModel
import MenuPrimitives
import MenuTesting
import MenuViews
import Testing

@MainActor @Suite struct ViewFocusTests {
  @Test func `Tab goes through rows and what takes the focus in views`() {
    let (first, second) = (Toggle(), Toggle())
    let harness = MenuHarness(
      Menu(
        children: [
          Action(title: "Open"), CustomView(view: HStack([first, second])),
          CustomView(view: Label("Nothing")), Action(title: "Close"),
        ],
        headers: [CustomView(view: Label("Title"))]))
    harness.present()
    harness.key(.tab)
    #expect(harness.highlighted == "Open")
    harness.key(.tab)
    #expect(first.isFocused && first.showsFocus)
    harness.key(.tab)
    #expect(second.isFocused && !first.isFocused)
    harness.key(.tab)
    #expect(!second.isFocused)
    #expect(harness.highlighted == "Close")
    harness.key(.tab, modifiers: .shift)
    #expect(second.isFocused)
    harness.key(.space)
    #expect(second.isOn)
    #expect(harness.presentation.isPresented)
    harness.key(.tab)
    harness.key(.tab)
    #expect(harness.highlighted == "Open")
    // In the other direction around the ends.
    harness.key(.tab, modifiers: .shift)
    #expect(harness.highlighted == "Close")
  }

  @Test func `arrows leave a view, and Return is the row's again`() {
    let toggle = Toggle()
    let harness = MenuHarness(
      Menu(children: [CustomView(view: toggle), Action(title: "Open")]))
    harness.present()
    harness.key(.tab)
    #expect(toggle.isFocused)
    harness.key(.down)
    #expect(!toggle.isFocused)
    #expect(harness.highlighted == "Open")
    harness.key(.return)
    #expect(harness.events == ["dismissed activated"])
    #expect(!toggle.isOn)
  }

  @Test func `rows without anything to focus end the search for it`() {
    let harness = MenuHarness(
      Menu(children: (0..<300).map { CustomView(view: Label("\($0)")) }))
    harness.present()
    harness.key(.tab)
    #expect(harness.presentation.isPresented)
    #expect(harness.highlighted == nil)
  }

  @Test func `a view that has the keys keeps them out of sight`() {
    let field = TextField()
    let harness = MenuHarness(
      Menu(children: [CustomView(view: field)] + (0..<60).map { Action(title: "Row \($0)") }),
      workArea: Rect(x: 0, y: 0, width: 800, height: 300))
    harness.present()
    harness.click(field)
    harness.type("ab")
    harness.move(to: "Row 3")
    harness.scroll(15)
    harness.type("c")
    #expect(field.text == "abc")
    harness.scroll(-15)
    #expect(field.isFocused)
    harness.key(.escape)
    #expect(!field.isFocused)
  }

  @Test func `a program may give the keys to a view, and hiding it takes them back`() {
    let field = TextField()
    let element = CustomView(view: field)
    let harness = MenuHarness(Menu(children: [element, Action(title: "Open")]))
    harness.present()
    field.host?.focusedView = field
    harness.type("a")
    #expect(field.text == "a")
    element.isHidden = true
    harness.backend.runPending()
    harness.type("o")
    #expect(harness.highlighted == "Open")
  }
}
