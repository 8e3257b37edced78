import MenuLayout
import MenuModel
import MenuPrimitives

extension MenuTracker {
  @discardableResult mutating func pointerMoved(
    to point: Point, at time: Timestamp, in stack: StackLayout
  ) -> [TrackingEffect] {
    guard point.x.isFinite, point.y.isFinite, point != pointer else { return [] }
    pointer = point
    if let captor { return [.deliver(.pointerMoved(point), to: captor)] }
    if let rest = restingPoint, rest.distance(to: point) > configuration.clickDistance {
      restingPoint = nil
    }
    switch phase {
    case .opening(let press):
      if press.point.distance(to: point) > configuration.clickDistance { phase = .dragging(press) }
    case .dragging, .hovering, .finished: break
    }
    trail.note(point, at: time)
    hover(at: point, time, in: stack)
    return pointViews(at: point, in: stack)
  }

  mutating func buttonPressed(
    _ button: PointerButton, at point: Point, _ time: Timestamp, in stack: StackLayout
  ) -> [TrackingEffect] {
    let isChoosing: Bool
    switch button {
    case .primary, .middle, .secondary: isChoosing = true
    // A wheel that comes as buttons.
    case .other(4...7): return []
    case .other: isChoosing = false
    }
    let moved = pointerMoved(to: point, at: time, in: stack)
    if let captor { return moved + [.deliver(.buttonPressed(button, point), to: captor)] }
    forgetTyping()
    hideTooltip()
    guard let target = target(at: point, in: stack) else {
      return moved + [finish(.pressedOutside)]
    }
    if let delivery = pressView(button, at: point, time, target, in: stack) {
      return moved + delivery
    }
    guard isChoosing else { return moved }
    return moved + press(button, at: point, time, target, in: stack)
  }

  private mutating func press(
    _ button: PointerButton, at point: Point, _ time: Timestamp, _ target: Target,
    in stack: StackLayout
  ) -> [TrackingEffect] {
    control = .pointer
    phase = .dragging(Press(button: button, origin: .panel, point: point, time: time))
    guard isReachable(target, in: stack), let index = target.index, let row = target.row,
      row.isSelectable
    else { return [] }
    timers.dwell = nil
    timers.settle = nil
    focus = target.level
    if row.kind.opensSubmenu, stack.style == .cascading {
      // At the press already, so that it can be dragged on into the submenu.
      return choose(index, level: target.level, in: target.panel)
    }
    if openPath.count <= target.level || openPath[target.level] != row.id {
      closeLevels(beyond: target.level)
      setHighlight(target.level, to: index, in: target.panel)
    }
    restingPoint = nil
    startDwell(on: row, level: target.level, at: time, in: stack)
    return []
  }

  mutating func buttonReleased(
    _ button: PointerButton, at point: Point, _ time: Timestamp, in stack: StackLayout
  ) -> [TrackingEffect] {
    let moved = pointerMoved(to: point, at: time, in: stack)
    return moved + letGo(button, at: point, time, in: stack)
  }

  private mutating func letGo(
    _ button: PointerButton, at point: Point, _ time: Timestamp, in stack: StackLayout
  ) -> [TrackingEffect] {
    let press: Press
    switch phase {
    case .opening(let opening):
      if opening.button == button { phase = .hovering }
      return []
    case .dragging(let drag): press = drag
    case .hovering, .finished: return []
    }
    if case .view(let row) = press.origin {
      if press.button == button { phase = .hovering }
      // The pointer may be elsewhere by now: the view that it is over is told after the release.
      let release = TrackingEffect.deliver(.buttonReleased(button, point), to: row)
      guard press.button == button, view(at: point, in: stack) != row else { return [release] }
      return [release] + pointViews(at: point, in: stack)
    }
    guard press.button == button else { return [] }
    phase = .hovering
    // Only held presses dwell in stacked style; the others have begun to count by hovering.
    if stack.style == .stacked { timers.dwell = nil }
    switch press.origin {
    case .source: guard time - press.time >= configuration.clickDuration else { return [] }
    case .panel, .view: break
    }
    // A key has moved the highlight since: the release only ends the press.
    guard control == .pointer, let target = target(at: point, in: stack) else { return [] }
    guard isReachable(target, in: stack) else {
      closeTopLevel()
      return []
    }
    guard let index = target.index else { return [] }
    return choose(index, level: target.level, in: target.panel)
  }

