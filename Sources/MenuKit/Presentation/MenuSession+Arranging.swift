import MenuLayout
import MenuModel
import MenuPrimitives
import MenuScene
import MenuTracking

extension MenuSession {
  /// Resolves what changed, opens and closes levels as the tracker says, and lays out.
  func arrange(at time: Timestamp) {
    guard isUpdateDue || needsLayout || !followsOpenPath || hasViews else { return }
    isArranging = true
    defer { isArranging = false }
    // What comes into sight is measured; that is no change of the menu, and moves nothing.
    var isChanged = isUpdateDue || needsLayout || !isScrolled
    if isUpdateDue {
      isUpdateDue = false
      if !isUpdateOfUpdaters { updaterRounds = 0 }
      isUpdateOfUpdaters = false
      for index in levels.indices { levels[index].resolve() }
      needsLayout = true
    }
    // The tracker may close levels that the new layout has no room or no row for, and views may turn
    // out larger than it took them for; then once more.
    let before = stack
    var (isLaidOut, isMeasured) = (false, false)
    for _ in 0..<Self.arrangementLimit {
      let hasMoved = followOpenPath()
      if hasMoved { isChanged = true }
      if hasMoved || needsLayout {
        needsLayout = false
        let old = stack
        layOut()
        // Where a list opens isn't known before it has been laid out.
        if orderLists() { layOut() }
        isLaidOut = true
        tracker.reconcile(with: stack, from: old, isMeasured: isMeasured, at: time)
      }
      needsLayout = !showViews(isAnimated: isChanged && appearance.motion != .none)
      isMeasured = needsLayout
      if isClosing { return }
      if !needsLayout, followsOpenPath { break }
    }
    needsLayout = false
    guard isLaidOut else { return }
    if !isChanged { return animator.stackMeasured(stack, scrollOffsets: scrollOffsets) }
    // Last, when lists are scrolled as they will show: what scrolling keeps in place doesn't move.
    animator.stackChanged(
      from: before.levels.isEmpty ? nil : before, to: stack, scrollOffsets: scrollOffsets,
      previousOffsets: lastStates.mapValues(\.scrollOffset), carried: isCarried, at: time)
    isCarried = false
  }

  private static let arrangementLimit = 8

  /// Whether some list that holds views was scrolled since they were looked at.
  private var isScrolled: Bool {
    levels.indices.contains { index in
      guard let shown = levels[index].views?.shown else { return false }
      return shown.scrollOffset != tracker.scrollOffset(atLevel: index)
    }
  }

  /// Whether the open levels are those of the tracker's path.
  private var followsOpenPath: Bool {
    let path = tracker.openPath
    return levels.count == path.count + 1
      && path.indices.allSatisfy { levels[$0 + 1].sourceRow == path[$0] }
  }

  /// Brings the open levels in line with the tracker's path; whether anything changed.
  private func followOpenPath() -> Bool {
    let path = tracker.openPath
    let common = zip(levels.dropFirst(), path).prefix { $0.sourceRow == $1 }.count
    var hasMoved = false
    if levels.count > common + 1 {
      retiredLists += levels[(common + 1)...].map(\.list)
      for level in levels[(common + 1)...] { level.views?.close() }
      levels.removeSubrange((common + 1)...)
      hasMoved = true
    }
    for row in path.dropFirst(common) {
      guard let menu = levels.last?.resolution.source(of: row) as? Menu else { break }
      levels.append(
        OpenLevel(
          menu: menu, sourceRow: row, hasLargeText: appearance.hasLargeText))
      hasMoved = true
    }
    // A provider that was asked may have dismissed everything.
    if isClosing { retireAllLists() }
    return hasMoved
  }

  private func layOut() {
    forgetPainted()
    var inputs: [StackLayout.LevelInput] = []
    let family = appearance.environment.fontFamily
    for index in levels.indices {
      let kept = levels[index].list.menu.keptLayout as? KeptLayout
      // Before anything was measured here.
      if index >= stack.levels.count, levels[index].views == nil {
        levels[index].former = kept?.panel(measuredWith: backend.textMeasurer, family: family)
      } else if needsMeasuring {
        levels[index].former = nil
      }
      let level = levels[index]
      let source = level.sourceRow.flatMap { levels[index - 1].row($0) }
      inputs.append(
        StackLayout.LevelInput(
          menu: level.resolution.menu, sourceRow: source,
          scrollOffset: tracker.scrollOffset(atLevel: index),
          strips: tracker.strips(atLevel: index),
          customSizes: level.sizes,
          kept: kept?.panel(measuredWith: backend.textMeasurer, family: family)))
    }
    let startsAnew = stack.levels.isEmpty || needsMeasuring
    needsMeasuring = false
    let direction = appearance.environment.layoutDirection
    stack = StackLayout(
      StackLayout.Input(
        levels: inputs,
        placement: request.placement(appearance.workArea, request.style, direction),
        workArea: appearance.workArea, style: request.style, metrics: appearance.metrics,
        grid: appearance.grid, direction: direction, isTouch: request.input.press?.device == .touch,
        minimumWidth: minimumWidth),
      text: backend.textMeasurer, previous: startsAnew ? nil : stack)
    for (level, layout) in zip(levels, stack.levels) {
      level.list.menu.keptLayout = KeptLayout(
        layout.panel, measuredWith: backend.textMeasurer, family: family)
    }
  }

  /// A menu that hangs from a control is at least as wide.
  private var minimumWidth: Double {
    switch request.style {
    case .cascading: min(request.controlWidth, appearance.metrics.maximumWidth)
    case .stacked: 0
    }
  }

  /// How far each open list is scrolled, and each palette in them.
  var scrollOffsets: [ElementID: Double] {
    var offsets: [ElementID: Double] = [:]
    for (index, level) in stack.levels.enumerated() {
      offsets[level.panel.id] = tracker.scrollOffset(atLevel: index)
      offsets.merge(tracker.strips(atLevel: index)) { $1 }
    }
    return offsets
  }
}
