public import MenuPrimitives

/// What views look like in one window: colours by role, sizes of text, the direction of reading.
public struct ViewStyle: Hashable, Sendable {
  /// The colours.
  public var palette: ViewPalette
  /// The family of the interface font; nil for the desktop's own.
  public var fontFamily: String?
  /// The size of the interface font, in logical pixels: that of the text style `body`, which all other
  /// text styles follow.
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

  /// The colour that is drawn for `color` here.
  public func color(_ color: Color) -> Color { palette.resolve(color) }

  /// A length of a control: as given beside ordinary text (10 pt, 13.3 px) or smaller, in proportion
  /// beside larger text; on the grid of device pixels.
  public func controlLength(_ length: Double) -> Double {
    let factor = fontSize.isFinite ? min(max(1, fontSize * 3 / 40), 8) : 1
    return PixelGrid(scale: scale).round(length * factor)
  }

  /// The face that a font has here.
  public func font(_ font: Font) -> FontSpec {
    let (size, weight) =
      switch font.size {
      case .style(let style): (style.size(forBody: fontSize), style.weight)
      case .fixed(let size): (size, .regular)
      }
    return FontSpec(
      family: font.family ?? fontFamily, size: size, weight: font.weight ?? weight)
  }
}
