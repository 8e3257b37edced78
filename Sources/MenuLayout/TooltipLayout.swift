package import MenuPrimitives

/// The text of a row that was cut, in a box of its own; in logical pixels from the box's corner.
package struct TooltipLayout: Hashable, Sendable {
  /// The size of the box, on the grid of device pixels.
  package let size: Size
  package let text: TextLayout
  /// The upper left corner of the text.
  package let origin: Point
  /// The radius of the box's corners.
  package let cornerRadius: Double

  /// Wraps a text to the widest that a tooltip may be.
  package init(
    _ string: String, metrics: LayoutMetrics, text: any TextMeasurer, grid: PixelGrid,
    direction: LayoutDirection = .leftToRight
  ) {
    let padding = metrics.tooltipPadding
    let layout = text.fitting(
      string, metrics.tooltipFont, metrics.tooltipMaximumWidth, lines: metrics.tooltipMaximumLines)
    size = Size(
      width: grid.ceil(layout.size.width + padding.leading + padding.trailing),
      height: grid.ceil(layout.size.height + padding.top + padding.bottom))
    let x =
      direction == .leftToRight
      ? padding.leading : size.width - padding.leading - layout.size.width
    origin = Point(
      x: grid.round(x),
      y: grid.round(padding.top + layout.firstBaseline) - layout.firstBaseline)
    self.text = layout
    cornerRadius = metrics.tooltipCornerRadius
  }
}
