import MenuLayout
import MenuModel
import MenuPrimitives

extension RowCanvas {
  /// Draws a caption over the rows below, with the line that the compact density has beside it.
  mutating func drawTitleHeader() {
    drawHairline()
    drawing(.title) { $0.draw($0.row.title, $0.theme.caption) }
  }

  /// Draws a row that only says something.
  mutating func drawMessage() {
    drawHairline()
    drawing(.title) { $0.draw($0.row.title, $0.theme.secondaryLabel) }
  }

  /// Draws a row that stands for elements which are still being loaded.
  mutating func drawLoading() {
    drawMessage()
    guard let box = row.image else { return }
    drawing(.image) { $0.drawSpinner(in: box, $0.theme.secondaryLabel) }
  }
}
