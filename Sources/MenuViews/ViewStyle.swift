public import MenuPrimitives

/// What views look like in one window: colours by role, sizes of text, the direction of reading.
public struct ViewStyle: Hashable, Sendable {
  /// The colours.
  public var palette: ViewPalette
  /// The family of the interface font; nil for the desktop's own.
  public var fontFamily: String?
  /// The size of the interface font, in logical pixels.
  public var fontSize: Double
  /// Device pixels in one logical pixel, for hairlines.
  public var scale: Double
  /// The direction in which columns run.
  public var layoutDirection: LayoutDirection
  /// Whether the user prefers less motion: changes show at once, what turns stands still or pulses.
  public var reducesMotion: Bool

  /// Makes a style; the defaults are those of a desktop that says nothing (10 pt text, 13.3 px).
  public init(
    palette: ViewPalette = .light, fontFamily: String? = nil, fontSize: Double = 40.0 / 3,
    scale: Double = 1, layoutDirection: LayoutDirection = .leftToRight, reducesMotion: Bool = false
  ) {
    self.palette = palette
    self.fontFamily = fontFamily
    self.fontSize = fontSize
    self.scale = scale
    self.layoutDirection = layoutDirection
    self.reducesMotion = reducesMotion
  }

  /// The colour that a role has here.
  public func color(_ role: ColorRole) -> Color { palette[role] }

  /// The face that a style of text has here.
  public func font(_ style: TextStyle) -> FontSpec {
    switch style {
    case .body: FontSpec(family: fontFamily, size: fontSize)
    case .emphasized: FontSpec(family: fontFamily, size: fontSize, weight: .medium)
    case .caption: FontSpec(family: fontFamily, size: fontSize * 0.87)
    case .headline: FontSpec(family: fontFamily, size: fontSize * 1.15, weight: .semibold)
    case .title: FontSpec(family: fontFamily, size: fontSize * 1.75, weight: .bold)
    case .custom(let font): font
    }
  }
}

/// What a text is for; the style of the window says how large and how heavy that is.
public enum TextStyle: Hashable, Sendable {
  /// Ordinary text.
  case body
  /// Ordinary text that stands out a little, such as the title of a button.
  case emphasized
  /// Small print, 0.87 of the ordinary size.
  case caption
  /// The heading of a part.
  case headline
  /// The heading of a whole page.
  case title
  /// A face of the application's choice.
  case custom(FontSpec)
}
