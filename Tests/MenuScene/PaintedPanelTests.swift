import MenuLayout
import MenuModel
import MenuPrimitives
import MenuScene
import MenuTesting
import Testing

/// Lights that move over a painted panel look as if all of it were painted each time.
@Suite("Lights over a painted panel") struct PaintedPanelTests {
  private struct Lights {
    var highlight: UInt64?
    var open: UInt64?
  }

  private func list(_ density: Density) -> PanelLayout {
    panel(
      plainRows(30), headers: rows(.titleHeader("Files"), .separator, from: 500),
      density: density, height: 200)
  }

  private func painted(_ panel: PanelLayout, scrollOffset: Double = 0) -> PaintedPanel {
    let state = PanelState(scrollOffset: scrollOffset)
    return PaintedPanel(paint(panel, state), of: panel, state: state)
  }

  private func theme(_ panel: PanelLayout) -> Theme {
    Theme(scheme: .light, density: panel.metrics.density)
  }

  @Test("lights come, go, change and come back", arguments: Density.allCases)
  func walks(density: Density) {
    let panel = list(density)
    for scrollOffset in [0, 37.0] {
      var shown = painted(panel, scrollOffset: scrollOffset)
      let walk: [Lights] = [
        Lights(highlight: 1), Lights(highlight: 2), Lights(highlight: 1),
        Lights(highlight: 1, open: 1), Lights(highlight: nil, open: 1),
        Lights(highlight: 3, open: 1), Lights(highlight: nil, open: nil), Lights(highlight: 3),
        // Pinned, out of sight, and gone.
        Lights(highlight: 500), Lights(highlight: 29), Lights(highlight: 77), Lights(highlight: 2),
      ]
      for lights in walk {
        let state = PanelState(
          scrollOffset: scrollOffset, highlight: lights.highlight.map { ElementID($0) },
          openRow: lights.open.map { ElementID($0) })
        let isDone = shown.light(
          state.highlight, openRow: state.openRow, theme: theme(panel),
          text: FixedWidthTextMeasurer())
        #expect(isDone)
        #expect(shown.state == state)
        #expect(shown.list == paint(panel, state))
      }
    }
  }

  @Test("a row is painted once for each of its lights")
  func paintsOnce() {
    let panel = list(.compact)
    var shown = painted(panel)
    var count = 0
    func counted() -> Theme {
      count += 1
      return theme(panel)
    }
    for row: UInt64? in [1, 2, 1, 2, nil, 1, 2] {
      _ = shown.light(
        row.map { ElementID($0) }, openRow: nil, theme: counted(), text: FixedWidthTextMeasurer())
    }
    #expect(count == 2)
  }

  @Test("rows that move are left to those who paint everything")
  func moving() {
    let panel = list(.compact)
    let state = PanelState(rows: [ElementID(1): RowAppearance(opacity: 0.5)])
    var shown = PaintedPanel(paint(panel, state), of: panel, state: state)
    let isDone = shown.light(
      ElementID(2), openRow: nil, theme: theme(panel), text: FixedWidthTextMeasurer())
    #expect(!isDone)
    #expect(shown.state == state)
  }
}
