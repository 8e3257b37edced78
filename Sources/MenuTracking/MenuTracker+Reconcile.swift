package import MenuLayout
import MenuModel
package import MenuPrimitives

extension MenuTracker {
  /// Brings the state in line with a changed layout: closes submenus whose row has gone or can't be
  /// opened any more, moves a highlight off a row that has gone or can't be chosen any more, limits
  /// scroll offsets. To be called after each layout, also of the levels that the tracker has opened.
  ///
  /// With the layout before, `old`, lists are scrolled so that what the user sees stays in place.
  ///
  /// - Parameter isMeasured: whether nothing has changed, but rows that came into sight are larger or
  ///   smaller than they were taken for: a row that the keyboard went to is shown whole once more.
  package mutating func reconcile(
    with stack: StackLayout, from old: StackLayout? = nil, isMeasured: Bool = false,
    at time: Timestamp
  ) {
    guard phase != .finished else { return }
    closeLostSubmenus(in: stack)
    for level in levels.indices {
      guard let panel = panel(level, in: stack) else { continue }
      let search = search?.level == level ? search : nil
      if search != nil || showsEnd(level, of: old, now: panel) {
        levels[level].scrollOffset = levels[level].hangsAtEnd ? panel.maximumScrollOffset : 0
      } else if let old {
        keepInPlace(level, from: old, in: stack)
      }
      levels[level].scrollOffset = panel.limited(levels[level].scrollOffset)
      limitStrips(level, in: panel)
      reconcileHighlight(level, in: panel, after: search)
      if isMeasured, control == .keyboard, let index = highlightIndex(level, in: panel) {
        reveal(index, level: level, in: panel)
      }
      if let row = levels[level].viewFocus, !panel.takesInput(row) { levels[level].viewFocus = nil }
    }
    search = nil
    reconcileViews(in: stack)
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
  ///
  /// After a search it is on the first row, unless it is on one that was found as well.
  private mutating func reconcileHighlight(
    _ level: Int, in panel: PanelLayout, after search: Search?
  ) {
    guard levels[level].highlight != nil || search?.isSearching == true else { return }
    if let row = levels[level].highlight, let index = index(of: row, level: level, in: panel),
      panel.element(at: index).isSelectable
    {
      levels[level].highlightIndex = index
      if search != nil { reveal(index, level: level, in: panel) }
      return
    }
    if search != nil { return setHighlight(level, to: panel.entryRow, in: panel) }
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

  /// A view that has gone, or takes no input any more, doesn't hold the pointer.
  private mutating func reconcileViews(in stack: StackLayout) {
    func takesInput(_ row: ElementID) -> Bool {
      levels.indices.contains { panel($0, in: stack)?.takesInput(row) == true }
    }
    if let captor, !takesInput(captor) { phase = .hovering }
    if let row = hoveredView, !takesInput(row) { hoveredView = nil }
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
