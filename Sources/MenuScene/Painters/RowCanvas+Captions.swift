import MenuLayout
import MenuModel
import MenuPrimitives

extension RowCanvas {
  /// A caption over the rows below, with the line that the compact density draws beside or above it.
  var titleHeader: [DrawCommand] {
    hairline + draw(row.title, theme.caption)
  }

  /// A row that only says something.
  var message: [DrawCommand] {
    hairline + draw(row.title, theme.secondaryLabel)
  }
}
