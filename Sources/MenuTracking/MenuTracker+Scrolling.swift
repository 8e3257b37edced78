import MenuLayout
import MenuModel
import MenuPrimitives

extension MenuTracker {
  /// A wheel or touchpad over the menu. Over a list that can't scroll, or outside, nothing happens:
  /// it must not reach what lies below.
  ///
  /// Over a palette it turns the palette sideways, if it turns sideways itself or the list has no use
  /// for it.
  mutating func scrolled(
    _ event: InputEvent, across dx: Double, down dy: Double, at point: Point, _ time: Timestamp,
    in stack: StackLayout
  ) -> [TrackingEffect] {
    if pointer == nil { pointer = point }
    let moved = pointerMoved(to: point, at: time, in: stack)
    if let row = captor ?? (phase == .hovering ? view(at: point, in: stack) : nil) {
      return moved + [.deliver(event, to: row)]
    }
    return moved + scrollList(across: dx, down: dy, at: point, in: stack)
  }

  /// A wheel that no view wants.
  mutating func scrollList(
    across dx: Double, down dy: Double, at point: Point, in stack: StackLayout
  ) -> [TrackingEffect] {
    forgetTimers()
    forgetTyping()
    // What comes under the pointer now hasn't been pointed at.
    restingPoint = pointer
    guard dx.isFinite, dy.isFinite, let target = target(at: point, in: stack) else { return [] }
    switch stack.style {
    case .cascading: break
    case .stacked: guard target.level == levels.count - 1 else { return [] }
    }
    let list = dy * notchHeight(of: target.panel)
    guard let line = strip(at: point, level: target.level, in: target.panel, stack) else {
      return scroll(target.level, by: list, in: target.panel, stack)
    }
    let notches = forwards(dx, in: stack) + (target.panel.maximumScrollOffset > 0 ? 0 : dy)
    let strip = notches * notchWidth(of: line, in: target.panel)
    return scrollStrip(line, level: target.level, by: strip, in: target.panel, stack)
      + scroll(target.level, by: list, in: target.panel, stack)
  }

  /// How far a notch scrolls: rows of average height, but never past what hasn't been seen.
  private func notchHeight(of panel: PanelLayout) -> Double {
    let row = panel.contentHeight / Double(max(1, panel.scrollingLineCount))
    return min(configuration.rowsPerNotch * row, panel.viewport.height)
  }

  /// Moves a list.
  private mutating func scroll(
    _ level: Int, by distance: Double, in panel: PanelLayout, _ stack: StackLayout
  ) -> [TrackingEffect] {
    let old = levels[level].scrollOffset
    let offset = min(max(old + distance, 0), panel.maximumScrollOffset)
    guard offset.isFinite, offset != old else { return [] }
    levels[level].scrollOffset = offset
    return followScrolling(level, in: panel, stack)
  }

  /// After a scrolling step: submenus would be left behind by their row; the highlight follows the
  /// pointer, if the pointer has it.
  mutating func followScrolling(
    _ level: Int, in panel: PanelLayout, _ stack: StackLayout
  ) -> [TrackingEffect] {
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

  /// Starts, goes on or stops scrolling the top level, or a palette of it, by a pointer that has moved
  /// to its edge.
  mutating func startEdgeScrolling(at point: Point, _ time: Timestamp, in stack: StackLayout) {
    let top = levels.count - 1
    guard restingPoint == nil, control == .pointer, let panel = panel(top, in: stack),
      panel.maximumScrollOffset > 0 || panel.hasCells
    else {
      timers.edge = nil
      return
    }
    let inside = stack.panelPoint(point, level: top)
    var found = Timers.AtEdge(
      due: time + edgeInterval, lastStep: time, level: top, velocity: 0, strip: nil)
    if let velocity = edgeVelocity(at: inside, offset: levels[top].scrollOffset, in: panel) {
      found.velocity = velocity
    } else if let (strip, velocity) = stripEdge(at: inside, level: top, in: panel) {
      (found.strip, found.velocity) = (strip, velocity)
    } else {
      timers.edge = nil
      return
    }
    if let edge = timers.edge, edge.strip == found.strip {
      (found.due, found.lastStep) = (edge.due, edge.lastStep)
    }
    timers.edge = found
  }

  /// Whether a pointer outside of a list still scrolls it at its edge.
  var dragsBeyondEdges: Bool {
    switch phase {
    case .dragging: true
    case .opening, .hovering, .finished: false
    }
  }

  /// How fast something scrolls by a pointer that is so far within its edge, 0 at the outer end of
  /// a strip of the given width.
  func edgeSpeed(_ depth: Double, of strip: Double) -> Double {
    let (slow, fast) = (configuration.edgeSlowSpeed, configuration.edgeFastSpeed)
    return slow + (fast - slow) * min(1, (strip - depth) / strip)
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
    guard isInside || dragsBeyondEdges && (point.y < 0 || point.y >= view.maxY) else { return nil }
    if point.y < view.minY + strip, offset > 0 {
      return -edgeSpeed(point.y - view.minY, of: strip)
    }
    if point.y >= view.maxY - strip, offset < panel.maximumScrollOffset {
      return edgeSpeed(view.maxY - point.y, of: strip)
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
    let distance = edge.velocity * elapsed.inSeconds
    let effects: [TrackingEffect]
    let (offset, maximum): (Double, Double)
    if let strip = edge.strip {
      guard let line = panel.cellLine(strip) else { return [] }
      effects = scrollStrip(line, level: edge.level, by: distance, in: panel, stack)
      (offset, maximum) = (levels[edge.level].strips[strip] ?? 0, panel.maximumOffset(of: line))
    } else {
      effects = scroll(edge.level, by: distance, in: panel, stack)
      (offset, maximum) = (levels[edge.level].scrollOffset, panel.maximumScrollOffset)
    }
    guard edge.velocity < 0 ? offset > 0 : offset < maximum else { return effects }
    var next = edge
    next.lastStep = time
    next.due = time + edgeInterval
    timers.edge = next
    return effects
  }
}
