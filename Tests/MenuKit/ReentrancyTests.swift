import MenuKit
import MenuTesting
import Testing

/// Handlers and callbacks that present, dismiss and change menus: nothing is ever left behind.
@MainActor @Suite("What handlers and callbacks do to menus") struct ReentrancyTests {
  private let backend = HeadlessBackend()

  private func presentation(_ title: String) -> MenuPresentation {
    presentation(Menu(children: [Action(title: title)]))
  }

  private func presentation(_ menu: Menu) -> MenuPresentation {
    let presentation = MenuPresentation(menu: menu, source: .point(Point(x: 10, y: 10)))
    presentation.backend = backend
    return presentation
  }

  private var holdsNothing: Bool { backend.surfaces.isEmpty && backend.session == nil }

  @Test("A callback that presents while another menu takes its place gives way to that one")
  func presentingWhileReplaced() {
    let (first, second) = (presentation("First"), presentation("Second"))
    var calls = 0
    first.dismissalCallback = {
      calls += 1
      first.present(animated: false)
    }
    first.present(animated: false)
    second.present(animated: false)
    #expect(second.isPresented && !first.isPresented)
    #expect(calls == 1)
    #expect(first.dismissReason == .requested)
    #expect(backend.surfaces.count == 1)
    second.dismiss(animated: false)
    #expect(holdsNothing)
  }

  @Test("Nor does a menu that takes the place of itself's successor stay behind")
  func presentingTheSuccessorFromTheCallback() {
    let (first, second) = (presentation("First"), presentation("Second"))
    first.dismissalCallback = { second.present(animated: false) }
    first.present(animated: false)
    second.present(animated: false)
    #expect(second.isPresented && second.dismissReason == nil)
    #expect(backend.surfaces.count == 1)
    second.dismiss(animated: false)
    #expect(holdsNothing)
  }

  @Test("A callback that always presents again ends where nothing can be presented")
  func presentingForEver() {
    let presentation = presentation("Open")
    var calls = 0
    presentation.dismissalCallback = {
      calls += 1
      if calls < 50 { presentation.present(animated: false) }
    }
    presentation.present(animated: false)
    backend.surfaceError = .displayLost
    backend.endSession(because: .failed("lost"))
    #expect(calls == 1)
    #expect(!presentation.isPresented && holdsNothing)
    #expect(presentation.dismissReason == .failed(BackendError.displayLost.description))
  }

  @Test("A handler may dismiss at once while a submenu still fades")
  func dismissingInAHandler() {
    backend.environment.isComposited = true
    let presentation = presentation(Menu(children: []))
    let inner = Action(title: "Inner").handler { presentation.dismiss(animated: false) }
    let sub = Menu(title: "More", onlyDismissesSubMenu: true, children: [inner])
    presentation.menu = Menu(children: [sub])
    presentation.present(animated: true)
    presentation.open(sub)
    backend.advance(by: .seconds(2))
    presentation.highlight(inner)
    backend.send(.keyPressed(KeyEvent(.return)))
    #expect(!presentation.isPresented)
    backend.advance(by: .seconds(2))
    #expect(holdsNothing)
    #expect(backend.wakeTime == nil)
  }

  @Test("A handler that keeps the menu may change everything in it, itself included")
  func changingTheMenuInAHandler() {
    let menu = Menu(children: [])
    let harness = MenuHarness(menu)
    menu.children = [
      Action(title: "One"),
      Action(title: "Replace", keepsMenuPresented: true).handler {
        menu.children = [Action(title: "New"), Action(title: "Newer")]
      },
    ]
    harness.present()
    harness.key(.end)
    harness.key(.return)
    harness.backend.runPending()
    #expect(harness.rows == [["New", "Newer"]])
    #expect(harness.highlighted == "Newer")
    harness.key(.return)
    #expect(harness.events == ["dismissed activated"])
  }

  @Test("What was disabled a moment ago can't be chosen any more")
  func choosingWhatWasJustDisabled() {
    let action = Action(title: "Open")
    let harness = MenuHarness(Menu(children: [action, Action(title: "Other")]))
    action.handler { harness.report("Open") }
    harness.present()
    harness.key(.down)
    #expect(harness.highlighted == "Open")
    action.isEnabled = false
    harness.key(.return)
    #expect(!harness.events.contains("Open"))
  }

  @Test("What was added a moment ago can be opened and highlighted")
  func openingWhatWasJustAdded() {
    let menu = Menu(children: [Action(title: "Open")])
    let harness = MenuHarness(menu)
    harness.present()
    let inner = Action(title: "Inner")
    let sub: Menu = .submenu(title: "More", Action(title: "First"))
    menu.children.append(sub)
    harness.presentation.open(sub)
    #expect(harness.openPath == ["More"])
    sub.children.append(inner)
    harness.presentation.highlight(inner)
    #expect(harness.highlighted == "Inner")
  }

  @Test("A group that sets up its elements when asked asks for no end of updates")
  func groupsThatSetUpTheirElements() {
    final class Choices: Group {
      var asked = 0
      override var displayedElements: [MenuElement] {
        asked += 1
        let action = Action(title: "Choice")
        action.isSelected = true
        return [action]
      }
    }
    let (choices, inner) = (Choices(), Choices())
    let action = Action(title: "Open")
    let sub: Menu = .submenu(title: "More", inner)
    let harness = MenuHarness(Menu(children: [action, choices, sub]))
    harness.present()
    harness.presentation.open(sub)
    action.title = "Changed"
    for _ in 0..<10 { harness.advance(by: .milliseconds(20)) }
    #expect(harness.backend.wakeTime == nil)
    #expect(choices.asked <= 3 && inner.asked <= 3)
  }

  @Test("A menu that opens itself as a submenu walks and closes like any other")
  func menusInThemselves() {
    backend.environment.isComposited = true
    let menu = Menu(title: "Self", children: [Action(title: "Open")])
    menu.children.append(menu)
    let harness = MenuHarness(menu, environment: backend.environment)
    harness.presentation.present(animated: true)
    harness.presentation.open(menu)
    harness.presentation.open(menu)
    #expect(harness.rows.count == 3)
    harness.advance(by: .seconds(3))
    #expect(harness.backend.wakeTime == nil)
    harness.key(.escape)
    harness.advance(by: .seconds(3))
    #expect(harness.backend.surfaces.count == 2)
    harness.key(.escape)
    harness.key(.escape)
    harness.advance(by: .seconds(3))
    #expect(harness.backend.surfaces.isEmpty && harness.backend.wakeTime == nil)
  }
}
