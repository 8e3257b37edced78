import MenuLayout
import MenuModel
import MenuPrimitives

extension RowCanvas {
  /// The row that leads back from a stacked submenu. While the submenu opens out of its row, the
  /// chevron turns from the one's direction to the other's.
  func submenuHeader(_ content: RowContent) -> [DrawCommand] {
    let ink = ink(content)
    var marks: [DrawCommand] = []
    if let box = row.leadingMark ?? row.trailingMark {
      marks =
        turn >= 1
        ? draw(Image(symbol: .chevronDown), in: box, ink.label)
        : turningChevron(in: placed(box), ink.label)
    }
    return highlightFill + hairline + marks + titled(content, ink)
  }

  private func turningChevron(in box: Rect, _ color: Color) -> [DrawCommand] {
    let quarter =
      switch panel.panel.constraints.direction {
      case .leftToRight: turn - 1
      case .rightToLeft: 1 - turn
      }
    let scale = min(box.width, box.height) / 24
    let path = Symbol.chevronDown.strokes
      .rotated(quarterTurns: quarter, about: Point(x: 12, y: 12))
      .transformed(scale: scale, dx: box.midX - 12 * scale, dy: box.midY - 12 * scale)
    return [
      .stroke(path, width: Symbol.chevronDown.strokeWidth * scale, color.opacity(opacity))
    ]
  }
}
