import MenuLayout
import MenuModel
import MenuPrimitives

extension PanelCanvas {
  /// What the views of a row show, at the row's place; nothing for a row without views.
  func viewItems(ofRow index: Int) -> [DisplayItem] {
    let id = panel.element(at: index).id
    return viewItems(
      ofRow: index, in: panel, scrollOffset: state.scrollOffset,
      appearance: state.rows[id] ?? RowAppearance())
  }

  /// What the views of a row show that the panel no longer has.
  func viewItems(of leaving: LeavingRow) -> [DisplayItem] {
    viewItems(
      ofRow: leaving.index, in: leaving.panel, scrollOffset: leaving.scrollOffset,
      appearance: leaving.appearance)
  }

  private func viewItems(
    ofRow index: Int, in panel: PanelLayout, scrollOffset: Double, appearance: RowAppearance
  ) -> [DisplayItem] {
    let opacity = state.contentOpacity * appearance.opacity
    guard opacity > 0, let drawing = state.drawings[panel.element(at: index).id] else { return [] }
    let frame = panel.frame(ofRow: index, scrollOffset: 0)
    let isPinned = index < panel.headerCount
    let way = way(scrollOffset: scrollOffset, appearance, isPinned: isPinned)
    let area = frame.offset(dy: way).intersection(isPinned ? bounds : scrollingArea)
    guard !area.isEmpty else { return [] }
    return drawing.items.map {
      $0.placed(dx: frame.minX, dy: frame.minY + way, opacity: opacity, in: area)
    }
  }
}
