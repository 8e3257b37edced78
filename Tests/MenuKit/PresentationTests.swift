import MenuKit
import MenuTesting
import Testing

/// Presenting and dismissing, as an application sees it.
@MainActor struct PresentationTests {
  private var calls = Calls()

  @MainActor private final class Calls {
    var list: [String] = []
  }

  private func action(_ title: String) -> Action {
    Action(title: title).handler { [calls] in calls.list.append(title) }
  }

  @Test func theInputIsAskedForBeforeTheFirstFrameIsDrawn() {
    let harness = MenuHarness(Menu(children: [action("Open")]))
    harness.present()
    #expect(harness.backend.log == ["grab", "map"])
    #expect(harness.presentation.isPresented)
    #expect(harness.rows == [["Open"]])
  }

  @Test func choosingUnmapsThenReleasesThenTellsThenRuns() {
    let backend = HeadlessBackend()
    let presentation = MenuPresentation(
      menu: Menu(children: [
        Action(title: "Open").handler { backend.noteForTests("handler") }
      ]), source: .point(Point(x: 10, y: 10)))
    presentation.backend = backend
    presentation.dismissalCallback = { backend.noteForTests("callback") }
    presentation.present(animated: false)
    backend.send(.keyPressed(KeyEvent(.down)))
    backend.send(.keyPressed(KeyEvent(.return)))
    #expect(backend.log == ["grab", "map", "unmap", "ungrab", "callback", "handler"])
    #expect(presentation.dismissReason == .activated)
  }

  @Test func aHandlerMayPresentTheNextMenu() {
    let harness = MenuHarness(Menu(children: []))
    harness.presentation.menu = Menu(children: [
      Action(title: "Again").handler { [calls] in
        calls.list.append("again")
        harness.present()
      }
    ])
    harness.present()
    harness.click("Again")
    #expect(calls.list == ["again"])
    #expect(harness.presentation.isPresented)
    #expect(harness.backend.surfaces.count == 1)
  }

  @Test func theDismissalCallbackMayPresentTheNextMenu() {
    let backend = HeadlessBackend()
    let presentation = MenuPresentation(
      menu: Menu(children: [action("Open")]), source: .point(Point(x: 10, y: 10)))
    presentation.backend = backend
    var dismissals = 0
    presentation.dismissalCallback = {
      dismissals += 1
      if dismissals == 1 { presentation.present(animated: false) }
    }
    presentation.present(animated: false)
    presentation.dismiss(animated: false)
    #expect(dismissals == 1)
    #expect(presentation.isPresented)
    presentation.dismiss(animated: false)
    #expect(dismissals == 2)
    #expect(!presentation.isPresented)
    #expect(backend.surfaces.isEmpty && backend.session == nil)
  }

  @Test func presentingTwiceShowsOnce() {
    let harness = MenuHarness(Menu(children: [action("Open")]))
    harness.present()
    harness.present()
    #expect(harness.backend.log == ["grab", "map"])
  }

  @Test func presentingAnotherMenuDismissesTheFirst() {
    let first = MenuHarness(Menu(children: [action("Open")]))
    first.present()
    let second = MenuPresentation(
      menu: Menu(children: [action("Close")]), source: .point(Point(x: 10, y: 10)))
    second.backend = first.backend
    second.present(animated: false)
    #expect(first.presentation.dismissReason == .requested)
    #expect(second.isPresented)
    #expect(first.backend.surfaces.count == 1)
    #expect(first.backend.session != nil)
    second.dismiss(animated: false)
  }

  @Test func whatCannotBePresentedSaysWhy() {
    func reason(_ menu: Menu?, _ source: MenuPresentationSource?) -> (DismissReason?, Int) {
      let presentation = MenuPresentation(menu: menu, source: source)
      presentation.backend = HeadlessBackend()
      var calls = 0
      presentation.dismissalCallback = { calls += 1 }
      presentation.present(animated: true)
      #expect(!presentation.isPresented)
      return (presentation.dismissReason, calls)
    }
    let hidden = action("Open")
    hidden.isHidden = true
    let full = Menu(children: [action("Open")])
    #expect(reason(nil, .pointer) == (.empty, 1))
    #expect(reason(Menu(children: []), .pointer) == (.empty, 1))
    #expect(reason(Menu(children: [hidden]), .pointer) == (.empty, 1))
    #expect(reason(full, nil) == (.sourceLost, 1))
    #expect(reason(full, .window(WindowID(rawValue: 7))) == (.sourceLost, 1))
    #expect(reason(full, .view(View())) == (.sourceLost, 1))
  }

  @Test func aDisplayThatRefusesClosesTheMenuAndHoldsNothing() {
    let harness = MenuHarness(Menu(children: [action("Open")]))
    harness.backend.surfaceError = .displayLost
    harness.present()
    #expect(!harness.presentation.isPresented)
    #expect(harness.events == ["dismissed failed(\"the connection to the display broke\")"])
    #expect(harness.backend.session == nil)
  }

  @Test func aSubmenuThatCannotBeShownClosesEverything() {
    let harness = MenuHarness(Menu(children: [.submenu(title: "More", action("Inner"))]))
    harness.present()
    harness.backend.surfaceError = .refused("no more windows")
    harness.click("More")
    #expect(harness.events == ["dismissed failed(\"no more windows\")"])
    #expect(harness.backend.surfaces.isEmpty && harness.backend.session == nil)
  }

