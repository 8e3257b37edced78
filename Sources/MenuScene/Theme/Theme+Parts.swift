import Glibc
import MenuLayout
package import MenuPrimitives

extension Theme.Highlight {
  /// A fill with text that reads on it: white, or black where the fill is too bright for white.
  static func filled(with fill: Color, secondaryOpacity: Double = 0.85) -> Theme.Highlight {
    // White on the system's blue has to stay white, so the line is drawn well above its 0.21.
    let text = fill.luminance > 0.5 ? Color.black : .white
    return Theme.Highlight(
      fill: fill, label: text, secondaryLabel: text.opacity(secondaryOpacity))
  }
}

extension Shadow {
  /// The shadow of a tooltip: it lies close to what it tells of.
  static let tooltip = Shadow(
    color: Color(white: 0, alpha: 0.2), blur: 12, offset: Point(x: 0, y: 3))

  /// The shadow of the top panel: the reference's 2.1, the desktop look's for the compact density.
  static func panel(_ density: Density) -> Shadow {
    switch density {
    case .regular: Shadow(color: Color(white: 0, alpha: 0.24), blur: 67.5, offset: .zero)
    case .compact:
      Shadow(color: Color(white: 0, alpha: 0.3), blur: 24, offset: Point(x: 0, y: 8))
    }
  }
}

extension Color {
  /// How bright the colour is to the eye, 0 … 1 (WCAG's relative luminance), without its opacity.
  package var luminance: Double {
    func linear(_ part: Double) -> Double {
      let part = min(max(part, 0), 1)
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
