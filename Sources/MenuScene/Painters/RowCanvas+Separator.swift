import MenuLayout
import MenuModel
import MenuPrimitives

extension RowCanvas {
  /// Draws what stands between groups of rows: a band over the full width, or a line.
  mutating func drawSeparator() {
    let place = placed(row.separator ?? row.frame)
    switch panel.density {
    case .regular: fill(RoundedRect(place), theme.thickSeparator)
    case .compact: drawLine(place)
    }
  }
}
