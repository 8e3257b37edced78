import MenuKit
import MenuTesting
import Testing

/// Menus that fade and grow, where the display can show it.
@MainActor struct MotionTests {
  private let composited = DisplayEnvironment(isComposited: true)

  private func harness(
    _ environment: DisplayEnvironment, density: Density = .compact,
    submenus: SubmenuStyle = .cascading
  ) -> MenuHarness {
    let menu = Menu(children: [
      Action(title: "Open"), .submenu(title: "More", Action(title: "Inner")),
    ])
    let harness = MenuHarness(
      menu, density: density, submenus: submenus, environment: environment)
    harness.presentation.present(animated: true)
    return harness
  }

  private func settle(_ harness: MenuHarness) {
    for _ in 0..<200 where harness.backend.wakeTime != nil {
      harness.advance(by: .milliseconds(16))
    }
  }

  @Test func aMenuGrowsInAndThenRests() throws {
    let harness = harness(composited)
    let first = try #require(harness.backend.surfaces.first?.frame)
    #expect(first.opacity < 1 && first.scale < 1)
    settle(harness)
    let last = try #require(harness.backend.surfaces.first?.frame)
    #expect(last.opacity == 1 && last.scale == 1 && last.clip == nil)
    #expect(harness.backend.wakeTime == nil)
  }

  @Test func withoutACompositorNothingMoves() throws {
    let harness = harness(DisplayEnvironment())
    let first = try #require(harness.backend.surfaces.first?.frame)
    #expect(first.opacity == 1 && first.scale == 1)
    #expect(harness.backend.wakeTime == nil)
    harness.presentation.dismiss(animated: true)
    #expect(harness.backend.surfaces.isEmpty)
  }

  @Test func whoPrefersLessMotionSeesFadesOnly() throws {
    let harness = harness(DisplayEnvironment(reducesMotion: true, isComposited: true))
    let first = try #require(harness.backend.surfaces.first?.frame)
    #expect(first.opacity < 1)
    #expect(first.scale == 1 && first.clip == nil && first.translation == .zero)
  }

  @Test func theInputIsGivenBackBeforeTheMenuHasFadedAndTheFadeEnds() {
    let harness = harness(composited)
    settle(harness)
    harness.key(.down)
    harness.key(.return)
    #expect(!harness.presentation.isPresented)
    #expect(harness.backend.session == nil)
    #expect(!harness.backend.surfaces.isEmpty)
    settle(harness)
    #expect(harness.backend.surfaces.isEmpty)
    #expect(harness.backend.wakeTime == nil)
  }

  @Test func aMenuPresentedWhileTheLastOneFadesHasItsOwnPanel() {
    let harness = harness(composited)
    settle(harness)
    harness.key(.escape)
    harness.presentation.present(animated: true)
    #expect(harness.backend.surfaces.count == 2)
    settle(harness)
    #expect(harness.backend.surfaces.count == 1)
    #expect(harness.presentation.isPresented)
  }

  @Test func aClosedSubmenuLeavesWhileTheRootStays() {
    let harness = harness(composited)
    settle(harness)
    harness.click("More")
    settle(harness)
    #expect(harness.backend.surfaces.count == 2)
    harness.key(.escape)
    #expect(harness.openPath == [])
    settle(harness)
    #expect(harness.backend.surfaces.count == 1)
  }

  @Test func aStackedSubmenuSendsItsParentBack() throws {
    let harness = harness(composited, density: .regular, submenus: .stacked)
    settle(harness)
    harness.click("More")
    settle(harness)
    let parent = try #require(harness.backend.surfaces.first?.frame)
    #expect(parent.scale < 1)
    let child = try #require(harness.backend.surfaces.last?.frame)
    #expect(child.scale == 1)
    #expect(harness.rows.last == ["More", "Inner"])
    harness.click("More")
    settle(harness)
    #expect(harness.openPath == [])
    #expect(harness.backend.surfaces.first?.frame?.scale == 1)
  }

  @Test func aStackedParentStepsBackWithoutACompositorToo() throws {
    let harness = harness(DisplayEnvironment(), density: .regular, submenus: .stacked)
    harness.click("More")
    #expect(try #require(harness.backend.surfaces.first?.frame).scale < 1)
  }

  @Test func closingInTheMiddleOfOpeningStartsFromWhatShows() throws {
    let harness = harness(composited)
    harness.advance(by: .milliseconds(40))
    let before = try #require(harness.backend.surfaces.first?.frame).opacity
    #expect(before > 0 && before < 1)
    harness.presentation.dismiss(animated: true)
    let after = try #require(harness.backend.surfaces.first?.frame).opacity
    #expect(abs(after - before) < 0.2)
    settle(harness)
    #expect(harness.backend.surfaces.isEmpty)
  }
}
