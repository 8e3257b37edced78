import CX11
import MenuPrimitives
import TestSupport

@testable import MenuX11

extension DrawingStage {
  /// The desktop's font at its usual size.
  static let font = FontSpec(size: 40.0 / 3)

  /// The glyphs of a text on one line, from left to right.
  func glyphs(_ string: String, font: FontSpec = font) -> [UInt32] {
    text.line(string, font: font).lines.flatMap(\.runs).flatMap(\.glyphs)
  }

  /// The glyph that a face has for each scalar of a text by itself.
  func nominalGlyphs(_ string: String) -> [UInt32] {
    let scalars = string.unicodeScalars.map(\.value)
    return GraphemeCluster.all(in: scalars).flatMap { cluster -> [UInt32] in
      guard let primary = text.fonts.primary(for: Self.font) else { return [] }
      let face = text.fonts.face(for: cluster, of: scalars, font: Self.font, primary: primary)
      return cluster.range.map { face.glyph(of: scalars[$0]) }
    }
  }

  /// A text cut to a width.
  func cut(_ string: String, to width: Double, lines: Int = 1) -> TextLayout {
    text.layout(string, font: Self.font, maximumWidth: width, maximumLines: lines)
  }

  /// The pixels of a text in black, drawn 20 pixels from the left and the top.
  func pixels(_ layout: TextLayout, scale: Double = 1) throws -> Pixels {
    try picture(
      [.text(layout, Point(x: 20 / scale, y: 20 / scale), .black)], width: 300, height: 80,
      scale: scale)
  }
}
