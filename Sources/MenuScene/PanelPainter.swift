package import MenuLayout
package import MenuModel
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
}

/// What a panel's picture depends on besides its layout.
package struct PanelState: Hashable, Sendable {
  package var scrollOffset: Double
  package var highlight: ElementID?
  /// Whether a submenu of this panel is open: in cascading style its row stays lit, more quietly.
  package var openRow: ElementID?
  package var showsMnemonics: Bool
  /// How rows differ from their rest while something moves; absent rows are at rest.
  package var rows: [ElementID: RowAppearance]
  /// How strongly the content shows: less while a stacked submenu lies over it.
  package var contentOpacity: Double
  package init(
    scrollOffset: Double = 0, highlight: ElementID? = nil, openRow: ElementID? = nil,
    showsMnemonics: Bool = false, rows: [ElementID: RowAppearance] = [:],
    contentOpacity: Double = 1
  ) {
    self.scrollOffset = scrollOffset
    self.highlight = highlight
    self.openRow = openRow
    self.showsMnemonics = showsMnemonics
    self.rows = rows
    self.contentOpacity = contentOpacity
  }
}

/// How a row differs from its rest while it moves, comes or goes.
package struct RowAppearance: Hashable, Sendable {
  /// How strongly the row shows, 0 … 1.
  package var opacity: Double
  /// How far below its rest it is, in logical pixels.
  package var offset: Double
  /// How far a submenu's header has turned from the row that it grew out of, 0 … 1.
  package var turn: Double
  package init(opacity: Double = 1, offset: Double = 0, turn: Double = 1) {
    self.opacity = opacity
    self.offset = offset
    self.turn = turn
  }
}

/// A row that its panel no longer has and that still fades away, with the layout that it comes from.
package struct LeavingRow: Sendable {
  /// The panel as it was when it had the row.
  package var panel: PanelLayout
  /// The row's index there.
  package var index: Int
  /// How far the panel was scrolled then.
  package var scrollOffset: Double
  /// How the row shows at the moment.
  package var appearance: RowAppearance
  package init(
    panel: PanelLayout, index: Int, scrollOffset: Double, appearance: RowAppearance
  ) {
    self.panel = panel
    self.index = index
    self.scrollOffset = scrollOffset
    self.appearance = appearance
  }
}
