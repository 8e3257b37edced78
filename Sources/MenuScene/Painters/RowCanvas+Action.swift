import MenuModel
import MenuLayout
import MenuPrimitives

extension RowCanvas {
  /// A row that runs a handler.
  func action(_ content: RowContent) -> [DrawCommand] {
    let ink = ink(content)
    return highlightFill + hairline + stateMark(content, ink.mark) + titled(content, ink)
  }
}
