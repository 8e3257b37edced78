import MenuLayout
import MenuModel
import MenuPrimitives

extension MovingPanel {
  /// The panel stays and may have another layout, place or look.
  mutating func stay(
    _ new: StackLayout.Level, scrollOffset newOffset: Double, rest: PanelLook, carried: Bool,
    animator: Animator, at time: Timestamp
  ) {
    let old = level
    let update = animator.theme.transitions.update
    if animator.motion != .none {
      compareRows(
        with: new.panel, scrollOffset: newOffset, timing: update, motion: animator.motion, at: time)
    }
    level = new
    scrollOffset = newOffset
    if carried { anchor = new.growthAnchor }
    let isMoved = carried ? old.frame.size != new.frame.size : old.frame != new.frame
    guard isMoved || look.to != rest.numbers else { return }
    var change = PanelLook(numbers: .zero)
    if !carried {
      change.shift = Point(
        x: old.frame.minX - new.frame.minX, y: old.frame.minY - new.frame.minY)
    }
    change.cutRight = max(0, new.frame.width - old.frame.width)
    change.cutBottom = new.frame.height - old.frame.height
    // What is on its way already keeps its pace; a list that changes its size takes that of its rows.
    let timing =
      if look.end > time {
        look.timing
      } else if look.to != rest.numbers {
        animator.theme.transitions.steppingBack
      } else {
        update
      }
    move(to: rest, timing: timing, motion: animator.motion, from: change.numbers, at: time)
  }

  /// Turns the chevron of a stacked submenu's header while the panel grows out of its row.
  mutating func turnHeader(to turn: Double, from transition: Transition, at time: Timestamp) {
    switch transition.origin {
    case .anchor: return
    case .sourceRow: break
    }
    let headers = level.panel.menu.headers
    for header in headers {
      guard case .submenuHeader = header.kind else { continue }
      let now = rows[header.id].map { RowLook(numbers: $0.value(at: time)).appearance.turn }
      let from = RowLook(RowAppearance(turn: now ?? 1 - turn))
      rows[header.id] = Tween(
        from: from.numbers, to: RowLook(RowAppearance(turn: turn)).numbers, start: time,
        timing: transition.timing)
    }
  }

  /// Compares the rows near the viewport by id: those that are new fade in, those that moved start
  /// from where they were, those that have gone fade out.
  private mutating func compareRows(
    with panel: PanelLayout, scrollOffset newOffset: Double, timing: Timing, motion: Motion,
    at time: Timestamp
  ) {
    let old = level.panel.rowsNearViewport(scrollOffset: scrollOffset)
    let new = panel.rowsNearViewport(scrollOffset: newOffset)
    dissolve(new, of: panel, from: old, scrollOffset: newOffset, timing: timing, motion, at: time)
    // Scrolling alone moves no row.
    if panel.hasSame(old, in: level.panel), level.panel.hasSame(new, in: panel) { return }
    let before = Dictionary(old.map { ($0.id, $0) }) { first, _ in first }
    let after = Set(new.map(\.id))
    let reach = max(panel.size.height, level.panel.size.height)
    let arrived = Dictionary(leavingRows.map { ($0.panel.element(at: $0.index).id, $0) }) { $1 }

    for row in new {
      var from = rows[row.id].map { RowLook(numbers: $0.value(at: time)) }
      if let was = before[row.id] {
        var look = from ?? RowLook(RowAppearance())
        // Rows far apart needn't fly through the whole list.
        look.numbers[1] += min(max(was.y - row.y, -reach), reach)
        if let from = was.cell, let to = row.cell { look.numbers[4] += from - to }
        from = look
      } else if from == nil {
        let shown = arrived[row.id].map { $0.row(at: time).appearance.opacity } ?? 0
        from = RowLook(RowAppearance(opacity: shown))
      }
      guard var look = from else { continue }
      switch motion {
      case .full, .none: break
      case .reduced: (look.numbers[1], look.numbers[4]) = (0, 0)
      }
      let rest = RowLook(RowAppearance())
      if look.numbers == rest.numbers {
        rows[row.id] = nil
        formers[row.id] = nil
      } else {
        rows[row.id] = Tween(from: look.numbers, to: rest.numbers, start: time, timing: timing)
      }
    }
    leavingRows.removeAll { after.contains($0.panel.element(at: $0.index).id) }
    for row in old where !after.contains(row.id) {
      var look =
        rows.removeValue(forKey: row.id)?.value(at: time) ?? RowLook(RowAppearance()).numbers
      formers[row.id] = nil
      let from = look
      look[0] = 0
      leavingRows.append(
        Lost(
          panel: level.panel, index: row.index, scrollOffset: scrollOffset,
          look: Tween(from: from, to: look, start: time, timing: timing)))
    }
  }
}

