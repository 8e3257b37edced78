import MenuKit
import MenuViews

extension ViewStyle {
  /// The style of views on a desktop; a palette of the application's choice wins over the desktop's.
  init(_ environment: DisplayEnvironment, palette: ViewPalette?) {
    self.init(
      palette: palette ?? ViewPalette(environment), fontFamily: environment.fontFamily,
      fontSize: environment.fontSize, scale: environment.scale,
      layoutDirection: environment.layoutDirection, reducesMotion: environment.reducesMotion)
  }
}

extension ViewPalette {
  /// The colours of a desktop.
  fileprivate init(_ environment: DisplayEnvironment) {
    switch environment.colorScheme {
    case .light: self = .light
    case .dark: self = .dark
    case .highContrast: self = .highContrast
    }
    if let accent = environment.accentColor { self[.accent] = accent }
  }
}
