import CX11
import MenuPrimitives

/// A colour as XRender blends it: 16 bits a part, already multiplied by the opacity.
struct PremultipliedColor: Hashable, Sendable {
  var red: UInt16
  var green: UInt16
  var blue: UInt16
  var alpha: UInt16

  /// Converts a colour; parts outside 0 … 1 are brought inside.
  init(_ color: Color) {
    func part(_ value: Double) -> UInt16 {
      value.isFinite ? UInt16(min(max(value, 0), 1) * 65535 + 0.5) : 0
    }
    let alpha = color.alpha.isFinite ? min(max(color.alpha, 0), 1) : 0
    red = part(min(max(color.red, 0), 1) * alpha)
    green = part(min(max(color.green, 0), 1) * alpha)
    blue = part(min(max(color.blue, 0), 1) * alpha)
    self.alpha = part(alpha)
  }

  /// Whether it hides what lies below.
  var isOpaque: Bool { alpha == .max }
  /// Whether it shows nothing.
  var isInvisible: Bool { alpha == 0 }

  /// The same for Xlib.
  var xColor: XRenderColor { XRenderColor(red: red, green: green, blue: blue, alpha: alpha) }
}
