package import MenuModel
package import MenuPrimitives

/// All open panels of a menu, from the root to the current one, in logical pixels of the screen.
package struct StackLayout: Sendable {
  /// What a level is laid out from.
  package struct LevelInput: Sendable {
    package var menu: ResolvedMenu
    /// The row of the level below that opened this one; nil for the root.
    package var sourceRow: ResolvedElement?
    /// How far the list of this level is scrolled.
    package var scrollOffset: Double
    package init(menu: ResolvedMenu, sourceRow: ResolvedElement?, scrollOffset: Double) {
      self.menu = menu
      self.sourceRow = sourceRow
      self.scrollOffset = scrollOffset
    }
  }

  /// Everything that the layout of a stack depends on, besides text.
  package struct Input: Sendable {
    package var levels: [LevelInput]
    package var placement: PopupPlacement
    /// The usable part of the monitor that holds the anchor.
    package var workArea: Rect
    package var style: SubmenuStyle
    package var metrics: LayoutMetrics
    package var grid: PixelGrid
    package var direction: LayoutDirection
    package var isTouch: Bool
    package init(
      levels: [LevelInput], placement: PopupPlacement, workArea: Rect, style: SubmenuStyle,
      metrics: LayoutMetrics, grid: PixelGrid, direction: LayoutDirection = .leftToRight,
      isTouch: Bool = false
    ) {
      self.levels = levels
      self.placement = placement
      self.workArea = workArea
      self.style = style
      self.metrics = metrics
      self.grid = grid
      self.direction = direction
      self.isTouch = isTouch
    }
  }

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

  package init(
    levels: [Level], style: SubmenuStyle, direction: LayoutDirection = .leftToRight, workArea: Rect
  ) {
    self.levels = levels
    self.style = style
    self.direction = direction
    self.workArea = workArea
  }

  /// Lays out all levels. Panels of `previous` whose menu and limits are unchanged are kept, and no
  /// panel gets narrower than it was there.
  package init(_ input: Input, text: any TextMeasurer, previous: StackLayout? = nil) {
    self.init(levels: [], style: input.style, direction: input.direction, workArea: input.workArea)
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
