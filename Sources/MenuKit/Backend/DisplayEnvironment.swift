public import MenuPrimitives
public import MenuScene

/// What the desktop says about how things should look and behave.
public struct DisplayEnvironment: Hashable, Sendable {
  /// Which table of colours.
  public typealias ColorScheme = Theme.Scheme

  /// Device pixels in one logical pixel.
  public var scale: Double
  /// Light, dark or high contrast.
  public var colorScheme: ColorScheme
  /// The desktop's accent colour, where it has one.
  public var accentColor: Color?
  /// The family of the desktop's font; nil for the system's default.
  public var fontFamily: String?
  /// The size of the desktop's font, in logical pixels (10 pt are 13.3). The regular density, which
  /// has a size of its own, grows as this does beyond the usual ones; from 22 on its menus are those
  /// for people who don't see well: wide, without pictures, with a row for each element.
  public var fontSize: Double
  /// Whether the user prefers less motion.
  public var reducesMotion: Bool
  /// Whether translucent windows show what lies below.
  public var isComposited: Bool
  /// The direction in which the user's language reads.
  public var layoutDirection: LayoutDirection

  /// Describes a desktop; the defaults are those of one that says nothing.
  public init(
    scale: Double = 1, colorScheme: ColorScheme = .light, accentColor: Color? = nil,
    fontFamily: String? = nil, fontSize: Double = 40.0 / 3, reducesMotion: Bool = false,
    isComposited: Bool = false, layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.scale = scale
    self.colorScheme = colorScheme
    self.accentColor = accentColor
    self.fontFamily = fontFamily
    self.fontSize = fontSize
    self.reducesMotion = reducesMotion
    self.isComposited = isComposited
    self.layoutDirection = layoutDirection
  }
}
