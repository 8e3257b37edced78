// Stands in for the painter of tooltips until the scene has one.
import MenuLayout
import MenuPrimitives
import MenuScene

struct TooltipPainter {
  let theme: Theme
  func paint(_ layout: TooltipLayout, grid: PixelGrid) -> DisplayList {
    let bounds = Rect(origin: .zero, size: layout.size)
    let shape = RoundedRect(bounds, radius: layout.cornerRadius)
    return DisplayList(items: [
      DisplayItem(
        bounds: bounds,
        commands: [
          .fill(shape, theme.tooltipBackground),
          .border(shape, width: grid.pixel, theme.tooltipBorder),
          .text(layout.text, layout.origin, theme.tooltipLabel),
        ])
    ])
  }
}
