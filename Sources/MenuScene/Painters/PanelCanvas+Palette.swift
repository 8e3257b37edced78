import MenuLayout
import MenuModel
import MenuPrimitives

extension PanelCanvas {
  /// How far to the right of their places the cells of a palette are drawn.
  func slide(of line: CellLine, in panel: PanelLayout) -> Double {
    let offset = grid.round(panel.limited(state.strips[line.id] ?? 0, of: line))
    switch panel.constraints.direction {
    case .leftToRight: return -offset
    case .rightToLeft: return offset
    }
  }

  /// What belongs to a palette as a whole and lies over its cells: the line below, and the fades over
  /// the ends behind which it goes on.
  func item(ofPalette line: CellLine) -> DisplayItem {
    let isPinned = line.cells.lowerBound < panel.headerCount
    let way = isPinned ? 0 : -grid.round(state.scrollOffset)
    let frame = panel.frame(of: line, scrollOffset: 0).offset(dy: way)
    let area = frame.intersection(isPinned ? bounds : scrollingArea)
    guard !area.isEmpty else { return DisplayItem(bounds: area, commands: []) }

    var commands = fades(of: line, in: panel.clip(of: line).offset(dy: way))
    let isLastHeader = isPinned && line.cells.upperBound == panel.headerCount
    let below = isLastHeader ? panel.headerLine : panel.separator(below: line)?.offset(dy: way)
    let strength = state.contentOpacity * (isLastHeader ? headerLineStrength : 1)
    if let below, strength > 0,
      let command = fill(RoundedRect(below), theme.thinSeparator.opacity(strength))
    {
      commands.append(command)
    }
    return DisplayItem(bounds: area, commands: commands)
  }

  private func fades(of line: CellLine, in clip: Rect) -> [DrawCommand] {
    let maximum = panel.maximumOffset(of: line)
    guard maximum > 0 else { return [] }
    let offset = panel.limited(state.strips[line.id] ?? 0, of: line)
    let (before, after) = (offset >= grid.pixel, maximum - offset >= grid.pixel)
    let (left, right) =
      switch panel.constraints.direction {
      case .leftToRight: (before, after)
      case .rightToLeft: (after, before)
      }
    let cells = panel.metrics.cells
    // No higher than what it lies over, so that it keeps out of the panel's corners.
    let strip = grid.round(clip.inset(dx: 0, dy: cells.highlightInset))
    let width = grid.round(min(cells.overflowFade, strip.width / 4))
    var commands: [DrawCommand] = []
    if left {
      let area = Rect(x: strip.minX, y: strip.minY, width: width, height: strip.height)
      commands.append(.fade(area, theme.panelBackground, from: .right))
    }
    if right {
      let area = Rect(x: strip.maxX - width, y: strip.minY, width: width, height: strip.height)
      commands.append(.fade(area, theme.panelBackground, from: .left))
    }
    return commands
  }
}
