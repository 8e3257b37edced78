package import MenuLayout
package import MenuModel
package import MenuPrimitives

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
  package var opacity: Double
  package var offset: Double
  package init(opacity: Double = 1, offset: Double = 0) {
    self.opacity = opacity
    self.offset = offset
  }
}

/// Draws a panel: background, border, rows, separators, overflow marks.
package struct PanelPainter: Sendable {
  package var theme: Theme
  package init(theme: Theme) { self.theme = theme }

  /// One item for the panel's background, then one for each row that shows, then what lies over them.
  package func paint(
    _ panel: PanelLayout, state: PanelState, text: any TextMeasurer
  ) -> DisplayList { DisplayList() }
}
