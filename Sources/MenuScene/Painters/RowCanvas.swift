import MenuLayout
import MenuModel
import MenuPrimitives

/// One row on its way into a display list: its layout, how it is lit, and the colours that follow.
struct RowCanvas {
  /// How a row is lit.
  enum Light {
    case none
    /// Its submenu is open beside it.
    case open
    case highlighted
  }

  let panel: PanelCanvas
  let row: RowLayout
  /// How far below its place in the layout it is drawn: scrolling and movement, on the pixel grid.
  let offset: Double
  let light: Light
  let isLastHeader: Bool
  /// How far a submenu's header has turned from the row that it was: 1 at rest.
  let turn: Double
  /// How strongly everything of the row shows.
  let opacity: Double

  init(
    panel: PanelCanvas, row: RowLayout, offset: Double, appearance: RowAppearance,
    isLastHeader: Bool
  ) {
    self.panel = panel
    self.row = row
    self.offset = offset
    self.isLastHeader = isLastHeader
    turn = appearance.turn
    opacity = panel.state.contentOpacity * appearance.opacity
    light =
      if row.element.id == panel.state.highlight {
        .highlighted
      } else if row.element.id == panel.state.openRow {
        .open
      } else {
        .none
      }
  }

  var theme: Theme { panel.theme }
  var grid: PixelGrid { panel.grid }

  /// The fill and colours of the row's light; nil: it isn't lit.
  var highlight: Theme.Highlight? {
    switch light {
    case .none: nil
    case .open: theme.openRow
    case .highlighted: theme.highlight
    }
  }

  /// Everything that the row draws, back to front.
  var commands: [DrawCommand] {
    switch row.element.kind {
    case .action(let content): action(content)
    case .submenu(let content): submenu(content)
    case .submenuHeader(let content): submenuHeader(content)
    case .titleHeader: titleHeader
    case .separator: separator
    case .message: message
    }
  }

  /// Where a rectangle of the layout shows, on the pixel grid.
  func placed(_ rect: Rect) -> Rect { grid.round(rect.offset(dy: offset)) }

  /// A piece of text in a colour.
  func draw(_ text: RowLayout.PlacedText?, _ color: Color) -> [DrawCommand] {
    guard let text, opacity > 0 else { return [] }
    return [.text(text.layout, text.origin.offset(dy: offset), color.opacity(opacity))]
  }

  /// A mark or picture in a box; symbols take the colour, pictures keep their own.
  func draw(_ image: Image, in box: Rect, _ color: Color, opacity factor: Double = 1)
    -> [DrawCommand]
  {
    guard opacity > 0 else { return [] }
    return [.image(image, placed(box), tint: color, opacity: opacity * factor)]
  }

  /// The hairline at the row's bottom, which makes way for the row's own highlight.
  var hairline: [DrawCommand] {
    if light == .highlighted, panel.density == .regular { return [] }
    // What scrolls is kept apart from what is pinned; that line depends on how far it is scrolled.
    let pinned =
      isLastHeader ? panel.panel.headerLine(scrollOffset: panel.state.scrollOffset) : nil
    let lines =
      switch panel.density {
      case .regular: isLastHeader ? [pinned] : [row.separator.map(placed)]
      case .compact: [row.separator.map(placed), pinned]
      }
    return lines.compactMap { $0 }.flatMap(line)
  }

  /// A hairline, however little the layout's rectangle holds: exactly one device pixel high.
  func line(_ rect: Rect) -> [DrawCommand] {
    let y = min(rect.minY, rect.maxY - grid.pixel)
    let hair = Rect(x: rect.minX, y: y, width: rect.width, height: grid.pixel)
    return panel.fill(RoundedRect(hair), theme.thinSeparator.opacity(opacity))
  }

  /// The area behind a lit row, cut at the panel's rounded ends.
  var highlightFill: [DrawCommand] {
    guard let highlight, opacity > 0 else { return [] }
    var area = row.highlight
    switch panel.density {
    case .regular: area = RoundedRect(placed(row.frame))
    case .compact: area.rect = placed(area.rect)
    }
    return panel.fill(area, highlight.fill.opacity(opacity))
  }
}
