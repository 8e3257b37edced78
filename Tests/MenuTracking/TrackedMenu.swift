import MenuLayout
import MenuModel
import MenuPrimitives
import MenuTesting
import MenuTracking

/// A menu with its tracker, as a presentation runs it, but with panels put where a reader can tell:
/// the root at 500/100, submenus beside their row or below their cell, or 12 above in stacked style.
struct TrackedMenu {
  var menu: ScriptMenu
  var style = SubmenuStyle.cascading
  var direction = LayoutDirection.leftToRight
  /// Submenus open to the side from which lines begin, as if there were no room on the other.
  var isFlipped = false
  var maximumHeight = 1000.0
  var configuration = TrackingConfiguration()

  private(set) var tracker = MenuTracker(opening: .program, at: .zero)
  private(set) var stack: StackLayout
  private(set) var now = Timestamp(nanoseconds: 1_000_000_000)
  /// Where the pointer was put last.
  private(set) var pointer = Point(x: 50, y: 90)

  /// A point on what the menu opened from, beside every panel.
  static let source = Point(x: 95, y: 110)
  static let outside = Point(x: 20, y: 700)

  init(_ menu: ScriptMenu) {
    self.menu = menu
    stack = StackLayout(
      levels: [], style: .cascading,
      workArea: Rect(x: 0, y: 0, width: 2000, height: 2000))
  }

  mutating func open(_ opening: MenuTracker.Opening) {
    if case .press(_, let point) = opening { pointer = point }
    tracker = MenuTracker(
      opening: opening, configuration: configuration, pointer: pointer, at: now)
    update()
  }

  mutating func handle(_ event: InputEvent) -> [TrackingEffect] {
    switch event {
    case .pointerMoved(let point), .buttonPressed(_, let point), .buttonReleased(_, let point),
      .scrolled(_, _, let point):
      pointer = point
    case .keyPressed, .keyReleased: break
    }
    let effects = tracker.handle(event, at: now, in: stack)
    update()
    return effects
  }

  /// Lets time go by, with everything that becomes due.
  mutating func wait(_ duration: Duration) -> [TrackingEffect] {
    let end = now + duration
    var effects: [TrackingEffect] = []
    while let deadline = tracker.deadline, deadline <= end {
      now = max(now, deadline)
      effects += tracker.deadlineReached(at: now, in: stack)
      update()
    }
    now = end
    return effects
  }

  mutating func openSubmenu(_ row: ElementID) {
    tracker.openSubmenu(row)
    update()
  }

  mutating func decline(_ event: InputEvent) -> [TrackingEffect] {
    let effects = tracker.declined(event, at: now, in: stack)
    update()
    return effects
  }

  mutating func declineFocus(_ row: ElementID, _ backwards: Bool) -> [TrackingEffect] {
    let effects = tracker.focusDeclined(by: row, backwards: backwards, in: stack)
    update()
    return effects
  }

  mutating func focus(_ row: ElementID?) {
    tracker.focusView(row, atLevel: tracker.levels.count - 1, in: stack)
    update()
  }

  mutating func search(isSearching: Bool) {
    tracker.searched(atLevel: tracker.levels.count - 1, isSearching: isSearching)
  }

  var keyRow: ElementID? { tracker.keyRow(in: stack) }

  mutating func highlight(_ row: ElementID) {
    tracker.highlight(row, in: stack)
    update()
  }

  /// Lays out and reconciles until both agree, as a presentation does.
  mutating func update() {
    for _ in 0..<4 {
      layOut()
      let path = tracker.openPath
      tracker.reconcile(with: stack, at: now)
      if tracker.openPath == path { break }
    }
  }

  private mutating func layOut() {
    let text = FixedWidthTextMeasurer()
    let metrics = LayoutMetrics(density: .compact, bodyFontSize: 13)
    let menus = menu.menus(along: tracker.openPath, withHeaders: style == .stacked)
    var levels: [StackLayout.Level] = []
    for (index, (menu, source)) in menus.enumerated() {
      let panel = PanelLayout(
        menu, metrics: metrics, text: text,
        fitting: LayoutConstraints(
          grid: PixelGrid(scale: 1), maximumSize: Size(width: 400, height: maximumHeight),
          minimumWidth: 150, direction: direction))
      var origin = Point(x: 500, y: 100)
      if let source, let parent = levels.last, let row = parent.panel.index(of: source) {
        let state = tracker.levels[index - 1]
        let place = parent.panel.frame(
          ofRow: row, scrollOffset: state.scrollOffset, strips: state.strips)
        let top = parent.frame.minY + place.minY
        switch style {
        case .cascading where parent.panel.cellLine(ofRow: row) != nil:
          origin = Point(x: parent.frame.minX + place.minX, y: top + place.height - 3)
        case .stacked: origin.y = top - 12
        case .cascading:
          let isRightwards = (direction == .leftToRight) != isFlipped
          origin.x =
            isRightwards ? parent.frame.maxX - 3 : parent.frame.minX + 3 - panel.size.width
          origin.y = top - 5
        }
      }
      let frame = Rect(origin: origin, size: panel.size)
      levels.append(
        StackLayout.Level(
          panel: panel, frame: frame, visibleFrame: frame, sourceRow: source,
          growthAnchor: origin))
    }
    if style == .stacked {
      for index in levels.indices.dropLast() {
        let depth = Double(levels.count - 1 - index)
        let frame = levels[index].frame
        levels[index].visibleFrame = frame.inset(
          dx: frame.width * 0.015 * depth, dy: frame.height * 0.015 * depth)
      }
    }
    stack = StackLayout(
      levels: levels, style: style, direction: direction, workArea: stack.workArea)
  }

  // MARK: Rows by title

  /// The id of a row, looked for from the top level down; `<More` is the row that leads back.
  func row(_ title: Substring) -> (id: ElementID, level: Int, index: Int)? {
    for level in stack.levels.indices.reversed() {
      let panel = stack.levels[level].panel
      for index in 0..<panel.rowCount where menu.title(of: panel.element(at: index).id) == title {
        return (panel.element(at: index).id, level, index)
      }
    }
    return nil
  }

  /// The middle of a row on the screen.
  func center(of title: Substring) -> Point? {
    guard let (_, level, index) = row(title) else { return nil }
    let panel = stack.levels[level].panel
    let state = tracker.levels[level]
    let frame = panel.frame(ofRow: index, scrollOffset: state.scrollOffset, strips: state.strips)
    let shown = stack.levels[level].visibleFrame
    let scale = shown.width / stack.levels[level].frame.width
    return Point(x: shown.minX + frame.midX * scale, y: shown.minY + frame.midY * scale)
  }

  /// The titles of the open path, after `root`.
  var openTitles: [String] { ["root"] + tracker.openPath.map(menu.title(of:)) }

  /// The deepest highlight.
  var highlighted: String {
    tracker.levels.lazy.reversed().compactMap(\.highlight).first.map(menu.title(of:)) ?? "none"
  }
}
