import MenuKit
import MenuTesting
import Testing

/// Menus that are used in a way that can't be meant, or that change at the worst moment.
@MainActor @Suite("Menus used badly") struct BadUseTests {
  @Test("Both rows of an element that is there twice can be lit and chosen by themselves")
  func twice() {
    var performed = 0
    let action = Action(title: "Open") { _ in performed += 1 }
    let harness = MenuHarness(Menu(children: [action, Action(title: "Middle"), action]))
    harness.present()
    harness.key(.down)
    harness.key(.down)
    #expect(harness.highlighted == "Middle")
    harness.key(.down)
    #expect(harness.highlighted == "Open")
    harness.key(.down)
    harness.key(.down)
    #expect(harness.highlighted == "Middle")
    harness.key(.up)
    harness.key(.return)
    #expect(performed == 1)
  }

  @Test("An element that is taken out while it is held down isn't performed, the menu stays")
  func removedWhilePressed() {
    var performed: [String] = []
    let menu = Menu(
      children: ["A", "B", "C"].map { title in
        Action(title: title) { _ in performed.append(title) }
      })
    let harness = MenuHarness(menu)
    harness.present()
    harness.move(to: "C")
    harness.press()
    menu.children.removeLast()
    harness.release()
    #expect(performed.isEmpty)
    #expect(harness.presentation.isPresented)
    #expect(harness.rows == [["A", "B"]])
    harness.click("B")
    #expect(performed == ["B"])
  }

  @Test("Nor is one that is hidden or disabled while it is held down", arguments: [true, false])
  func hiddenWhilePressed(isHidden: Bool) {
    var performed = 0
    let action = Action(title: "B") { _ in performed += 1 }
    let harness = MenuHarness(Menu(children: [Action(title: "A"), action]))
    harness.present()
    harness.move(to: "B")
    harness.press()
    if isHidden { action.isHidden = true } else { action.isEnabled = false }
    harness.release()
    #expect(performed == 0)
    #expect(harness.presentation.isPresented)
  }

  @Test("A submenu whose row is taken out while it is open closes")
  func removedWhileOpen() {
    let menu = Menu(children: [Action(title: "A"), .submenu(title: "Sub", Action(title: "B"))])
    let harness = MenuHarness(menu)
    harness.present()
    harness.key(.down)
    harness.key(.down)
    harness.key(.right)
    #expect(harness.rows.count == 2)
    menu.children.removeLast()
    harness.backend.runPending()
    #expect(harness.rows == [["A"]])
  }

  @Test("A handler that changes, empties or refills its menu does so in peace")
  func handlersThatMutate() {
    let menu = Menu(children: [])
    let action = Action(title: "Empty", keepsMenuPresented: true) { [unowned menu] action in
      menu.children = action.title == "Empty" ? [action] : []
      action.title = "Again"
    }
    menu.children = [action, Action(title: "B"), .submenu(title: "Sub", Action(title: "C"))]
    let harness = MenuHarness(menu)
    harness.present()
    harness.click("Empty")
    harness.backend.runPending()
    #expect(harness.rows == [["Again"]])
    harness.click("Again")
    harness.backend.runPending()
    #expect(harness.presentation.isPresented)
    #expect(harness.rows == [[MenuStrings.current.empty]])
    harness.key(.escape)
    #expect(harness.backend.surfaces.isEmpty)
  }

  @Test("An element in a root and in its open submenu is lit where the user is")
  func inTwoLists() {
    var performed = 0
    let action = Action(title: "Same") { _ in performed += 1 }
    let harness = MenuHarness(
      Menu(children: [action, .submenu(title: "Sub", action, Action(title: "B"))]))
    harness.present()
    harness.key(.down)
    harness.key(.down)
    harness.key(.right)
    #expect(harness.highlighted == "Same")
    action.title = "Both"
    harness.backend.runPending()
    #expect(harness.rows == [["Both", "Sub"], ["Both", "B"]])
    harness.key(.return)
    #expect(performed == 1)
  }

  @Test("A presentation without a menu or a source, or with one that is gone, says why, and once")
  func incomplete() {
    var said: [String] = []
    Diagnostics.forget()
    Diagnostics.handler = { if $0.subject == .misuse { said.append($0.description) } }
    defer { Diagnostics.handler = nil }
    let backend = HeadlessBackend()
    let presentation = MenuPresentation()
    presentation.backend = backend
    var called = 0
    presentation.dismissalCallback = { called += 1 }
    presentation.present(animated: true)
    presentation.present(animated: true)
    #expect(presentation.dismissReason == .empty)
    presentation.menu = Menu(children: [Action(title: "A")])
    presentation.present(animated: true)
    #expect(presentation.dismissReason == .sourceLost)
    presentation.source = .view(View())
    presentation.present(animated: true)
    #expect(presentation.dismissReason == .sourceLost)
    #expect(called == 4)
    #expect(said.count == 3)
    // An empty menu may be meant.
    presentation.menu = Menu(children: [])
    presentation.source = .pointer
    presentation.present(animated: true)
    #expect(presentation.dismissReason == .empty && said.count == 3)
    #expect(backend.surfaces.isEmpty && backend.session == nil)
  }

  @Test(
    "A place that is no place is some place on the screen",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func places(number: Double) {
    let sources: [MenuPresentationSource] = [
      .point(Point(x: number, y: number)),
      .rect(Rect(x: number, y: 0, width: number, height: number)),
    ]
    for source in sources {
      let backend = HeadlessBackend()
      let presentation = MenuPresentation(
        menu: Menu(children: [Action(title: "A"), .submenu(title: "B", Action(title: "C"))]),
        source: source)
      presentation.backend = backend
      presentation.present(animated: false)
      #expect(presentation.isPresented)
      let frame = backend.surfaces.first?.frame?.frame ?? .zero
      #expect(backend.workArea(at: .zero).contains(frame.center))
      presentation.dismiss(animated: false)
    }
  }

  @Test("Texts of any length and with any characters show as far as there is room")
  func texts() {
    let texts = [
      String(repeating: "A long title. ", count: 20_000), "Two\nlines\r\nand\ttabs",
      "\0\u{1}\u{7F}",
      "\u{202E}backwards", String(repeating: "\u{301}", count: 500), "",
    ]
    let menu = Menu(
      title: texts[1],
      children: texts.map { Action(title: $0, subtitle: $0, shortcut: $0, tooltip: $0) }
        + texts.map { TitleHeader($0) })
    for density in [Density.compact, .regular] {
      let harness = MenuHarness(menu, density: density)
      harness.present()
      #expect(harness.presentation.isPresented)
      for _ in texts { harness.key(.down) }
      harness.key(.escape)
      #expect(harness.backend.surfaces.isEmpty)
    }
  }
}
