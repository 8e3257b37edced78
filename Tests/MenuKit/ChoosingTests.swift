import MenuKit
import MenuTesting
import Testing

/// The ways in which a user chooses or gives up, from the press to the handler.
@MainActor struct ChoosingTests {
  private func harness() -> MenuHarness {
    let menu = Menu(children: [])
    let harness = MenuHarness(menu)
    menu.children = [
      Action(title: "Open").handler { harness.report("Open") },
      Action(title: "Locked", isEnabled: false).handler { harness.report("Locked") },
      .separator,
      .submenu(
        title: "More", Action(title: "Inner").handler { harness.report("Inner") },
        .submenu(title: "Deep", Action(title: "Deepest").handler { harness.report("Deepest") })),
    ]
    return harness
  }

  @Test func pressDragRelease() {
    let harness = harness()
    harness.press(.secondary)
    harness.advance(by: .milliseconds(400))
    harness.move(to: "Open")
    harness.release(.secondary)
    #expect(harness.events == ["dismissed activated", "Open"])
  }

  @Test func pressDragReleaseThroughSubmenus() {
    let harness = harness()
    harness.press()
    harness.advance(by: .milliseconds(400))
    harness.move(to: "More")
    harness.advance(by: .milliseconds(250))
    #expect(harness.openPath == ["More"])
    harness.move(to: "Deep")
    harness.advance(by: .milliseconds(250))
    #expect(harness.openPath == ["More", "Deep"])
    harness.move(to: "Deepest")
    harness.release()
    #expect(harness.events == ["dismissed activated", "Deepest"])
  }

  @Test func aShortClickOpensAndTheNextOneChooses() {
    let harness = harness()
    harness.press()
    harness.advance(by: .milliseconds(80))
    harness.release()
    #expect(harness.presentation.isPresented)
    harness.click("Open")
    #expect(harness.events == ["dismissed activated", "Open"])
  }

  @Test func keysThroughSubmenusAndBack() {
    let harness = harness()
    harness.present()
    harness.key(.up)
    #expect(harness.highlighted == "More")
    harness.key(.right)
    #expect(harness.highlighted == "Inner")
    harness.key(.escape)
    #expect(harness.openPath == [])
    harness.key(.right)
    harness.key(.down)
    harness.key(.return)
    #expect(harness.openPath == ["More", "Deep"])
    harness.key(.return)
    #expect(harness.events == ["dismissed activated", "Deepest"])
  }

  @Test func aMenuOpenedByAKeyHasItsFirstRowHighlighted() {
    let harness = harness()
    harness.presentation.present(animated: false, by: .key)
    #expect(harness.highlighted == "Open")
    harness.key(.down)
    #expect(harness.highlighted == "More")
  }

  @Test func aMenuOpenedByAProgramHasNoneBeforeTheFirstKey() {
    let harness = harness()
    harness.present()
    #expect(harness.highlighted == nil)
    harness.key(.down)
    #expect(harness.highlighted == "Open")
  }

  @Test func typingFindsARow() {
    let harness = harness()
    harness.present()
    harness.type("mo")
    #expect(harness.highlighted == "More")
  }

  @Test func escapeGivesUp() {
    let harness = harness()
    harness.present()
    harness.key(.escape)
    #expect(harness.events == ["dismissed escaped"])
  }

  @Test func aPressOutsideGivesUpAndIsSwallowed() {
    let harness = harness()
    harness.present()
    harness.move(to: Point(x: 900, y: 700))
    harness.press()
    #expect(harness.events == ["dismissed pressedOutside"])
    #expect(harness.backend.session == nil)
  }

  @Test func whatIsDisabledCannotBeChosen() {
    let harness = harness()
    harness.present()
    harness.click("Locked")
    #expect(harness.presentation.isPresented)
    harness.key(.escape)
    #expect(harness.events == ["dismissed escaped"])
  }

  @Test func aTooltipSaysWhatWasCut() throws {
    let long = String(repeating: "very ", count: 40) + "long"
    let harness = MenuHarness(Menu(children: [Action(title: long), Action(title: "Short")]))
    harness.present()
    harness.move(to: long)
    harness.advance(by: .milliseconds(700))
    #expect(harness.backend.surfaces.map(\.role) == [.menu, .tooltip])
    harness.move(to: "Short")
    harness.advance(by: .milliseconds(700))
    #expect(harness.backend.surfaces.map(\.role) == [.menu])
  }

  @Test func aTooltipOfTheApplicationShowsInAnyCase() {
    let harness = MenuHarness(Menu(children: [Action(title: "Short", tooltip: "More about it")]))
    harness.present()
    harness.move(to: "Short")
    harness.advance(by: .milliseconds(700))
    #expect(harness.backend.surfaces.map(\.role) == [.menu, .tooltip])
  }
}

/// What choosing a row does to the menu that it is in.
@MainActor struct KeptMenuTests {
  @Test func onlyTheOpenListsOwnMenuDecidesWhetherItAloneIsDismissed() {
    let inline = Menu(
      displaysInline: true, onlyDismissesSubMenu: true, children: [Action(title: "Inner")])
    let harness = MenuHarness(Menu(children: [.submenu(title: "More", inline)]))
    harness.present()
    harness.click("More")
    harness.click("Inner")
    #expect(!harness.presentation.isPresented)
  }

  @Test func aHandlerThatKeepsTheMenuFindsWhatWasPendingOnTheScreen() {
    let other = Action(title: "Old")
    let kept = Action(title: "Kept", keepsMenuPresented: true)
    let harness = MenuHarness(Menu(children: [kept, other]))
    var shown: [[String]] = []
    kept.handler = { _ in shown = harness.rows }
    harness.present()
    harness.move(to: "Kept")
    harness.press()
    other.title = "New"
    harness.release()
    #expect(shown == [["Kept", "New"]])
    #expect(harness.presentation.isPresented)
  }

  @Test func aHandlerOfASubmenuThatAloneIsDismissedFindsItClosed() {
    var shown: [[String]] = []
    let inner = Action(title: "Inner")
    let harness = MenuHarness(
      Menu(children: [Menu(title: "More", onlyDismissesSubMenu: true, children: [inner])]))
    inner.handler = { _ in shown = harness.rows }
    harness.present()
    harness.click("More")
    harness.click("Inner")
    #expect(shown == [["More"]])
  }
}
