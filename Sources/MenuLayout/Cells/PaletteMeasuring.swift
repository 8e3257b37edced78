import MenuModel
import MenuPrimitives

/// Gives the elements of palettes their widths.
struct PaletteMeasuring {
  let menu: ResolvedMenu
  let metrics: LayoutMetrics
  let grid: PixelGrid
  let text: any TextMeasurer

  /// How many texts are laid out to learn how wide they are: more than anybody looks through. Those
  /// beyond get the width of the widest before them.
  private var budget = 1_024

  init(menu: ResolvedMenu, metrics: LayoutMetrics, grid: PixelGrid, text: any TextMeasurer) {
    self.menu = menu
    self.metrics = metrics
    self.grid = grid
    self.text = text
  }

  /// Measures the cells of a palette in the columns of its half of the panel.
  mutating func measure(_ line: inout CellLine, columns: PanelColumns) {
    let cells = metrics.cells
    // Pictures begin where titles do.
    let leading = columns.contentLeading - (cells.itemWidth - metrics.symbolSize) / 2
    line.leading = grid.wholePixels(max(0, leading))
    line.trailing = grid.wholePixels(cells.stripTrailing)
    var widths = RowStack()
    var widest = grid.wholePixels(holding: cells.itemWidth)
    for index in line.cells {
      guard case .cell(let cell) = menu.row(at: index).kind else { continue }
      let width = width(of: cell, widest: widest)
      widest = max(widest, width)
      widths.append(width, total: line.cells.count)
    }
    line.widths = widths
  }

  private mutating func width(of cell: CellContent, widest: Int) -> Int {
    let cells = metrics.cells
    var width = cells.itemWidth
    if cell.showsText {
      guard budget > 0 else { return widest }
      budget -= 1
      let line = text.fitting(cell.content.title, metrics.titleFont, metrics.paletteTextRoom)
      width = max(width, line.size.width + 2 * cells.textPadding)
    }
    return grid.wholePixels(holding: width + metrics.chevronRoom(of: cell))
  }
}

extension LayoutMetrics {
  /// The greatest width of a text in a palette: others are to show beside it.
  var paletteTextRoom: Double { maximumWidth / 2 }

  /// What the chevron of a cell that opens a menu takes beside the picture or text.
  func chevronRoom(of cell: CellContent) -> Double {
    switch cell.role {
    case .submenu: cells.markSize + 2
    case .action, .loading: 0
    }
  }
}

extension CellContent {
  /// Whether it shows its title in the place of a picture that it hasn't.
  var showsText: Bool {
    switch role {
    case .action, .submenu: content.image == nil && !content.title.isEmpty
    case .loading: false
    }
  }
}
