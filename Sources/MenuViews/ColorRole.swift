public import MenuPrimitives

/// What a colour is for; a palette says which one that is.
public enum ColorRole: Hashable, Sendable {
  /// Text that is read first.
  case text
  /// Text that explains.
  case secondaryText
  /// Text and pictures of what can't be used at the moment.
  case disabled
  /// The colour that marks what is chosen or most important.
  case accent
  /// Text and pictures on the accent colour.
  case onAccent
  /// Text and pictures of what destroys.
  case destructive
  /// The ground of the window.
  case background
  /// The ground of a part that stands apart at the side of the window.
  case sidebar
  /// The ground of a card that lies on the window.
  case card
  /// The ground of a control at rest.
  case control
  /// The ground of a control below the pointer.
  case controlHovered
  /// The ground of a control that is held down.
  case controlPressed
  /// Hairlines between parts and around cards.
  case border
  /// A colour of the application's choice, the same in every palette.
  case custom(Color)
}

/// A colour for each role: what makes light and dark differ.
public struct ViewPalette: Hashable, Sendable {
  /// The name, for tests and for applications that treat one palette differently.
  public var name: String
  /// The colours of `ColorRole`'s cases of the same names.
  public var text, secondaryText, disabled, accent, onAccent, destructive: Color
  /// The colours of `ColorRole`'s cases of the same names.
  public var background, sidebar, card, control, controlHovered, controlPressed, border: Color

  /// The colour of a role.
  public subscript(role: ColorRole) -> Color {
    switch role {
    case .text: text
    case .secondaryText: secondaryText
    case .disabled: disabled
    case .accent: accent
    case .onAccent: onAccent
    case .destructive: destructive
    case .background: background
    case .sidebar: sidebar
    case .card: card
    case .control: control
    case .controlHovered: controlHovered
    case .controlPressed: controlPressed
    case .border: border
    case .custom(let color): color
    }
  }

  /// The palette with another accent colour.
  public func accented(_ color: Color) -> ViewPalette {
    var palette = self
    palette.accent = color
    return palette
  }

  /// Dark text on a light ground.
  public static let light = ViewPalette(
    name: "light", text: Color(hex: 0x1D1D1F), secondaryText: Color(hex: 0x3C3C43, alpha: 0.68),
    disabled: Color(hex: 0x3C3C43, alpha: 0.3), accent: Color(hex: 0x007AFF), onAccent: .white,
    destructive: Color(hex: 0xD92B20), background: Color(hex: 0xF6F6F8),
    sidebar: Color(hex: 0xECECF0), card: .white, control: .white,
    controlHovered: Color(hex: 0xF2F2F5), controlPressed: Color(hex: 0xE2E2E7),
    border: Color(white: 0, alpha: 0.12))

  /// Light text on a dark ground.
  public static let dark = ViewPalette(
    name: "dark", text: Color(hex: 0xF5F5F7), secondaryText: Color(hex: 0xEBEBF5, alpha: 0.6),
    disabled: Color(hex: 0xEBEBF5, alpha: 0.28), accent: Color(hex: 0x0A84FF), onAccent: .white,
    destructive: Color(hex: 0xFF6259), background: Color(hex: 0x1E1E21),
    sidebar: Color(hex: 0x27272B), card: Color(hex: 0x2B2B2F), control: Color(hex: 0x3A3A3F),
    controlHovered: Color(hex: 0x45454B), controlPressed: Color(hex: 0x55555C),
    border: Color(white: 1, alpha: 0.12))

  /// Black and white, with edges that can't be overlooked.
  public static let highContrast = ViewPalette(
    name: "high contrast", text: .black, secondaryText: Color(white: 0.15),
    disabled: Color(white: 0.45), accent: Color(hex: 0x0030A8), onAccent: .white,
    destructive: Color(hex: 0x9C0000), background: .white, sidebar: Color(white: 0.93),
    card: .white, control: .white, controlHovered: Color(white: 0.88),
    controlPressed: Color(white: 0.75), border: .black)
}
