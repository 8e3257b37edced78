import MenuLayout
import MenuPrimitives

extension PanelCanvas {
  /// What lies under all rows.
  var background: DisplayItem {
    DisplayItem(bounds: bounds, commands: [.fill(outline, theme.panelBackground)])
  }

  /// The line along the inside of the panel's edge, over all rows so that none covers it.
  var border: DisplayItem {
    let width = theme.panelBorderWidth * grid.pixel
    guard width > 0, theme.panelBorder.alpha > 0 else {
      return DisplayItem(bounds: .zero, commands: [])
    }
    return DisplayItem(
      bounds: bounds, commands: [.border(outline, width: width, theme.panelBorder)])
  }

  /// A fill that never leaves the panel's rounded outline.
  ///
  /// An area with corners of its own keeps inside anyway; one that reaches the panel's sides takes the
  /// panel's corners where it reaches them, too.
  func fill(_ area: RoundedRect, _ color: Color) -> DrawCommand? {
    switch density {
    case .compact: return .fill(area, color)
    case .regular: break
    }
    if area.topLeft > 0 { return .fill(area, color) }
    let rect = area.rect.intersection(bounds)
    guard !rect.isEmpty else { return nil }
    let isLeft = rect.minX < bounds.minX + cornerRadius
    let isRight = rect.maxX > bounds.maxX - cornerRadius
    guard isLeft || isRight else { return .fill(RoundedRect(rect), color) }
    let top = rect.minY - bounds.minY
    let bottom = bounds.maxY - rect.maxY
    if top >= cornerRadius, bottom >= cornerRadius { return .fill(RoundedRect(rect), color) }
    let endsWell = (top == 0 || top >= cornerRadius) && (bottom == 0 || bottom >= cornerRadius)
    if endsWell, rect.height >= cornerRadius {
      let (above, below) = (top == 0 ? cornerRadius : 0, bottom == 0 ? cornerRadius : 0)
      let shape = RoundedRect(
        rect, topLeft: isLeft ? above : 0, topRight: isRight ? above : 0,
        bottomRight: isRight ? below : 0, bottomLeft: isLeft ? below : 0)
      return .fill(shape, color)
    }
    return .fillPath(Path(band: rect, of: outline), color)
  }
}
