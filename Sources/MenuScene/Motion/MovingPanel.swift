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
    var look: Tween<SIMD4<Double>>

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
  var rows: [ElementID: Tween<SIMD4<Double>>] = [:]
  /// The rows that it has lost.
  var leavingRows: [Lost] = []
  /// The point about which its scale is told.
  var anchor: Point

  func appearance(at time: Timestamp) -> PanelAppearance {
    PanelLook(numbers: look.value(at: time)).appearance(
      frame: level.frame, anchor: anchor, cornerRadius: level.panel.metrics.cornerRadius)
  }

  func nextFrame(after time: Timestamp) -> Timestamp? {
    var next = look.nextFrame(after: time)
    func consider(_ frame: Timestamp?) {
      if let frame { next = min(next ?? frame, frame) }
    }
    for row in rows.values { consider(row.nextFrame(after: time)) }
    for row in leavingRows { consider(row.look.nextFrame(after: time)) }
    return next
  }

  /// Forgets what rests.
  mutating func settle(at time: Timestamp) {
    rows = rows.filter { time < $0.value.end }
    leavingRows.removeAll { $0.look.end <= time }
  }

  /// Sends the panel on its way to another look, from how it shows now.
  mutating func move(
    to target: PanelLook, timing: Timing, motion: Motion, from change: SIMD16<Double> = .zero,
    at start: Timestamp
  ) {
    var from = PanelLook(numbers: look.value(at: start) + change)
    var speed = look.velocity(at: start)
    switch motion {
    case .full: break
    case .reduced:
      from = from.shaped(like: target)
      speed = PanelLook(numbers: speed).shaped(like: PanelLook(numbers: .zero)).numbers
    case .none:
      look = Tween(at: target.numbers, time: start)
      return
    }
    look = Tween(
      from: from.numbers, to: target.numbers, velocity: speed, start: start, timing: timing)
  }
}

/// Everything of a row that moves, as one row of numbers.
struct RowLook {
  var numbers: SIMD4<Double>
  init(numbers: SIMD4<Double>) { self.numbers = numbers }
  init(_ row: RowAppearance) {
    numbers = SIMD4(row.opacity, row.offset, row.turn, 0)
  }
  var appearance: RowAppearance {
    RowAppearance(
      opacity: min(max(numbers[0], 0), 1), offset: numbers[1], turn: min(max(numbers[2], 0), 1))
  }
}
