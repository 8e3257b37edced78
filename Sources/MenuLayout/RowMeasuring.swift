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
  /// The height of a screenful, in device pixels.
  let heightLimit: Int
  let text: any TextMeasurer

  /// How many texts beyond the first screenful are laid out to learn whether they break: more than
  /// a menu has that people read through, and no more than a few milliseconds take.
  private var budget = 256
  private var estimates: [FontSpec: TitleWidthEstimate] = [:]

  init(
    menu: ResolvedMenu, metrics: LayoutMetrics, measures: RowMeasures,
    headerColumns: PanelColumns, columns: PanelColumns, heightLimit: Int, text: any TextMeasurer
  ) {
    self.menu = menu
    self.metrics = metrics
    self.measures = measures
    self.headerColumns = headerColumns
    self.columns = columns
    self.heightLimit = heightLimit
    self.text = text
  }

  /// Stacks all rows of a panel of the given width; the lines are empty where every row has one.
  mutating func stack(width: Double) -> (RowStack, [LineCounts]) {
    let headers = menu.headers.count
    let count = headers + menu.elements.count
    let breaks = metrics.maximumLines > 1
    var lineCounts: [LineCounts] = []
    if breaks { lineCounts.reserveCapacity(count) }
    var sum = 0
    let rows = RowStack(count: count) { index in
      let isHeader = index < headers
      let kind = isHeader ? menu.headers[index].kind : menu.elements[index - headers].kind
      let lines = lines(
        of: kind, columns: isHeader ? headerColumns : columns, width: width,
        isVisible: sum < heightLimit)
      if breaks { lineCounts.append(lines) }
      let height = height(of: kind, lines: lines)
      sum &+= height
      return height
    }
    return (rows, lineCounts)
  }

  private func height(of kind: ResolvedElement.Kind, lines: LineCounts) -> Int {
    switch kind {
    case .action, .submenu, .submenuHeader, .message:
      measures.height(titleLines: Int(lines.title), subtitleLines: Int(lines.subtitle))
    case .titleHeader: measures.height(captionLines: Int(lines.title))
    case .separator: measures.separator
    }
  }

  private mutating func lines(
    of kind: ResolvedElement.Kind, columns: PanelColumns, width: Double, isVisible: Bool
  ) -> LineCounts {
    switch kind {
    case .action(let content), .submenu(let content), .submenuHeader(let content):
      lines(of: content, kind: kind, columns: columns, width: width, isVisible: isVisible)
    case .titleHeader(let caption):
      LineCounts(
        title: lineCount(
          caption, font: metrics.captionFont,
          width: width - columns.captionLeading - metrics.contentTrailing, isVisible: isVisible),
        subtitle: 0)
    case .message(let message):
      LineCounts(
        title: lineCount(
          message, font: metrics.titleFont,
          width: width - columns.titleLeading - metrics.contentTrailing, isVisible: isVisible),
        subtitle: 0)
    case .separator: LineCounts(title: 0, subtitle: 0)
    }
  }

  private mutating func lines(
    of content: RowContent, kind: ResolvedElement.Kind, columns: PanelColumns,
    width: Double, isVisible: Bool
  ) -> LineCounts {
    guard metrics.maximumLines > 1 else {
      return LineCounts(title: 1, subtitle: content.shownSubtitle == nil ? 0 : 1)
    }
    let room = columns.textRoom(for: kind, width: width)
    var titleRoom = room
    if let shortcut = kind.shownShortcut {
      // The same rule as where the row is laid out: what the shortcut takes, the title hasn't.
      titleRoom = columns.titleRoom(
        room, shortcutWidth: text.fitting(shortcut, metrics.shortcutFont, room / 2).size.width)
    }
    let font = columns.titleFont(of: kind)
    return LineCounts(
      title: lineCount(content.title, font: font, width: titleRoom, isVisible: isVisible),
      subtitle: content.shownSubtitle.map {
        lineCount($0, font: metrics.subtitleFont, width: room, isVisible: isVisible)
      } ?? 0)
  }

  private mutating func lineCount(
    _ string: String, font: FontSpec, width: Double, isVisible: Bool
  ) -> UInt8 {
    guard metrics.maximumLines > 1 else { return 1 }
    if estimates[font, default: TitleWidthEstimate(font: font)].fits(
      string, width: width, text: text)
    {
      return 1
    }
    if !isVisible {
      // Out of sight and out of budget, a line too many is a better guess than one too few.
      if budget <= 0 { return UInt8(clamping: metrics.maximumLines) }
      budget -= 1
    }
    let layout = text.fitting(string, font, width, lines: metrics.maximumLines)
    return UInt8(clamping: max(1, layout.lines.count))
  }
}
