package import MenuModel
package import MenuPrimitives

/// One row of a panel with the places of everything in it, in logical pixels of the panel.
///
/// Frames of scrolling rows are those at scroll offset zero.
package struct RowLayout: Hashable, Sendable {
  /// A piece of measured text and its upper left corner.
  package struct PlacedText: Hashable, Sendable {
    package var layout: TextLayout
    package var origin: Point
    package init(layout: TextLayout, origin: Point) {
      self.layout = layout
      self.origin = origin
    }
  }

  /// The row as the model says it.
  package var element: ResolvedElement
  /// The whole row, over the full width of the panel; of a cell its part of the line, in a palette
  /// that isn't scrolled.
  package var frame: Rect
  /// The area that a highlight fills, as far as the panel's own outline holds it.
  package var highlight: RoundedRect
  package var title: PlacedText?
  package var subtitle: PlacedText?
  package var shortcut: PlacedText?
  /// The picture's box; the picture keeps its proportions in it. Of a row that is being loaded, the
  /// box of the mark that turns.
  package var image: Rect?
  /// The square of the check, dash or chevron in the leading column.
  package var leadingMark: Rect?
  /// The square of the chevron at the trailing edge (compact density).
  package var trailingMark: Rect?
  /// Where the row's view is: over the whole row, where a title would be, or the field of a search.
  package var view: Rect?
  /// The box in whose middle the view at the trailing edge is, and which is the largest it can be.
  package var accessory: Rect?
  /// What shows that an element of a palette is selected.
  package var selection: RoundedRect?
  /// The line between a cell and the next one, one device pixel wide.
  package var divider: Rect?
  /// The hairline or band that the row itself is; that it has at its bottom (regular density); or, for
  /// a caption in compact density, that runs on beside it. Hairlines are one device pixel high.
  package var separator: Rect?

  package init(element: ResolvedElement, frame: Rect, highlight: RoundedRect) {
    self.element = element
    self.frame = frame
    self.highlight = highlight
  }
}
