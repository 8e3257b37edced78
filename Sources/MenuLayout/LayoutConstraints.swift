package import MenuPrimitives

/// What a panel must fit.
package struct LayoutConstraints: Hashable, Sendable {
  package var grid: PixelGrid
  /// The widest and highest that the panel may be.
  package var maximumSize: Size
  /// A panel never shrinks while it is open: its width so far, or that of its source.
  package var minimumWidth: Double
  package var direction: LayoutDirection
  /// Whether fingers are in use, which makes compact rows taller.
  package var isTouch: Bool
  package init(
    grid: PixelGrid, maximumSize: Size, minimumWidth: Double = 0,
    direction: LayoutDirection = .leftToRight, isTouch: Bool = false
  ) {
    self.grid = grid
    self.maximumSize = maximumSize
    self.minimumWidth = minimumWidth
    self.direction = direction
    self.isTouch = isTouch
  }
}
