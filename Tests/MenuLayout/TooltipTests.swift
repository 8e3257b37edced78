import MenuLayout
import MenuPrimitives
import MenuTesting
import Testing

/// Characters are 8 wide and lines 16 high.
@Suite struct `A tooltip` {
  private let text = FixedWidthTextMeasurer()
  private let metrics = LayoutMetrics(density: .compact, bodyFontSize: 40.0 / 3)

  @Test func `fits a short text`() {
    let tooltip = TooltipLayout("Short", metrics: metrics, text: text, grid: PixelGrid(scale: 1))
    #expect(tooltip.size == Size(width: 56, height: 24))
    #expect(tooltip.origin == Point(x: 8, y: 4))
    #expect(tooltip.cornerRadius == 6)
  }

  @Test func `wraps a long one at 320`() {
    let long = "A title of which a menu could not show the end, because it goes on and on"
    let tooltip = TooltipLayout(long, metrics: metrics, text: text, grid: PixelGrid(scale: 1))
    #expect(tooltip.text.lines.count == 2)
    #expect(tooltip.size.width <= 336)
    #expect(tooltip.size.height == 40)
    #expect(!tooltip.text.isTruncated)
  }

  @Test func `lies on device pixels, whichever way it reads`() {
    for scale in [1, 1.25, 1.5, 2, 3] {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let tooltip = TooltipLayout(
          "Some text", metrics: metrics, text: text, grid: PixelGrid(scale: scale),
          direction: direction)
        for value in [
          tooltip.size.width, tooltip.size.height, tooltip.origin.x,
          tooltip.origin.y + tooltip.text.firstBaseline,
        ] {
          #expect(abs(value * scale - (value * scale).rounded()) < 1e-9)
        }
      }
    }
  }

  @Test func `opens below its row at the pointer, else above`() {
    let work = Rect(x: 0, y: 0, width: 500, height: 500)
    func frame(_ row: Rect, _ x: Double) -> Rect {
      PopupPlacement.tooltip(for: row, x: x)
        .frame(for: Size(width: 100, height: 24), inWorkArea: work)
    }
    let row = Rect(x: 100, y: 100, width: 200, height: 24)
    #expect(frame(row, 150) == Rect(x: 150, y: 128, width: 100, height: 24))
    #expect(frame(row, 450).minX == 350)
    #expect(frame(Rect(x: 100, y: 470, width: 200, height: 24), 150).minY == 442)
  }
}
