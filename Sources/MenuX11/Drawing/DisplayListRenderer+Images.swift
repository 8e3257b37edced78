import CX11
import MenuPrimitives

extension DisplayListRenderer {
  /// Draws a picture in the middle of a rectangle, as large as fits; nothing while it isn't loaded.
  func draw(
    _ image: Image, in rect: Rect, tint: Color, opacity: Double, _ target: RenderTarget
  ) {
    switch image.source {
    case .symbol(let symbol):
      let size = PixelRect.pixel(min(rect.width, rect.height) * target.scale)
      let area = centered(width: size, height: size, in: rect, target)
      draw(
        .symbol(symbol, size: size), in: area, PremultipliedColor(tint.opacity(opacity)), target)
    case .file, .pixels:
      let box = PixelRect(rect, scale: target.scale)
      guard !box.isEmpty, opacity > 0,
        let picture = images.picture(image, fitting: box.width, box.height)
      else { return }
      let area = centered(width: picture.width, height: picture.height, in: rect, target)
      let mask =
        opacity < 1 ? context.solid(PremultipliedColor(Color(white: 0, alpha: opacity))) : 0
      XRenderComposite(
        context.display, PictOpOver, picture.picture, mask, target.picture, 0, 0, 0, 0,
        Int32(area.x), Int32(area.y), UInt32(area.width), UInt32(area.height))
    }
  }

  private func centered(
    width: Int, height: Int, in rect: Rect, _ target: RenderTarget
  ) -> PixelRect {
    PixelRect(
      x: PixelRect.pixel(rect.midX * target.scale - Double(width) / 2),
      y: PixelRect.pixel(rect.midY * target.scale - Double(height) / 2), width: width,
      height: height)
  }
}
