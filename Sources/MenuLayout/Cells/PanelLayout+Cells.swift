import MenuModel
import MenuPrimitives

extension PanelLayout {
  /// Everything inside a cell, in a palette that isn't scrolled.
  func row(_ index: Int, of cell: CellContent, text: any TextMeasurer) -> RowLayout {
    let frame = frame(ofRow: index, scrollOffset: 0)
    var row = RowLayout(
      element: element(at: index), frame: frame, highlight: RoundedRect(frame))
    guard let line = lines.line(of: index) else { return row }
    row.highlight = highlight(of: index, in: frame, line)
    switch line.style {
    case .small: fillSmall(&row, cell, text)
    case .medium: fillMedium(&row, cell, text)
    case .palette(let style):
      fillPalette(&row, cell, text)
      row.selection = selection(style, of: row, cell)
    }
    if !line.isPalette {
      row.divider = divider(after: index, in: frame, line)
      if let below = hairline(below: line.cells.upperBound - 1) {
        row.separator = below.intersection(frame)
      }
      if cell.content.mark != .none { row.leadingMark = checkMark(in: row) }
    }
    row.snap(to: constraints.grid)
    return row
  }

  /// The sign of the direction in which the panel reads.
  private var forwards: Double {
    switch constraints.direction {
    case .leftToRight: 1
    case .rightToLeft: -1
    }
  }

  /// A line of a title below a picture.
  private var titleLine: RowMeasures.Line { cellMeasures?.title ?? measures.title }

  // MARK: Side by side

  private func fillSmall(_ row: inout RowLayout, _ cell: CellContent, _ text: any TextMeasurer) {
    guard cell.showsText else {
      row.image = pictureBox(metrics.symbolSize, of: cell, at: row.frame.center)
      row.trailingMark = chevron(of: cell, beside: row.image, in: row.frame)
      return
    }
    // A text as large as the pictures beside it; where that is too large, as large as fits.
    let room = titleRoom(in: row.frame)
    let title = cell.content.title
    var layout = text.fitting(title, metrics.titleFont, room)
    var line = measures.title
    if layout.isTruncated {
      (layout, line) = (text.fitting(title, metrics.cells.font, room), titleLine)
    }
    row.title = centered(
      layout, around: row.frame.midX, top: row.frame.midY - line.height / 2, line)
  }

  private func fillMedium(_ row: inout RowLayout, _ cell: CellContent, _ text: any TextMeasurer) {
    let cells = metrics.cells
    let (content, frame, line) = (cell.content, row.frame, titleLine)
    let hasPicture = content.image != nil || cell.role == .loading
    let title =
      content.title.isEmpty
      ? nil
      : text.fitting(
        content.title, cells.font, titleRoom(in: frame), lines: cells.maximumLines)
    let titleHeight = Double(title?.lines.count ?? 0) * line.height
    let pictureHeight =
      hasPicture ? cells.symbolSize + (title == nil ? 0 : cells.spacing) : 0
    let top = frame.midY - (pictureHeight + titleHeight) / 2
    row.image = pictureBox(
      cells.symbolSize, of: cell, at: Point(x: frame.midX, y: top + cells.symbolSize / 2))
    row.title = title.map { centered($0, around: frame.midX, top: top + pictureHeight, line) }
    row.trailingMark = chevron(of: cell, beside: row.image, in: frame)
  }

  /// The box of the picture, or of the mark that turns while the cell is being loaded.
  private func pictureBox(_ side: Double, of cell: CellContent, at center: Point) -> Rect? {
    guard cell.content.image != nil || cell.role == .loading else { return nil }
    return constraints.grid.box(Size(width: side, height: side), around: center)
  }

  private func titleRoom(in frame: Rect) -> Double {
    frame.width - 2 * min(metrics.cells.padding, frame.width / 8)
  }

  /// The square of the chevron beside a picture, where the cell is wide enough.
  private func chevron(of cell: CellContent, beside picture: Rect?, in frame: Rect) -> Rect? {
    guard cell.role == .submenu, let picture else { return nil }
    let side = metrics.cells.markSize
    let center = picture.midX + forwards * (picture.width / 2 + 2 + side / 2)
    let box = constraints.grid.box(
      Size(width: side, height: side), around: Point(x: center, y: picture.midY))
    return frame.contains(box) ? box : nil
  }

  /// The square of the check of a cell that is on: before its picture or text, or, where they leave no
  /// room, in the corner where reading begins.
  private func checkMark(in row: RowLayout) -> Rect {
    let (side, inset) = (metrics.cells.markSize, metrics.cells.markInset)
    let highlight = row.highlight.rect
    if let content = row.content {
      let center = content.midX - forwards * (content.width / 2 + 2 + side / 2)
      let box = constraints.grid.box(
        Size(width: side, height: side), around: Point(x: center, y: content.midY))
      if highlight.contains(box) { return box }
    }
    let x =
      switch constraints.direction {
      case .leftToRight: highlight.minX + inset
      case .rightToLeft: highlight.maxX - inset - side
      }
    return Rect(x: x, y: highlight.minY + inset, width: side, height: side)
  }

