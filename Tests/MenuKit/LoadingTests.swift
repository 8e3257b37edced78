import MenuKit
import MenuModel
import MenuPrimitives
import MenuTesting
import Testing

/// The mark that turns while rows are being loaded.
@MainActor struct LoadingTests {
  private func harness(
    _ children: [MenuElement], environment: DisplayEnvironment = DisplayEnvironment(),
    workArea: Rect = Rect(x: 0, y: 0, width: 1280, height: 800)
  ) -> MenuHarness {
    let harness = MenuHarness(
      Menu(children: children), environment: environment, workArea: workArea)
    harness.present()
    return harness
  }

  private let never = LazyMenuElement { _ in }

  @Test func itTakesTwelveStepsInASecondAndNoOtherFrameIsDrawn() throws {
    let harness = harness([Action(title: "Open"), never])
    let surface = try #require(harness.backend.surfaces.first)
    let before = surface.drawCount
    harness.advance(by: .seconds(2))
    #expect(surface.drawCount - before == 24)
    #expect(surface.lastDamage.count == 1)
    #expect(try #require(surface.lastDamage.first).width == 16)
  }

  @Test func itTurnsOnWhileThePointerMovesAndTheOtherWayRound() throws {
    let harness = harness([Action(title: "Open"), Action(title: "Close"), never])
    let surface = try #require(harness.backend.surfaces.first)
    let before = surface.drawCount
    for step in 0..<20 {
      harness.move(to: step % 2 == 0 ? "Open" : "Close")
      #expect(harness.highlighted == (step % 2 == 0 ? "Open" : "Close"))
      harness.advance(by: .milliseconds(50))
    }
    #expect(surface.drawCount - before == 20 + 12)
  }

  @Test func itRestsWhenItDoesNotShow() {
    let rows = (0..<100).map { Action(title: "Row \($0)") }
    let harness = harness(
      rows + [never], workArea: Rect(x: 0, y: 0, width: 600, height: 400))
    #expect(harness.backend.wakeTime == nil)
    harness.key(.end)
    #expect(harness.backend.wakeTime != nil)
    harness.key(.home)
    harness.advance(by: .milliseconds(200))
    #expect(harness.backend.wakeTime == nil)
  }

  @Test func itRestsOnceThereIsSomethingToShow() {
    var completion: LazyMenuElement.Completion?
    let harness = harness([LazyMenuElement { completion = $0 }])
    #expect(harness.backend.wakeTime != nil)
    completion?([Action(title: "Loaded")])
    harness.backend.runPending()
    #expect(harness.rows == [["Loaded"]])
    #expect(harness.backend.wakeTime == nil)
  }

  @Test func itStandsStillForThoseWhoPreferLessMotion() throws {
    let harness = harness([never], environment: DisplayEnvironment(reducesMotion: true))
    #expect(harness.backend.wakeTime == nil)
    let list = try #require(harness.backend.surfaces.first?.frame).content
    #expect(list.items.flatMap(\.commands).count > 12)
  }

  @Test func itTurnsInSubmenusAndEndsWithTheMenu() {
    let harness = harness([.submenu(title: "More", never)])
    #expect(harness.backend.wakeTime == nil)
    harness.click("More")
    #expect(harness.rows.count == 2)
    #expect(harness.backend.wakeTime != nil)
    harness.key(.escape)
    harness.key(.escape)
    #expect(harness.backend.wakeTime == nil)
  }
}
