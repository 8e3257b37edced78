import MenuLayout
import MenuModel
import MenuPrimitives

/// One panel on its way into a display list: what all painters of its rows share.
struct PanelCanvas {
  let panel: PanelLayout
  let state: PanelState
  let theme: Theme
  let text: any TextMeasurer

  var grid: PixelGrid { panel.constraints.grid }
  var density: Density { panel.metrics.density }
  /// Everything that is painted: the panel, and what it still has of a greater height.
  var bounds: Rect {
    Rect(x: 0, y: 0, width: panel.size.width, height: panel.size.height + state.overhang)
  }

  /// The panel's outline.
  var outline: RoundedRect { RoundedRect(bounds, radius: cornerRadius) }

  var cornerRadius: Double { state.cornerRadius ?? panel.metrics.cornerRadius }

  /// The part of the panel in which scrolling rows show. A highlight that is inset into the panel's
  /// corners would reach out of them in the last pixels of the way.
  var scrollingArea: Rect {
    let margin = min(panel.metrics.insideMargin, cornerRadius)
    var viewport = panel.viewport
    viewport.size.height += state.overhang
    guard margin > 0 else { return viewport }
    let reach = cornerRadius - margin
    let out = cornerRadius - (cornerRadius * cornerRadius - reach * reach).squareRoot()
    return viewport.intersection(bounds.inset(dx: 0, dy: grid.ceil(out)))
  }

  /// The row of a panel as it shows now, clipped to the part of the panel where its kind shows.
  func item(ofRow index: Int) -> DisplayItem {
    let id = panel.element(at: index).id
    return item(
      ofRow: index, in: panel, scrollOffset: state.scrollOffset,
      appearance: state.rows[id] ?? RowAppearance())
  }

  /// A row that the panel no longer has.
  func item(of leaving: LeavingRow) -> DisplayItem {
    item(
      ofRow: leaving.index, in: leaving.panel, scrollOffset: leaving.scrollOffset,
      appearance: leaving.appearance)
  }

  private func item(
    ofRow index: Int, in panel: PanelLayout, scrollOffset: Double, appearance: RowAppearance
  ) -> DisplayItem {
    let isPinned = index < panel.headerCount
    let row = panel.row(index, text: text)
    let way = way(scrollOffset: scrollOffset, appearance, isPinned: isPinned)
    var canvas = RowCanvas(
      panel: self, row: row, offset: way, appearance: appearance,
      isLastHeader: isPinned && index == self.panel.headerCount - 1)
    let clip = isPinned ? bounds : scrollingArea
    var area = grid.round(row.frame.offset(dy: way))
    if let former = appearance.former {
      canvas.drawRow(dissolving: appearance.dissolve, from: former)
      area.size.height = max(area.height, former.height)
      area = area.intersection(clip)
    } else {
      area = area.intersection(clip)
      if !area.isEmpty { canvas.drawRow() }
    }
    return DisplayItem(bounds: area, commands: canvas.commands)
  }

  /// How far below its place in the layout a row is drawn.
  func way(scrollOffset: Double, _ appearance: RowAppearance, isPinned: Bool) -> Double {
    // Rounding the way, not the places, keeps rows of different fractions from jittering apart.
    grid.round(appearance.offset) - (isPinned ? 0 : grid.round(scrollOffset))
  }
}
