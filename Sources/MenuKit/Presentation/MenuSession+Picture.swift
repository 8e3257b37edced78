import MenuLayout
import MenuModel
import MenuPrimitives
import MenuScene
import MenuTracking

extension MenuSession {
  /// Shows lights that have moved, when nothing else differs from what shows; false when everything
  /// has to be looked at. It is what a moving pointer asks for.
  func showMovedLights(at time: Timestamp) -> Bool {
    guard !isClosing, isAtRest, tracker.tooltipRow == nil, !surfaces.showsTooltip,
      stack.levels.count == tracker.levels.count
    else { return false }
    for level in stack.levels.indices {
      guard let place = placePainted(stack.levels[level].panel),
        painted[place].state.scrollOffset == tracker.levels[level].scrollOffset,
        painted[place].state.strips == tracker.levels[level].strips,
        painted[place].state.showsMnemonics == tracker.showsMnemonics
      else { return false }
    }
    for level in stack.levels.indices {
      let panel = stack.levels[level].panel
      let (highlight, openRow) = light(ofLevel: level)
      guard let place = placePainted(panel),
        painted[place].state.highlight != highlight || painted[place].state.openRow != openRow
      else { continue }
      guard
        painted[place].light(
          highlight, openRow: openRow, theme: appearance.theme, text: backend.textMeasurer)
      else { return false }
      surfaces.update(.panel(panel.id), showing: painted[place].list)
    }
    shownAt = time
    return true
  }

  private func placePainted(_ panel: PanelLayout) -> Int? {
    for place in painted.indices where painted[place].panel === panel { return place }
    return nil
  }

  /// Forgets what was painted, and keeps how it looked for panels that close.
  func forgetPainted() {
    for panel in painted { lastStates[panel.panel.id] = panel.state }
    painted = []
  }

  /// The row of a level that is lit, and the one that is lit more quietly as its submenu is open.
  func light(ofLevel level: Int) -> (highlight: ElementID?, openRow: ElementID?) {
    let openRow = level < tracker.openPath.count ? tracker.openPath[level] : nil
    let highlight = level < tracker.levels.count ? tracker.levels[level].highlight : nil
    // A row that only leads to where the user is now is lit more quietly than what would be chosen.
    let isLeftBehind = highlight == openRow && tracker.focus > level
    return (isLeftBehind ? nil : highlight, openRow)
  }

  /// Everything that shows at a time, back to front.
  func picture(
    at time: Timestamp
  ) -> [(content: SurfaceStack.Content, frame: SurfaceFrame)] {
    shownAt = time
    spinnerDue = nil
    var picture: [(content: SurfaceStack.Content, frame: SurfaceFrame)] = []
    if !isClosing {
      var taken: Set<WindowID> = []
      for (index, level) in stack.levels.enumerated() {
        let state = state(ofLevel: index, at: time)
        var shown = panel(level, state: state, at: time)
        if levels[index].views != nil {
          shown.frame.embedded = embeddedWindows(
            ofLevel: index, under: state, taken: taken)
          taken.formUnion(shown.frame.embedded.map(\.id))
        }
        picture.append(shown)
      }
    }
    for (level, scrollOffset) in animator.departing(at: time) {
      var state = lastStates[level.panel.id] ?? PanelState(scrollOffset: scrollOffset)
      state.rows = animator.rows(of: level.panel.id, at: time)
      let look = animator.panel(level.panel.id, at: time)
      (state.contentOpacity, state.overhang) = (look.contentOpacity, look.overhang)
      state.cornerRadius = cornerRadius(under: look)
      if let row = state.highlight, animator.isBlinkedOff(row, at: time) { state.highlight = nil }
      picture.append(panel(level, state: state, at: time))
    }
    if !isClosing, let tooltip = tooltip() { picture.append(tooltip) }
    // Last: what shows decides whether a line begins to come or go.
    let wasAtRest = isAtRest
    isAtRest = animator.nextFrame(after: time) == nil
    if isAtRest, !wasAtRest { animator.forgetWhatRests(at: time) }
    return picture
  }

