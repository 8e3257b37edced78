package import MenuModel
package import MenuPrimitives

extension PanelLayout {
  /// The index of a row, or nil when the panel doesn't have it (any more).
  package func index(of id: ElementID) -> Int? { menu.index(of: id) }

  /// The frame of a row in the panel, with the list scrolled by `scrollOffset`: over the full width,
  /// but of a cell its part of the line, which may lie outside of the panel in a palette.
  package func frame(
    ofRow index: Int, scrollOffset: Double, strips: StripOffsets = [:]
  ) -> Rect {
    let grid = constraints.grid
    if let line = lines.line(of: index) {
      return frame(ofCell: index, of: line, scrollOffset: scrollOffset, strips: strips)
    }
    let scroll = index < headerCount ? 0 : grid.wholePixels(scrollOffset)
    let top = margin &+ rows.top(of: index) &- scroll
    return Rect(
      x: 0, y: grid.length(of: top), width: size.width,
      height: grid.length(of: rows.height(of: index)))
  }

  /// The scrolling rows of which something shows in the viewport.
  package func visibleRows(scrollOffset: Double) -> Range<Int> {
    let grid = constraints.grid
    let top = grid.wholePixels(viewport.minY) &- margin &+ grid.wholePixels(scrollOffset)
    let bottom = top &+ grid.wholePixels(viewport.height)
    guard rowCount > headerCount, bottom > top, bottom > rows.top(of: headerCount),
      top < rows.height
    else { return headerCount..<headerCount }
    let first = max(rows.row(at: max(0, top)) ?? 0, headerCount)
    let found = rows.row(at: min(bottom, rows.height) &- 1) ?? first
    let last = lines.line(of: found).map { $0.cells.upperBound - 1 } ?? found
    return first..<max(first, last) + 1
  }

  /// The row under a point of the panel; pinned headers lie over what scrolls. The margins above and
  /// below the rows are no row, those beside a row belong to it; what a palette leaves free is none.
  package func rowIndex(
    at point: Point, scrollOffset: Double, strips: StripOffsets = [:]
  ) -> Int? {
    guard point.x >= 0, point.x < size.width,
      let index = rowIndex(at: point.y, scrollOffset: scrollOffset)
    else { return nil }
    guard let line = lines.line(of: index) else { return index }
    return cell(at: point.x, of: line, strips: strips)
  }

  /// The row at a distance from the panel's upper edge; of several beside each other the first.
  func rowIndex(at y: Double, scrollOffset: Double) -> Int? {
    guard y >= 0, y < size.height else { return nil }
    let grid = constraints.grid
    let isPinned = y < viewport.minY
    let scroll = isPinned ? 0 : grid.wholePixels(scrollOffset)
    let index = rows.row(at: grid.wholePixels(within: y) &- margin &+ scroll)
    return index.flatMap { isPinned || $0 >= headerCount ? $0 : nil }
  }

  /// The smallest change of the scroll offset that shows the whole row, clear of the mark that says
  /// that the list goes on behind it. The first and the last row show the margins, too.
  package func scrollOffset(revealing index: Int, from scrollOffset: Double) -> Double {
    let offset = limited(scrollOffset)
    guard index >= headerCount, index < rowCount, maximumScrollOffset > 0 else { return offset }
    let frame = frame(ofRow: index, scrollOffset: 0)
    // A low viewport has no room for both marks and a row.
    let mark = max(0, min(metrics.overflowMarkHeight, (viewport.height - frame.height) / 2))
    let least = frame.maxY + mark - viewport.maxY
    let most = frame.minY - mark - viewport.minY
    // All cells of a line are where its first one is.
    let cells = lines.line(of: index)?.cells ?? index..<index + 1
    if cells.lowerBound == headerCount, offset > most { return 0 }
    if cells.upperBound == rowCount, offset < least { return maximumScrollOffset }
    return constraints.grid.round(limited(min(max(offset, min(least, most)), max(least, most))))
  }

  /// A scroll offset brought into the range in which the list can be scrolled.
  package func limited(_ scrollOffset: Double) -> Double {
    guard scrollOffset.isFinite else { return 0 }
    return min(max(scrollOffset, 0), maximumScrollOffset)
  }

  /// The space above the first row, in device pixels.
  var margin: Int { constraints.grid.wholePixels(metrics.insideMargin) }
}

extension PanelLayout {
  /// Whether a row, or a cell of one, that is still being loaded shows.
  package func showsLoadingRow(scrollOffset: Double) -> Bool {
    (0..<headerCount).contains { element(at: $0).kind.isLoading }
      || visibleRows(scrollOffset: scrollOffset).contains { element(at: $0).kind.isLoading }
  }
}

extension ResolvedElement.Kind {
  fileprivate var isLoading: Bool {
    switch self {
    case .loading: true
    case .cell(let cell): cell.role == .loading
    case .action, .submenu, .submenuHeader, .titleHeader, .separator, .message, .searchField,
      .customView, .customAction, .customContent:
      false
    }
  }
}