  @Test func losingTheSourceClosesTheMenu() {
    let harness = MenuHarness(Menu(children: [action("Open")]))
    harness.present()
    harness.backend.endSession(because: .sourceLost)
    #expect(harness.events == ["dismissed sourceLost"])
    #expect(harness.backend.surfaces.isEmpty)
  }

  @Test func anActionThatKeepsTheMenuRunsInTheOpenMenu() {
    let toggle = Action(title: "Grid", keepsMenuPresented: true)
    toggle.handler = { $0.isSelected.toggle() }
    let harness = MenuHarness(Menu(children: [toggle, action("Open")]))
    harness.present()
    harness.click("Grid")
    harness.click("Grid")
    harness.click("Grid")
    #expect(toggle.isSelected)
    #expect(harness.presentation.isPresented)
  }

  @Test func aSubmenuThatOnlyDismissesItselfLeavesTheRoot() {
    let sub = Menu(title: "More", onlyDismissesSubMenu: true, children: [action("Inner")])
    let harness = MenuHarness(Menu(children: [sub, action("Open")]))
    harness.present()
    harness.click("More")
    harness.click("Inner")
    #expect(calls.list == ["Inner"])
    #expect(harness.rows == [["More", "Open"]])
  }

  @Test func inARootItMeansNothing() {
    let harness = MenuHarness(Menu(onlyDismissesSubMenu: true, children: [action("Open")]))
    harness.present()
    harness.click("Open")
    #expect(calls.list == ["Open"])
    #expect(!harness.presentation.isPresented)
  }

  @Test func programsCanOpenSubmenusAndHighlightRows() {
    let inner = action("Inner")
    let sub: Menu = .submenu(title: "More", action("First"), inner)
    let harness = MenuHarness(Menu(children: [action("Open"), sub]))
    harness.present()
    harness.presentation.open(sub)
    harness.presentation.highlight(inner)
    #expect(harness.openPath == ["More"])
    #expect(harness.highlighted == "Inner")
    #expect(harness.presentation.frames.count == 2)
  }

  @Test func aPullDownIsAsWideAsItsControl() throws {
    let backend = HeadlessBackend()
    let presentation = MenuPresentation(
      menu: Menu(children: [action("Open")]),
      source: .rect(Rect(x: 100, y: 100, width: 260, height: 30)))
    presentation.backend = backend
    presentation.density = .compact
    presentation.submenuStyle = .cascading
    presentation.present(animated: false)
    let frame = try #require(backend.surfaces.first?.frame?.frame)
    #expect(frame.minX == 100 && frame.width == 260 && frame.minY >= 130)
    presentation.dismiss(animated: false)
  }
}

/// How menus look, as far as the application decides.
@MainActor struct AppearanceTests {
  private func background(_ harness: MenuHarness) -> DrawCommand? {
    harness.backend.surfaces.first?.frame?.content.items.first?.commands.first
  }

  @Test func coloursAreTheDesktopsTheSchemesOrTheApplications() throws {
    let harness = MenuHarness(Menu(children: [Action(title: "Open")]))
    harness.backend.environment.colorScheme = .dark
    var seen: [Color] = []
    var own = Theme(scheme: .dark, density: .compact)
    own.panelBackground = Color(hex: 0x123456)
    for (scheme, theme) in [(nil, nil), (.light, nil), (.light, own)] as [(Theme.Scheme?, Theme?)] {
      harness.presentation.colorScheme = scheme
      harness.presentation.theme = theme
      harness.present()
      guard case .fill(_, let color) = background(harness) else {
        Issue.record("no background")
        continue
      }
      seen.append(color)
      harness.presentation.dismiss(animated: false)
    }
    #expect(seen == [Color(hex: 0x242424), Color(hex: 0xF7F7F7), Color(hex: 0x123456)])
  }

  @Test func anotherFontOfTheDesktopIsMeasuredAnew() throws {
    let harness = MenuHarness(Menu(children: [Action(title: String(repeating: "w", count: 30))]))
    harness.present()
    let before = try #require(harness.presentation.frames.first).frame.width
    harness.backend.textMeasurer = WideMeasurer()
    harness.backend.environment.fontFamily = "Wide"
    #expect(try #require(harness.presentation.frames.first).frame.width > before)
  }

  /// A font whose letters are half as wide again.
  private final class WideMeasurer: TextMeasurer {
    private let plain = FixedWidthTextMeasurer()
    func metrics(of font: FontSpec) -> FontMetrics { plain.metrics(of: font) }
    func layout(
      _ text: String, font: FontSpec, maximumWidth: Double?, maximumLines: Int
    ) -> TextLayout {
      var layout = plain.layout(
        text, font: font, maximumWidth: maximumWidth.map { $0 / 1.5 }, maximumLines: maximumLines)
      layout.size.width *= 1.5
      return layout
    }
    func layout(
      _ runs: [TextRun], maximumWidth: Double?, maximumLines: Int
    ) -> ParagraphLayout {
      plain.layout(runs, maximumWidth: maximumWidth, maximumLines: maximumLines)
    }
    func editableLine(
      _ text: String, font: FontSpec, direction: LayoutDirection?
    ) -> EditableLine {
      plain.editableLine(text, font: font, direction: direction)
    }
  }
}