  private func divider(after index: Int, in frame: Rect, _ line: CellLine) -> Rect? {
    guard index + 1 < line.cells.upperBound else { return nil }
    let pixel = constraints.grid.pixel
    let x =
      switch constraints.direction {
      case .leftToRight: frame.maxX - pixel
      case .rightToLeft: frame.minX
      }
    let inset = constraints.grid.round(metrics.cells.dividerInset)
    return Rect(x: x, y: frame.minY + inset, width: pixel, height: frame.height - 2 * inset)
  }

  // MARK: Palettes

  private func fillPalette(
    _ row: inout RowLayout, _ cell: CellContent, _ text: any TextMeasurer
  ) {
    let cells = metrics.cells
    let room = metrics.chevronRoom(of: cell)
    let middle = row.frame.midX - forwards * room / 2
    let end: Double
    if cell.showsText {
      let width = row.frame.width - room - 2 * cells.textPadding
      let layout = text.fitting(cell.content.title, metrics.titleFont, width)
      let top = row.frame.midY - measures.title.height / 2
      row.title = centered(layout, around: middle, top: top, measures.title)
      end = layout.size.width / 2
    } else {
      row.image = pictureBox(
        metrics.symbolSize, of: cell, at: Point(x: middle, y: row.frame.midY))
      end = metrics.symbolSize / 2
    }
    guard room > 0 else { return }
    let center = Point(
      x: middle + forwards * (end + 2 + cells.markSize / 2), y: row.frame.midY)
    row.trailingMark = constraints.grid.box(
      Size(width: cells.markSize, height: cells.markSize), around: center)
  }

  /// What shows that a cell is selected; nil when it isn't.
  private func selection(
    _ style: PaletteSelectionStyle, of row: RowLayout, _ cell: CellContent
  ) -> RoundedRect? {
    guard cell.content.mark != .none, let content = row.content else { return nil }
    let (grid, cells) = (constraints.grid, metrics.cells)
    let area = grid.round(content.inset(by: -cells.selectionMargin))
    switch style {
    case .tint:
      // A bar below, for what can't take the colour.
      let line = grid.ceil(cells.selectionLine)
      let bar = Rect(
        x: content.midX - content.width / 4, y: content.maxY + 2, width: content.width / 2,
        height: line)
      return RoundedRect(grid.round(bar), radius: line / 2)
    case .openCircle, .closedCircle:
      // Around a narrow text it is a circle still.
      let round = area.inset(dx: min(0, grid.round((area.width - area.height) / 2)), dy: 0)
      return RoundedRect(round, radius: round.height / 2)
    case .openRectangle, .closedRectangle:
      return RoundedRect(area, radius: cells.selectionRadius)
    }
  }

  // MARK: Both

  /// The area behind a cell that is lit.
  private func highlight(of index: Int, in frame: Rect, _ line: CellLine) -> RoundedRect {
    let cells = metrics.cells
    if line.isPalette {
      let inset = constraints.grid.round(cells.highlightInset)
      return RoundedRect(frame.inset(dx: 0, dy: inset), radius: cells.highlightRadius)
    }
    let gap = constraints.grid.round(cells.highlightGap)
    var area = frame
    let (isFirst, isLast) = (
      index == line.cells.lowerBound, index + 1 == line.cells.upperBound
    )
    let isLeftRightwards = constraints.direction == .leftToRight
    if !(isLeftRightwards ? isFirst : isLast) {
      area.origin.x += gap
      area.size.width -= gap
    }
    if !(isLeftRightwards ? isLast : isFirst) { area.size.width -= gap }
    return RoundedRect(area, radius: metrics.highlightRadius)
  }

  /// Lines of text in the middle of a cell.
  private func centered(
    _ layout: TextLayout, around x: Double, top: Double, _ line: RowMeasures.Line
  ) -> RowLayout.PlacedText {
    placed(
      layout.centered(on: constraints.grid), x: x - layout.size.width / 2,
      baseline: top + line.baseline)
  }
}

extension RowLayout {
  /// The picture or the text of an element of a palette.
  fileprivate var content: Rect? {
    image ?? title.map { Rect(origin: $0.origin, size: $0.layout.size) }
  }
}

extension TextLayout {
  /// The same lines, each in the middle of the longest.
  fileprivate func centered(on grid: PixelGrid) -> TextLayout {
    guard lines.count > 1 else { return self }
    var layout = self
    for index in lines.indices {
      let shift = grid.round((size.width - lines[index].width) / 2)
      for run in lines[index].runs.indices {
        for glyph in lines[index].runs[run].positions.indices {
          layout.lines[index].runs[run].positions[glyph].x += shift
        }
      }
    }
    return layout
  }
}
