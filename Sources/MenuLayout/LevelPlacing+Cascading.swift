import MenuModel
import MenuPrimitives

extension LevelPlacing {
  /// Places a submenu beside its row; where neither side has room, or the row is a cell that has
  /// others beside it, below or above it.
  mutating func cascade(_ index: Int) {
    let menu = input.levels[index].menu
    let row = sourceRect(index)
    if let old = oldLevel(index) {
      let panel = panel(
        index, menu: menu, maximum: old.panel.constraints.maximumSize,
        minimumWidth: old.frame.width)
      let frame = slid(frame(keeping: old, size: panel.size))
      if area.contains(frame), !covers(frame, row) {
        append(index, panel, frame: frame, like: old)
        return
      }
    }
    let panel = panel(
      index, menu: menu, maximum: sizeLimit, minimumWidth: oldLevel(index)?.frame.width ?? 0)
    if case .cell = input.levels[index].sourceRow?.kind {
      pullDown(index, panel, row)
      return
    }
    let chain = levels[index - 1].chain
    for direction in [chain, chain.opposite] where room(direction, row) >= panel.size.width {
      beside(index, panel, row, direction)
      return
    }
    let (below, above) = (area.maxY - row.maxY, row.minY - area.minY)
    if panel.size.height <= max(below, above) {
      under(index, panel, row, isBelow: panel.size.height <= below)
      return
    }
    let side = room(chain, row) >= room(chain.opposite, row) ? chain : chain.opposite
    if max(below, above) < metrics.leastUsefulHeight,
      room(side, row) >= metrics.minimumWidth / 2
    {
      let narrow = self.panel(
        index, menu: menu, maximum: Size(width: room(side, row), height: heightLimit))
      beside(index, narrow, row, side)
      return
    }
    let low = self.panel(
      index, menu: menu, maximum: Size(width: sizeLimit.width, height: max(below, above)))
    under(index, low, row, isBelow: below >= above)
  }

  /// Places a submenu below its cell, from the edge of it where reading begins; above it, where it
  /// doesn't fit below and there is more room.
  private mutating func pullDown(_ index: Int, _ panel: PanelLayout, _ cell: Rect) {
    let overlap = grid.round(metrics.cascadeOverlap)
    let row = cell.inset(dx: 0, dy: min(overlap, cell.height / 4))
    let (below, above) = (area.maxY - row.maxY, row.minY - area.minY)
    let isBelow = panel.size.height <= below || below >= above
    var fitting = panel
    if panel.size.height > max(below, above) {
      fitting = self.panel(
        index, menu: input.levels[index].menu,
        maximum: Size(width: sizeLimit.width, height: max(below, above)))
    }
    under(index, fitting, row, indent: 0, isBelow: isBelow)
  }

  /// The width that a submenu has on one side of its row.
  private func room(_ direction: LayoutDirection, _ row: Rect) -> Double {
    let free =
      switch direction {
      case .leftToRight: area.maxX - row.maxX
      case .rightToLeft: row.minX - area.minX
      }
    return free + metrics.cascadeOverlap
  }

  /// Whether a submenu would lie over its row by more than panels overlap.
  private func covers(_ frame: Rect, _ row: Rect) -> Bool {
    frame.intersects(row.inset(dx: metrics.cascadeOverlap + grid.pixel, dy: 0))
  }

  private mutating func beside(
    _ index: Int, _ panel: PanelLayout, _ row: Rect, _ direction: LayoutDirection
  ) {
    var placement = PopupPlacement.submenu(
      beside: row, direction: direction, overlap: grid.round(metrics.cascadeOverlap),
      rise: panel.frame(ofRow: 0, scrollOffset: 0).minY)
    placement.adjustment.remove(.flipX)
    let solution = placement.solution(for: panel.size, in: area)
    let frame = Rect(origin: grid.round(solution.frame.origin), size: panel.size)
    let anchor = Point(
      x: direction == .leftToRight ? frame.minX : frame.maxX,
      y: min(max(row.midY, frame.minY), frame.maxY))
    append(
      index, panel, frame: frame, growthAnchor: anchor, across: solution.across, down: .high,
      chain: direction)
  }

  private mutating func under(
    _ index: Int, _ panel: PanelLayout, _ row: Rect, indent: Double? = nil, isBelow: Bool
  ) {
    let indent = indent ?? metrics.stackInset
    let chain = levels[index - 1].chain
    let x =
      input.direction == .leftToRight
      ? row.minX + indent : row.maxX - indent - panel.size.width
    let y = isBelow ? row.maxY : row.minY - panel.size.height
    let frame = slid(Rect(origin: grid.round(Point(x: x, y: y)), size: panel.size))
    append(
      index, panel, frame: frame,
      growthAnchor: Point(x: row.midX, y: isBelow ? row.maxY : row.minY),
      across: input.direction == .leftToRight ? .high : .low, down: isBelow ? .high : .low,
      chain: chain)
  }
}

extension LayoutDirection {
  fileprivate var opposite: LayoutDirection {
    switch self {
    case .leftToRight: .rightToLeft
    case .rightToLeft: .leftToRight
    }
  }
}