  private func tooltip() -> (content: SurfaceStack.Content, frame: SurfaceFrame)? {
    guard
      let tooltip = SessionTooltip(
        in: stack, tracker: tracker, pointer: pointer, appearance: appearance,
        text: backend.textMeasurer)
    else { return nil }
    let frame = SurfaceFrame(
      frame: tooltip.frame,
      content: TooltipPainter(theme: appearance.theme).paint(tooltip.layout, grid: appearance.grid),
      cornerRadius: tooltip.layout.cornerRadius,
      shadow: appearance.tooltipShadow)
    return (.tooltip(tooltip.row), frame)
  }

  private func state(ofLevel index: Int, at time: Timestamp) -> PanelState {
    let level = stack.levels[index]
    let (highlight, openRow) = light(ofLevel: index)
    let look = animator.panel(level.panel.id, at: time)
    let scrollOffset = tracker.scrollOffset(atLevel: index)
    let state = PanelState(
      scrollOffset: scrollOffset,
      strips: tracker.strips(atLevel: index),
      highlight: highlight,
      openRow: openRow,
      showsMnemonics: tracker.showsMnemonics,
      rows: animator.rows(of: level.panel.id, at: time),
      drawings: levels[index].views?.drawings(at: time) ?? [:],
      contentOpacity: look.contentOpacity,
      headerLine: animator.headerLine(
        of: level.panel.id, shows: level.panel.showsHeaderLine(scrollOffset: scrollOffset),
        at: time),
      overhang: look.overhang,
      cornerRadius: cornerRadius(under: look),
      spinner: spinner(ofLevel: index, at: time))
    // A view that has dismissed the menu by being drawn is there no longer.
    if !isClosing { lastStates[level.panel.id] = state }
    return state
  }

  /// Corners that show less than their own radius aren't rounded in the painting.
  private func cornerRadius(under look: PanelAppearance) -> Double? {
    guard let clip = look.clip, clip.topLeft < appearance.metrics.cornerRadius - 0.05 else {
      return nil
    }
    return 0
  }

  /// The mark of a level's rows that are being loaded; it turns, and has to be drawn again, only
  /// while one of them shows.
  private func spinner(ofLevel index: Int, at time: Timestamp) -> SpinnerMark {
    let scrollOffset = tracker.scrollOffset(atLevel: index)
    guard !appearance.environment.reducesMotion,
      stack.levels[index].panel.showsLoadingRow(scrollOffset: scrollOffset)
    else { return .still }
    spinnerDue = SpinnerMark.nextStep(after: time)
    return SpinnerMark(at: time)
  }

  private func panel(
    _ level: StackLayout.Level, state: PanelState, at time: Timestamp
  ) -> (content: SurfaceStack.Content, frame: SurfaceFrame) {
    let look = animator.panel(level.panel.id, at: time)
    let content = paint(
      level.panel, state: state, leaving: animator.leavingRows(of: level.panel.id, at: time))
    var place = level.frame
    place.size.height += state.overhang
    let frame = SurfaceFrame(
      frame: place, content: content, cornerRadius: appearance.metrics.cornerRadius,
      shadow: appearance.shadow(opacity: look.shadowOpacity),
      opacity: look.opacity, scale: look.scale, anchor: look.anchor,
      translation: look.translation, clip: look.clip)
    return (.panel(level.panel.id), frame)
  }

  /// Paints a panel; when only a light has moved since it was painted last, only what that touches.
  private func paint(
    _ panel: PanelLayout, state: PanelState, leaving: [LeavingRow]
  ) -> DisplayList {
    let theme = appearance.theme
    let text = backend.textMeasurer
    let place = placePainted(panel)
    guard leaving.isEmpty else {
      if let place { painted.remove(at: place) }
      return PanelPainter(theme: theme).paint(panel, state: state, leaving: leaving, text: text)
    }
    if let place, painted[place].state.differsInLightsAtMost(from: state),
      painted[place].light(state.highlight, openRow: state.openRow, theme: theme, text: text)
    {
      return painted[place].list
    }
    let list = PanelPainter(theme: theme).paint(panel, state: state, text: text)
    let now = PaintedPanel(list, of: panel, state: state)
    if let place { painted[place] = now } else { painted.append(now) }
    return list
  }
}
