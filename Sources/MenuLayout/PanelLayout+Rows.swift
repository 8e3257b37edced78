import MenuModel
package import MenuPrimitives

extension PanelLayout {
  /// Everything inside a row, measured; frames are those at scroll offset zero.
  package func row(_ index: Int, text: any TextMeasurer) -> RowLayout {
    let element = element(at: index)
    if case .cell(let cell) = element.kind { return self.row(index, of: cell, text: text) }
    let frame = frame(ofRow: index, scrollOffset: 0)
    var row = RowLayout(element: element, frame: frame, highlight: highlight(frame))
    switch element.kind {
    case .action(let content), .submenu(let content), .submenuHeader(let content):
      fill(&row, with: content, index: index, text: text)
      row.separator = hairline(below: index)
    case .message(let message):
      fill(&row, with: RowContent(title: message), index: index, text: text)
      row.separator = hairline(below: index)
    case .loading(let message):
      fill(&row, with: RowContent(title: message), index: index, text: text)
      row.image = spinner(in: frame, index: index)
      row.separator = hairline(below: index)
    case .titleHeader(let caption):
      fill(&row, caption: caption, index: index, text: text)
    case .searchField, .customView, .customAction:
      row.view = viewFrame(in: row)
      row.separator = hairline(below: index)
    case .customContent(let view):
      place(view, in: &row, index: index)
      row.separator = hairline(below: index)
    case .cell: break
    case .separator:
      row.separator = metrics.bandHeight > 0 ? frame : hairline(in: frame)
    }
    if constraints.direction == .rightToLeft { row.mirror(width: size.width) }
    row.snap(to: constraints.grid)
    return row
  }

  /// The area behind a lit row.
  private func highlight(_ frame: Rect) -> RoundedRect {
    switch metrics.density {
    case .compact:
      let inset = constraints.grid.length(of: margin)
      return RoundedRect(frame.inset(dx: inset, dy: 0), radius: metrics.highlightRadius)
    case .regular: return RoundedRect(frame)
    }
  }

  /// Where the line between the pinned headers and what scrolls below them is; nil without either.
  package var headerLine: Rect? {
    guard headerCount > 0, headerCount < rowCount else { return nil }
    let pixel = constraints.grid.pixel
    return constraints.grid.round(
      Rect(x: 0, y: viewport.minY - pixel, width: size.width, height: pixel))
  }

  /// Whether that line belongs there at a scroll offset.
  package func showsHeaderLine(scrollOffset: Double) -> Bool {
    guard headerCount > 0, headerCount < rowCount else { return false }
    let isScrolled = constraints.grid.wholePixels(scrollOffset) > 0
    let last = element(at: headerCount - 1).kind
    let next = element(at: headerCount).kind
    switch metrics.density {
    case .regular: return !last.isSeparator && (isScrolled || !next.isSeparator)
    case .compact: return isScrolled
    }
  }

  /// The thin line at the bottom of a row (regular density): under each row but the last, unless one
  /// of the two that it parts is a band.
  func hairline(below index: Int) -> Rect? {
    guard metrics.density == .regular, index + 1 < rowCount,
      !element(at: index).kind.isSeparator, !element(at: index + 1).kind.isSeparator
    else { return nil }
    let frame = frame(ofRow: index, scrollOffset: 0)
    let pixel = constraints.grid.pixel
    return Rect(x: 0, y: frame.maxY - pixel, width: size.width, height: pixel)
  }

  /// The line between groups (compact density).
  private func hairline(in frame: Rect) -> Rect {
    let grid = constraints.grid
    let above = grid.length(of: grid.wholePixels(metrics.separatorMargin))
    return Rect(
      x: metrics.separatorInset, y: frame.minY + above,
      width: max(0, size.width - 2 * metrics.separatorInset), height: grid.pixel)
  }

  private func fill(
    _ row: inout RowLayout, caption: String, index: Int, text: any TextMeasurer
  ) {
    let columns = index < menu.headers.count ? headerColumns : columns
    let room = max(0, size.width - columns.captionLeading - metrics.contentTrailing)
    let layout = text.fitting(caption, metrics.captionFont, room, lines: lines(ofTitle: index))
    let height = Double(max(1, layout.lines.count)) * measures.caption.height
    let top = row.frame.midY - height / 2
    row.title = placed(
      layout, x: columns.captionLeading, baseline: top + measures.caption.baseline)
    switch metrics.density {
    case .regular: row.separator = hairline(below: index)
    case .compact: row.separator = captionLine(index, in: row.frame, textEnd: row.title)
    }
  }

