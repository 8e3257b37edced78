import MenuLayout
import MenuModel
import MenuPrimitives
import MenuTesting
import Testing

/// Compact rows are 24 high below a margin of 5; titles of "Row 1" are 40 wide, so panels have their
/// least width of 120.
@Suite struct `A cascade of panels` {
  private let text = FixedWidthTextMeasurer()
  private let work = Rect(x: 0, y: 0, width: 1000, height: 800)

  private func root(_ count: Int = 4) -> [ResolvedElement] {
    (1...count).map { Fixture.submenu($0, "Row \($0)") }
  }

  private func input(
    at point: Point, levels: [(menu: [ResolvedElement], source: ResolvedElement?)],
    direction: LayoutDirection = .leftToRight, work: Rect? = nil
  ) -> StackLayout.Input {
    StackLayout.Input(
      levels: levels.enumerated().map { index, level in
        StackLayout.LevelInput(
          menu: Fixture.menu(level.menu, serial: 900 + index), sourceRow: level.source,
          scrollOffset: 0)
      },
      placement: .contextMenu(at: point, direction: direction), workArea: work ?? self.work,
      style: .cascading,
      metrics: LayoutMetrics(density: .compact, bodyFontSize: Fixture.body),
      grid: PixelGrid(scale: 1), direction: direction)
  }

  @Test func `lines a submenu's first row up with its row and overlaps by 3`() {
    let rows = root()
    let stack = StackLayout(
      input(
        at: Point(x: 98, y: 98),
        levels: [(rows, nil), (Fixture.actions(3, from: 11), rows[2])]), text: text)
    #expect(stack.levels[0].frame == Rect(x: 100, y: 100, width: 120, height: 106))
    #expect(stack.levels[1].frame == Rect(x: 217, y: 148, width: 120, height: 82))
    #expect(stack.levels[1].growthAnchor == Point(x: 217, y: 165))
  }
}
