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
}
