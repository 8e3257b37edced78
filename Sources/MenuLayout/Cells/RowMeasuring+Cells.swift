import MenuModel
import MenuPrimitives

extension RowMeasuring {
  /// The width that a line of cells makes a compact panel.
  func width(of line: CellLine) -> Double {
    let (metrics, grid) = (metrics, cells.measures?.grid)
    let cells = metrics.cells
    if line.isPalette {
      return min(grid?.length(of: line.extent) ?? 0, cells.stripWish)
    }
    var widest = cells.leastWidth
    for index in line.cells {
      guard case .cell(let cell) = menu.row(at: index).kind else { continue }
      let font: FontSpec
      switch line.style {
      case .small:
        guard cell.showsText else { continue }
        font = metrics.titleFont
      case .medium, .palette: font = cells.font
      }
      let title = text.fitting(cell.content.title, font, metrics.maximumWidth)
      widest = max(widest, title.size.width + 2 * cells.padding)
    }
    return Double(line.cells.count) * widest + 2 * metrics.insideMargin
  }
}
