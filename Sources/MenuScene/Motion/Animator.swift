package import MenuLayout
package import MenuModel
package import MenuPrimitives

/// Everything that moves, as data: it is told what changed and says how things look at a time.
///
/// It is asked at each `update()`; when nothing moves it asks for no frame. Transitions are
/// interruptible: each starts from what shows at that moment, with the speed that it has.
package struct Animator: Sendable {
  private(set) var theme: Theme
  private(set) var motion: Motion
  /// The panels that are open, by their menus.
  var open: [ElementID: MovingPanel] = [:]
  /// The menus of the open panels, from the root up.
  var order: [ElementID] = []
  /// The panels on their way out, back to front.
  var leaving: [MovingPanel] = []
  /// The row whose light is out, from when to when.
  var blink: (row: ElementID, start: Timestamp, end: Timestamp)?

  /// How submenus lay to their parents last.
  var style = SubmenuStyle.stacked
  /// The factor by which everything is scaled while a press is dragged away from it.
  var pull = Tween(at: SIMD2<Double>(repeating: 1), time: .zero)

  package init(theme: Theme, motion: Motion) {
    self.theme = theme
    self.motion = motion
  }

  /// Takes up another theme; what moves already goes on as it began.
  package mutating func themeChanged(_ theme: Theme, motion: Motion) {
    self.theme = theme
    self.motion = motion
  }

  /// How a panel looks, open or on its way out.
  package func panel(_ id: ElementID, at time: Timestamp) -> PanelAppearance {
    // In place: an open panel is asked at each input, and a copy of it costs more than the answer.
    let (scale, fixed) = (pull.value(at: time).x, pullAnchor)
    if let index = open.index(forKey: id) {
      return open.values[index].appearance(at: time, scaledBy: scale, about: fixed)
    }
    return moving(id)?.appearance(at: time, scaledBy: scale, about: fixed) ?? PanelAppearance()
  }

  /// The point about which everything is scaled: the one at which the menu hangs.
  var pullAnchor: Point {
    let root = order.first.flatMap { open[$0] } ?? leaving.first
    return root?.level.growthAnchor ?? .zero
  }

  /// Rows of a panel that aren't at rest.
  package func rows(of id: ElementID, at time: Timestamp) -> [ElementID: RowAppearance] {
    if let index = open.index(forKey: id), open.values[index].rows.isEmpty { return [:] }
    guard let panel = moving(id), !panel.rows.isEmpty else { return [:] }
    var rows: [ElementID: RowAppearance] = [:]
    for (row, look) in panel.rows where time < look.end {
      var appearance = RowLook(numbers: look.value(at: time)).appearance
      if appearance.dissolve < 1 { appearance.former = panel.formers[row] }
      rows[row] = appearance
    }
    return rows
  }

  /// How strongly the line between a panel's pinned rows and those below shows, 0 … 1; it is told each
  /// time whether it belongs there, and fades when that changes.
  package mutating func headerLine(
    of id: ElementID, shows: Bool, at time: Timestamp
  ) -> Double {
    guard let index = open.index(forKey: id) else { return shows ? 1 : 0 }
    let target = SIMD2<Double>(repeating: shows ? 1 : 0)
    guard let line = open.values[index].headerLine else {
      open.values[index].headerLine = Tween(at: target, time: time)
      return target.x
    }
    guard line.to != target else { return line.value(at: time).x }
    let timing = motion == .none ? .immediate : theme.transitions.headerLine
    let tween = Tween(from: line.value(at: time), to: target, start: time, timing: timing)
    open.values[index].headerLine = tween
    return tween.value(at: time).x
  }

  /// A press is dragged away from everything that shows, by so many logical pixels; zero: it isn't, or
  /// it is back. Everything gets smaller with the distance, where the theme wants that.
  ///
  /// - Returns: whether that starts something.
  package mutating func pulled(by distance: Double, at time: Timestamp) -> Bool {
    let transitions = theme.transitions
    guard motion == .full, distance.isFinite, transitions.pullDistance > 0 else { return false }
    let part = min(max(distance, 0) / transitions.pullDistance, 1)
    let target = SIMD2(repeating: 1 - (1 - transitions.pullScale) * part)
    guard pull.to != target else { return false }
    pull = Tween(
      from: pull.value(at: time), to: target, velocity: pull.velocity(at: time), start: time,
      timing: transitions.pull)
    return true
  }

  /// Rows that a panel has lost and that still show, fading away.
  package func leavingRows(of id: ElementID, at time: Timestamp) -> [LeavingRow] {
    if let index = open.index(forKey: id), open.values[index].leavingRows.isEmpty { return [] }
    guard let panel = moving(id) else { return [] }
    return panel.leavingRows.filter { time < $0.look.end }.map { $0.row(at: time) }
  }

  /// Whether the highlight of this row is dark at the moment because it blinks.
  package func isBlinkedOff(_ row: ElementID, at time: Timestamp) -> Bool {
    guard let blink, blink.row == row else { return false }
    return blink.start <= time && time < blink.end
  }

  /// Panels that have closed and still show, back to front, with the scroll offsets they had.
  package func departing(
    at time: Timestamp
  ) -> [(level: StackLayout.Level, scrollOffset: Double)] {
    leaving.filter { time < $0.look.end }.map { ($0.level, $0.scrollOffset) }
  }

  /// When the next frame is due after one that was drawn at `time`; nil when it showed everything at
  /// rest.
  package func nextFrame(after time: Timestamp) -> Timestamp? {
    var next: Timestamp?
    func consider(_ frame: Timestamp?) {
      if let frame { next = min(next ?? frame, frame) }
    }
    for panel in open.values { consider(panel.nextFrame(after: time)) }
    for panel in leaving { consider(panel.nextFrame(after: time)) }
    if !open.isEmpty || !leaving.isEmpty { consider(pull.nextFrame(after: time)) }
    if let blink, time < blink.end { consider(time < blink.start ? blink.start : blink.end) }
    return next
  }

  private func moving(_ id: ElementID) -> MovingPanel? {
    open[id] ?? leaving.last { $0.level.panel.id == id }
  }
}
