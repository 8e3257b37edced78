import MenuModel
import MenuPrimitives

extension RowMeasuring {
  /// The width that the first screenful of a compact panel takes.
  func compactWidth() -> Double {
    var sum = 0
    // What titles take with their leading columns, by what ends them.
    var titles = 0.0
    var submenuTitles = 0.0
    var captions = 0.0
    var shortcuts = 0.0
    var views = 0.0
    var fields = 0.0
    var sideBySide = 0.0
    for (index, element) in [menu.headers, menu.elements].joined().enumerated() {
      if sum >= heightLimit { break }
      switch element.kind {
      case .action, .submenu, .submenuHeader:
        guard let content = element.kind.content else { break }
        let font = metrics.titleFont(of: element.kind)
        var width = text.fitting(content.title, font, metrics.maximumWidth).size.width
        if let subtitle = content.shownSubtitle {
          let line = text.fitting(subtitle, metrics.subtitleFont, metrics.maximumWidth)
          width = max(width, line.size.width)
        }
        let extra = columns.contentTrailing(of: element.kind) - metrics.contentTrailing
        if extra > 0 {
          submenuTitles = max(submenuTitles, width)
        } else {
          titles = max(titles, width)
        }
        if let shortcut = element.kind.shownShortcut {
          let line = text.fitting(shortcut, metrics.shortcutFont, metrics.maximumWidth)
          shortcuts = max(shortcuts, line.size.width + extra)
        }
        sum &+= measures.height(titleLines: 1, subtitleLines: content.shownSubtitle == nil ? 0 : 1)
      case .message(let message), .loading(let message):
        let width = text.fitting(message, metrics.titleFont, metrics.maximumWidth).size.width
        if columns.contentTrailing(of: element.kind) > metrics.contentTrailing {
          submenuTitles = max(submenuTitles, width)
        } else {
          titles = max(titles, width)
        }
        sum &+= measures.height(titleLines: 1, subtitleLines: 0)
      case .titleHeader(let caption):
        captions = max(
          captions, text.fitting(caption, metrics.captionFont, metrics.maximumWidth).size.width)
        sum &+= measures.height(captionLines: 1)
      case .customView(let view), .customAction(let view):
        if let size = customSizes.size(of: element.id, view) { views = max(views, size.width) }
        sum &+= measures.height(ofViewIn: element, customSizes: customSizes) ?? 0
      case .customContent(let view):
        if let size = customSizes.size(of: element.id, view) {
          let extra = columns.contentTrailing(of: element.kind) - metrics.contentTrailing
          titles = max(titles, size.width + extra)
        }
        sum &+= measures.height(ofViewIn: element, customSizes: customSizes) ?? 0
      case .searchField(let field):
        let line = text.fitting(field.placeholder, metrics.titleFont, metrics.maximumWidth)
        // Beside the text there is a magnifying glass and the mark that empties the field.
        let width = line.size.width + 2 * metrics.searchFieldHeight
        fields = max(fields, metrics.searchFieldMinimumWidth, width)
        sum &+= measures.searchField
      case .cell(let cell):
        guard let line = cells.lines.line(of: index), line.cells.lowerBound == index else { break }
        sideBySide = max(sideBySide, width(of: line))
        sum &+= cells.measures?.height(of: cell.style) ?? 0
      case .separator:
        sum &+= measures.separator
      }
    }
    let column = shortcuts > 0 ? metrics.shortcutGap + shortcuts : 0
    return max(
      sideBySide,
      columns.titleLeading + max(titles, submenuTitles) + column + metrics.contentTrailing,
      columns.titleLeading + submenuTitles + metrics.markedContentTrailing,
      columns.captionLeading + captions + metrics.contentTrailing,
      views + 2 * metrics.insideMargin,
      fields > 0 ? fields + 2 * metrics.searchFieldInset : 0)
  }
}
