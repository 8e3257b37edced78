import MenuModel
package import MenuPrimitives

extension PanelLayout {
  /// The room that a row's view is measured in, in logical pixels; its height has no limit.
  ///
  /// - Parameter isWish: whether it is asked how wide it would like to be, which may make a panel of
  ///   the compact density wider.
  package func viewRoom(ofRow index: Int, isWish: Bool) -> Double {
    let kind = element(at: index).kind
    let taken: Double
    switch kind {
    case .customContent:
      let columns = index < menu.headers.count ? headerColumns : columns
      taken = columns.titleLeading + columns.contentTrailing(of: kind)
    case .customView, .customAction: taken = 2 * metrics.insideMargin
    case .searchField: taken = 2 * metrics.searchFieldInset
    case .action, .submenu, .submenuHeader, .titleHeader, .separator, .message, .loading, .cell:
      taken = 0
    }
    let width = isWish ? max(size.width, widest) : size.width
    return max(0, width - taken)
  }

  /// The space around the title of a row without pictures, from the edges of the panel.
  package func titleInsets(ofRow index: Int) -> Insets {
    let columns = index < menu.headers.count ? headerColumns : columns
    return Insets(
      top: metrics.textPadding, leading: columns.titleLeading, bottom: metrics.textPadding,
      trailing: metrics.contentTrailing)
  }

  /// Whether there is a column for marks before the titles of a row's half of the panel.
  package func hasLeadingMarks(besideRow index: Int) -> Bool {
    index < menu.headers.count ? headerColumns.hasLeadingMarks : columns.hasLeadingMarks
  }

  /// The greatest width that content can give the panel.
  private var widest: Double {
    switch metrics.density {
    case .regular: size.width
    case .compact: min(metrics.maximumWidth, constraints.maximumSize.width)
    }
  }

  /// A view over the whole width, inside of the margins; or the field of a search.
  func viewFrame(in row: RowLayout) -> Rect {
    if case .searchField = row.element.kind {
      let height = max(0, row.frame.height - 2 * metrics.searchFieldPadding)
      let room = row.frame.inset(dx: metrics.searchFieldInset, dy: 0)
      return Rect(x: room.minX, y: room.midY - height / 2, width: room.width, height: height)
    }
    return row.frame.inset(dx: metrics.insideMargin, dy: 0)
  }

  /// Places the views of an action where its title and its picture would be, and its mark.
  func place(_ view: ViewContent, in row: inout RowLayout, index: Int) {
    let columns = index < menu.headers.count ? headerColumns : columns
    let size = customSizes.size(of: row.element.id, view)
    let height = min(
      size?.height ?? row.frame.height - 2 * metrics.textPadding, row.frame.height)
    row.view = Rect(
      x: columns.titleLeading, y: row.frame.midY - height / 2,
      width: columns.textRoom(for: row.element.kind, width: self.size.width), height: height)
    if view.hasTrailingAccessory {
      row.accessory = box(
        metrics.accessorySize, x: self.size.width - metrics.accessoryCenter, in: row.frame)
    }
    place(marksOf: view.attributes, in: &row)
  }
}
