public import MenuPrimitives

/// A colour for each role: what makes light and dark differ.
public struct ViewPalette: Hashable, Sendable {
  /// Which of the three columns of the table of roles a palette starts from.
  public enum Appearance: Hashable, Sendable, CaseIterable {
    /// Dark text on a light ground.
    case light
    /// Light text on a dark ground.
    case dark
    /// Black and white, with edges that can't be overlooked.
    case highContrast
  }

  /// What the palette starts from.
  public var appearance: Appearance
  private var changes: [ColorRole: Color] = [:]

  /// Makes the palette of an appearance.
  public init(_ appearance: Appearance) {
    self.appearance = appearance
  }

  /// The colour of a role; set one to have another. A colour with a role of its own is taken as it is
  /// in this palette at that moment.
  public subscript(role: ColorRole) -> Color {
    get {
      if let color = changes[role] { return color }
      let colors = role.colors
      return switch appearance {
      case .light: colors.light
      case .dark: colors.dark
      case .highContrast: colors.highContrast
      }
    }
    set { changes[role] = resolve(newValue) }
  }

  /// What a colour is in this palette.
  public func resolve(_ color: Color) -> Color {
    color.resolved { self[$0] }
  }

  /// The palette with another accent colour.
  public func accented(_ color: Color) -> ViewPalette {
    var palette = self
    palette[.accent] = color
    return palette
  }

  /// Dark text on a light ground.
  public static let light = ViewPalette(.light)
  /// Light text on a dark ground.
  public static let dark = ViewPalette(.dark)
  /// Black and white, with edges that can't be overlooked.
  public static let highContrast = ViewPalette(.highContrast)
}
