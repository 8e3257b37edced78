import MenuModel
import MenuPrimitives

/// The heights of lines of cells, from the metrics and the faces of the fonts.
struct CellMeasures: Hashable, Sendable {
  /// The grid on which widths of palettes are counted.
  let grid: PixelGrid
  /// A line of a title below a picture.
  let title: RowMeasures.Line
  // In device pixels.
  private let small: Int
  private let medium: Int
  private let palette: Int

  init(_ metrics: LayoutMetrics, body: RowMeasures.Line, grid: PixelGrid, text: any TextMeasurer) {
    let cells = metrics.cells
    let title = RowMeasures.Line(cells.font, text: text)
    // Faces with tall lines get the room that they need, with half of the usual space around.
    let picture = max(metrics.symbolSize, body.height)
    let titled = cells.symbolSize + cells.spacing + Double(cells.maximumLines) * title.height
    small = grid.wholePixels(holding: max(cells.smallHeight, picture + cells.padding))
    medium = grid.wholePixels(holding: max(cells.mediumHeight, titled + cells.padding))
    palette = grid.wholePixels(
      holding: max(
        cells.paletteHeight, picture + 2 * (cells.selectionMargin + cells.highlightInset)))
    self.title = title
    self.grid = grid
  }

  /// The height of a line, in device pixels.
  func height(of style: CellContent.Style) -> Int {
    switch style {
    case .small: small
    case .medium: medium
    case .palette: palette
    }
  }
}
