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
  /// What was known of the sizes of the rows' views.
  package let customSizes: CustomSizes
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
  /// Whether some row holds views.
  package let hasViews: Bool

  let measures: RowMeasures
  let headerColumns: PanelColumns
  let columns: PanelColumns
  /// All rows, pinned ones included, from the bottom of the margin on.
  let rows: RowStack
  /// The rows that share lines.
  let lines: CellLines
  /// The measures of cells, where there are any.
  let cellMeasures: CellMeasures?
  /// How many lines of title the rows have, where that can differ (regular density); else empty.
  let lineCounts: [LineCounts]

  package init(
    _ menu: ResolvedMenu, metrics: LayoutMetrics, text: any TextMeasurer,
    customSizes: CustomSizes = CustomSizes(), fitting constraints: LayoutConstraints
  ) {
    let grid = constraints.grid
    let measures = RowMeasures(metrics, grid: grid, isTouch: constraints.isTouch, text: text)
    let survey = PanelSurvey(
      menu, metrics: metrics, measures: measures, customSizes: customSizes
    ) {
      CellMeasures(metrics, body: measures.title, grid: grid, text: text)
    }
    let (headerColumns, columns) = PanelColumns.halves(
      of: menu, survey: survey, metrics: metrics)
    var lines = survey.lines
    var palettes = PaletteMeasuring(menu: menu, metrics: metrics, grid: grid, text: text)
    lines.forEachPalette { line in
      let isHeader = line.cells.lowerBound < menu.headers.count
      palettes.measure(&line, columns: isHeader ? headerColumns : columns)
    }
    let heightLimit = max(1, grid.wholePixels(within: constraints.maximumSize.height))
    var measuring = RowMeasuring(
      menu: menu, metrics: metrics, measures: measures, headerColumns: headerColumns,
      columns: columns, customSizes: customSizes, cells: (lines, survey.cells),
      heightLimit: heightLimit, text: text)
    let width = PanelLayout.width(
      metrics.density == .compact ? measuring.compactWidth() : metrics.maximumWidth,
      metrics: metrics, constraints: constraints)
    let (rows, lineCounts) =
      metrics.maximumLines > 1
      ? measuring.stack(width: grid.length(of: width)) : (survey.rows, [])
    let extents = PanelExtents(
      menu, rows: rows, width: width, heightLimit: heightLimit, metrics: metrics, grid: grid)

    self.menu = menu
    self.metrics = metrics
    self.constraints = constraints
    self.customSizes = customSizes
    self.measures = measures
    self.headerColumns = headerColumns
    self.columns = columns
    self.rows = rows
    self.lines = lines
    cellMeasures = survey.cells
    self.lineCounts = lineCounts
    hasMnemonics = survey.hasMnemonics
    hasViews = survey.hasViews
    headerCount = extents.headerCount
    size = extents.size
    viewport = extents.viewport
    contentHeight = extents.contentHeight
  }

  /// The same panel, as wide as it is, with other rows of the same kinds, other sizes of its views or
  /// another height.
  init(
    _ old: PanelLayout, menu: ResolvedMenu, constraints: LayoutConstraints,
    customSizes: CustomSizes, rows: RowStack, extents: PanelExtents
  ) {
    self.menu = menu
    metrics = old.metrics
    self.constraints = constraints
    self.customSizes = customSizes
    measures = old.measures
    headerColumns = old.headerColumns
    columns = old.columns
    self.rows = rows
    lines = old.lines
    cellMeasures = old.cellMeasures
    lineCounts = old.lineCounts
    hasMnemonics = old.hasMnemonics
    hasViews = old.hasViews
    headerCount = extents.headerCount
    size = extents.size
    viewport = extents.viewport
    contentHeight = extents.contentHeight
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
  static func width(
    _ content: Double, metrics: LayoutMetrics, constraints: LayoutConstraints
  ) -> Int {
    let grid = constraints.grid
    let looks = min(max(content, metrics.minimumWidth), metrics.maximumWidth)
    let allowed = grid.wholePixels(within: constraints.maximumSize.width)
    let least = grid.wholePixels(holding: constraints.minimumWidth)
    return max(1, least, min(grid.wholePixels(holding: looks), allowed))
  }
}
