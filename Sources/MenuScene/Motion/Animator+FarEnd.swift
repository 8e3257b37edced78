import MenuLayout
import MenuModel
import MenuPrimitives

extension Animator {
  /// The row that a submenu comes out of, on the screen.
  struct SourceRow {
    /// The whole row.
    var frame: Rect
    /// The part of it that shows in its list.
    var visible: Rect
  }

  /// Where a level's source row shows, by the panel that has it; nil when it has gone.
  func sourceRow(of level: StackLayout.Level) -> SourceRow? {
    guard let row = level.sourceRow else { return nil }
    for id in order.reversed() {
      guard let parent = open[id], let index = parent.level.panel.index(of: row) else { continue }
      let panel = parent.level.panel
      let frame = panel.frame(ofRow: index, scrollOffset: parent.scrollOffset)
      let visible = index < panel.headerCount ? frame : frame.intersection(panel.viewport)
      guard !visible.isEmpty else { return nil }
      let (x, y) = (parent.level.frame.minX, parent.level.frame.minY)
      return SourceRow(frame: frame.offset(dx: x, dy: y), visible: visible.offset(dx: x, dy: y))
    }
    return nil
  }

  /// How a level looks at the far end of a transition.
  func farLook(
    _ transition: Transition, level: StackLayout.Level, source: SourceRow?, rest: PanelLook,
    anchor: Point? = nil
  ) -> PanelLook {
    var look = rest
    look.opacity *= transition.opacity
    look.shadowOpacity *= transition.shadowOpacity
    let frame = level.frame
    switch transition.origin {
    case .sourceRow:
      guard let source else {
        // Its row isn't there to be seen any more, so there is nothing to grow out of.
        look.opacity = 0
        return look
      }
      look.shift = Point(
        x: source.frame.minX - frame.minX, y: source.frame.minY - frame.minY)
      look.scale = 1
      look.radius = 0
      look.cutTop = source.visible.minY - source.frame.minY
      look.cutBottom = max(0, frame.height - look.cutTop - source.visible.height)
      look.cutRight = max(0, frame.width - source.visible.width)
    case .anchor:
      let anchor = anchor ?? level.growthAnchor
      if let height = transition.height, height < frame.height {
        // What is nearest to the anchor stays.
        if anchor.y <= frame.midY {
          look.cutBottom = frame.height - height
        } else {
          look.cutTop = frame.height - height
        }
      }
      look.scale(by: transition.scale, about: anchor, frame: frame)
    }
    return look
  }
}
