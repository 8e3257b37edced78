import MenuLayout
import MenuModel
import MenuPrimitives
import MenuScene
import MenuTracking

/// The box that says in full what a row had to cut, or what the application has to say of it.
@MainActor struct SessionTooltip {
  let row: ElementID
  let layout: TooltipLayout
  /// Where it is on the screen.
  let frame: Rect

  /// Makes the tooltip of the row on which the pointer has rested, or nil when there is nothing to say.
  init?(
    in stack: StackLayout, tracker: MenuTracker, pointer: Point, appearance: SessionAppearance,
    text: any TextMeasurer
  ) {
    guard let row = tracker.tooltipRow,
      let index = stack.levels.lastIndex(where: { $0.panel.index(of: row) != nil })
    else { return nil }
    let level = stack.levels[index]
    guard let place = level.panel.index(of: row),
      let string = Self.text(ofRow: place, in: level.panel, measurer: text)
    else { return nil }
    let frame = level.panel.frame(
      ofRow: place, scrollOffset: tracker.scrollOffset(atLevel: index),
      strips: tracker.strips(atLevel: index))
    self.row = row
    layout = TooltipLayout(
      string, metrics: appearance.metrics, text: text, grid: appearance.grid,
      direction: stack.direction)
    let wish = PopupPlacement.tooltip(
      for: frame.offset(dx: level.visibleFrame.minX, dy: level.visibleFrame.minY), x: pointer.x,
      gap: appearance.metrics.tooltipGap)
    self.frame = appearance.grid.round(wish.frame(for: layout.size, inWorkArea: stack.workArea))
  }

  private static func text(
    ofRow index: Int, in panel: PanelLayout, measurer: any TextMeasurer
  ) -> String? {
    guard let content = panel.element(at: index).content else { return nil }
    if let tooltip = content.tooltip, !tooltip.isEmpty { return tooltip }
    let row = panel.row(index, text: measurer)
    // Of a picture without a title the tooltip says what it is.
    if row.title == nil, !content.title.isEmpty { return content.title }
    let isCut =
      row.title?.layout.isTruncated == true || row.subtitle?.layout.isTruncated == true
    guard isCut else { return nil }
    return [content.title, content.subtitle ?? ""].filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
