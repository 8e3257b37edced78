package import MenuModel
package import MenuPrimitives

extension PanelLayout {
  /// The line that a row shares with others; nil unless it is a cell.
  package func cellLine(ofRow index: Int) -> CellLine? { lines.line(of: index) }

  /// How many lines scroll: rows, and lines that several share.
  package var scrollingLineCount: Int {
    lines.lines.reduce(rowCount - headerCount) { count, line in
      line.cells.lowerBound < headerCount ? count : count - line.cells.count + 1
    }
  }

  /// Whether some rows share a line.
  package var hasCells: Bool { !lines.lines.isEmpty }

  /// The line of cells with a name; nil when the panel doesn't have it (any more).
  package func cellLine(_ id: ElementID) -> CellLine? { lines.line(id) }

  /// The line of cells at a distance from the panel's upper edge, whether a cell is there or not.
  package func cellLine(at y: Double, scrollOffset: Double) -> CellLine? {
    guard !lines.lines.isEmpty else { return nil }
    return rowIndex(at: y, scrollOffset: scrollOffset).flatMap(lines.line(of:))
  }

  /// The lines of cells of which something shows, pinned ones included.
  package func visibleCellLines(scrollOffset: Double) -> [CellLine] {
    guard !lines.lines.isEmpty else { return [] }
    let visible = visibleRows(scrollOffset: scrollOffset)
    return lines.lines.filter {
      $0.cells.lowerBound < headerCount || $0.cells.overlaps(visible)
    }
  }

  /// The full width of a line of cells, with the list scrolled by `scrollOffset`.
  package func frame(of line: CellLine, scrollOffset: Double) -> Rect {
    let grid = constraints.grid
    let first = line.cells.lowerBound
    let scroll = first < headerCount ? 0 : grid.wholePixels(scrollOffset)
    let top = margin &+ rows.top(of: first) &- scroll
    return Rect(
      x: 0, y: grid.length(of: top), width: size.width,
      height: grid.length(of: rows.height(of: first)))
  }

  /// The part of a palette in which its cells show, in a list that isn't scrolled: within the panel's
  /// margins, and within its corners as far as highlights reach into them.
  package func clip(of line: CellLine) -> Rect {
    let grid = constraints.grid
    let inset = grid.length(of: margin)
    let radius = metrics.cornerRadius
    let into = max(0, radius - inset - metrics.cells.highlightInset)
    let reach = radius - max(0, radius * radius - into * into).squareRoot()
    return frame(of: line, scrollOffset: 0).inset(dx: max(inset, grid.ceil(reach)), dy: 0)
  }

  /// The thin line below a palette, in a list that isn't scrolled.
  package func separator(below line: CellLine) -> Rect? {
    hairline(below: line.cells.upperBound - 1).map {
      constraints.grid.round(
        Rect(x: 0, y: $0.minY, width: size.width, height: constraints.grid.pixel))
    }
  }

  /// Where a cell is in the panel.
  func frame(
    ofCell index: Int, of line: CellLine, scrollOffset: Double, strips: StripOffsets
  ) -> Rect {
    let grid = constraints.grid
    var frame = frame(of: line, scrollOffset: scrollOffset)
    let span = span(ofCell: index, of: line, strips: strips)
    frame.size.width = grid.length(of: span.count)
    switch constraints.direction {
    case .leftToRight: frame.origin.x = grid.length(of: span.lowerBound)
    case .rightToLeft: frame.origin.x = grid.length(of: width - span.upperBound)
    }
    return frame
  }

  /// The cell at a distance from the panel's left edge; nil beside the cells of a palette.
  func cell(at x: Double, of line: CellLine, strips: StripOffsets) -> Int? {
    let grid = constraints.grid
    let device = grid.wholePixels(within: x)
    let place = constraints.direction == .leftToRight ? device : width - 1 - device
    let first = line.cells.lowerBound
    if line.isPalette {
      let offset = grid.wholePixels(limited(strips[line.id] ?? 0, of: line))
      return line.widths.row(at: place &- line.leading &+ offset).map { first + $0 }
    }
    // What the margins hold belongs to the cell beside it.
    let inner = max(1, width - 2 * margin)
    let inside = min(max(place - margin, 0), inner - 1)
    // The greatest one that doesn't begin after it, as whole pixels are dealt out.
    return first + ((inside + 1) * line.cells.count - 1) / inner
  }

  /// The device pixels that a cell takes, counted from the edge where reading begins.
  private func span(ofCell index: Int, of line: CellLine, strips: StripOffsets) -> Range<Int> {
    let place = index - line.cells.lowerBound
    if line.isPalette {
      let offset = constraints.grid.wholePixels(limited(strips[line.id] ?? 0, of: line))
      let start = line.leading + line.widths.top(of: place) - offset
      return start..<start + line.widths.height(of: place)
    }
    let inner = max(0, width - 2 * margin)
    let count = line.cells.count
    return margin + inner * place / count..<margin + inner * (place + 1) / count
  }

  /// The panel's width in device pixels.
  private var width: Int { constraints.grid.wholePixels(size.width) }
}

extension PanelLayout {
  // MARK: Palettes

  /// How far a palette can scroll; zero when all of it shows, and for other lines.
  package func maximumOffset(of line: CellLine) -> Double {
    guard line.isPalette else { return 0 }
    return constraints.grid.length(of: max(0, line.extent - width))
  }

  /// An offset brought into the range in which a palette can be scrolled.
  package func limited(_ offset: Double, of line: CellLine) -> Double {
    guard offset.isFinite else { return 0 }
    return min(max(offset, 0), maximumOffset(of: line))
  }

  /// The smallest change of a palette's offset that shows a whole cell, clear of the fade that says
  /// that there are more; the first and the last one show the free space beside them, too.
  package func offset(revealing index: Int, of line: CellLine, from offset: Double) -> Double {
    let grid = constraints.grid
    let offset = limited(offset, of: line)
    let maximum = maximumOffset(of: line)
    guard line.cells.contains(index), maximum > 0 else { return offset }
    let span = span(ofCell: index, of: line, strips: [:])
    let fade = min(
      metrics.cells.overflowFade, max(0, size.width - grid.length(of: span.count)) / 2)
    let most = grid.length(of: span.lowerBound) - fade
    let least = grid.length(of: span.upperBound) + fade - size.width
    if index == line.cells.lowerBound, offset > most { return 0 }
    if index == line.cells.upperBound - 1, offset < least { return maximum }
    return grid.round(limited(min(max(offset, min(least, most)), max(least, most)), of: line))
  }
}
