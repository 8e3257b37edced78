import MenuLayout
import MenuPrimitives
import MenuScene

/// What a session takes from the desktop and the presentation: how everything looks and moves.
@MainActor struct SessionAppearance {
  let environment: DisplayEnvironment
  let theme: Theme
  let metrics: LayoutMetrics
  /// How much may move while the menu shows.
  let motion: Motion
  /// How much may move as it is closed by a program that wants that.
  let closingMotion: Motion
  let workArea: Rect

  init(_ request: MenuSession.Request) {
    var environment = request.backend.environment
    if let size = request.fontSize { environment.fontSize = size }
    self.environment = environment
    theme =
      request.theme
      ?? Theme(
        scheme: request.colorScheme ?? environment.colorScheme, density: request.density,
        accent: environment.accentColor)
    metrics = LayoutMetrics(
      density: request.density, bodyFontSize: request.density.bodyFontSize(in: environment))
    workArea = request.backend.workArea(at: request.location)
    closingMotion =
      if !environment.isComposited {
        .none
      } else if environment.reducesMotion {
        .reduced
      } else {
        .full
      }
    motion = request.animated ? closingMotion : .none
  }

  /// Whether text is so large that each element has a row of its own.
  var hasLargeText: Bool {
    switch metrics.textSize {
    case .ordinary: false
    case .accessible: true
    }
  }

  /// The shadow of a panel, as strong as it is at the moment.
  func shadow(opacity: Double) -> Shadow? {
    guard opacity > 0 else { return nil }
    var shadow = theme.shadow
    shadow.color = shadow.color.opacity(opacity)
    return shadow
  }

  /// The shadow of a tooltip.
  var tooltipShadow: Shadow { theme.tooltipShadow }

  var grid: PixelGrid { PixelGrid(scale: environment.scale) }
}

extension Density {
  /// The size of body text: that of iOS, as much larger as the desktop's own is larger than usual; or
  /// the desktop's own.
  fileprivate func bodyFontSize(in environment: DisplayEnvironment) -> Double {
    switch self {
    case .regular:
      let ratio = environment.fontSize / DisplayEnvironment().fontSize
      // Desktops use 9 to 11 points where nobody has asked for larger text.
      return ratio.isFinite && ratio > 1.15 ? 17 * ratio : 17
    case .compact:
      return environment.fontSize
    }
  }
}
