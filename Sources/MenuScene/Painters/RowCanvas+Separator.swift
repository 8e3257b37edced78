import MenuLayout
import MenuModel
import MenuPrimitives

extension RowCanvas {
  /// What stands between groups of rows: a band over the full width, or a line with room around it.
  var separator: [DrawCommand] {
    switch panel.density {
    case .regular:
      let band = RoundedRect(placed(row.separator ?? row.frame))
      return panel.fill(band, theme.thickSeparator.opacity(opacity))
    case .compact:
      let frame = placed(row.separator ?? row.frame)
      let y = grid.round(frame.midY - grid.pixel / 2)
      return line(Rect(x: frame.minX, y: y, width: frame.width, height: grid.pixel))
    }
  }
}
