package import MenuLayout
import MenuModel
package import MenuPrimitives

extension MenuTracker {
  /// Brings the state in line with a changed layout: closes submenus whose row has gone or can't be
  /// opened any more, moves a highlight off a row that has gone or can't be chosen any more, limits
  /// scroll offsets. To be called after each layout, also of the levels that the tracker has opened.
  ///
  /// With the layout before, `old`, lists are scrolled so that what the user sees stays in place.
  package mutating func reconcile(
    with stack: StackLayout, from old: StackLayout? = nil, at time: Timestamp
  ) {
    guard phase != .finished else { return }
    closeLostSubmenus(in: stack)
    for level in levels.indices {
      guard let panel = panel(level, in: stack) else { continue }
      if let old { keepInPlace(level, from: old, in: stack) }
      levels[level].scrollOffset = panel.limited(levels[level].scrollOffset)
      reconcileHighlight(level, in: panel)
    }
    if highlightsFirstRow, focus == levels.count - 1, let panel = panel(focus, in: stack) {
      highlightFirstRow(of: panel)
    }
    reconcileTimers(in: stack)
  }

  private mutating func closeLostSubmenus(in stack: StackLayout) {
    for (level, row) in openPath.enumerated() {
      guard let panel = panel(level, in: stack) else { return }
      if let index = index(of: row, level: level, in: panel) {
        let element = panel.element(at: index)
        if element.isSelectable, element.kind.opensSubmenu { continue }
      }
      closeLevels(beyond: level)
      restingPoint = pointer
      return
    }
  }

  /// A highlight stays with its row. When that has gone, one of the keyboard goes to the nearest row,
  /// one of the pointer is dropped: it would be on a row that nobody has pointed at.
  private mutating func reconcileHighlight(_ level: Int, in panel: PanelLayout) {
    guard let row = levels[level].highlight else { return }
    if let index = index(of: row, level: level, in: panel), panel.element(at: index).isSelectable {
      levels[level].highlightIndex = index
      return
    }
    switch control {
    case .pointer:
      clearHighlight(level)
    case .keyboard:
      let place = min(levels[level].highlightIndex ?? 0, panel.rowCount)
      let nearest = panel.selectableRow(after: place - 1) ?? panel.selectableRow(before: place)
      setHighlight(level, to: nearest, in: panel)
      if let nearest { reveal(nearest, level: level, in: panel) }
    }
  }

  private mutating func reconcileTimers(in stack: StackLayout) {
    func isThere(_ timer: Timers.OnRow?) -> Bool {
      guard let timer else { return false }
      return panel(timer.level, in: stack)?.index(of: timer.row) != nil
    }
    if !isThere(timers.dwell) { timers.dwell = nil }
    if !isThere(timers.settle) { timers.settle = nil }
    if !isThere(timers.tooltip) { timers.tooltip = nil }
    guard let row = tooltipRow else { return }
    let isShown = levels.indices.contains { panel($0, in: stack)?.index(of: row) != nil }
    if !isShown { tooltipRow = nil }
  }
}
