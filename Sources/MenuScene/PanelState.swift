package import MenuLayout
package import MenuModel
package import MenuPrimitives

/// What a panel's picture depends on besides its layout.
package struct PanelState: Hashable, Sendable {
  /// How far the list is scrolled, in logical pixels.
  package var scrollOffset: Double
  /// How far the panel's palettes are scrolled.
  package var strips: StripOffsets
  /// The row under the pointer or chosen with the keys.
  package var highlight: ElementID?
  /// The row whose submenu is open: in cascading style it stays lit, more quietly.
  package var openRow: ElementID?
  /// Whether the letters that choose rows are underlined.
  package var showsMnemonics: Bool
  /// How rows differ from their rest while something moves; absent rows are at rest.
  package var rows: [ElementID: RowAppearance]
  /// What the views of rows show, for the rows that have some and show.
  package var drawings: [ElementID: RowDrawing]
  /// How strongly the content shows: less while a stacked submenu lies over it.
  package var contentOpacity: Double
  /// How strongly the line below pinned rows shows, 0 … 1; nil: as the scroll offset has it.
  package var headerLine: Double?
  /// How much higher than its layout the panel is painted, while it shrinks.
  package var overhang: Double
  /// The radius of the corners that are painted, where it isn't the panel's own: a panel that grows out
  /// of a row has square ones, of which its clip leaves what shows.
  package var cornerRadius: Double?
  /// The mark of rows that are being loaded.
  package var spinner: SpinnerMark

  /// Describes a panel; the defaults are those of one at rest with nothing lit.
  package init(
    scrollOffset: Double = 0, strips: StripOffsets = [:], highlight: ElementID? = nil,
    openRow: ElementID? = nil,
    showsMnemonics: Bool = false, rows: [ElementID: RowAppearance] = [:],
    drawings: [ElementID: RowDrawing] = [:], contentOpacity: Double = 1,
    headerLine: Double? = nil, overhang: Double = 0, cornerRadius: Double? = nil,
    spinner: SpinnerMark = .still
  ) {
    self.scrollOffset = scrollOffset
    self.strips = strips
    self.highlight = highlight
    self.openRow = openRow
    self.showsMnemonics = showsMnemonics
    self.rows = rows
    self.drawings = drawings
    self.contentOpacity = contentOpacity
    self.headerLine = headerLine
    self.overhang = overhang
    self.cornerRadius = cornerRadius
    self.spinner = spinner
  }
}
