import MenuKit
import MenuTesting
import Testing

/// Menus that change while they show.
@MainActor struct LiveUpdateTests {
  @Test func aNewTitleShowsOnTheNextTurnOfTheRunLoop() {
    let action = Action(title: "Open")
    let harness = MenuHarness(Menu(children: [action, Action(title: "Close")]))
    harness.present()
    action.title = "Open…"
    #expect(harness.rows == [["Open", "Close"]])
    harness.backend.runPending()
    #expect(harness.rows == [["Open…", "Close"]])
  }

  @Test func manyChangesAreOneDrawing() throws {
    let actions = (0..<10).map { Action(title: "Row \($0)") }
    let harness = MenuHarness(Menu(children: actions))
    harness.present()
    let surface = try #require(harness.backend.surfaces.first)
    let before = surface.drawCount
    for action in actions { action.isSelected = true }
    harness.backend.runPending()
    #expect(surface.drawCount == before + 1)
  }

  @Test func aChangeOfAnElementElsewhereDrawsNothing() throws {
    let harness = MenuHarness(Menu(children: [Action(title: "Open")]))
    harness.present()
    let surface = try #require(harness.backend.surfaces.first)
    let before = surface.drawCount
    Action(title: "Elsewhere").title = "Changed"
    harness.backend.runPending()
    #expect(surface.drawCount == before)
  }

  @Test func theHighlightStaysOnItsRowWhenOthersComeAndGo() {
    let menu = Menu(children: [Action(title: "A"), Action(title: "B"), Action(title: "C")])
    let harness = MenuHarness(menu)
    harness.present()
    harness.key(.down)
    harness.key(.down)
    #expect(harness.highlighted == "B")
    menu.children.insert(Action(title: "New"), at: 0)
    harness.backend.runPending()
    #expect(harness.highlighted == "B")
    #expect(harness.rows == [["New", "A", "B", "C"]])
  }

  @Test func theScrollPositionStays() {
    let menu = Menu(children: (0..<200).map { Action(title: "Row \($0)") })
    let harness = MenuHarness(menu)
    harness.present()
    harness.move(to: "Row 3")
    harness.scroll(5)
    let offset = harness.scrollOffset
    #expect(offset > 0)
    menu.children.append(Action(title: "Last"))
    menu.children[100].isHidden = true
    harness.backend.runPending()
    #expect(harness.scrollOffset == offset)
  }

  @Test func aSubmenuWhoseRowIsHiddenCloses() {
    let sub: Menu = .submenu(title: "More", Action(title: "Inner"))
    let harness = MenuHarness(Menu(children: [Action(title: "Open"), sub]))
    harness.present()
    harness.click("More")
    #expect(harness.openPath == ["More"])
    sub.isHidden = true
    harness.backend.runPending()
    #expect(harness.rows == [["Open"]])
    #expect(harness.backend.surfaces.count == 1)
  }

  @Test func rowsOfAnOpenSubmenuFollow() {
    let sub: Menu = .submenu(title: "More", Action(title: "Inner"))
    let harness = MenuHarness(Menu(children: [sub]))
    harness.present()
    harness.click("More")
    sub.children = [Action(title: "One"), Action(title: "Two")]
    harness.backend.runPending()
    #expect(harness.rows == [["More"], ["One", "Two"]])
  }

  @Test func aMenuThatLosesAllItsRowsSaysThatItIsEmpty() {
    let action = Action(title: "Open")
    let harness = MenuHarness(Menu(children: [action]))
    harness.present()
    action.isHidden = true
    harness.backend.runPending()
    #expect(harness.rows == [["Empty"]])
    action.isHidden = false
    harness.backend.runPending()
    #expect(harness.rows == [["Open"]])
  }

  @Test func groupsInsideInlineMenusInsideSubmenusFollow() {
    final class Languages: Group {
      var names = ["Dutch"] { didSet { setNeedsUpdate() } }
      override var displayedElements: [MenuElement] { names.map { Action(title: $0) } }
    }
    let group = Languages()
    let sub: Menu = .submenu(title: "Language", .inline(group))
    let harness = MenuHarness(Menu(children: [sub]))
    harness.present()
    harness.click("Language")
    #expect(harness.rows.last == ["Dutch"])
    group.names = ["English", "French"]
    harness.backend.runPending()
    #expect(harness.rows.last == ["English", "French"])
  }

  @Test func nothingIsDueWhileAMenuRests() {
    let harness = MenuHarness(Menu(children: [Action(title: "Open")]))
    harness.present()
    harness.key(.down)
    harness.advance(by: .seconds(5))
    #expect(harness.backend.wakeTime == nil)
  }
}
