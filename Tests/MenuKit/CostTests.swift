import MenuKit
import MenuTesting
import Testing

/// Cost follows what is visible, counted and not timed.
@MainActor struct CostTests {
  @Test func aHoverRepaintsTwoRows() throws {
    let harness = MenuHarness(Menu(children: (0..<12).map { Action(title: "Row \($0)") }))
    harness.present()
    harness.move(to: "Row 3")
    let surface = try #require(harness.backend.surfaces.first)
    let before = surface.drawCount
    harness.move(to: "Row 4")
    #expect(surface.drawCount == before + 1)
    #expect(surface.lastDamage.count == 2)
  }

  @Test func aHoverMeasuresNothingButTheRowsItTouches() {
    let menu = Menu(children: (0..<12).map { Action(title: "Row \($0)") })
    let harness = MenuHarness(menu)
    let measurer = FixedWidthTextMeasurer()
    harness.backend.textMeasurer = measurer
    harness.present()
    harness.move(to: "Row 3")
    let before = measurer.layoutCount
    harness.move(to: "Row 4")
    #expect(measurer.layoutCount - before <= 4)
  }

  @Test func aLightThatMovesLooksLikeAPanelPaintedAnew() throws {
    let menu = Menu(
      children: (0..<60).map { Action(title: "Row \($0)") }
        + [.submenu(title: "More", Action(title: "Inner"))],
      headers: [Action(title: "Pinned")])
    let moved = MenuHarness(menu)
    moved.present()
    for title in ["Row 3", "Pinned", "Row 5"] { moved.move(to: title) }
    moved.key(.end)
    moved.key(.right)
    moved.key(.left)
    moved.key(.up)
    let fresh = MenuHarness(menu)
    fresh.backend.environment.scale = 2
    fresh.present()
    for title in ["Row 3", "Pinned", "Row 5"] { fresh.move(to: title) }
    fresh.key(.end)
    fresh.key(.right)
    fresh.key(.left)
    fresh.key(.up)
    // Back at the same scale everything is painted anew, in the same state.
    fresh.backend.environment.scale = 1
    let contents = try [moved, fresh].map { try #require($0.presentation.frames.first).content }
    #expect(contents[0] == contents[1])
  }

  @Test(arguments: [Density.compact, .regular])
  func aHundredThousandRowsMeasureWhatShows(density: Density) {
    let menu = Menu(children: (0..<100_000).map { Action(title: "kilo window \($0)") })
    let harness = MenuHarness(menu, density: density)
    let measurer = FixedWidthTextMeasurer()
    harness.backend.textMeasurer = measurer
    harness.present()
    #expect(harness.presentation.isPresented)
    #expect(measurer.layoutCount < 1_000)
    harness.key(.end)
    #expect(harness.highlighted == "kilo window 99999")
    #expect(measurer.layoutCount < 2_000)
  }

  @Test func openingAgainAfterAMoveOfThePointerInsideARowDrawsNothing() throws {
    let harness = MenuHarness(Menu(children: (0..<12).map { Action(title: "Row \($0)") }))
    harness.present()
    harness.move(to: "Row 3")
    let surface = try #require(harness.backend.surfaces.first)
    let before = surface.drawCount
    let inside = try #require(harness.frame(of: "Row 3"))
    harness.move(to: inside.center.offset(dx: 3, dy: 1))
    #expect(surface.drawCount == before)
  }

  @Test(arguments: [Density.compact, .regular])
  func aMenuThatIsOpenedAgainIsLaidOutWhereItHasChanged(density: Density) throws {
    let actions = (0..<2_000).map { Action(title: "Row \($0)", subtitle: "Below") }
    let sub: Menu = .submenu(title: "More", Action(title: "Inner"))
    let menu = Menu(children: [sub] + actions)
    let harness = MenuHarness(menu, density: density)
    let measurer = FixedWidthTextMeasurer()
    harness.backend.textMeasurer = measurer

    func open() throws -> (frames: [SurfaceFrame], count: Int) {
      let before = measurer.layoutCount
      harness.present()
      harness.presentation.open(sub)
      defer { harness.presentation.dismiss(animated: false) }
      return (harness.presentation.frames, measurer.layoutCount - before)
    }
    func anew() throws -> [SurfaceFrame] {
      let other = MenuHarness(menu, density: density)
      other.present()
      other.presentation.open(sub)
      return other.presentation.frames
    }

    let first = try open()
    let second = try open()
    #expect(second.frames == first.frames)
    #expect(second.count < first.count)
    #expect(second.frames == (try anew()))
    // What has changed meanwhile shows, whatever it is.
    actions[1].title = "Other"
    #expect(try open().frames == (try anew()))
    actions[2].image = Image(path: "/icon.png")
    #expect(try open().frames == (try anew()))
    actions[3].title = String(repeating: "Long ", count: 100)
    #expect(try open().frames == (try anew()))
    actions[0].isHidden = true
    #expect(try open().frames == (try anew()))
    menu.children.removeLast(1_990)
    #expect(try open().frames == (try anew()))
    #expect(harness.presentation.frames.isEmpty)
  }
}
