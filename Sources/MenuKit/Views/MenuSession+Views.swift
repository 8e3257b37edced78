import MenuLayout
import MenuModel
import MenuPrimitives
import MenuScene
import MenuTracking
import MenuViews

extension MenuSession {
  // MARK: Showing

  /// Brings the views of all open lists in line with what shows.
  ///
  /// - Returns: whether the layout knows their sizes; otherwise it is to be made anew.
  func showViews(isAnimated: Bool) -> Bool {
    let wasUpdateDue = isUpdateDue
    defer { if isUpdateDue, !wasUpdateDue { takeUpdatersChange() } }
    var areKnown = true
    for (index, level) in stack.levels.enumerated() where levels.indices.contains(index) {
      guard level.panel.hasViews || levels[index].views != nil else { continue }
      let views =
        levels[index].views
        ?? PanelViews(
          of: levels[index].list, session: self, sizes: levels[index].sizes(for: level.panel))
      levels[index].views = views
      let (highlight, openRow) = light(ofLevel: index)
      let isSettled = views.show(
        PanelViews.Situation(
          panel: level.panel, scrollOffset: tracker.scrollOffset(atLevel: index),
          lights: PanelViews.Lights(highlight: highlight, openRow: openRow),
          isAnimated: isAnimated, appearance: appearance,
          text: backend.textMeasurer, held: Set(tracker.heldRows(atLevel: index))))
      if !isSettled { areKnown = false }
    }
    return areKnown
  }

  /// An updater has changed the menu: that shows with another update. Those that always do so would
  /// never let the menu rest.
  private func takeUpdatersChange() {
    isUpdateOfUpdaters = true
    updaterRounds += 1
    guard updaterRounds > Self.updaterRoundLimit else { return }
    isUpdateDue = false
    PanelViews.reportRestlessUpdaters()
  }

  private static let updaterRoundLimit = 8

  /// Whether views may have to be brought in line with something.
  var hasViews: Bool { levels.contains { $0.views != nil } }

  /// A view wants to be drawn or measured again.
  func viewsChanged() {
    if !isArranging { wakeSoon() }
  }

  /// When a view that shows has to be drawn again; nil while nothing moves.
  func viewsDue(at time: Timestamp) -> Timestamp? {
    levels.reduce(nil) { due, level in
      level.views.map { .earliest(due, $0.due(at: time)) } ?? due
    }
  }

  /// Where a rectangle of a row is on the screen.
  func screenRect(
    of rect: Rect, row: Int, scrollOffset: Double, in panel: PanelLayout
  ) -> Rect? {
    guard !isClosing, let level = stack.levels.first(where: { $0.panel.id == panel.id }) else {
      return nil
    }
    let frame = panel.frame(ofRow: row, scrollOffset: scrollOffset)
    let (rest, visible) = (level.frame, level.visibleFrame)
    let scale = rest.width > 0 ? visible.width / rest.width : 1
    return Rect(
      x: visible.minX + (frame.minX + rect.minX) * scale,
      y: visible.minY + (frame.minY + rect.minY) * scale, width: rect.width * scale,
      height: rect.height * scale)
  }

  // MARK: Input

  /// Offers an event to the view of a row; whether it took it.
  func deliver(_ event: InputEvent, to row: ElementID, at time: Timestamp) -> Bool {
    guard let (index, hosted) = host(ofRow: row) else { return false }
    let isTaken: Bool
    switch event {
    case .keyPressed(let key): isTaken = hosted.input.key(ViewKeyEvent(.pressed, key, time: time))
    case .keyReleased(let key):
      isTaken = hosted.input.key(ViewKeyEvent(.released, key, time: time))
    case .pointerMoved(let point):
      isTaken = deliver(.moved, at: point, time, to: hosted, atLevel: index)
    case .buttonPressed(let button, let point):
      isTaken = deliver(.pressed(button), at: point, time, to: hosted, atLevel: index)
    case .buttonReleased(let button, let point):
      isTaken = deliver(.released(button), at: point, time, to: hosted, atLevel: index)
    case .scrolled(let dx, let dy, let point):
      isTaken = deliver(.scrolled(dx: dx, dy: dy), at: point, time, to: hosted, atLevel: index)
    }
    focusMoved(in: hosted)
    return isTaken
  }

