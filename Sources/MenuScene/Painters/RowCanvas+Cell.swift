import MenuLayout
import MenuModel
import MenuPrimitives

extension RowCanvas {
  /// Draws one of several elements that stand side by side.
  mutating func drawCell(_ cell: CellContent) {
    switch cell.style {
    case .small, .medium: drawSideBySide(cell)
    case .palette(let style): drawPaletteItem(cell, style)
    }
  }

  // MARK: Side by side

  private mutating func drawSideBySide(_ cell: CellContent) {
    let content = cell.content
    let own = ownInk(of: content)
    let ink = highlight?.label ?? own
    drawHighlight()
    drawHairline()
    drawDivider()
    drawing(.title) { canvas in
      canvas.draw(canvas.row.title, ink)
      canvas.drawMnemonic(content, ink)
    }
    drawPicture(of: cell, ink)
    drawChevron(highlight?.secondaryLabel ?? theme.secondaryLabel)
    // Small pictures hardly show their colour, and the accent may be that of all text.
    if panel.density == .compact || theme.tint == theme.label { drawMark(content, ink) }
  }

  /// The colour of a cell that isn't lit.
  private func ownInk(of content: RowContent) -> Color {
    if !content.isEnabled { return theme.secondaryLabel }
    if content.mark != .none { return theme.tint }
    return content.isDestructive ? theme.destructive : theme.label
  }

  private mutating func drawDivider() {
    guard let divider = row.divider else { return }
    fill(RoundedRect(placed(divider)), theme.thinSeparator)
  }

  // MARK: Palettes

  private mutating func drawPaletteItem(_ cell: CellContent, _ style: PaletteSelectionStyle) {
    drawPaletteHighlight()
    var ink = paletteInk(of: cell.content)
    if let shape = row.selection {
      drawing(.selection) { $0.drawSelection(shape, style, of: cell.content) }
      switch style {
      case .tint, .openCircle, .openRectangle: break
      case .closedCircle, .closedRectangle:
        // On the accent colour the accent colour isn't seen.
        ink = Theme.Highlight.filled(with: theme.tint).label ?? theme.panelBackground
      }
    }
    drawing(.title) { $0.draw($0.row.title, ink) }
    drawPicture(of: cell, ink)
    drawChevron(theme.paletteItem)
  }

  private mutating func drawSelection(
    _ shape: RoundedRect, _ style: PaletteSelectionStyle, of content: RowContent
  ) {
    let area = RoundedRect(placed(shape.rect), radius: shape.topLeft)
    let color = content.isEnabled ? theme.tint : theme.paletteDisabled
    let hasOwnColors = content.image.map { !$0.isTemplate } ?? false
    switch style {
    case .tint:
      // What has colours of its own doesn't take another; and the accent may be that of all.
      if hasOwnColors || theme.tint == theme.paletteItem { fill(area, color) }
    case .openCircle, .openRectangle:
      border(area, width: grid.ceil(panel.panel.metrics.cells.selectionLine), color)
    case .closedCircle, .closedRectangle:
      // A picture of just the accent's colour is still to be seen.
      fill(area, hasOwnColors ? color.opacity(Self.closedOpacity) : color)
    }
  }

  /// How strongly a filled selection shows behind a picture with colours of its own.
  private static let closedOpacity = 0.3

  private func paletteInk(of content: RowContent) -> Color {
    if !content.isEnabled { return theme.paletteDisabled }
    if content.isDestructive { return theme.destructive }
    return content.mark == .none ? theme.paletteItem : theme.tint
  }

  private mutating func drawPaletteHighlight() {
    guard light != .none else { return }
    let area = RoundedRect(placed(row.highlight.rect), radius: row.highlight.topLeft)
    fill(area, theme.paletteHighlight.fill)
    if let color = theme.paletteHighlight.border {
      border(area, width: theme.panelBorderWidth * grid.pixel, color)
    }
  }

  // MARK: Both

  private mutating func drawPicture(of cell: CellContent, _ ink: Color) {
    guard let box = row.image else { return }
    switch cell.role {
    case .action, .submenu: break
    case .loading: return drawing(.image) { $0.drawSpinner(in: box, $0.theme.secondaryLabel) }
    }
    guard let image = cell.content.image else { return }
    let isDimmed = !cell.content.isEnabled && !image.isTemplate
    let opacity = isDimmed ? theme.disabledImageOpacity : 1
    drawing(.image) { $0.draw(image, in: box, ink, opacity: opacity) }
  }

  /// Says that the cell opens a menu.
  private mutating func drawChevron(_ color: Color) {
    guard let box = row.trailingMark else { return }
    drawing(.chevron) { $0.draw(Image(symbol: .chevronDown), in: box, color) }
  }
}
