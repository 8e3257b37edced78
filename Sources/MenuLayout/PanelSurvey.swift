import MenuModel

/// One look at all rows of a menu, however many: what decides the columns and the heights.
struct PanelSurvey {
  /// What the rows of a half of a panel (headers or the rest) have.
  struct Contents {
    /// Some row has something for the leading column.
    var hasLeadingMarks = false
    var hasImages = false
  }

  private(set) var headers = Contents()
  private(set) var elements = Contents()
  /// Whether some row can be chosen by a letter of its own.
  private(set) var hasMnemonics = false
  /// Whether some row holds views.
  private(set) var hasViews = false
  /// The rows with every text on a single line.
  private(set) var rows = RowStack()
  /// The rows that share lines.
  private(set) var lines = CellLines()
  /// The measures of cells; nil where there are none, so that most menus don't look for their font.
  private(set) var cells: CellMeasures?

  init(
    _ menu: ResolvedMenu, metrics: LayoutMetrics, measures: RowMeasures,
    customSizes: CustomSizes, cellMeasures: () -> CellMeasures
  ) {
    let total = menu.headers.count + menu.elements.count
    let submenusAreMarked = metrics.density == .regular
    let plain = measures.height(titleLines: 1, subtitleLines: 0)
    let tall = measures.height(titleLines: 1, subtitleLines: 1)
    let caption = measures.height(captionLines: 1)
    // A loop over 100,000 rows: no calls, and everything that it needs at hand.
    func look(
      at rows: [ResolvedElement], _ contents: inout Contents, _ stack: inout RowStack,
      _ hasMnemonics: inout Bool, _ hasViews: inout Bool, _ lines: inout CellLines,
      _ cells: inout CellMeasures?
    ) {
      for element in rows {
        switch element.kind {
        case .action(let content):
          if content.mnemonic != nil { hasMnemonics = true }
          if content.mark != .none { contents.hasLeadingMarks = true }
          if content.image != nil { contents.hasImages = true }
          stack.append(content.subtitle?.isEmpty ?? true ? plain : tall, total: total)
        case .submenu(let content):
          if content.mnemonic != nil { hasMnemonics = true }
          if submenusAreMarked || content.mark != .none { contents.hasLeadingMarks = true }
          if content.image != nil { contents.hasImages = true }
          stack.append(content.subtitle?.isEmpty ?? true ? plain : tall, total: total)
        case .submenuHeader(let content):
          contents.hasLeadingMarks = true
          if content.image != nil { contents.hasImages = true }
          stack.append(content.subtitle?.isEmpty ?? true ? plain : tall, total: total)
        case .customContent(let view):
          if view.attributes.mark != .none { contents.hasLeadingMarks = true }
          hasViews = true
          stack.append(
            measures.height(ofViewIn: element, customSizes: customSizes) ?? plain, total: total)
        case .customView, .customAction, .searchField:
          hasViews = true
          stack.append(
            measures.height(ofViewIn: element, customSizes: customSizes) ?? plain, total: total)
        case .message, .loading:
          stack.append(plain, total: total)
        case .cell(let cell):
          if cell.content.mnemonic != nil { hasMnemonics = true }
          let known = cells ?? cellMeasures()
          cells = known
          let isFirst = lines.append(cell, at: stack.count)
          stack.append(isFirst ? known.height(of: cell.style) : 0, total: total)
        case .titleHeader: stack.append(caption, total: total)
        case .separator: stack.append(measures.separator, total: total)
        }
      }
    }
    look(at: menu.headers, &headers, &rows, &hasMnemonics, &hasViews, &lines, &cells)
    lines.endHeaders(at: menu.headers.count)
    look(at: menu.elements, &elements, &rows, &hasMnemonics, &hasViews, &lines, &cells)
  }
}
