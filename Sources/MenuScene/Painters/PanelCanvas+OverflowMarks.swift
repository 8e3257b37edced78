import MenuLayout
import MenuPrimitives

extension PanelCanvas {
  /// An end of the list.
  enum End {
    case top, bottom
  }

  /// The heights of an overflow mark: an even part that holds the chevron and the panel's corners,
  /// and a part that fades. Together they are what the layout keeps clear of a row that it reveals.
  private var overflowHeights: (even: Double, fade: Double) {
    let height = panel.metrics.overflowMarkHeight
    let even = min(height, max(0.625 * height, cornerRadius))
    return (even, height - even)
  }

  /// The chevron over a strip that fades into the rows: more of them are hidden at this end. Empty
  /// when none are, so that the count of items stays the same.
  func overflowMark(_ end: End) -> DisplayItem {
    let hidden =
      switch end {
      case .top: state.scrollOffset
      case .bottom: panel.maximumScrollOffset - state.scrollOffset
      }
    guard hidden >= grid.pixel else { return DisplayItem(bounds: .zero, commands: []) }

    let view = panel.viewport
    let (even, fade) = overflowHeights
    let height = min(even + fade, view.height)
    let strip =
      switch end {
      case .top: Rect(x: view.minX, y: view.minY, width: view.width, height: height)
      case .bottom: Rect(x: view.minX, y: view.maxY - height, width: view.width, height: height)
      }
    let area = grid.round(strip)
    return DisplayItem(bounds: area, commands: overflowCommands(end, area, even: even))
  }

  private func overflowCommands(_ end: End, _ area: Rect, even: Double) -> [DrawCommand] {
    let evenHeight = grid.round(min(even, area.height))
    var solid = RoundedRect(area)
    solid.rect.size.height = evenHeight
    var fading = area
    fading.size.height = area.height - evenHeight
    let chevron: Symbol
    let edge: DrawCommand.Edge
    switch end {
    case .top:
      fading.origin.y = area.minY + evenHeight
      (chevron, edge) = (.chevronUp, .bottom)
      if area.minY <= bounds.minY {
        (solid.topLeft, solid.topRight) = (cornerRadius, cornerRadius)
      }
    case .bottom:
      solid.rect.origin.y = area.maxY - evenHeight
      (chevron, edge) = (.chevronDown, .top)
      if area.maxY >= bounds.maxY {
        (solid.bottomLeft, solid.bottomRight) = (cornerRadius, cornerRadius)
      }
    }
    let size = min(panel.metrics.markSize * 0.8, area.height)
    let middle = solid.rect.center
    let box = grid.round(
      Rect(x: middle.x - size / 2, y: middle.y - size / 2, width: size, height: size))
    return [
      .fill(solid, theme.panelBackground),
      .fade(fading, theme.panelBackground, from: edge),
      .image(
        Image(symbol: chevron), box, tint: theme.overflowMark, opacity: state.contentOpacity),
    ]
  }
}
