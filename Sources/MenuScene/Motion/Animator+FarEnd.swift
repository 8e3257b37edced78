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

    init?(
      _ row: ElementID, in parent: StackLayout.Level, scrollOffset: Double, strips: StripOffsets
    ) {
      let panel = parent.panel
      guard let index = panel.index(of: row) else { return nil }
      let frame = panel.frame(ofRow: index, scrollOffset: scrollOffset, strips: strips)
      let shown = index < panel.headerCount ? Rect(origin: .zero, size: panel.size) : panel.viewport
      let visible = frame.intersection(shown)
      guard !visible.isEmpty else { return nil }
      let (x, y) = (parent.frame.minX, parent.frame.minY)
      self.frame = frame.offset(dx: x, dy: y)
      self.visible = visible.offset(dx: x, dy: y)
    }
  }

  /// Where a level's source row shows; nil when it has gone.
  ///
  /// - Parameters:
  ///   - stack: the panels that are open now: where the row is looked for first.
  ///   - scrollOffsets: how far they are scrolled, and the palettes in them.
  func sourceRow(
    of level: StackLayout.Level, in stack: StackLayout, scrollOffsets: [ElementID: Double]
  ) -> SourceRow? {
    guard let row = level.sourceRow else { return nil }
    for parent in stack.levels {
      let offset = scrollOffsets[parent.panel.id] ?? 0
      let place = SourceRow(row, in: parent, scrollOffset: offset, strips: scrollOffsets)
      if let place { return place }
    }
    // Its parent closes as well, and the row goes with it.
    let stays = Set(stack.levels.map(\.panel.id))
    for id in order.reversed() where !stays.contains(id) {
      guard let parent = open[id] else { continue }
      let place = SourceRow(
        row, in: parent.level, scrollOffset: parent.scrollOffset, strips: scrollOffsets)
      if let place { return place }
    }
    return nil
  }

  /// How a level looks at the far end of a transition.
  ///
  /// - Parameters:
  ///   - anchor: the point that it goes into; nil: its own.
  ///   - place: how many panels it comes after that go as well, and the frame of their first.
  func farLook(
    _ transition: Transition, level: StackLayout.Level, source: SourceRow?, rest: PanelLook,
    anchor: Point? = nil, behind place: (index: Int, root: Rect)? = nil
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
      if let height = transition.height {
        cut(&look, frame, to: height, inset: level.panel.metrics.stackInset, anchor, place)
      }
      look.scale(by: transition.scale, about: anchor, frame: frame)
    }
    return look
  }

  /// Cuts a panel to a height; what is nearest to the anchor stays. Stacked panels gather there, each
  /// a little inside the one that it lay over.
  private func cut(
    _ look: inout PanelLook, _ frame: Rect, to height: Double, inset: Double, _ anchor: Point,
    _ place: (index: Int, root: Rect)?
  ) {
    var height = height
    let hangs = anchor.y <= (place?.root ?? frame).midY
    if let place, place.index > 0, style == .stacked {
      let inset = inset * Double(place.index)
      height = max(0, height - inset)
      let way = hangs ? place.root.minY + inset - frame.minY : place.root.maxY - inset - frame.maxY
      look.shift = look.shift.offset(dx: 0, dy: way)
    }
    guard height < frame.height else { return }
    if hangs { look.cutBottom = frame.height - height } else { look.cutTop = frame.height - height }
  }
}
