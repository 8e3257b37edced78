package import MenuModel
package import MenuPrimitives

/// The rows of one panel and where they are, in logical pixels from the panel's upper left corner.
///
/// Rows are counted through: first the pinned headers, then the rows that scroll. Heights of all rows
/// are known and summed; what is inside a row is computed when it is asked for, so that a list of
/// 100,000 rows costs what its visible part costs.
package struct PanelLayout: Sendable {
  /// The menu that it shows, with the submenu's header row put first where the style has one.
  package let menu: ResolvedMenu
  package let metrics: LayoutMetrics
  package let constraints: LayoutConstraints
  /// The panel's size; its height is that of all rows or the largest that the constraints allow.
  package let size: Size
  /// The part of the panel in which rows scroll; pinned headers are above it.
  package let viewport: Rect
  /// The height of all rows that scroll, with the margins inside the viewport.
  package let contentHeight: Double

  package init(
    _ menu: ResolvedMenu, metrics: LayoutMetrics, text: any TextMeasurer,
    fitting constraints: LayoutConstraints
  ) {
    self.menu = menu
    self.metrics = metrics
    self.constraints = constraints
    self.size = .zero
    self.viewport = .zero
    self.contentHeight = 0
  }

  package var id: ElementID { menu.id }
  /// How far the list can scroll; zero when everything fits.
  package var maximumScrollOffset: Double { max(0, contentHeight - viewport.height) }
  package var headerCount: Int { menu.headers.count }
  package var rowCount: Int { menu.headers.count + menu.elements.count }

  package func element(at index: Int) -> ResolvedElement {
    index < headerCount ? menu.headers[index] : menu.elements[index - headerCount]
  }

  /// The index of a row, or nil when the panel doesn't have it (any more).
  package func index(of id: ElementID) -> Int? { nil }

  /// The full-width frame of a row in the panel, with the list scrolled by `scrollOffset`.
  package func frame(ofRow index: Int, scrollOffset: Double) -> Rect { .zero }

  /// The scrolling rows of which something shows in the viewport.
  package func visibleRows(scrollOffset: Double) -> Range<Int> { 0..<0 }

  /// The row under a point of the panel; pinned headers lie over what scrolls. Margins are no row.
  package func rowIndex(at point: Point, scrollOffset: Double) -> Int? { nil }

  /// The smallest change of the scroll offset that shows the whole row.
  package func scrollOffset(revealing index: Int, from scrollOffset: Double) -> Double {
    scrollOffset
  }

  /// Everything inside a row, measured; frames are those at scroll offset zero.
  package func row(_ index: Int, text: any TextMeasurer) -> RowLayout {
    RowLayout(element: element(at: index), frame: .zero, highlight: RoundedRect(.zero))
  }
}
