import CX11
import MenuPrimitives

extension DisplayListRenderer {
  /// Draws laid-out text: each glyph on the whole pixel on which it was measured.
  func draw(
    _ layout: TextLayout, at origin: Point, _ color: Color, in target: RenderTarget
  ) {
    let color = PremultipliedColor(color)
    guard !color.isInvisible else { return }
    let scale = target.scale
    let left = PixelRect.pixel(origin.x * scale)
    let top = PixelRect.pixel(origin.y * scale)
    for line in layout.lines {
      let baseline = top + PixelRect.pixel(line.baseline * scale)
      for run in line.runs {
        guard let face = text.fonts.face(run.face) else { continue }
        var glyphs: [XftGlyphSpec] = []
        glyphs.reserveCapacity(run.glyphs.count)
        for (glyph, position) in zip(run.glyphs, run.positions) {
          glyphs.append(
            XftGlyphSpec(
              glyph: glyph, x: Int16(clamping: left + PixelRect.pixel(position.x * scale)),
              y: Int16(clamping: baseline + PixelRect.pixel(position.y * scale))))
        }
        guard !glyphs.isEmpty else { continue }
        XftGlyphSpecRender(
          context.display, PictOpOver, context.solid(color), face.font, target.picture, 0, 0,
          glyphs, Int32(glyphs.count))
      }
    }
  }
}
