import MenuLayout
import MenuModel
import MenuPrimitives

extension RowCanvas {
  /// Draws a row that runs a handler.
  mutating func drawAction(_ content: RowContent) {
    let ink = ink(content)
    drawHighlight()
    drawHairline()
    drawMark(content, ink.mark)
    drawTitled(content, ink)
  }
}
