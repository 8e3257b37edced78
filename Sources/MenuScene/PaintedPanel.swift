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
  ///   - theme: draws rows that haven't looked like this before; the one that `paint` drew in.
  /// - Returns: whether that could be done; when rows move, everything has to be painted.
  package mutating func light(
    _ highlight: ElementID?, openRow: ElementID?, theme: @autoclosure () -> Theme,
    text: @autoclosure () -> any TextMeasurer
  ) -> Bool {
    guard state.rows.isEmpty else { return false }
    let (oldHighlight, oldOpenRow) = (state.highlight, state.openRow)
    (state.highlight, state.openRow) = (highlight, openRow)
    for row in [oldHighlight, highlight, oldOpenRow, openRow] {
      guard let row, let index = panel.index(of: row), let place = place(ofRow: index) else {
        continue
      }
      let light = RowLight(of: row, highlight: highlight, openRow: openRow)
      let before = RowLight(of: row, highlight: oldHighlight, openRow: oldOpenRow)
      guard light != before else { continue }
      keep(before, at: place)
      if let item = item(light, at: place) {
        list.items[place] = item
      } else {
        list.items[place] = PanelPainter(theme: theme())
          .row(index, of: panel, state: state, text: text())
        keep(light, at: place)
      }
    }
    return true
  }

  private func item(_ light: RowLight, at place: Int) -> DisplayItem? {
    for look in looks[place] where look.light == light { return look.item }
    return nil
  }

  /// Keeps how a row looks now.
  private mutating func keep(_ light: RowLight, at place: Int) {
    if looks.isEmpty { looks = Array(repeating: [], count: list.items.count) }
    guard item(light, at: place) == nil else { return }
    looks[place].append(Look(light: light, item: list.items[place]))
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
