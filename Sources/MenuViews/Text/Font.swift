public import MenuPrimitives

/// A face as applications ask for it: by what the text is for, or by size. `ViewStyle.font(_:)` says
/// which `FontSpec` that is in a window.
public struct Font: Hashable, Sendable {
  /// How heavy the strokes are.
  public typealias Weight = FontSpec.Weight

  /// Where the size of a font comes from.
  public enum Size: Hashable, Sendable {
    /// The text style; grows with the interface font of the window.
    case style(TextStyle)
    /// Always this many logical pixels.
    case fixed(Double)
  }

  /// Where the size comes from.
  public var size: Size
  /// How heavy the strokes are; nil: as is usual for the text style, regular for a fixed size.
  public var weight: Weight?
  /// The family's name; nil: the interface font.
  public var family: String?

  /// Makes a font.
  public init(_ size: Size, weight: Weight? = nil, family: String? = nil) {
    self.size = size
    self.weight = weight
    self.family = family
  }

  /// Makes the font of a face that is known already.
  public init(_ face: FontSpec) {
    self.init(.fixed(face.size), weight: face.weight, family: face.family)
  }

  /// The interface font for what a text is for.
  public static func preferredFont(forTextStyle style: TextStyle) -> Font {
    Font(.style(style))
  }

  /// The interface font in a size, in logical pixels.
  public static func systemFont(ofSize size: Double, weight: Weight = .regular) -> Font {
    Font(.fixed(size), weight: weight)
  }

  /// The bold interface font in a size, in logical pixels.
  public static func boldSystemFont(ofSize size: Double) -> Font {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The same font in another size, in logical pixels.
  public func withSize(_ size: Double) -> Font {
    Font(.fixed(size), weight: weight, family: family)
  }

  /// The same font, lighter or heavier.
  public func withWeight(_ weight: Weight) -> Font {
    Font(size, weight: weight, family: family)
  }
}
