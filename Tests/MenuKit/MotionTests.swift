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

/// What moves while a menu is open.
@MainActor struct MovingMenuTests {
  private let composited = DisplayEnvironment(isComposited: true)

  private func harness(
    _ menu: Menu, density: Density = .compact, animated: Bool = true,
    environment: DisplayEnvironment = DisplayEnvironment(isComposited: true)
  ) -> MenuHarness {
    let harness = MenuHarness(
      menu, density: density, submenus: density == .regular ? .stacked : .cascading,
      environment: environment)
    harness.presentation.present(animated: animated)
    settle(harness)
    return harness
  }

  private func settle(_ harness: MenuHarness) {
    for _ in 0..<200 where harness.backend.wakeTime != nil {
      harness.advance(by: .milliseconds(16))
    }
  }

  private func frame(_ harness: MenuHarness) throws -> SurfaceFrame {
    try #require(harness.backend.surfaces.first?.frame)
  }

  @Test func aMenuThatShrinksGetsLowerWithItsRows() throws {
    let menu = Menu(children: (0..<6).map { Action(title: "Row \($0)") })
    let harness = harness(menu)
    let before = try frame(harness)
    menu.children.removeLast(2)
    harness.backend.runPending()
    let first = try frame(harness)
    #expect(first.frame == before.frame)
    #expect(first.clip?.rect.height == before.frame.height)
    settle(harness)
    let last = try frame(harness)
    #expect(last.frame.height == before.frame.height - 48)
    #expect(last.clip == nil)
    #expect(last.content.items.first?.bounds.size == last.frame.size)
    #expect(harness.backend.wakeTime == nil)
  }

  @Test func aTitleThatChangesGoesOverIntoTheNewOne() throws {
    let action = Action(title: "Old")
    let harness = harness(Menu(children: [action]))
    action.title = "New"
    harness.backend.runPending()
    harness.advance(by: .milliseconds(150))
    let middle = try frame(harness).content.description
    #expect(middle.contains("\"Old\"") && middle.contains("\"New\""))
    settle(harness)
    let last = try frame(harness).content.description
    #expect(!last.contains("\"Old\"") && last.contains("\"New\""))
  }

  @Test func aProgramThatWasBusySkipsWhatItHasMissed() throws {
    let harness = MenuHarness(
      Menu(children: [Action(title: "Open")]), density: .regular, submenus: .stacked,
      environment: composited)
    harness.presentation.present(animated: true)
    harness.advance(by: .milliseconds(40))
    // Late by half of the way: the next picture is the one that belongs there.
    harness.backend.stall(for: .milliseconds(250))
    let late = try frame(harness)
    #expect(late.opacity > 0.9)
    let next = try #require(harness.backend.wakeTime)
    #expect(next > harness.backend.now)
    // Late by more than all: it ends at rest.
    harness.backend.stall(for: .seconds(3))
    let last = try frame(harness)
    #expect(last.scale == 1 && last.opacity == 1 && last.clip == nil)
    #expect(harness.backend.wakeTime == nil)
  }

  @Test func aPressThatIsDraggedAwayTakesTheMenuAlong() throws {
    let harness = harness(Menu(children: [Action(title: "Open")]), density: .regular)
    harness.move(to: "Open")
    harness.press()
    let place = try frame(harness).frame
    harness.move(to: Point(x: place.maxX + 40, y: place.midY))
    settle(harness)
    #expect(abs(try frame(harness).scale - 0.9) < 1e-9)
    harness.move(to: Point(x: place.maxX + 300, y: place.midY))
    settle(harness)
    #expect(abs(try frame(harness).scale - 0.8) < 1e-9)
    // Letting go out there leaves the menu open, at its size.
    harness.release()
    settle(harness)
    #expect(try frame(harness).scale == 1)
    #expect(harness.presentation.isPresented)
    #expect(harness.backend.wakeTime == nil)
  }

  @Test func theWayFromTheSourceToTheMenuIsNotAwayFromIt() throws {
    let harness = MenuHarness(
      Menu(children: [Action(title: "Open")]), density: .regular, submenus: .stacked,
      environment: composited)
    harness.presentation.source = .rect(Rect(x: 400, y: 700, width: 80, height: 40))
    harness.backend.pointer = PointerState(location: Point(x: 405, y: 735))
    harness.presentation.present(
      animated: true,
      by: .press(
        PressedButton(
          button: .primary, location: Point(x: 405, y: 735), time: harness.backend.now)))
    settle(harness)
    harness.move(to: Point(x: 405, y: 720))
    harness.move(to: Point(x: 420, y: 705))
    settle(harness)
    #expect(try frame(harness).scale == 1)
    harness.move(to: Point(x: 405, y: 795))
    settle(harness)
    #expect(try frame(harness).scale < 1)
  }

  @Test func aMenuPresentedStillCanBeDismissedWithMotion() throws {
    let harness = harness(Menu(children: [Action(title: "Open")]), animated: false)
    #expect(try frame(harness).opacity == 1)
    harness.presentation.dismiss(animated: true)
    #expect(!harness.presentation.isPresented)
    #expect(!harness.backend.surfaces.isEmpty)
    harness.advance(by: .milliseconds(40))
    #expect(try frame(harness).opacity < 1)
    settle(harness)
    #expect(harness.backend.surfaces.isEmpty)
  }

  @Test func aMenuPresentedWithMotionCanBeDismissedAtOnce() {
    let harness = harness(Menu(children: [Action(title: "Open")]))
    harness.presentation.dismiss(animated: false)
    #expect(harness.backend.surfaces.isEmpty)
    #expect(harness.backend.wakeTime == nil)
  }

  @Test func aMenuPresentedStillStaysStillWhenTheUserClosesIt() {
    let harness = harness(Menu(children: [Action(title: "Open")]), animated: false)
    harness.key(.escape)
    #expect(harness.backend.surfaces.isEmpty)
  }

  @Test func theLineBelowPinnedRowsFadesWhenTheListIsScrolled() throws {
    let menu = Menu(
      children: (0..<100).map { Action(title: "Row \($0)") }, headers: [Action(title: "Pinned")])
    let harness = harness(menu)
    harness.move(to: "Row 3")
    let rest = try frame(harness).content
    harness.scroll(1)
    #expect(harness.backend.wakeTime != nil)
    settle(harness)
    #expect(harness.backend.wakeTime == nil)
    #expect(try frame(harness).content.items.count == rest.items.count)
    harness.scroll(-5)
    settle(harness)
    #expect(harness.scrollOffset == 0)
    #expect(try frame(harness).content == rest)
  }
}
