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
    if let index = open.index(forKey: id) { return open.values[index].appearance(at: time) }
    return moving(id)?.appearance(at: time) ?? PanelAppearance()
  }

  /// Rows of a panel that aren't at rest.
  package func rows(of id: ElementID, at time: Timestamp) -> [ElementID: RowAppearance] {
    if let index = open.index(forKey: id), open.values[index].rows.isEmpty { return [:] }
    guard let panel = moving(id), !panel.rows.isEmpty else { return [:] }
    return panel.rows.filter { time < $0.value.end }.mapValues {
      RowLook(numbers: $0.value(at: time)).appearance
    }
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
    if let blink, time < blink.end { consider(time < blink.start ? blink.start : blink.end) }
    return next
  }

  private func moving(_ id: ElementID) -> MovingPanel? {
    open[id] ?? leaving.last { $0.level.panel.id == id }
  }
}
