package import MenuModel
package import MenuPrimitives

/// All open panels of a menu, from the root to the current one, in logical pixels of the screen.
package struct StackLayout: Sendable {
  /// One open panel.
  package struct Level: Sendable {
    package var panel: PanelLayout
    /// Where the panel is at rest, snapped to device pixels.
    package var frame: Rect
    /// Where it shows: `frame`, or scaled down while a stacked submenu lies over it.
    package var visibleFrame: Rect
    /// The row of the level below that opened it.
    package var sourceRow: ElementID?
    /// The point of the screen from which it grows when it opens.
    package var growthAnchor: Point
    /// The directions in which it extends: the edges on the other side stay when its size changes.
    var across = PlacementAxis.Side.high
    var down = PlacementAxis.Side.high
    /// The side to which submenus beside it go first: on along the chain.
    var chain = LayoutDirection.leftToRight

    /// Whether the panel lies above what it opened from and grows upwards.
    package var opensUpwards: Bool { down == .low }

    package init(
      panel: PanelLayout, frame: Rect, visibleFrame: Rect, sourceRow: ElementID?,
      growthAnchor: Point
    ) {
      self.panel = panel
      self.frame = frame
      self.visibleFrame = visibleFrame
      self.sourceRow = sourceRow
      self.growthAnchor = growthAnchor
    }
  }

  package var levels: [Level]
  package var style: SubmenuStyle
  package var direction: LayoutDirection
  package var workArea: Rect
  /// The wish by which the root was placed; nil when it wasn't by one.
  private(set) var placement: PopupPlacement?

  package init(
    levels: [Level], style: SubmenuStyle, direction: LayoutDirection = .leftToRight, workArea: Rect
  ) {
    self.levels = levels
    self.style = style
    self.direction = direction
    self.workArea = workArea
  }

  /// Lays out all levels.
  ///
  /// Panels of `previous` whose menu and limits are unchanged are kept. A level that was open there
  /// stays where it is, with the edge at which it hangs, and never gets narrower, until the work area,
  /// the style or the placement changes.
  package init(_ input: Input, text: any TextMeasurer, previous: StackLayout? = nil) {
    var placing = LevelPlacing(input, text: text, previous: previous)
    for index in input.levels.indices { placing.place(index) }
    self.init(
      levels: placing.finished(), style: input.style, direction: input.direction,
      workArea: input.workArea)
    placement = input.placement
  }

  /// The topmost level under a point of the screen, by its visible frame.
  package func level(at point: Point) -> Int? {
    levels.lastIndex { $0.visibleFrame.contains(point) }
  }

  /// A point of the screen in the coordinates of a level's panel, undoing its scale.
  package func panelPoint(_ point: Point, level: Int) -> Point {
    let (frame, visible) = (levels[level].frame, levels[level].visibleFrame)
    let scale = visible.width > 0 ? frame.width / visible.width : 1
    return Point(x: (point.x - visible.minX) * scale, y: (point.y - visible.minY) * scale)
  }
}
