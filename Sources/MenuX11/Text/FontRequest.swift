import CX11
import MenuPrimitives

/// What Fontconfig is asked for: a family, a size on the screen, a weight.
struct FontRequest: Hashable, Sendable {
  /// The family's name.
  var family: String
  /// The height of the em square, in device pixels.
  var pixelSize: Double
  /// The weight, in Fontconfig's numbers.
  var weight: Int32

  /// The request for a font on a display configured so; sizes are kept within 4 and 512 pixels.
  init(_ font: FontSpec, _ configuration: TextConfiguration) {
    family = font.family ?? configuration.family ?? "sans-serif"
    let size = font.size * configuration.scale
    pixelSize = size.isFinite ? min(max(size, 4), 512) : 13
    weight =
      switch font.weight {
      case .ultraLight: FC_WEIGHT_ULTRALIGHT
      case .thin: FC_WEIGHT_THIN
      case .light: FC_WEIGHT_LIGHT
      case .regular: FC_WEIGHT_REGULAR
      case .medium: FC_WEIGHT_MEDIUM
      case .semibold: FC_WEIGHT_DEMIBOLD
      case .bold: FC_WEIGHT_BOLD
      case .heavy: FC_WEIGHT_ULTRABOLD
      case .black: FC_WEIGHT_BLACK
      }
  }
}
