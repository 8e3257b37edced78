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

  /// One item for the panel's background, then one for each row that shows, then what lies over them.
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
    items.append(canvas.overflowMark(.top))
    items.append(canvas.overflowMark(.bottom))
    items.append(canvas.border)
    return DisplayList(items: items)
  }

  /// The list of a panel after a light has moved, made from the one before: only rows whose light
  /// differs are drawn anew. Nil when something else differs, too, and all has to be painted.
  ///
  /// - Parameters:
  ///   - painted: what `paint` or this function made of the same panel in the state `old`, while no
  ///     row was leaving.
  package func repaint(
    _ painted: DisplayList, of panel: PanelLayout, from old: PanelState, to state: PanelState,
    text: any TextMeasurer
  ) -> DisplayList? {
    var unlit = state
    unlit.highlight = old.highlight
    unlit.openRow = old.openRow
    guard unlit == old, state.rows.isEmpty else { return nil }
    let canvas = PanelCanvas(panel: panel, state: state, theme: theme, text: text)
    let visible = panel.visibleRows(scrollOffset: state.scrollOffset)
    var list = painted
    for id in [old.highlight, state.highlight, old.openRow, state.openRow] {
      guard let id, let index = panel.index(of: id) else { continue }
      let place: Int
      if index < panel.headerCount {
        place = 1 + visible.count + index
      } else if visible.contains(index) {
        place = 1 + index - visible.lowerBound
      } else {
        continue
      }
      guard list.items.indices.contains(place) else { return nil }
      list.items[place] = canvas.item(ofRow: index)
    }
    return list
  }
}
