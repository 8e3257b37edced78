import MenuLayout
import MenuModel
import MenuPrimitives

extension RowCanvas {
  /// Draws the row that leads back from a stacked submenu. While the submenu opens out of its row,
  /// the chevron turns from the one's direction to the other's, and the title gets its weight.
  mutating func drawSubmenuHeader(_ content: RowContent) {
    let ink = ink(content)
    drawHighlight()
    drawHairline()
    guard turn < 1 else {
      if let box = row.leadingMark { draw(Image(symbol: .chevronDown), in: box, ink.label) }
      return drawTitled(content, ink)
    }
    if let box = row.leadingMark { drawTurningChevron(in: placed(box), ink.label) }
    if let title = row.title {
      let plain = panel.text.layout(
        content.title, font: panel.panel.metrics.titleFont,
        maximumWidth: title.layout.size.width, maximumLines: title.layout.lines.count)
      draw(
        RowLayout.PlacedText(layout: plain, origin: title.origin), ink.label.opacity(1 - turn))
      draw(title, ink.label.opacity(turn))
    }
    drawDetails(content, ink)
  }

  private mutating func drawTurningChevron(in box: Rect, _ color: Color) {
    let quarter =
      switch panel.panel.constraints.direction {
      case .leftToRight: turn - 1
      case .rightToLeft: 1 - turn
      }
    let scale = min(box.width, box.height) / 24
    let path = Symbol.chevronDown.strokes
      .rotated(quarterTurns: quarter, about: Point(x: 12, y: 12))
      .transformed(scale: scale, dx: box.midX - 12 * scale, dy: box.midY - 12 * scale)
    stroke(path, width: Symbol.chevronDown.strokeWidth * scale, color)
  }
}
