/// A colour of the sRGB space with straight (not premultiplied) opacity; every part is 0 … 1.
///
/// A colour with a role (`Color.label`, `Color.systemRed`) is another one in light, in dark and in high
/// contrast: where views draw, the palette of their window says which. Its parts are those in light.
public struct Color: Hashable, Sendable {
  /// The red part.
  public var red: Double
  /// The green part.
  public var green: Double
  /// The blue part.
  public var blue: Double
  /// The opacity: 0 shows nothing, 1 hides what lies below.
  public var alpha: Double
  /// What the colour is for, when a palette is to say which one it is; nil: it is what its parts say.
  public private(set) var role: ColorRole?
  private var opacityRule = OpacityRule.scaled

  /// How the opacity of a colour with a role comes about.
  private enum OpacityRule: Hashable, Sendable {
    /// As the palette has it, times what `alpha` is to the one in light.
    case scaled
    /// It is `alpha`, whatever the palette has.
    case exact
  }

  /// Makes a colour from its parts, each 0 … 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a colour from `0xRRGGBB` and an opacity.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  /// A grey from black (0) to white (1).
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes the colour of a role.
  public init(_ role: ColorRole) {
    self = role.colors.light
    self.role = role
  }

  /// Shows nothing.
  public static let clear = Color(white: 0, alpha: 0)
  /// Opaque black.
  public static let black = Color(white: 0)
  /// Opaque white.
  public static let white = Color(white: 1)

  /// The same colour with its opacity multiplied by `factor`.
  public func opacity(_ factor: Double) -> Color {
    var color = self
    color.alpha *= factor
    return color
  }

  /// The same colour with another opacity, 0 … 1.
  public func withAlphaComponent(_ alpha: Double) -> Color {
    var color = self
    color.alpha = alpha
    if role != nil { color.opacityRule = .exact }
    return color
  }

  /// The colour itself when it has no role, otherwise what `palette` has for its role.
  public func resolved(_ palette: (ColorRole) -> Color) -> Color {
    guard let role else { return self }
    var color = palette(role)
    switch opacityRule {
    case .exact: color.alpha = alpha
    case .scaled:
      let light = role.colors.light.alpha
      color.alpha *= light > 0 ? alpha / light : 1
    }
    return color
  }

  /// What is seen when this colour lies over an opaque one.
  public func over(_ below: Color) -> Color {
    Color(
      red: red * alpha + below.red * (1 - alpha),
      green: green * alpha + below.green * (1 - alpha),
      blue: blue * alpha + below.blue * (1 - alpha))
  }
}
