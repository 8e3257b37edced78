package import MenuModel
package import MenuPrimitives

extension PanelLayout {
  /// How many rows may have changed for a panel to be patched; more are laid out with all the others.
  private static let patchLimit = 64

  /// The panel with what has changed in some of its rows, in the sizes of its views, or in what it must
  /// fit, at the cost of these; nil when all of it has to be laid out, as there are other rows, columns
  /// or widths.
  package func patched(
    _ menu: ResolvedMenu, fitting constraints: LayoutConstraints, customSizes: CustomSizes,
    text: any TextMeasurer
  ) -> PanelLayout? {
    guard let changed = menu.changedRows(since: self.menu, limit: Self.patchLimit) else {
      return nil
    }
    let hasSameSizes = customSizes == self.customSizes
    if changed.isEmpty, hasSameSizes, constraints == self.constraints { return self }
    guard canFit(constraints), staysArranged(with: menu, changed: changed, customSizes: customSizes)
    else { return nil }
    let grid = constraints.grid
    let heightLimit = max(1, grid.wholePixels(within: constraints.maximumSize.height))
    let width = grid.wholePixels(size.width)
    var measuring = RowMeasuring(
      menu: menu, metrics: metrics, measures: measures, headerColumns: headerColumns,
      columns: columns, customSizes: customSizes, cells: (lines, cellMeasures),
      heightLimit: heightLimit, text: text)
    let wanted = PanelLayout.width(
      metrics.density == .compact ? measuring.compactWidth() : metrics.maximumWidth,
      metrics: metrics, constraints: constraints)
    guard wanted == width else { return nil }
    if !lineCounts.isEmpty {
      for row in changed
      where measuring.lines(ofRow: row, width: size.width) != lineCounts[row] { return nil }
    }
    let rows = hasSameSizes ? rows : stack(of: menu, customSizes: customSizes)
    let extents = PanelExtents(
      menu, rows: rows, width: width, heightLimit: heightLimit, metrics: metrics, grid: grid)
    return PanelLayout(
      self, menu: menu, constraints: constraints, customSizes: customSizes, rows: rows,
      extents: extents)
  }

  /// Whether the heights of all rows are known as well as these constraints ask for: those of rows that
  /// didn't show may be guessed.
  private func canFit(_ new: LayoutConstraints) -> Bool {
    new.grid == constraints.grid && new.direction == constraints.direction
      && new.isTouch == constraints.isTouch
      && (lineCounts.isEmpty || new.maximumSize.height <= constraints.maximumSize.height)
  }

  /// All rows with those heights anew that views decide.
  private func stack(of menu: ResolvedMenu, customSizes: CustomSizes) -> RowStack {
    let total = menu.rowCount
    var stack = RowStack()
    for index in 0..<total {
      let height =
        measures.height(ofViewIn: menu.row(at: index), customSizes: customSizes)
        ?? rows.height(of: index)
      stack.append(height, total: total)
    }
    return stack
  }

  /// Whether the rows that have changed leave all columns, and the heights of rows, as they are.
  private func staysArranged(
    with menu: ResolvedMenu, changed: [Int], customSizes: CustomSizes
  ) -> Bool {
    let headers = self.menu.headers.count
    var before = (headers: Features(), elements: Features())
    var after = before
    for row in changed {
      let (old, new) = (element(at: row), menu.row(at: row))
      guard old.kind.isArranged(like: new.kind),
        measures.height(ofViewIn: old, customSizes: customSizes)
          == measures.height(ofViewIn: new, customSizes: customSizes)
      else { return false }
      if row < headers {
        before.headers.add(old.kind)
        after.headers.add(new.kind)
      } else {
        before.elements.add(old.kind)
        after.elements.add(new.kind)
      }
    }
    return before.headers == after.headers && before.elements == after.elements
  }

  /// What some of several rows have. Where the rows that have changed have the same as before, so has
  /// the panel.
  private struct Features: Equatable {
    private var hasMark = false
    private var hasImage = false
    private var hasMnemonic = false

    mutating func add(_ kind: ResolvedElement.Kind) {
      guard let content = kind.content else { return }
      if content.mnemonic != nil { hasMnemonic = true }
      // Cells have no columns.
      if case .cell = kind { return }
      if content.mark != .none { hasMark = true }
      if content.image != nil { hasImage = true }
    }
  }
}

extension ResolvedElement.Kind {
  /// Whether a row of one kind can take the place of one of another without moving anything outside.
  fileprivate func isArranged(like other: ResolvedElement.Kind) -> Bool {
    switch (self, other) {
    case (.action(let content), .action(let new)), (.submenu(let content), .submenu(let new)),
      (.submenuHeader(let content), .submenuHeader(let new)):
      (content.shownSubtitle == nil) == (new.shownSubtitle == nil)
    case (.cell(let cell), .cell(let new)):
      cell.isArranged(like: new)
    case (.titleHeader, .titleHeader), (.separator, .separator), (.message, .message),
      (.loading, .loading), (.searchField, .searchField), (.customView, .customView),
      (.customAction, .customAction), (.customContent, .customContent):
      true
    case (.action, _), (.submenu, _), (.submenuHeader, _), (.titleHeader, _), (.separator, _),
      (.message, _), (.loading, _), (.searchField, _), (.customView, _), (.customAction, _),
      (.customContent, _), (.cell, _):
      false
    }
  }
}

extension CellContent {
  /// Whether a cell can take the place of another one. Those of a palette are as wide as what they
  /// show.
  fileprivate func isArranged(like other: CellContent) -> Bool {
    guard row == other.row, index == other.index, count == other.count, style == other.style,
      role == other.role
    else { return false }
    switch style {
    case .small, .medium: return true
    case .palette:
      return content.title == other.content.title && content.image == other.content.image
    }
  }
}
