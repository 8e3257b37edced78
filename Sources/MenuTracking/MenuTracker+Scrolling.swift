import MenuLayout
import MenuModel
import MenuPrimitives

extension MenuTracker {
  /// A wheel or touchpad over the menu. Over a list that can't scroll, or outside, nothing happens:
  /// it must not reach what lies below.
  mutating func scrolled(
    _ event: InputEvent, notches: Double, at point: Point, _ time: Timestamp,
    in stack: StackLayout
  ) -> [TrackingEffect] {
    if pointer == nil { pointer = point }
    let moved = pointerMoved(to: point, at: time, in: stack)
    if let row = captor ?? (phase == .hovering ? view(at: point, in: stack) : nil) {
      return moved + [.deliver(event, to: row)]
    }
    return moved + scrollList(notches: notches, at: point, in: stack)
  }

  /// A wheel that no view wants.
  mutating func scrollList(
    notches: Double, at point: Point, in stack: StackLayout
  ) -> [TrackingEffect] {
    forgetTimers()
    forgetTyping()
    // What comes under the pointer now hasn't been pointed at.
    restingPoint = pointer
    guard notches.isFinite, let target = target(at: point, in: stack) else { return [] }
    switch stack.style {
    case .cascading: break
    case .stacked: guard target.level == levels.count - 1 else { return [] }
    }
    return scroll(
      target.level, by: notches * notchHeight(of: target.panel), in: target.panel, stack)
  }

  /// How far a notch scrolls: rows of average height, but never past what hasn't been seen.
  private func notchHeight(of panel: PanelLayout) -> Double {
    let row = panel.contentHeight / Double(max(1, panel.rowCount - panel.headerCount))
    return min(configuration.rowsPerNotch * row, panel.viewport.height)
  }

  /// Moves a list and lets the highlight follow the pointer, if the pointer has it.
  private mutating func scroll(
    _ level: Int, by distance: Double, in panel: PanelLayout, _ stack: StackLayout
  ) -> [TrackingEffect] {
    let old = levels[level].scrollOffset
    let offset = min(max(old + distance, 0), panel.maximumScrollOffset)
    guard offset.isFinite, offset != old else { return [] }
    levels[level].scrollOffset = offset
    // Submenus would be left behind by their row.
    closeLevels(beyond: level)
    guard let pointer else { return [] }
    if control == .pointer {
      let target = target(at: pointer, in: stack)
      let isOnRow = target.map { $0.level == level && $0.row?.isSelectable == true } ?? false
      setHighlight(level, to: isOnRow ? target?.index : nil, in: panel)
    }
    return pointViews(at: pointer, in: stack)
  }

  // MARK: Edges

  /// Starts, goes on or stops scrolling the top level by a pointer that has moved to its edge.
  mutating func startEdgeScrolling(at point: Point, _ time: Timestamp, in stack: StackLayout) {
    let top = levels.count - 1
    guard restingPoint == nil, control == .pointer, let panel = panel(top, in: stack),
      panel.maximumScrollOffset > 0,
      let velocity = edgeVelocity(
        at: stack.panelPoint(point, level: top), offset: levels[top].scrollOffset, in: panel)
    else {
      timers.edge = nil
      return
    }
    var edge =
      timers.edge
      ?? Timers.AtEdge(due: time + edgeInterval, lastStep: time, level: top, velocity: velocity)
    edge.velocity = velocity
    timers.edge = edge
  }

  /// The time between two steps, never so short that steps follow without end.
  private var edgeInterval: Duration { max(configuration.edgeInterval, .milliseconds(1)) }

  /// How fast the list scrolls with the pointer at a point of the panel; nil where it doesn't.
  private func edgeVelocity(at point: Point, offset: Double, in panel: PanelLayout) -> Double? {
    guard point.x >= 0, point.x < panel.size.width else { return nil }
    let view = panel.viewport
    let strip = min(configuration.edgeHeight, view.height / 4)
    guard strip > 0 else { return nil }
    let isInside = point.y >= view.minY && point.y < view.maxY
    switch phase {
    case .dragging: guard isInside || point.y < 0 || point.y >= view.maxY else { return nil }
    case .opening, .hovering, .finished: guard isInside else { return nil }
    }
    let (slow, fast) = (configuration.edgeSlowSpeed, configuration.edgeFastSpeed)
    if point.y < view.minY + strip, offset > 0 {
      return -(slow + (fast - slow) * min(1, (view.minY + strip - point.y) / strip))
    }
    if point.y >= view.maxY - strip, offset < panel.maximumScrollOffset {
      return slow + (fast - slow) * min(1, (point.y - (view.maxY - strip)) / strip)
    }
    return nil
  }

  /// A step of scrolling at an edge, as long as the time since the last.
  mutating func scrollAtEdge(
    _ edge: Timers.AtEdge, at time: Timestamp, in stack: StackLayout
  ) -> [TrackingEffect] {
    timers.edge = nil
    guard edge.level == levels.count - 1, let panel = panel(edge.level, in: stack) else {
      return []
    }
    hideTooltip()
    // A program that was busy doesn't make up for it with a jump.
    let elapsed = min(time - edge.lastStep, edgeInterval * 4)
    let effects = scroll(
      edge.level, by: edge.velocity * elapsed.inSeconds, in: panel, stack)
    let offset = levels[edge.level].scrollOffset
    guard edge.velocity < 0 ? offset > 0 : offset < panel.maximumScrollOffset else {
      return effects
    }
    var next = edge
    next.lastStep = time
    next.due = time + edgeInterval
    timers.edge = next
    return effects
  }
}
