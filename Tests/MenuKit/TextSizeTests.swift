import MenuKit
import MenuLayout
import MenuModel
import MenuPrimitives
import MenuTesting
import Testing

/// Menus of the regular density where the user has asked for larger text.
@MainActor struct TextSizeTests {
  private func harness(_ menu: Menu, points: Double, density: Density = .regular) -> MenuHarness {
    let harness = MenuHarness(
      menu, density: density, submenus: .stacked,
      environment: DisplayEnvironment(fontSize: points * 96 / 72))
    harness.present()
    return harness
  }

  private func bodyFont(_ harness: MenuHarness) -> Double? {
    harness.presentation.tracked?.stack.levels.first?.panel.metrics.bodyFontSize
  }

  private func menu() -> Menu {
    Menu(
      children: [
        .mediumInlineGroup([Action(title: "Copy"), Action(title: "Cut"), Action(title: "Paste")]),
        .palette([Action(title: "Red"), Action(title: "Green")]), Action(title: "Quit"),
      ], headers: [Action(title: "Header")])
  }

  @Test(arguments: [(8, 17), (10, 17), (11, 17), (14, 23.8), (24, 40.8)])
  func theRegularDensityGrowsAsTheDesktopsFontDoesBeyondTheUsual(points: Double, body: Double)
    throws
  {
    let font = try #require(bodyFont(harness(menu(), points: points)))
    #expect(abs(font - body) < 1e-9)
  }

  @Test func anApplicationMayAskForAnotherSizeThanTheDesktops() throws {
    for points in [10.0, 24] {
      let harness = MenuHarness(
        menu(), density: .regular, submenus: .stacked,
        environment: DisplayEnvironment(fontSize: points * 96 / 72))
      harness.presentation.fontSize = 14 * 96 / 72
      harness.present()
      #expect(try abs(#require(bodyFont(harness)) - 23.8) < 1e-9)
    }
    let interaction = MenuInteraction(menu: menu())
    interaction.fontSize = 32
    #expect(interaction.fontSize == 32)
  }

  @Test func elementsSideBySideHaveRowsAndPalettesStay() throws {
    let large = harness(menu(), points: 24)
    let panel = try #require(large.presentation.tracked?.stack.levels.first?.panel)
    let kinds = panel.menu.elements.map(\.kind)
    #expect(kinds.filter { if case .action = $0 { true } else { false } }.count == 4)
    #expect(kinds.filter { if case .cell = $0 { true } else { false } }.count == 2)
    #expect(panel.size.width == 353)
    let usual = harness(menu(), points: 10)
    let cells = try #require(usual.presentation.tracked?.stack.levels.first?.panel).menu.elements
      .filter { if case .cell = $0.kind { true } else { false } }
    #expect(cells.count == 5)
  }

  @Test func aFontThatGrowsMeanwhileChangesTheMenuThatShows() throws {
    let harness = harness(menu(), points: 10)
    harness.backend.environment.fontSize = 32
    harness.backend.runPending()
    let panel = try #require(harness.presentation.tracked?.stack.levels.first?.panel)
    #expect(panel.size.width == 353)
    #expect(
      !panel.menu.elements.contains {
        if case .cell(let cell) = $0.kind { cell.style == .medium } else { false }
      })
    harness.backend.environment.fontSize = 40.0 / 3
    harness.backend.runPending()
    let back = try #require(harness.presentation.tracked?.stack.levels.first?.panel)
    #expect(back.size.width == 250)
  }

  @Test func theCompactDensityGrowsAndLeavesNothingOut() throws {
    let harness = harness(menu(), points: 24, density: .compact)
    let panel = try #require(harness.presentation.tracked?.stack.levels.first?.panel)
    #expect(panel.metrics.bodyFontSize == 32)
    #expect(
      panel.menu.elements.filter { if case .cell = $0.kind { true } else { false } }.count == 5)
    #expect(panel.headerCount == 1)
  }

  @Test(arguments: [Double.nan, .infinity, -4, 0])
  func aSizeThatMakesNoSenseIsTheUsualOne(size: Double) {
    let harness = MenuHarness(
      menu(), density: .regular, submenus: .stacked,
      environment: DisplayEnvironment(fontSize: size))
    harness.present()
    #expect(bodyFont(harness) == 17)
  }
}
