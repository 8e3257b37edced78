package import MenuLayout
package import MenuPrimitives

/// Draws a panel: background, border, rows, separators, overflow marks.
///
/// Each kind of row has a function in a file of its own under `Painters`.
package struct PanelPainter: Sendable {
  /// The colours by role.
  package var theme: Theme
  /// Makes a painter that draws in the colours of a theme.
  package init(theme: Theme) { self.theme = theme }

  /// One item for the panel's background, then one for each row that shows, then those of the rows'
  /// views, then what lies over them.
  ///
  /// For the same rows at the same scroll offset the items are the same in number and order, so that
  /// a highlight that moves changes two of them. Rows in `leaving` lie below those that stay.
  package func paint(
    _ panel: PanelLayout, state: PanelState, leaving: [LeavingRow] = [], text: any TextMeasurer
  ) -> DisplayList {
    let canvas = PanelCanvas(panel: panel, state: state, theme: theme, text: text)
    var items = [canvas.background]
    for row in leaving where row.appearance.opacity > 0 {
      items.append(canvas.item(of: row))
    }
    for index in panel.visibleRows(scrollOffset: state.scrollOffset) {
      items.append(canvas.item(ofRow: index))
    }
    for index in 0..<panel.headerCount {
      items.append(canvas.item(ofRow: index))
    }
    if !state.drawings.isEmpty { items += viewItems(canvas, leaving: leaving) }
    for line in panel.visibleCellLines(scrollOffset: state.scrollOffset) where line.isPalette {
      items.append(canvas.item(ofPalette: line))
    }
    items.append(canvas.overflowMark(.top))
    items.append(canvas.overflowMark(.bottom))
    items.append(canvas.border)
    return DisplayList(items: items)
  }

  private func viewItems(_ canvas: PanelCanvas, leaving: [LeavingRow]) -> [DisplayItem] {
    let panel = canvas.panel
    var items: [DisplayItem] = []
    for row in leaving { items += canvas.viewItems(of: row) }
    for index in panel.visibleRows(scrollOffset: canvas.state.scrollOffset) {
      items += canvas.viewItems(ofRow: index)
    }
    for index in 0..<panel.headerCount { items += canvas.viewItems(ofRow: index) }
    return items
  }

  /// One row of a panel, as `paint` draws it.
  package func row(
    _ index: Int, of panel: PanelLayout, state: PanelState, text: any TextMeasurer
  ) -> DisplayItem {
    PanelCanvas(panel: panel, state: state, theme: theme, text: text).item(ofRow: index)
  }
}