extension MovingPanel {
  /// Lets the rows that show, and showed before, go over into what they are now.
  private mutating func dissolve(
    _ new: [PlacedRow], of panel: PanelLayout, from old: [PlacedRow], scrollOffset: Double,
    timing: Timing, _ motion: Motion, at time: Timestamp
  ) {
    let visible = panel.visibleRows(scrollOffset: scrollOffset)
    let isElsewhere = !panel.hasSameColumns(as: level.panel)
    lazy var places = Dictionary(old.map { ($0.id, $0.index) }) { first, _ in first }
    for row in new where row.index < panel.headerCount || visible.contains(row.index) {
      guard let place = places[row.id] else { continue }
      let (before, after) = (level.panel.element(at: place), panel.element(at: row.index))
      guard isElsewhere || before != after else { continue }
      let now = rows[row.id].map { RowLook(numbers: $0.value(at: time)) }
      var look = now ?? RowLook(RowAppearance())
      let progress = now?.appearance.dissolve ?? 1
      if let former = formers[row.id], progress < 1 {
        if former.panel.element(at: former.index) == after {
          // It becomes again what it was: back from where it is.
          look.numbers[3] = 1 - progress
        } else if progress < 0.5 {
          // What it was before shows more than what it has hardly become.
          rows[row.id] = retimed(look, timing, at: time)
          continue
        } else {
          look.numbers[3] = 0
        }
      } else {
        look.numbers[3] = 0
      }
      formers[row.id] = FormerRow(panel: level.panel, index: place, moves: motion == .full)
      rows[row.id] = retimed(look, timing, at: time)
    }
  }

  private func retimed(
    _ look: RowLook, _ timing: Timing, at time: Timestamp
  ) -> Tween<SIMD8<Double>> {
    Tween(
      from: look.numbers, to: RowLook(RowAppearance()).numbers, start: time, timing: timing)
  }
}

/// A row and where its top is in its panel.
private struct PlacedRow {
  var id: ElementID
  var index: Int
  var y: Double
  /// The middle of a cell across; nil: it isn't one.
  var cell: Double?
}

extension PanelLayout {
  /// Whether rows of another layout are here too, at the same places of the list.
  fileprivate func hasSame(_ rows: [PlacedRow], in other: PanelLayout) -> Bool {
    headerCount == other.headerCount
      && rows.allSatisfy { row in
        row.index < rowCount && element(at: row.index).id == row.id
          && frame(ofRow: row.index, scrollOffset: 0)
            == other.frame(ofRow: row.index, scrollOffset: 0)
      }
  }

  /// The pinned rows, and those that scroll for a viewport's height around what shows: enough to know
  /// where a row that shows came from.
  fileprivate func rowsNearViewport(scrollOffset: Double) -> [PlacedRow] {
    let visible = visibleRows(scrollOffset: scrollOffset)
    let scrolling = headerCount..<max(headerCount, rowCount)
    let near = (visible.lowerBound - visible.count)..<(visible.upperBound + visible.count)
    let indices = Array(0..<headerCount) + Array(near.clamped(to: scrolling))
    return indices.map { index in
      let frame = frame(ofRow: index, scrollOffset: scrollOffset)
      let isCell = hasCells && cellLine(ofRow: index) != nil
      return PlacedRow(
        id: element(at: index).id, index: index, y: frame.minY, cell: isCell ? frame.midX : nil)
    }
  }
}