  private func deliver(
    _ phase: PointerEvent.Phase, at point: Point, _ time: Timestamp, to hosted: HostedView,
    atLevel index: Int
  ) -> Bool {
    let panel = stack.levels[index].panel
    guard let place = panel.index(of: hosted.row) else { return false }
    let corner = panel.frame(ofRow: place, scrollOffset: tracker.scrollOffset(atLevel: index))
      .origin.offset(dx: hosted.frame.minX, dy: hosted.frame.minY)
    let inside = stack.panelPoint(point, level: index)
    return hosted.input.pointer(
      PointerEvent(
        phase, location: inside.offset(dx: -corner.x, dy: -corner.y), screenLocation: point,
        time: time))
  }

  /// The view of a row that gets input, and the level that it is in.
  private func host(ofRow row: ElementID) -> (level: Int, HostedView)? {
    for index in levels.indices.reversed() where stack.levels.indices.contains(index) {
      if let hosted = levels[index].views?.rows[row], hosted.takesInput, let main = hosted.main {
        return (index, main)
      }
    }
    return nil
  }

  // MARK: Focus

  /// Goes to a row's view with the keys, and on when there is nothing that takes them.
  func turnFocus(to row: ElementID, backwards: Bool, at time: Timestamp) {
    var row = row
    for _ in 0..<Self.focusLimit {
      // The list was scrolled there: the view is made only now.
      update(at: time)
      if !isClosing, let (index, hosted) = host(ofRow: row),
        hosted.enterFocus(backwards: backwards)
      {
        tracker.focusView(row, atLevel: index, in: stack)
        return update(at: time)
      }
      guard !isClosing,
        case .focus(let next, _)? = tracker.focusDeclined(
          by: row, backwards: backwards, in: stack
        ).first
      else { return update(at: time) }
      row = next
    }
  }

  /// How many rows with views are asked in vain for one press of Tab.
  private static let focusLimit = 64

  /// The focus may have moved in a view or to it.
  func focusMoved(in hosted: HostedView) {
    guard !isMovingFocus, !isClosing,
      let index = levels.indices.first(where: {
        levels[$0].views?.rows[hosted.row]?.main === hosted
      }),
      tracker.levels.indices.contains(index)
    else { return }
    let focused = tracker.levels[index].viewFocus
    if hosted.input.focusedView != nil, focused != hosted.row {
      tracker.focusView(hosted.row, atLevel: index, in: stack)
      wakeSoon()
    } else if hosted.input.focusedView == nil, focused == hosted.row, hosted === focusedHost {
      tracker.focusView(nil, atLevel: index, in: stack)
      wakeSoon()
    }
  }

  /// Gives the keys to the view that has them by the tracker's word, and takes them from the others.
  func followFocus() {
    guard hasViews || focusedHost != nil else { return }
    for (index, level) in levels.enumerated() where tracker.levels.indices.contains(index) {
      guard let row = level.views?.fieldsToGreet() else { continue }
      if tracker.levels[index].viewFocus == nil {
        tracker.focusView(row, atLevel: index, in: stack)
      }
    }
    let wanted = tracker.keyRow(in: stack).flatMap { host(ofRow: $0)?.1 }
    guard wanted !== focusedHost else { return }
    isMovingFocus = true
    defer { isMovingFocus = false }
    let old = focusedHost
    focusedHost = wanted
    old?.leaveFocus()
    wanted?.takeFocus()
  }

  /// Gives the keys to a field that takes whatever is typed in its list, when something is typed that
  /// nobody else wants; nil, and nothing happens, when there is no such field.
  func focusFieldForTyping(_ event: InputEvent) -> ElementID? {
    guard case .keyPressed(let key) = event, key.key == .character, !key.isRepeat,
      key.modifiers.isDisjoint(with: [.control, .alt, .logo])
    else { return nil }
    let level = tracker.keyLevel(in: stack)
    guard levels.indices.contains(level), let row = levels[level].views?.typingField() else {
      return nil
    }
    tracker.focusView(row, atLevel: level, in: stack)
    followFocus()
    return row
  }

  /// Something was typed into a field of a list: its rows will be others.
  func searched(for text: String, in views: PanelViews) {
    guard !isClosing, let index = levels.firstIndex(where: { $0.views === views }) else { return }
    tracker.searched(atLevel: index, isSearching: !text.isEmpty)
    needsLayout = true
    wakeSoon()
  }
}
