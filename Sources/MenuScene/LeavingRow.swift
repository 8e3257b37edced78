package import MenuLayout

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

  /// Describes a row that leaves.
  package init(
    panel: PanelLayout, index: Int, scrollOffset: Double, appearance: RowAppearance
  ) {
    self.panel = panel
    self.index = index
    self.scrollOffset = scrollOffset
    self.appearance = appearance
  }
}
