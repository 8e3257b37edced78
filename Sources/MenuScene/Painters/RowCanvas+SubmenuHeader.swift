import MenuLayout
import MenuModel
import MenuPrimitives

extension RowCanvas {
  /// Draws the row that leads back from a stacked submenu. While the submenu opens out of its row,
  /// the chevron turns from the one's direction to the other's, and title and picture get their
  /// weight.
  mutating func drawSubmenuHeader(_ content: RowContent) {
    let ink = ink(content)
    drawHighlight()
    drawHairline()
    if turn < 1 {
      if let box = row.leadingMark { drawTurningChevron(in: placed(box), ink.label) }
      drawTurningTitle(content, ink)
    } else {
      if let box = row.leadingMark {
        drawing(.chevron) { $0.draw(Image(symbol: .chevronDown), in: box, ink.label) }
      }
      drawing(.title) { canvas in
        canvas.draw(canvas.row.title, ink.label)
        canvas.drawMnemonic(content, ink.label)
      }
    }
    drawing(.subtitle) { $0.draw($0.row.subtitle, ink.secondary) }
    drawing(.shortcut) { $0.draw($0.row.shortcut, ink.secondary) }
    guard let image = content.image else { return }
    guard let bold = image.emphasized else { return drawPicture(image, of: content, ink) }
    if turn < 1 { drawPicture(image, of: content, ink, opacity: 1 - turn) }
    drawPicture(bold, of: content, ink, opacity: turn)
  }

  /// Draws the title in both faces, the one fading into the other; each is brought to the width that
  /// they have on the way, so that their letters stay above each other.
  private mutating func drawTurningTitle(_ content: RowContent, _ ink: Ink) {
    guard let title = row.title else { return }
    let plain = panel.text.layout(
      content.title, font: panel.panel.metrics.titleFont,
      maximumWidth: title.layout.size.width, maximumLines: title.layout.lines.count)
    for (layout, other, part) in [
      (plain, title.layout, turn), (title.layout, plain, 1 - turn),
    ] {
      let width = layout.size.width + (other.size.width - layout.size.width) * part
      var placed = RowLayout.PlacedText(layout: layout, origin: title.origin)
      placed.layout.spread(to: width)
      switch panel.panel.constraints.direction {
      case .leftToRight: break
      case .rightToLeft: placed.origin.x += title.layout.size.width - width
      }
      drawing(.title) { $0.draw(placed, ink.label.opacity(1 - part)) }
    }
  }

  private mutating func drawTurningChevron(in box: Rect, _ color: Color) {
    let quarter =
      switch panel.panel.constraints.direction {
      case .leftToRight: turn - 1
      case .rightToLeft: 1 - turn
      }
    let scale = min(box.width, box.height) / 24
    for layer in Symbol.chevronDown.layers {
      guard case .stroked(let width) = layer.ink else { continue }
      let path = layer.path.rotated(quarterTurns: quarter, about: Point(x: 12, y: 12))
        .transformed(scale: scale, dx: box.midX - 12 * scale, dy: box.midY - 12 * scale)
      stroke(path, width: width * scale, color)
    }
  }
}
