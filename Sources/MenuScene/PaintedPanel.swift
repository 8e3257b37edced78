package import MenuLayout
package import MenuModel
package import MenuPrimitives

/// A panel as it was painted last, for lights to move over: a row that gets a light that it has had
/// before isn't painted again.
package struct PaintedPanel: Sendable {
  private struct Look: Sendable {
    var light: RowLight
    var item: DisplayItem
  }

  /// What shows.
  package private(set) var list: DisplayList
  /// The state that it shows.
  package private(set) var state: PanelState

  /// The panel that was painted.
  package let panel: PanelLayout
  private let visible: Range<Int>
  /// How rows have looked so far, by their places in the list; empty before a light has moved.
  private var looks: [[Look]] = []

  /// Begins with what `PanelPainter.paint` made of a panel, while no row was leaving.
  package init(_ list: DisplayList, of panel: PanelLayout, state: PanelState) {
    self.list = list
    self.panel = panel
    self.state = state
    visible = panel.visibleRows(scrollOffset: state.scrollOffset)
  }

  /// Moves the lights to other rows.
  ///
  /// - Parameters:
  ///   - openRow: the row whose submenu is open.
  ///   - paint: paints a row by its index, in the new state.
  /// - Returns: whether that could be done; when rows move, everything has to be painted.
  package mutating func light(
    _ highlight: ElementID?, openRow: ElementID?, paint: (Int, PanelState) -> DisplayItem
  ) -> Bool {
    guard state.rows.isEmpty else { return false }
    let old = state
    (state.highlight, state.openRow) = (highlight, openRow)
    update(old.highlight, after: old, paint)
    update(highlight, after: old, paint)
    update(old.openRow, after: old, paint)
    update(openRow, after: old, paint)
    return true
  }

  private mutating func update(
    _ row: ElementID?, after old: PanelState, _ paint: (Int, PanelState) -> DisplayItem
  ) {
    guard let row, let index = panel.index(of: row), let place = place(ofRow: index) else { return }
    let (before, light) = (old.light(of: row), state.light(of: row))
    guard light != before else { return }
    if looks.isEmpty { looks = Array(repeating: [], count: list.items.count) }
    if looks[place].isEmpty { looks[place].append(Look(light: before, item: list.items[place])) }
    if let look = looks[place].first(where: { $0.light == light }) {
      list.items[place] = look.item
    } else {
      list.items[place] = paint(index, state)
      looks[place].append(Look(light: light, item: list.items[place]))
    }
  }

  /// Where a row stands in the list, as `PanelPainter.paint` orders it; nil when it doesn't show.
  private func place(ofRow index: Int) -> Int? {
    let place: Int
    if index < panel.headerCount {
      place = 1 + visible.count + index
    } else if visible.contains(index) {
      place = 1 + index - visible.lowerBound
    } else {
      return nil
    }
    return place < list.items.count ? place : nil
  }
}
