import MenuLayout
import MenuModel
import MenuPrimitives

extension MenuTracker {
  /// The place in lines of cells where keys that walk up and down go on. It belongs to the row that
  /// they came to last: a highlight that was moved otherwise begins anew.
  struct Column: Hashable, Sendable {
    var row: ElementID
    /// In logical pixels of the panel.
    var x: Double
  }

  /// Moves the highlight to the next cell of its line that can be chosen, if there is one; whether the
  /// highlight is on a cell at all.
  mutating func moveInLine(forwards: Bool, in stack: StackLayout) -> Bool {
    let level = activeLevel(in: stack)
    guard let panel = panel(level, in: stack), let index = highlightIndex(level, in: panel),
      let line = panel.cellLine(ofRow: index)
    else { return false }
    let next = forwards ? panel.selectableRow(after: index) : panel.selectableRow(before: index)
    if let next, line.cells.contains(next) { moveHighlight(to: next, level: level, in: panel) }
    return true
  }

  /// Where the keys go on from a row; nil when they haven't passed a cell.
  func column(at index: Int, level: Int, in panel: PanelLayout) -> Double? {
    if let column, column.row == panel.element(at: index).id { return column.x }
    guard panel.cellLine(ofRow: index) != nil else { return nil }
    return panel.frame(ofRow: index, scrollOffset: 0, strips: levels[level].strips).midX
  }

  /// Moves the highlight to a row, or, where it shares a line, to the nearest cell of it; without
  /// a column to the first one.
  mutating func moveHighlight(
    along column: Double?, toLineOf row: Int, level: Int, in panel: PanelLayout
  ) {
    let target = panel.selectableCell(inLineOf: row, nearest: column, strips: levels[level].strips)
    moveHighlight(to: target, level: level, in: panel)
    self.column = column.map { Column(row: panel.element(at: target).id, x: $0) }
  }

  // MARK: Palettes

  /// The palette at a point of the screen, if it has more than shows.
  func strip(
    at point: Point, level: Int, in panel: PanelLayout, _ stack: StackLayout
  ) -> CellLine? {
    let inside = stack.panelPoint(point, level: level)
    let line = panel.cellLine(at: inside.y, scrollOffset: levels[level].scrollOffset)
    return line.flatMap { panel.maximumOffset(of: $0) > 0 ? $0 : nil }
  }

  /// A distance to the right as one in the direction of reading.
  func forwards(_ distance: Double, in stack: StackLayout) -> Double {
    switch stack.direction {
    case .leftToRight: distance
    case .rightToLeft: -distance
    }
  }

  /// How far a notch scrolls a palette: cells of average width, but never past what hasn't been seen.
  func notchWidth(of line: CellLine, in panel: PanelLayout) -> Double {
    let all = panel.maximumOffset(of: line) + panel.size.width
    let cell = all / Double(max(1, line.cells.count))
    return min(configuration.rowsPerNotch * cell, panel.size.width / 2)
  }

  /// Moves a palette.
  mutating func scrollStrip(
    _ line: CellLine, level: Int, by distance: Double, in panel: PanelLayout, _ stack: StackLayout
  ) -> [TrackingEffect] {
    let old = panel.limited(levels[level].strips[line.id] ?? 0, of: line)
    let offset = panel.limited(old + distance, of: line)
    guard offset != old else { return [] }
    levels[level].strips[line.id] = offset
    return followScrolling(level, in: panel, stack)
  }

  /// The palette that a pointer at its end scrolls, and how fast.
  func stripEdge(
    at point: Point, level: Int, in panel: PanelLayout
  ) -> (strip: ElementID, velocity: Double)? {
    let width = panel.size.width
    let isInside = point.x >= 0 && point.x < width
    guard isInside || dragsBeyondEdges,
      let line = panel.cellLine(at: point.y, scrollOffset: levels[level].scrollOffset)
    else { return nil }
    let (offset, maximum) = (levels[level].strips[line.id] ?? 0, panel.maximumOffset(of: line))
    let edge = min(configuration.edgeHeight, width / 4)
    guard maximum > 0, edge > 0 else { return nil }
    // How far the pointer is from the edges where reading begins and ends.
    let (start, end) =
      switch panel.constraints.direction {
      case .leftToRight: (point.x, width - point.x)
      case .rightToLeft: (width - point.x, point.x)
      }
    if start < edge, offset > 0 { return (line.id, -edgeSpeed(start, of: edge)) }
    if end <= edge, offset < maximum { return (line.id, edgeSpeed(end, of: edge)) }
    return nil
  }

  /// Brings the palettes of a changed panel into the range in which they can be scrolled.
  mutating func limitStrips(_ level: Int, in panel: PanelLayout) {
    for (id, offset) in levels[level].strips {
      guard let line = panel.cellLine(id) else { continue }
      levels[level].strips[id] = panel.limited(offset, of: line)
    }
  }
}

extension PanelLayout {
  /// The first row that can be chosen below a row and all that share its line.
  func selectableRow(below index: Int) -> Int? {
    selectableRow(after: cellLine(ofRow: index).map { $0.cells.upperBound - 1 } ?? index)
  }

  /// The last row that can be chosen above a row and all that share its line.
  func selectableRow(above index: Int) -> Int? {
    selectableRow(before: cellLine(ofRow: index)?.cells.lowerBound ?? index)
  }

  /// Of the cells that share a line with a row, the one that can be chosen and is nearest to
  /// a distance from the panel's left edge; without one, the first.
  func selectableCell(inLineOf row: Int, nearest x: Double?, strips: StripOffsets) -> Int {
    guard let line = cellLine(ofRow: row) else { return row }
    let cells = line.cells.filter { element(at: $0).isSelectable }
    guard let x else { return cells.first ?? row }
    let distances = cells.map {
      abs(frame(ofRow: $0, scrollOffset: 0, strips: strips).midX - x)
    }
    let nearest = distances.indices.min { distances[$0] < distances[$1] }
    return nearest.map { cells[$0] } ?? row
  }
}