  /// The hairline that runs on beside a caption (compact), where no line is above it already.
  private func captionLine(
    _ index: Int, in frame: Rect, textEnd title: RowLayout.PlacedText?
  ) -> Rect? {
    guard index > 0, !element(at: index - 1).kind.isSeparator, let title else { return nil }
    let x = title.origin.x + title.layout.size.width + metrics.captionLineGap
    let width = size.width - metrics.separatorInset - x
    guard width >= metrics.captionLineGap else { return nil }
    return Rect(
      x: x, y: constraints.grid.round(frame.midY), width: width, height: constraints.grid.pixel)
  }

  private func fill(
    _ row: inout RowLayout, with content: RowContent, index: Int,
    text: any TextMeasurer
  ) {
    let kind = row.element.kind
    let columns = index < menu.headers.count ? headerColumns : columns
    let room = columns.textRoom(for: kind, width: size.width)
    let end = size.width - columns.contentTrailing(of: kind)
    let shortcut = kind.shownShortcut.flatMap { text.shortcut($0, metrics.shortcutFont, room) }
    let titleRoom = columns.titleRoom(room, shortcutWidth: shortcut?.size.width ?? 0)
    let title = text.fitting(
      content.title, metrics.titleFont(of: kind), titleRoom, lines: lines(ofTitle: index))
    let subtitle = content.shownSubtitle.map {
      text.fitting($0, metrics.subtitleFont, room, lines: lines(ofSubtitle: index))
    }

    let line = measures.title(of: kind)
    let titleHeight = Double(max(1, title.lines.count)) * line.height
    let subtitleHeight = Double(subtitle?.lines.count ?? 0) * measures.subtitle.height
    let top = row.frame.midY - (titleHeight + subtitleHeight) / 2
    if !content.title.isEmpty {
      row.title = placed(title, x: columns.titleLeading, baseline: top + line.baseline)
    }
    row.subtitle = subtitle.map {
      placed(
        $0, x: columns.titleLeading, baseline: top + titleHeight + measures.subtitle.baseline)
    }
    row.shortcut = shortcut.map {
      placed($0, x: end - $0.size.width, baseline: top + line.baseline)
    }
    let image = columns.showsImages ? content.image : nil
    row.image = image.map { image in
      let side = metrics.symbolSize
      return box(
        image.isSymbol ? Size(width: side, height: side) : metrics.imageSize,
        x: metrics.density == .compact ? columns.imageCenter : size.width - columns.imageCenter,
        in: row.frame)
    }
    place(marksOf: content, in: &row)
  }

  /// Where the mark of a row that is being loaded turns: in the column of the pictures; where there is
  /// none, at the trailing edge.
  private func spinner(in frame: Rect, index: Int) -> Rect? {
    let columns = index < menu.headers.count ? headerColumns : columns
    guard columns.showsImages else { return nil }
    let center =
      switch metrics.density {
      case .regular: size.width - columns.imageCenter
      case .compact where columns.hasImages: columns.imageCenter
      case .compact: size.width - metrics.trailingMarkCenter
      }
    return box(Size(width: metrics.spinnerSize, height: metrics.spinnerSize), x: center, in: frame)
  }

  func place(marksOf content: RowContent, in row: inout RowLayout) {
    let square = Size(width: metrics.markSize, height: metrics.markSize)
    let leading = box(square, x: metrics.leadingMarkCenter, in: row.frame)
    switch row.element.kind {
    case .submenuHeader: row.leadingMark = leading
    case .submenu where metrics.density == .regular: row.leadingMark = leading
    case .submenu:
      row.leadingMark = content.mark == .none ? nil : leading
      let square = Size(width: metrics.trailingMarkSize, height: metrics.trailingMarkSize)
      row.trailingMark = box(
        square, x: size.width - metrics.trailingMarkCenter, in: row.frame)
    case .action, .customContent: row.leadingMark = content.mark == .none ? nil : leading
    case .titleHeader, .separator, .message, .loading, .searchField, .customView, .customAction,
      .cell:
      break
    }
  }

  func box(_ size: Size, x: Double, in frame: Rect) -> Rect {
    constraints.grid.box(size, around: Point(x: x, y: frame.midY))
  }

  /// Text whose first baseline lies on the grid at a height of the panel.
  func placed(
    _ layout: TextLayout, x: Double, baseline: Double
  ) -> RowLayout.PlacedText {
    RowLayout.PlacedText(
      layout: layout,
      origin: Point(x: x, y: constraints.grid.round(baseline) - layout.firstBaseline))
  }

  private func lines(ofTitle index: Int) -> Int {
    lineCounts.isEmpty ? 1 : max(1, Int(lineCounts[index].title))
  }

  private func lines(ofSubtitle index: Int) -> Int {
    lineCounts.isEmpty ? 1 : max(1, Int(lineCounts[index].subtitle))
  }
}
