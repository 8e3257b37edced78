import MenuLayout
import MenuPrimitives
import MenuScene

/// What a session takes from the desktop and the presentation: how everything looks and moves.
@MainActor struct SessionAppearance {
  let environment: DisplayEnvironment
  let theme: Theme
  let metrics: LayoutMetrics
  let motion: Motion
  let workArea: Rect

  init(_ request: MenuSession.Request) {
    environment = request.backend.environment
    theme =
      request.theme
      ?? Theme(
        scheme: request.colorScheme ?? environment.colorScheme, density: request.density,
        accent: environment.accentColor)
    metrics = LayoutMetrics(
      density: request.density, bodyFontSize: request.density.bodyFontSize(in: environment))
    workArea = request.backend.workArea(at: request.location)
    motion =
      if !request.animated || !environment.isComposited {
        .none
      } else if environment.reducesMotion {
        .reduced
      } else {
        .full
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
  /// The size of body text: that of iOS, or the desktop's own.
  fileprivate func bodyFontSize(in environment: DisplayEnvironment) -> Double {
    switch self {
    case .regular: 17
    case .compact: environment.fontSize
    }
  }
}
