package import MenuModel
package import MenuPrimitives

extension StackLayout {
  /// What a level is laid out from.
  package struct LevelInput: Sendable {
    package var menu: ResolvedMenu
    /// The row of the level below that opened this one; nil for the root.
    package var sourceRow: ResolvedElement?
    /// How far the list of this level is scrolled.
    package var scrollOffset: Double
    /// What is known of the sizes of its views.
    package var customSizes: CustomSizes
    /// How far its palettes are scrolled.
    package var strips: StripOffsets
    /// How the menu was laid out when it showed last, with the same fonts, if that is known.
    package var kept: PanelLayout?
    package init(
      menu: ResolvedMenu, sourceRow: ResolvedElement?, scrollOffset: Double,
      strips: StripOffsets = [:], customSizes: CustomSizes = CustomSizes(),
      kept: PanelLayout? = nil
    ) {
      self.menu = menu
      self.kept = kept
      self.customSizes = customSizes
      self.sourceRow = sourceRow
      self.scrollOffset = scrollOffset
      self.strips = strips
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
    /// The least width of the root: that of the control that it pulls down from.
    package var minimumWidth: Double
    package init(
      levels: [LevelInput], placement: PopupPlacement, workArea: Rect, style: SubmenuStyle,
      metrics: LayoutMetrics, grid: PixelGrid, direction: LayoutDirection = .leftToRight,
      isTouch: Bool = false, minimumWidth: Double = 0
    ) {
      self.levels = levels
      self.placement = placement
      self.workArea = workArea
      self.style = style
      self.metrics = metrics
      self.grid = grid
      self.direction = direction
      self.isTouch = isTouch
      self.minimumWidth = minimumWidth
    }
  }
}
