import MenuX11

/// How the gallery's menus look and behave: what the button below its list of pages changes.
struct Settings: Hashable {
  /// Which colours.
  enum Theme: String, CaseIterable {
    case desktop, light, dark
  }

  /// How much room rows take.
  enum RowDensity: String, CaseIterable {
    case compact, regular
  }

  /// How submenus lie to their parents.
  enum Submenus: String, CaseIterable {
    case cascading, stacked
  }

  /// Which colours.
  var theme = Theme.desktop
  /// How much room rows take.
  var density = RowDensity.compact
  /// How submenus lie to their parents.
  var submenus = Submenus.cascading
  /// The size of the font that text grows with; nil: the desktop's.
  var fontSize: Double?
  /// Whether menus move as they open and close.
  var animates = true

  /// The colours that menus are told to take; nil: the desktop's.
  var colorScheme: DisplayEnvironment.ColorScheme? {
    switch theme {
    case .desktop: nil
    case .light: .light
    case .dark: .dark
    }
  }

  /// Gives a presentation these settings.
  @MainActor func apply(to presentation: MenuPresentation) {
    presentation.density = density == .compact ? .compact : .regular
    presentation.submenuStyle = submenus == .cascading ? .cascading : .stacked
    presentation.colorScheme = colorScheme
    presentation.fontSize = fontSize
  }

  /// Gives an interaction these settings.
  @MainActor func apply(to interaction: MenuInteraction) {
    interaction.density = density == .compact ? .compact : .regular
    interaction.submenuStyle = submenus == .cascading ? .cascading : .stacked
    interaction.colorScheme = colorScheme
    interaction.fontSize = fontSize
    interaction.isAnimated = animates
  }
}