  /// Whether the pointer can highlight and choose there: stacked parents are out of reach.
  func isReachable(_ target: Target, in stack: StackLayout) -> Bool {
    switch stack.style {
    case .cascading: true
    case .stacked: target.level == levels.count - 1
    }
  }

  /// Highlights what is under the pointer and starts what the pointer's staying there leads to.
  private mutating func hover(at point: Point, _ time: Timestamp, in stack: StackLayout) {
    let top = levels.count - 1
    timers.settle = nil
    guard let target = target(at: point, in: stack), isReachable(target, in: stack),
      target.row?.takesInput != true
    else {
      // Out there, and in views, a moving pointer takes nothing from the keyboard.
      if control == .pointer { clearHighlight(top) }
      timers.dwell = nil
      hideTooltip()
      startEdgeScrolling(at: point, time, in: stack)
      return
    }
    control = .pointer
    focus = target.level
    if target.level < top {
      clearHighlight(top)
      hover(below: target, at: time, in: stack)
    } else {
      hover(top: target, at: point, time, in: stack)
    }
    startTooltip(on: target, at: time)
  }

  private mutating func hover(
    top target: Target, at point: Point, _ time: Timestamp, in stack: StackLayout
  ) {
    let row = target.row.flatMap { $0.isSelectable ? $0 : nil }
    setHighlight(target.level, to: row == nil ? nil : target.index, in: target.panel)
    startEdgeScrolling(at: point, time, in: stack)
    if let row, timers.edge == nil {
      startDwell(on: row, level: target.level, at: time, in: stack)
    } else {
      timers.dwell = nil
    }
  }

  /// The pointer is in a panel that has a submenu open beside it, perhaps on the way there.
  private mutating func hover(
    below target: Target, at time: Timestamp, in stack: StackLayout
  ) {
    let level = target.level
    timers.dwell = nil
    timers.edge = nil
    guard let index = target.index, let row = target.row, row.isSelectable else { return }
    let keepsSubmenu = openPath[level] == row.id
    guard !keepsSubmenu || levels.count > level + 2 else { return }
    let isAiming = (level + 1..<levels.count).contains { deeper in
      panel(deeper, in: stack) != nil
        && trail.aims(
          at: stack.levels[deeper].visibleFrame, overshoot: configuration.aimOvershoot)
    }
    if isAiming {
      timers.settle = Timers.OnRow(
        due: time + configuration.aimPause, level: level, row: row.id)
    } else if keepsSubmenu {
      closeSubmenus(of: level + 1)
    } else {
      closeLevels(beyond: level)
      setHighlight(level, to: index, in: target.panel)
      startDwell(on: row, level: level, at: time, in: stack)
    }
  }

  /// Closes what is beside a panel that the pointer has left, too.
  private mutating func closeSubmenus(of level: Int) {
    closeLevels(beyond: level)
    clearHighlight(level)
  }

  /// The pointer has stopped on a row on its way to a submenu: the row is meant after all.
  mutating func settled(on timer: Timers.OnRow, in stack: StackLayout) {
    guard timer.level < openPath.count, let panel = panel(timer.level, in: stack) else { return }
    if openPath[timer.level] == timer.row {
      closeSubmenus(of: timer.level + 1)
      return
    }
    guard let index = panel.index(of: timer.row), panel.element(at: index).isSelectable else {
      return
    }
    closeLevels(beyond: timer.level)
    setHighlight(timer.level, to: index, in: panel)
    if configuration.submenuDelay != nil, panel.element(at: index).kind.opensSubmenu {
      open(timer.row)
    }
  }

  // MARK: Tooltips

  private mutating func startTooltip(on target: Target, at time: Timestamp) {
    guard let row = target.row, row.content != nil, !openPath.contains(row.id) else {
      hideTooltip()
      return
    }
    guard row.id != tooltipRow else { return }
    tooltipRow = nil
    timers.tooltip = Timers.OnRow(
      due: Timestamp(nanoseconds: time.nanoseconds &+ tooltipDelay), level: target.level,
      row: row.id)
  }

  mutating func hideTooltip() {
    tooltipRow = nil
    timers.tooltip = nil
  }

  /// Gives up everything that the pointer has begun to lead to.
  mutating func forgetTimers() {
    timers = Timers()
    tooltipRow = nil
  }
}
