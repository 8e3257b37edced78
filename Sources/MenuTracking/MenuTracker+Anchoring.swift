import MenuLayout
import MenuModel
import MenuPrimitives

extension MenuTracker {
  /// Scrolls the list of a level as far as its rows were moved by those that came or went before
  /// them: the highlighted row stays where it shows, else the first that shows.
  ///
  /// A list that rests at its top without a highlight stays there: what is new there is to be seen.
  mutating func keepInPlace(_ level: Int, from old: StackLayout, in new: StackLayout) {
    guard let before = panel(level, in: old), let after = panel(level, in: new),
      before.id == after.id, before.headerCount < before.rowCount
    else { return }
    let offset = before.limited(levels[level].scrollOffset)
    for row in anchors(level, in: before, scrollOffset: offset) {
      guard let place = after.index(of: before.element(at: row).id), place >= after.headerCount
      else { continue }
      let top = before.frame(ofRow: row, scrollOffset: 0).minY + old.levels[level].frame.minY
      let newTop = after.frame(ofRow: place, scrollOffset: 0).minY + new.levels[level].frame.minY
      levels[level].scrollOffset = after.limited(offset + newTop - top)
      return
    }
  }

  /// Whether the list of a level begins at its end and showed it, if it showed.
  func showsEnd(_ level: Int, of old: StackLayout?, now panel: PanelLayout) -> Bool {
    guard levels[level].hangsAtEnd else { return false }
    guard let before = old.flatMap({ self.panel(level, in: $0) }), before.id == panel.id
    else { return true }
    return levels[level].scrollOffset >= before.maximumScrollOffset
  }

  /// The rows by which a list can be kept in place, the best first.
  private func anchors(
    _ level: Int, in panel: PanelLayout, scrollOffset: Double
  ) -> [Int] {
    let visible = panel.visibleRows(scrollOffset: scrollOffset)
    let highlighted = highlightIndex(level, in: panel).flatMap { visible.contains($0) ? $0 : nil }
    guard let highlighted else { return scrollOffset > 0 ? Array(visible) : [] }
    return [highlighted] + visible
  }
}
