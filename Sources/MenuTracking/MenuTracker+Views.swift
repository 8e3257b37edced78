package import MenuLayout
package import MenuModel
package import MenuPrimitives

/// Rows with views that get input themselves.
///
/// The tracker says which events are for a view; only the view can say whether it wants them. What it
/// doesn't want comes back by `declined`. A press in a view has the pointer until its button comes up,
/// wherever that is; a press that began elsewhere means nothing to a view that it is dragged over.
extension MenuTracker {
  /// The row whose view has the keys at the moment.
  package func keyRow(in stack: StackLayout) -> ElementID? {
    let level = activeLevel(in: stack)
    return levels.indices.contains(level) ? levels[level].viewFocus : nil
  }

  /// Gives the keys of a level to the view of one of its rows, or to no view. A level that isn't open,
  /// or a row that it doesn't have, changes nothing.
  package mutating func focusView(_ row: ElementID?, atLevel level: Int, in stack: StackLayout) {
    guard phase != .finished, let panel = panel(level, in: stack) else { return }
    if let row {
      guard let index = panel.index(of: row), panel.element(at: index).takesInput else { return }
      if row != levels[level].viewFocus { reveal(index, level: level, in: panel) }
      forgetTyping()
    }
    levels[level].viewFocus = row
  }

  /// Says that something was searched for in a list, whose rows will be others: the list is shown from
  /// its top, with a row highlighted that Return chooses.
  ///
  /// - Parameter isSearching: whether anything was typed; without that no row gets a highlight, it is
  ///   only kept.
  package mutating func searched(atLevel level: Int, isSearching: Bool) {
    guard phase != .finished, levels.indices.contains(level) else { return }
    takeControl()
    closeLevels(beyond: level)
    search = Search(level: level, isSearching: isSearching)
  }

  /// Takes back an event that was delivered to a view which doesn't want it.
  package mutating func declined(
    _ event: InputEvent, at time: Timestamp, in stack: StackLayout
  ) -> [TrackingEffect] {
    guard phase != .finished else { return [] }
    switch event {
    case .keyPressed(let key): return keyMeant(key, at: time, in: stack)
    case .scrolled(let dx, let dy, let point):
      return scrollList(across: dx, down: dy, at: point, in: stack)
    case .pointerMoved, .buttonPressed, .buttonReleased, .keyReleased: return []
    }
  }

  /// Goes on with the focus from a row whose view has nothing that takes it.
  package mutating func focusDeclined(
    by row: ElementID, backwards: Bool, in stack: StackLayout
  ) -> [TrackingEffect] {
    let level = activeLevel(in: stack)
    guard phase != .finished, let panel = panel(level, in: stack), let index = panel.index(of: row)
    else { return [] }
    return turn(from: index, backwards: backwards, level: level, in: panel)
  }

  /// The level that keys are about.
  package func keyLevel(in stack: StackLayout) -> Int { activeLevel(in: stack) }

  /// Rows of a level with whose views the user is busy, in sight or not.
  package func heldRows(atLevel level: Int) -> [ElementID] {
    guard levels.indices.contains(level) else { return [] }
    return [levels[level].viewFocus, captor].compactMap { $0 }
  }

  // MARK: Pointer

  /// The row whose view holds the pointer.
  var captor: ElementID? {
    guard case .dragging(let press) = phase, case .view(let row) = press.origin else { return nil }
    return row
  }

  /// A press on a row whose view takes it; nil elsewhere.
  mutating func pressView(
    _ button: PointerButton, at point: Point, _ time: Timestamp, _ target: Target,
    in stack: StackLayout
  ) -> [TrackingEffect]? {
    guard let row = target.row, row.takesInput, isReachable(target, in: stack) else { return nil }
    closeLevels(beyond: target.level)
    forgetTimers()
    focus = target.level
    restingPoint = point
    phase = .dragging(Press(button: button, origin: .view(row.id), point: point, time: time))
    hoveredView = row.id
    return [.deliver(.buttonPressed(button, point), to: row.id)]
  }

  /// Tells the view under the pointer, and the one that the pointer has left.
  mutating func pointViews(at point: Point, in stack: StackLayout) -> [TrackingEffect] {
    let row: ElementID?
    switch phase {
    case .hovering: row = view(at: point, in: stack)
    case .opening, .dragging, .finished: row = nil
    }
    if row == nil, hoveredView == nil { return [] }
    var effects: [TrackingEffect] = []
    if let old = hoveredView, old != row {
      effects.append(.deliver(.pointerMoved(point), to: old))
    }
    hoveredView = row
    if let row { effects.append(.deliver(.pointerMoved(point), to: row)) }
    return effects
  }

  /// The row at a point whose view takes input.
  func view(at point: Point, in stack: StackLayout) -> ElementID? {
    guard let target = target(at: point, in: stack), isReachable(target, in: stack),
      let row = target.row, row.takesInput
    else { return nil }
    return row.id
  }

  // MARK: Focus

  /// Tab: the next row that can be chosen, or whose view may take the focus.
  mutating func turnFocus(backwards: Bool, in stack: StackLayout) -> [TrackingEffect] {
    takeControl()
    let level = activeLevel(in: stack)
    guard let panel = panel(level, in: stack) else { return [] }
    let start =
      levels[level].viewFocus.flatMap(panel.index(of:)) ?? highlightIndex(level, in: panel)
    return turn(
      from: start ?? (backwards ? panel.rowCount : -1), backwards: backwards, level: level,
      in: panel)
  }

  private mutating func turn(
    from start: Int, backwards: Bool, level: Int, in panel: PanelLayout
  ) -> [TrackingEffect] {
    let count = panel.rowCount
    let step = backwards ? -1 : 1
    var index = start
    for _ in 0..<count {
      index += step
      if index >= count { index = 0 }
      if index < 0 { index = count - 1 }
      let row = panel.element(at: index)
      if row.isSelectable {
        levels[level].viewFocus = nil
        moveHighlight(to: index, level: level, in: panel)
        return []
      }
      if row.takesInput {
        closeLevels(beyond: level)
        reveal(index, level: level, in: panel)
        return [.focus(row.id, backwards: backwards)]
      }
    }
    return []
  }

  /// The keyboard walks the rows: only a field that searches them keeps the keys meanwhile.
  mutating func leaveView(_ level: Int, in panel: PanelLayout) {
    guard let row = levels[level].viewFocus, let index = panel.index(of: row) else { return }
    if case .searchField = panel.element(at: index).kind { return }
    levels[level].viewFocus = nil
  }
}

extension PanelLayout {
  /// Whether it has a row with a view that gets input itself.
  func takesInput(_ row: ElementID) -> Bool {
    index(of: row).map { element(at: $0).takesInput } ?? false
  }
}

extension ResolvedElement {
  /// Whether the row has a view that gets input itself.
  package var takesInput: Bool {
    switch kind {
    case .customView: true
    case .searchField(let field): field.isEnabled
    case .action, .submenu, .submenuHeader, .titleHeader, .separator, .message, .loading,
      .customAction, .customContent, .cell:
      false
    }
  }
}
