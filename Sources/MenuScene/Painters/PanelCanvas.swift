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

  /// How strongly the line below the pinned rows shows.
  var headerLineStrength: Double {
    state.headerLine ?? (panel.showsHeaderLine(scrollOffset: state.scrollOffset) ? 1 : 0)
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
    let way = way(scrollOffset: scrollOffset, appearance, isPinned: isPinned)
    var clip = isPinned ? bounds : scrollingArea
    var slide = grid.round(appearance.slide)
    let line = panel.cellLine(ofRow: index)
    if let line, line.isPalette {
      slide += self.slide(of: line, in: panel)
      clip = clip.intersection(panel.clip(of: line).offset(dy: way))
    }
    let frame = panel.frame(ofRow: index, scrollOffset: 0).offset(dx: slide, dy: way)
    var area = grid.round(frame)
    if let former = appearance.former { area.size.height = max(area.height, former.height) }
    area = area.intersection(clip)
    // Most of a long palette doesn't show.
    guard !area.isEmpty else { return DisplayItem(bounds: area, commands: []) }
    let last = line.map { $0.cells.upperBound } ?? index + 1
    var canvas = RowCanvas(
      panel: self, row: panel.row(index, text: text), offset: way, slide: slide,
      appearance: appearance, isLastHeader: isPinned && last == self.panel.headerCount)
    if let former = appearance.former {
      canvas.drawRow(dissolving: appearance.dissolve, from: former)
    } else {
      canvas.drawRow()
    }
    return DisplayItem(bounds: area, commands: canvas.commands)
  }

  /// How far below its place in the layout a row is drawn.
  func way(scrollOffset: Double, _ appearance: RowAppearance, isPinned: Bool) -> Double {
    // Rounding the way, not the places, keeps rows of different fractions from jittering apart.
    grid.round(appearance.offset) - (isPinned ? 0 : grid.round(scrollOffset))
  }
}
