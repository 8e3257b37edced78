package import MenuModel
package import MenuPrimitives

/// The rows of one panel and where they are, in logical pixels from the panel's upper left corner.
///
/// Rows are counted through: first the headers, then the rows that scroll. Heights of all rows are
/// known and summed; what is inside a row is computed when it is asked for, so that a list of 100,000
/// rows costs what its visible part costs.
///
/// It never changes and is shared: whoever is asked about a panel at each move of the pointer passes
/// it on without copying it.
package final class PanelLayout: Sendable {
  /// The menu that it shows, with the submenu's header row put first where the style has one.
  package let menu: ResolvedMenu
  package let metrics: LayoutMetrics
  package let constraints: LayoutConstraints
  /// The panel's size; its height is that of all rows or the largest that the constraints allow.
  package let size: Size
  /// The part of the panel in which rows scroll; pinned headers are above it.
  package let viewport: Rect
  /// The height of all rows that scroll, with the margins inside the viewport.
  package let contentHeight: Double
  /// The number of rows pinned to the top: those of the menu's headers, or fewer when they would
  /// leave too little of the panel for the rows; the others scroll then.
  package let headerCount: Int
  /// Whether some row can be chosen by a letter of its own.
  package let hasMnemonics: Bool

  let measures: RowMeasures
  let headerColumns: PanelColumns
  let columns: PanelColumns
  /// All rows, pinned ones included, from the bottom of the margin on.
  let rows: RowStack
  /// How many lines of title the rows have, where that can differ (regular density); else empty.
  let lineCounts: [LineCounts]

  package init(
    _ menu: ResolvedMenu, metrics: LayoutMetrics, text: any TextMeasurer,
    fitting constraints: LayoutConstraints
  ) {
    let grid = constraints.grid
    let measures = RowMeasures(metrics, grid: grid, isTouch: constraints.isTouch, text: text)
    let survey = PanelSurvey(menu, metrics: metrics, measures: measures)
    let (headerColumns, columns) = PanelColumns.halves(
      of: menu, survey: survey, metrics: metrics)
    let heightLimit = max(1, grid.wholePixels(within: constraints.maximumSize.height))
    var measuring = RowMeasuring(
      menu: menu, metrics: metrics, measures: measures, headerColumns: headerColumns,
      columns: columns, heightLimit: heightLimit, text: text)
    let width = PanelLayout.width(
      metrics.density == .compact ? measuring.compactWidth() : metrics.maximumWidth,
      metrics: metrics, constraints: constraints)
    let (rows, lineCounts) =
      metrics.maximumLines > 1
      ? measuring.stack(width: grid.length(of: width)) : (survey.rows, [])

    let margin = grid.wholePixels(metrics.insideMargin)
    // A panel without rows still has corners.
    let least = grid.wholePixels(2 * metrics.cornerRadius)
    let height = min(heightLimit, max(least, rows.height + 2 * margin))
    let pinned = PanelLayout.pinnedCount(menu, rows: rows, limit: heightLimit / 2)
    let viewportTop = pinned > 0 ? min(margin + rows.top(of: pinned), height) : 0
    let scrolling = rows.height - rows.top(of: pinned) + margin + (pinned > 0 ? 0 : margin)

    self.menu = menu
    self.metrics = metrics
    self.constraints = constraints
    self.measures = measures
    self.headerColumns = headerColumns
    self.columns = columns
    self.rows = rows
    self.lineCounts = lineCounts
    headerCount = pinned
    hasMnemonics = survey.hasMnemonics
    size = Size(width: grid.length(of: width), height: grid.length(of: height))
    viewport = Rect(
      x: 0, y: grid.length(of: viewportTop), width: size.width,
      height: grid.length(of: height - viewportTop))
    contentHeight = grid.length(of: scrolling)
  }

  package var id: ElementID { menu.id }
  /// How far the list can scroll; zero when everything fits.
  package var maximumScrollOffset: Double { max(0, contentHeight - viewport.height) }
  package var rowCount: Int { menu.rowCount }

  package func element(at index: Int) -> ResolvedElement { menu.row(at: index) }

  /// Whether everything in a row stands at the same places across as in another layout.
  package func hasSameColumns(as other: PanelLayout) -> Bool {
    size.width == other.size.width && columns == other.columns
      && headerColumns == other.headerColumns
  }

  /// The width in device pixels that a panel gets for its content.
  private static func width(
    _ content: Double, metrics: LayoutMetrics, constraints: LayoutConstraints
  ) -> Int {
    let grid = constraints.grid
    let looks = min(max(content, metrics.minimumWidth), metrics.maximumWidth)
    let allowed = grid.wholePixels(within: constraints.maximumSize.width)
    let least = grid.wholePixels(holding: constraints.minimumWidth)
    return max(1, least, min(grid.wholePixels(holding: looks), allowed))
  }

  /// How many headers are pinned: all that fit into the limit, but the row that leads back always.
  private static func pinnedCount(_ menu: ResolvedMenu, rows: RowStack, limit: Int) -> Int {
    let count = menu.headers.count
    if count == 0 || menu.elements.isEmpty || rows.top(of: count) <= limit { return count }
    if case .submenuHeader = menu.headers[0].kind { return 1 }
    return 0
  }
}
