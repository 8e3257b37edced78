package import MenuLayout
package import MenuModel
import MenuPrimitives

extension MenuTracker {
  /// Opens the submenu of a row of the current level, as a program does (the launcher's `--open`).
  package mutating func openSubmenu(_ row: ElementID) {
    guard phase != .finished else { return }
    open(row)
    focus = levels.count - 1
    restingPoint = pointer
  }

  /// Highlights a row of the current level, as a program does. A row that can't be chosen, or a level
  /// that isn't laid out yet, changes nothing.
  package mutating func highlight(_ row: ElementID, in stack: StackLayout) {
    let top = levels.count - 1
    guard phase != .finished, let panel = panel(top, in: stack), let index = panel.index(of: row),
      panel.element(at: index).isSelectable
    else { return }
    control = .keyboard
    focus = top
    highlightsFirstRow = false
    restingPoint = pointer
    setHighlight(top, to: index, in: panel)
    reveal(index, level: top, in: panel)
  }

  /// Does what a row is there for. A row that can't be chosen does nothing.
  ///
  /// The row of a submenu that is open already leaves it open: a second click is no wish to lose what
  /// the first one has shown.
  mutating func choose(_ index: Int, level: Int, in panel: PanelLayout) -> [TrackingEffect] {
    let row = panel.element(at: index)
    guard row.isSelectable else { return [] }
    restingPoint = pointer
    switch row.kind {
    case .action(let content):
      return activate(row.id, content, level: level, in: panel)
    case .customAction(let view), .customContent(let view):
      return activate(row.id, view.attributes, level: level, in: panel)
    case .cell(let cell):
      switch cell.role {
      case .action: return activate(row.id, cell.content, level: level, in: panel)
      case .submenu: openSubmenu(index, level: level, in: panel)
      case .loading: break
      }
      return []
    case .submenu:
      openSubmenu(index, level: level, in: panel)
      return []
    case .submenuHeader:
      if level > 0 { closeLevels(beyond: level - 1) }
      return []
    case .titleHeader, .separator, .message, .loading, .searchField, .customView:
      return []
    }
  }

  /// Runs a row's handler, after closing what its attributes don't keep.
  private mutating func activate(
    _ row: ElementID, _ attributes: RowContent, level: Int, in panel: PanelLayout
  ) -> [TrackingEffect] {
    if attributes.keepsMenuPresented { return [.activate(row)] }
    if panel.menu.onlyDismissesSubMenu, level > 0 {
      closeLevels(beyond: level - 1)
      return [.activate(row)]
    }
    return [finish(.activated), .activate(row)]
  }

  private mutating func openSubmenu(_ index: Int, level: Int, in panel: PanelLayout) {
    let row = panel.element(at: index).id
    guard level >= openPath.count || openPath[level] != row else { return }
    closeLevels(beyond: level)
    setHighlight(level, to: index, in: panel)
    open(row)
  }

  /// Opens a submenu of the top level.
  mutating func open(_ row: ElementID) {
    let top = levels.count - 1
    if levels[top].highlight != row {
      levels[top].highlight = row
      levels[top].highlightIndex = nil
    }
    openPath.append(row)
    levels.append(LevelState())
    highlightsFirstRow = false
    forgetTimers()
    forgetTyping()
  }

  /// Closes the submenus above a level; their row stays highlighted in it. What was waited for then
  /// is waited for no more, if anything closes.
  mutating func closeLevels(beyond level: Int) {
    guard level >= 0, level < levels.count - 1 else { return }
    levels.removeLast(levels.count - 1 - level)
    openPath.removeLast(openPath.count - level)
    focus = min(focus, level)
    highlightsFirstRow = false
    forgetTimers()
    forgetTyping()
  }

  /// Goes one level back.
  mutating func closeTopLevel() {
    guard levels.count > 1 else { return }
    closeLevels(beyond: levels.count - 2)
    restingPoint = pointer
  }

  // MARK: Dwelling

  /// Starts to wait on a row, unless that has begun; what is waited for depends on the style.
  mutating func startDwell(
    on row: ResolvedElement, level: Int, at time: Timestamp, in stack: StackLayout
  ) {
    guard restingPoint == nil, let delay = dwellTime(on: row, in: stack) else {
      timers.dwell = nil
      return
    }
    if let dwell = timers.dwell, dwell.level == level, dwell.row == row.id { return }
    timers.dwell = Timers.OnRow(due: time + delay, level: level, row: row.id)
  }

  private func dwellTime(on row: ResolvedElement, in stack: StackLayout) -> Duration? {
    if !row.kind.opensSubmenu {
      guard case .submenuHeader = row.kind else { return nil }
    }
    switch (stack.style, phase) {
    case (.cascading, _): return configuration.submenuDelay
    case (.stacked, .opening), (.stacked, .dragging): return configuration.stackedDwell
    case (.stacked, .hovering), (.stacked, .finished): return nil
    }
  }

  /// The pointer has stayed on a row of the top level.
  mutating func dwelled(on timer: Timers.OnRow, in stack: StackLayout) {
    guard timer.level == levels.count - 1, let panel = panel(timer.level, in: stack),
      let index = panel.index(of: timer.row),
      dwellTime(on: panel.element(at: index), in: stack) != nil
    else { return }
    _ = choose(index, level: timer.level, in: panel)
    switch stack.style {
    case .cascading: break
    case .stacked:
      // What opened or closed lies under the pointer now: letting go there only ends the press.
      guard case .dragging(var press) = phase, let pointer else { return }
      press.point = pointer
      phase = .opening(press)
    }
  }
}
