import MenuModel
import MenuPrimitives

/// How large a panel is, and which part of it scrolls: what follows from its width and its rows.
struct PanelExtents {
  let headerCount: Int
  let size: Size
  let viewport: Rect
  let contentHeight: Double

  /// - Parameters:
  ///   - width: the panel's width, in device pixels.
  ///   - heightLimit: the greatest height that it may have, in device pixels.
  init(
    _ menu: ResolvedMenu, rows: RowStack, width: Int, heightLimit: Int, metrics: LayoutMetrics,
    grid: PixelGrid
  ) {
    let margin = grid.wholePixels(metrics.insideMargin)
    // A panel without rows still has corners.
    let least = grid.wholePixels(2 * metrics.cornerRadius)
    let height = min(heightLimit, max(least, rows.height + 2 * margin))
    let pinned = PanelExtents.pinnedCount(
      menu, rows: rows, limit: heightLimit / 2, textSize: metrics.textSize)
    let viewportTop = pinned > 0 ? min(margin + rows.top(of: pinned), height) : 0
    let scrolling = rows.height - rows.top(of: pinned) + margin + (pinned > 0 ? 0 : margin)
    headerCount = pinned
    size = Size(width: grid.length(of: width), height: grid.length(of: height))
    viewport = Rect(
      x: 0, y: grid.length(of: viewportTop), width: size.width,
      height: grid.length(of: height - viewportTop))
    contentHeight = grid.length(of: scrolling)
  }

  /// How many headers are pinned: all that fit into the limit, and none where text is for those who
  /// don't see well; but the row that leads back always.
  private static func pinnedCount(
    _ menu: ResolvedMenu, rows: RowStack, limit: Int, textSize: LayoutMetrics.TextSize
  ) -> Int {
    let count = menu.headers.count
    if count == 0 || menu.elements.isEmpty { return count }
    switch textSize {
    case .ordinary: if rows.top(of: count) <= limit { return count }
    case .accessible: break
    }
    if case .submenuHeader = menu.headers[0].kind { return 1 }
    return 0
  }
}
