package import MenuLayout
package import MenuPrimitives

/// Draws a tooltip: a box with the whole text of a row that was cut.
package struct TooltipPainter: Sendable {
  /// The colours by role.
  package var theme: Theme
  /// Makes a painter that draws in the colours of a theme.
  package init(theme: Theme) { self.theme = theme }

  /// One item with the box, its border and its text.
  package func paint(_ tooltip: TooltipLayout, grid: PixelGrid) -> DisplayList {
    let bounds = Rect(origin: .zero, size: tooltip.size)
    let box = RoundedRect(bounds, radius: tooltip.cornerRadius)
    let width = theme.panelBorderWidth * grid.pixel
    return DisplayList(items: [
      DisplayItem(
        bounds: bounds,
        commands: [
          .fill(box, theme.tooltipBackground),
          .text(tooltip.text, tooltip.origin, theme.tooltipLabel),
          .border(box, width: width, theme.tooltipBorder),
        ])
    ])
  }
}
