import MenuModel
import MenuPrimitives

/// How many lines of text a row shows.
struct LineCounts: Hashable, Sendable {
  var title: UInt8
  var subtitle: UInt8
}

/// Measures as many rows as a panel's size takes: the first screenful, and of the rest only what
/// could be higher than the others.
struct RowMeasuring {
  let menu: ResolvedMenu
  let metrics: LayoutMetrics
  let measures: RowMeasures
  let headerColumns: PanelColumns
  let columns: PanelColumns
  let customSizes: CustomSizes
  /// The rows that share lines, and their measures.
  let cells: (lines: CellLines, measures: CellMeasures?)
  /// The height of a screenful, in device pixels.
  let heightLimit: Int
  let text: any TextMeasurer

  /// How many texts beyond the first screenful are laid out to learn whether they break: more than
  /// a menu has that people read through, and no more than a few milliseconds take.
  private var budget = 256
  private var titles: TitleWidthEstimate
  private var subtitles: TitleWidthEstimate
  private var captions: TitleWidthEstimate

  init(
    menu: ResolvedMenu, metrics: LayoutMetrics, measures: RowMeasures,
    headerColumns: PanelColumns, columns: PanelColumns, customSizes: CustomSizes,
    cells: (lines: CellLines, measures: CellMeasures?), heightLimit: Int, text: any TextMeasurer
  ) {
    self.menu = menu
    self.metrics = metrics
    self.measures = measures
    self.headerColumns = headerColumns
    self.columns = columns
    self.customSizes = customSizes
    self.cells = cells
    self.heightLimit = heightLimit
    self.text = text
    titles = TitleWidthEstimate(font: metrics.titleFont)
    subtitles = TitleWidthEstimate(font: metrics.subtitleFont)
    captions = TitleWidthEstimate(font: metrics.captionFont)
  }

  /// Stacks all rows of a panel of the given width, with the lines that their texts take.
  mutating func stack(width: Double) -> (RowStack, [LineCounts]) {
    let total = menu.headers.count + menu.elements.count
    var rows = RowStack()
    var lineCounts: [LineCounts] = []
    lineCounts.reserveCapacity(total)
    for (elements, columns) in [(menu.headers, headerColumns), (menu.elements, columns)] {
      for element in elements {
        let lines = lines(
          of: element.kind, columns: columns, width: width, isVisible: rows.height < heightLimit)
        lineCounts.append(lines)
        rows.append(height(of: element, at: rows.count, lines: lines), total: total)
      }
    }
    return (rows, lineCounts)
  }

  /// How many lines the texts of a row take, laid out in any case.
  mutating func lines(ofRow index: Int, width: Double) -> LineCounts {
    lines(
      of: menu.row(at: index).kind, columns: index < menu.headers.count ? headerColumns : columns,
      width: width, isVisible: true)
  }

  private func height(of element: ResolvedElement, at index: Int, lines: LineCounts) -> Int {
    switch element.kind {
    case .action, .submenu, .submenuHeader, .message, .loading:
      measures.height(titleLines: Int(lines.title), subtitleLines: Int(lines.subtitle))
    case .searchField, .customView, .customAction, .customContent:
      measures.height(ofViewIn: element, customSizes: customSizes) ?? 0
    case .titleHeader: measures.height(captionLines: Int(lines.title))
    case .separator: measures.separator
    case .cell(let cell):
      cells.lines.begins(at: index) ? cells.measures?.height(of: cell.style) ?? 0 : 0
    }
  }

  private mutating func lines(
    of kind: ResolvedElement.Kind, columns: PanelColumns, width: Double, isVisible: Bool
  ) -> LineCounts {
    switch kind {
    case .action(let content), .submenu(let content):
      let room = columns.textRoom(for: kind, width: width)
      return LineCounts(
        title: lineCount(
          content.title, .titles, width: titleRoom(room, content, columns), isVisible: isVisible),
        subtitle: subtitleLines(content, width: room, isVisible: isVisible))
    case .submenuHeader(let content):
      let room = columns.textRoom(for: kind, width: width)
      return LineCounts(
        title: lineCount(content.title, .submenuHeaders, width: room, isVisible: isVisible),
        subtitle: subtitleLines(content, width: room, isVisible: isVisible))
    case .titleHeader(let caption):
      let room = width - columns.captionLeading - metrics.contentTrailing
      return LineCounts(
        title: lineCount(caption, .captions, width: room, isVisible: isVisible), subtitle: 0)
    case .message(let message), .loading(let message):
      let room = columns.textRoom(for: kind, width: width)
      return LineCounts(
        title: lineCount(message, .titles, width: room, isVisible: isVisible), subtitle: 0)
    case .searchField, .customView, .customAction, .customContent, .cell:
      return LineCounts(title: 1, subtitle: 0)
    case .separator:
      return LineCounts(title: 0, subtitle: 0)
    }
  }

  /// The width that a row's shortcut leaves its title.
  private func titleRoom(_ room: Double, _ content: RowContent, _ columns: PanelColumns) -> Double {
    // As where the row is laid out.
    guard let shortcut = content.shownShortcut,
      let line = text.shortcut(shortcut, metrics.shortcutFont, room)
    else { return room }
    return columns.titleRoom(room, shortcutWidth: line.size.width)
  }

  private mutating func subtitleLines(
    _ content: RowContent, width: Double, isVisible: Bool
  ) -> UInt8 {
    guard let subtitle = content.shownSubtitle else { return 0 }
    return lineCount(subtitle, .subtitles, width: width, isVisible: isVisible)
  }

  /// Whose text it is.
  private enum Role {
    case titles, subtitles, captions, submenuHeaders
  }

  private mutating func lineCount(
    _ string: String, _ role: Role, width: Double, isVisible: Bool
  ) -> UInt8 {
    if !isVisible {
      if surelyFits(string, role, width: width) { return 1 }
      // Out of sight and out of budget, a line too many is a better guess than one too few.
      if budget <= 0 { return UInt8(clamping: metrics.maximumLines) }
      budget -= 1
    }
    let layout = text.fitting(string, font(of: role), width, lines: metrics.maximumLines)
    return UInt8(clamping: max(1, layout.lines.count))
  }

  private mutating func surelyFits(_ string: String, _ role: Role, width: Double) -> Bool {
    switch role {
    case .titles: titles.fits(string, width: width, text: text)
    case .subtitles: subtitles.fits(string, width: width, text: text)
    case .captions: captions.fits(string, width: width, text: text)
    case .submenuHeaders: false
    }
  }

  private func font(of role: Role) -> FontSpec {
    switch role {
    case .titles: metrics.titleFont
    case .subtitles: metrics.subtitleFont
    case .captions: metrics.captionFont
    case .submenuHeaders: metrics.submenuHeaderFont
    }
  }
}
