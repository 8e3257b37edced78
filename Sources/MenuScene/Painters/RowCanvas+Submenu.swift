import MenuLayout
import MenuModel
import MenuPrimitives

extension RowCanvas {
  /// Draws a row that opens another menu: its chevron stands where the density has room for it.
  mutating func drawSubmenu(_ content: RowContent) {
    let ink = ink(content)
    drawHighlight()
    drawHairline()
    if let box = row.trailingMark {
      drawing(.chevron) { $0.draw($0.forwardChevron, in: box, ink.secondary) }
      drawMark(content, ink.mark)
    } else if let box = row.leadingMark {
      drawing(.chevron) { $0.draw($0.forwardChevron, in: box, ink.label) }
    }
    drawTitled(content, ink)
  }
}
