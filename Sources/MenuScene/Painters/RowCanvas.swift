import MenuLayout
import MenuModel
import MenuPrimitives

/// One row on its way into a display list: its layout, how it is lit, and the colours that follow.
struct RowCanvas {
  let panel: PanelCanvas
  let row: RowLayout
  /// How far below its place in the layout it is drawn: scrolling and movement, on the pixel grid.
  let offset: Double
  /// How far to the right of its place it is drawn, in a palette that is scrolled, on the pixel grid.
  let slide: Double
  let light: RowLight
  let isLastHeader: Bool
  /// How far a submenu's header has turned from the row that it was: 1 at rest.
  let turn: Double
  /// How strongly everything of the row shows.
  let opacity: Double
  /// How much of that is the row's own, not its panel's.
  let ownOpacity: Double
  /// What is drawn so far, back to front.
  private(set) var commands: [DrawCommand] = []
  /// For each command the part of the row that it belongs to; nil: nobody wants to know.
  private var slots: [Slot]?
  /// The part of the row that is being drawn.
  private var slot = Slot.ground

  init(
    panel: PanelCanvas, row: RowLayout, offset: Double, slide: Double, appearance: RowAppearance,
    isLastHeader: Bool
  ) {
    self.panel = panel
    self.row = row
    self.offset = offset
    self.slide = slide
    self.isLastHeader = isLastHeader
    turn = appearance.turn
    ownOpacity = appearance.opacity
    opacity = panel.state.contentOpacity * appearance.opacity
    light = RowLight(
      of: row.element.id, highlight: panel.state.highlight, openRow: panel.state.openRow)
  }

  /// A part of a row: what a row that changes has before and after.
  enum Slot: Hashable {
    /// What lies under everything: the light, lines.
    case ground
    case title, subtitle, shortcut, image, mark, chevron
    /// What shows that an element of a palette is selected.
    case selection
  }

  /// Draws a part of the row.
  mutating func drawing(_ slot: Slot, _ draw: (inout RowCanvas) -> Void) {
    let outer = self.slot
    self.slot = slot
    draw(&self)
    self.slot = outer
  }

  /// Adds a command to the part that is being drawn.
  mutating func add(_ command: DrawCommand) {
    commands.append(command)
    slots?.append(slot)
  }

  /// Draws the row, not for itself but to have its parts, each with its commands, back to front.
  mutating func recordedParts() -> [(slot: Slot, commands: [DrawCommand])] {
    slots = []
    drawRow()
    var parts: [(slot: Slot, commands: [DrawCommand])] = []
    for (slot, command) in zip(slots ?? [], commands) {
      if let index = parts.firstIndex(where: { $0.slot == slot }) {
        parts[index].commands.append(command)
      } else {
        parts.append((slot, [command]))
      }
    }
    (slots, commands) = (nil, [])
    return parts
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

  /// Draws everything of the row, back to front.
  mutating func drawRow() {
    guard opacity > 0 else { return }
    commands.reserveCapacity(8)
    switch row.element.kind {
    case .action(let content): drawAction(content)
    case .submenu(let content): drawSubmenu(content)
    case .submenuHeader(let content): drawSubmenuHeader(content)
    case .titleHeader: drawTitleHeader()
    case .separator: drawSeparator()
    case .message: drawMessage()
    case .loading: drawLoading()
    case .cell(let cell): drawCell(cell)
    case .searchField, .customView: drawHairline()
    case .customAction: drawGround()
    case .customContent(let view):
      drawGround()
      drawMark(view.attributes, ink(view.attributes).mark)
    }
  }

  /// Where a rectangle of the layout shows, on the pixel grid.
  func placed(_ rect: Rect) -> Rect { grid.round(rect.offset(dx: slide, dy: offset)) }

  /// Draws a piece of text in a colour.
  mutating func draw(_ text: RowLayout.PlacedText?, _ color: Color) {
    guard let text else { return }
    let origin = text.origin.offset(dx: slide, dy: offset)
    add(.text(text.layout, origin, color.opacity(opacity)))
  }

  /// Draws a mark or picture into a box; symbols take the colour, pictures keep their own.
  mutating func draw(_ image: Image, in box: Rect, _ color: Color, opacity factor: Double = 1) {
    add(.image(image, placed(box), tint: color, opacity: opacity * factor))
  }

  /// Draws the mark that turns while something is being loaded.
  mutating func drawSpinner(in box: Rect, _ color: Color) {
    for command in panel.state.spinner.commands(in: placed(box), tint: color, opacity: opacity) {
      add(command)
    }
  }

  /// Fills an area of the panel.
  mutating func fill(_ area: RoundedRect, _ color: Color) {
    if let command = panel.fill(area, color.opacity(opacity)) { add(command) }
  }

  /// Draws a line along the inside of an area's edge, its width in logical pixels.
  mutating func border(_ area: RoundedRect, width: Double, _ color: Color) {
    add(.border(area, width: width, color.opacity(opacity)))
  }

  /// Strokes a path.
  mutating func stroke(_ path: Path, width: Double, _ color: Color) {
    add(.stroke(path, width: width, color.opacity(opacity)))
  }

  /// Draws the area behind a lit row, cut at the panel's rounded ends.
  mutating func drawHighlight() {
    guard let highlight else { return }
    var area = row.highlight
    area.rect = placed(area.rect)
    fill(area, highlight.fill)
  }

  /// Draws what lies under the views of a row that can be chosen.
  mutating func drawGround() {
    drawHighlight()
    drawHairline()
  }

  /// Draws the hairline at the row's bottom, which makes way for the row's own highlight.
  mutating func drawHairline() {
    if light == .highlighted, panel.density == .regular { return }
    switch panel.density {
    case .regular where isLastHeader: break
    case .regular, .compact: drawLine(row.separator.map(placed))
    }
    if isLastHeader { drawHeaderLine() }
  }

  /// What scrolls is kept apart from what is pinned; that line depends on how far it is scrolled.
  private mutating func drawHeaderLine() {
    let strength = panel.headerLineStrength
    if strength > 0 { drawLine(panel.panel.headerLine, opacity: strength) }
  }

  /// Draws a hairline, however little its rectangle holds: exactly one device pixel high.
  mutating func drawLine(_ rect: Rect?, opacity: Double = 1) {
    guard let rect else { return }
    let y = min(rect.minY, rect.maxY - grid.pixel)
    fill(
      RoundedRect(Rect(x: rect.minX, y: y, width: rect.width, height: grid.pixel)),
      theme.thinSeparator.opacity(opacity))
  }
}
