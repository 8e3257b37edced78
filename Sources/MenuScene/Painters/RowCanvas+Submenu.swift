import MenuLayout
import MenuModel
import MenuPrimitives

extension RowCanvas {
  /// A row that opens another menu: its chevron stands where the density has room for it.
  func submenu(_ content: RowContent) -> [DrawCommand] {
    let ink = ink(content)
    var marks: [DrawCommand] = []
    if let box = row.trailingMark {
      marks = draw(forwardChevron, in: box, ink.secondary) + stateMark(content, ink.mark)
    } else if let box = row.leadingMark {
      marks = draw(forwardChevron, in: box, ink.label)
    }
    return highlightFill + hairline + marks + titled(content, ink)
  }
}
