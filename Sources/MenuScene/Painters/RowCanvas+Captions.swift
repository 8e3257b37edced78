import MenuLayout
import MenuModel
import MenuPrimitives

extension RowCanvas {
  /// Draws a caption over the rows below, with the line that the compact density has beside it.
  mutating func drawTitleHeader() {
    drawHairline()
    draw(row.title, theme.caption)
  }

  /// Draws a row that only says something.
  mutating func drawMessage() {
    drawHairline()
    draw(row.title, theme.secondaryLabel)
  }

  /// Draws a row that stands for elements which are still being loaded.
  mutating func drawLoading() {
    drawMessage()
    if let box = row.image { drawSpinner(in: box, theme.secondaryLabel) }
  }
}
