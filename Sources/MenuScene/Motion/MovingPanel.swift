import MenuLayout
import MenuModel
import MenuPrimitives

/// A panel, open or on its way out, with all that moves of it.
struct MovingPanel: Sendable {
  /// A row that the panel has lost.
  struct Lost: Sendable {
    var panel: PanelLayout
    var index: Int
    var scrollOffset: Double
    var look: Tween<SIMD8<Double>>

    func row(at time: Timestamp) -> LeavingRow {
      LeavingRow(
        panel: panel, index: index, scrollOffset: scrollOffset,
        appearance: RowLook(numbers: look.value(at: time)).appearance)
    }
  }

  /// The panel as it was laid out last.
  var level: StackLayout.Level
  var scrollOffset: Double
  var look: Tween<SIMD16<Double>>
  /// The rows that aren't at rest.
  var rows: [ElementID: Tween<SIMD8<Double>>] = [:]
  /// The rows that it has lost.
  var leavingRows: [Lost] = []
  /// What rows were before they changed.
  var formers: [ElementID: FormerRow] = [:]
  /// How strongly the line below its pinned rows shows; nil: that hasn't been asked yet.
  var headerLine: Tween<SIMD2<Double>>?
  /// How much higher than its layout it was when it began to shrink.
  var overhang = 0.0
  /// The point about which its scale is told.
  var anchor: Point

  /// How it shows, with everything scaled about a point of the screen.
  func appearance(at time: Timestamp, scaledBy scale: Double, about fixed: Point) -> PanelAppearance
  {
    var now = PanelLook(numbers: look.value(at: time))
    if scale != 1 { now.scale(by: scale, about: fixed, frame: level.frame) }
    return now.appearance(
      frame: level.frame, anchor: anchor, cornerRadius: level.panel.metrics.cornerRadius,
      overhang: time < look.end ? overhang : 0)
  }

  func nextFrame(after time: Timestamp) -> Timestamp? {
    var next = look.nextFrame(after: time)
    func consider(_ frame: Timestamp?) {
      if let frame { next = min(next ?? frame, frame) }
    }
    for row in rows.values { consider(row.nextFrame(after: time)) }
    for row in leavingRows { consider(row.look.nextFrame(after: time)) }
    consider(headerLine?.nextFrame(after: time))
    return next
  }

  /// Forgets what rests.
  mutating func settle(at time: Timestamp) {
    rows = rows.filter { time < $0.value.end }
    formers = formers.filter { rows[$0.key] != nil }
    leavingRows.removeAll { $0.look.end <= time }
  }

  /// Sends the panel on its way to another look, from how it shows now.
  ///
  /// - Parameters:
  ///   - change: what is added to how it shows, where its layout has changed.
  ///   - pulled: a scale that everything has together and that is the panel's own from here on.
  mutating func move(
    to target: PanelLook, timing: Timing, motion: Motion, from change: SIMD16<Double> = .zero,
    pulled: (scale: Double, about: Point)? = nil, at start: Timestamp
  ) {
    var from = PanelLook(numbers: look.value(at: start) + change)
    if let pulled { from.scale(by: pulled.scale, about: pulled.about, frame: level.frame) }
    // Springs swing below nothing, too; only a panel that shrinks is painted higher for that.
    let isHigher = PanelLook(numbers: change).cutBottom < 0 || (overhang > 0 && start < look.end)
    overhang = isHigher ? level.panel.constraints.grid.ceil(max(0, -from.cutBottom)) : 0
    var speed = look.velocity(at: start)
    switch motion {
    case .full: break
    case .reduced:
      overhang = 0
      from = from.shaped(like: target)
      speed = PanelLook(numbers: speed).shaped(like: PanelLook(numbers: .zero)).numbers
    case .none:
      overhang = 0
      look = Tween(at: target.numbers, time: start)
      return
    }
    look = Tween(
      from: from.numbers, to: target.numbers, velocity: speed, start: start, timing: timing)
  }
}

/// Everything of a row that moves, as one row of numbers.
struct RowLook {
  var numbers: SIMD8<Double>
  init(numbers: SIMD8<Double>) { self.numbers = numbers }
  init(_ row: RowAppearance) {
    numbers = SIMD8(row.opacity, row.offset, row.turn, row.dissolve, row.slide, 0, 0, 0)
  }
  var appearance: RowAppearance {
    RowAppearance(
      opacity: min(max(numbers[0], 0), 1), offset: numbers[1], slide: numbers[4],
      turn: min(max(numbers[2], 0), 1), dissolve: min(max(numbers[3], 0), 1))
  }
}
