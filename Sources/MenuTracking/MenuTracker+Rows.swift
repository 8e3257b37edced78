import MenuLayout
import MenuModel
import MenuPrimitives

extension MenuTracker {
  /// What is under a point: a level, and a row of it unless it is a margin.
  struct Target {
    var level: Int
    var panel: PanelLayout
    var index: Int?
    var row: ResolvedElement?
  }

  /// The panel of a level; nil while the layout doesn't know the level yet, or shows another one.
  func panel(_ level: Int, in stack: StackLayout) -> PanelLayout? {
    guard levels.indices.contains(level), stack.levels.indices.contains(level) else { return nil }
    guard level == 0 || stack.levels[level].sourceRow == openPath[level - 1] else { return nil }
    return stack.levels[level].panel
  }

  /// What is under a point of the screen, in the topmost panel there.
  func target(at point: Point, in stack: StackLayout) -> Target? {
    for level in levels.indices.reversed() {
      guard let panel = panel(level, in: stack),
        stack.levels[level].visibleFrame.contains(point)
      else { continue }
      let inside = stack.panelPoint(point, level: level)
      let index = panel.rowIndex(
        at: inside, scrollOffset: levels[level].scrollOffset, strips: levels[level].strips)
      return Target(
        level: level, panel: panel, index: index, row: index.map(panel.element(at:)))
    }
    return nil
  }

  /// Where a row is; the place where it was last is tried before looking for it.
  func index(of row: ElementID, level: Int, in panel: PanelLayout) -> Int? {
    if levels[level].highlight == row, let index = levels[level].highlightIndex,
      index < panel.rowCount, panel.element(at: index).id == row
    {
      return index
    }
    return panel.index(of: row)
  }

  /// The index of the highlighted row of a level.
  func highlightIndex(_ level: Int, in panel: PanelLayout) -> Int? {
    levels[level].highlight.flatMap { index(of: $0, level: level, in: panel) }
  }

  mutating func setHighlight(_ level: Int, to index: Int?, in panel: PanelLayout) {
    levels[level].highlight = index.map { panel.element(at: $0).id }
    levels[level].highlightIndex = index
  }

  mutating func clearHighlight(_ level: Int) {
    levels[level].highlight = nil
    levels[level].highlightIndex = nil
  }

  /// Scrolls as little as shows the row, a cell of a palette sideways, too; before the first and after the last row that can be chosen,
  /// what stands there shows too.
  mutating func reveal(_ index: Int, level: Int, in panel: PanelLayout) {
    let line = panel.cellLine(ofRow: index)
    if let line, line.isPalette {
      let old = levels[level].strips[line.id] ?? 0
      levels[level].strips[line.id] = panel.offset(revealing: index, of: line, from: old)
    }
    guard index >= panel.headerCount else { return }
    var offset = panel.scrollOffset(revealing: index, from: levels[level].scrollOffset)
    let maximum = panel.maximumScrollOffset
    let cells = line?.cells ?? index..<index + 1
    if panel.selectableRow(before: cells.lowerBound, from: panel.headerCount) == nil,
      panel.frame(ofRow: index, scrollOffset: 0).maxY <= panel.viewport.maxY
    {
      offset = 0
    } else if panel.selectableRow(after: cells.upperBound - 1) == nil,
      panel.frame(ofRow: index, scrollOffset: maximum).minY >= panel.viewport.minY
    {
      offset = maximum
    }
    levels[level].scrollOffset = min(max(offset, 0), maximum)
  }
}

extension PanelLayout {
  /// The first row after `index` that can be chosen; the first of all for -1.
  func selectableRow(after index: Int) -> Int? {
    var candidate = index + 1
    while candidate < rowCount {
      if element(at: candidate).isSelectable { return candidate }
      candidate += 1
    }
    return nil
  }

  /// The last row before `index` that can be chosen, no further up than `lowest`.
  func selectableRow(before index: Int, from lowest: Int = 0) -> Int? {
    var candidate = index - 1
    while candidate >= lowest {
      if element(at: candidate).isSelectable { return candidate }
      candidate -= 1
    }
    return nil
  }

  /// The row for a keyboard that enters the menu: not the one that leads back, if there is another.
  var entryRow: Int? {
    guard let first = selectableRow(after: -1) else { return nil }
    guard case .submenuHeader = element(at: first).kind else { return first }
    return selectableRow(after: first) ?? first
  }
}
