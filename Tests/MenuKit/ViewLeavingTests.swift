import MenuKit
import MenuModel
import MenuPrimitives
import MenuTesting
import MenuViews
import Testing

/// What views and updaters do to their menu at moments at which it is busy with them.
@MainActor @Suite(.serialized) struct ViewLeavingTests {
  /// A view that takes the focus and tells that it goes.
  private final class Focusable: View {
    var focusLost: () -> Void = {}
    private var hadFocus = false

    override var acceptsFocus: Bool { true }

    override func measure(fitting available: Size) -> Size { Size(width: 50, height: 30) }

    override func stateChanged() {
      if hadFocus, !isFocused { focusLost() }
      hadFocus = isFocused
    }
  }

  /// A view whose time is over in a second.
  private final class Countdown: View {
    var end: () -> Void = {}

    override func measure(fitting available: Size) -> Size { Size(width: 50, height: 30) }

    override func draw(in context: inout DrawingContext) {
      context.redraw(at: context.time + .seconds(1))
    }

    override func advance(to time: Timestamp) { end() }
  }

  @Test func `a field that the application keeps lets go of the input method with its menu`() throws
  {
    let field = TextField()
    let harness = MenuHarness(Menu(children: [CustomView(view: field), Action(title: "Open")]))
    harness.present()
    harness.click(field)
    let method = try #require(harness.backend.inputMethod as? HeadlessInputMethod)
    #expect(method.client === field)
    method.compose(Preedit(text: "fr", caret: 2))
    harness.presentation.dismiss(animated: false)
    #expect(method.client == nil && method.preedit == nil)
    #expect(!field.isFocused && field.host == nil)
  }

  @Test func `what a view changes as its submenu closes shows`() {
    let (view, action) = (Focusable(), Action(title: "Open"))
    view.focusLost = { action.title = "Opened" }
    let harness = MenuHarness(
      Menu(children: [action, .submenu(title: "More", CustomView(view: view))]))
    harness.present()
    harness.key(.down)
    harness.key(.down)
    harness.key(.right)
    harness.click(view)
    #expect(view.isFocused)
    harness.key(.escape)
    harness.backend.runPending()
    #expect(!view.isFocused)
    #expect(harness.rows == [["Opened", "More"]])
  }

  @Test func `what a view changes as its row goes shows`() {
    let (view, action) = (Focusable(), Action(title: "Open"))
    view.focusLost = { action.title = "Opened" }
    let element = CustomView(view: view)
    let harness = MenuHarness(Menu(children: [element, action]))
    harness.present()
    harness.click(view)
    element.isHidden = true
    harness.backend.runPending()
    #expect(harness.rows == [["Opened"]])
  }

  @Test func `a view whose menu closes may present another one, which lives`() {
    let view = Focusable()
    let harness = MenuHarness(Menu(children: [CustomView(view: view)]))
    let action = Action(title: "Next")
    let next = MenuPresentation(menu: Menu(children: [action]), source: .point(.zero))
    next.backend = harness.backend
    view.focusLost = { next.present(animated: false) }
    harness.present()
    harness.click(view)
    harness.presentation.dismiss(animated: false)
    #expect(!harness.presentation.isPresented && next.isPresented)
    #expect(harness.backend.session != nil)
    action.title = "Changed"
    harness.backend.runPending()
    #expect(next.frames.first?.content.description.contains("Changed") == true)
    next.dismiss(animated: false)
    #expect(harness.backend.surfaces.isEmpty && harness.backend.session == nil)
  }

  @Test(arguments: [false, true])
  func `a view may dismiss the menu when its time is over`(isAnimated: Bool) {
    let view = Countdown()
    let harness = MenuHarness(Menu(children: [CustomView(view: view), Action(title: "Open")]))
    view.end = { harness.presentation.dismiss(animated: isAnimated) }
    harness.present()
    harness.advance(by: .seconds(2))
    #expect(harness.events == ["dismissed requested"])
    #expect(harness.backend.surfaces.isEmpty && harness.backend.session == nil)
    view.end = {}
  }

  @Test(arguments: [false, true])
  func `an updater may dismiss the menu before it has shown`(isAnimated: Bool) {
    let element = CustomView(view: nil)
    let harness = MenuHarness(Menu(children: [element, Action(title: "Open")]))
    element.view = .view(Block()) { [unowned harness] (_: Block, _, _) in
      harness.presentation.dismiss(animated: isAnimated)
    }
    harness.present()
    harness.advance(by: .seconds(1))
    #expect(!harness.presentation.isPresented)
    #expect(harness.presentation.dismissReason == .requested)
    #expect(harness.events == ["dismissed requested"])
    #expect(harness.backend.surfaces.isEmpty && harness.backend.session == nil)
  }

  @Test func `an updater may open a submenu or highlight a row`() {
    let element = CustomView(view: nil)
    let action = Action(title: "Open")
    let more = Menu.submenu(title: "More", Action(title: "Inner"))
    let harness = MenuHarness(Menu(children: [element, action, more]))
    element.view = .view(Block()) { [unowned harness] (_: Block, _, _) in
      harness.presentation.highlight(action)
    }
    harness.present()
    harness.backend.runPending()
    #expect(harness.highlighted == "Open")
    element.view = .view(Block()) { [unowned harness] (_: Block, _, _) in
      harness.presentation.open(more)
    }
    harness.backend.runPending()
    #expect(harness.rows.count == 2)
    harness.presentation.dismiss(animated: false)
  }
}
