package import MenuPrimitives

/// Every distance of a density, named, in one place; all in logical pixels.
package struct LayoutMetrics: Hashable, Sendable {
  /// The density that the numbers belong to.
  package var density: Density
  package init(density: Density, bodyFontSize: Double) { self.density = density }
}

/// How much room rows take.
public enum Density: Hashable, Sendable, CaseIterable {
  /// The numbers of iOS: for fingers and for code that comes from there.
  case regular
  /// The rows of a pointer desktop, sized by its font.
  case compact
}

/// How submenus lie to their parents.
public enum SubmenuStyle: Hashable, Sendable, CaseIterable {
  /// Over their parent, which steps back, with a header row that leads back, as on iOS.
  case stacked
  /// Beside their parent, as on desktops.
  case cascading
}

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
