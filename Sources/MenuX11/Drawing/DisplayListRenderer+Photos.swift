import CX11
import MenuPrimitives

extension DisplayListRenderer {
  /// Draws a picture in the middle of a shape, just large enough to cover it, as far as it lies inside;
  /// the plain shape of a placeholder where it can't be had, nothing while it isn't loaded.
  func draw(
    _ image: Image, covering shape: RoundedRect, opacity: Double, _ target: RenderTarget
  ) {
    let pixels = PixelRoundedRect(shape, scale: target.scale)
    let box = pixels.rect
    guard !box.isEmpty, opacity > 0 else { return }
    let picture: ServerImage
    switch cover(image, width: box.width, height: box.height, target.scale) {
    case .loading: return
    // An icon of one color covers nothing.
    case .ready(let found) where found.colors != 0: picture = found
    case .ready, .broken:
      return draw(image, in: shape.rect, tint: .label, opacity: opacity, target)
    }
    guard let mask = MaskPicture(context, width: box.width, height: box.height) else { return }
    let place = PixelRect(x: 0, y: 0, width: box.width, height: box.height)
    mask.cover(PixelRoundedRect(place, radii: pixels.radii), opacity: min(opacity, 1))
    // A picture that is smaller than the shape in one direction leaves a margin there.
    let (left, top) = ((box.width - picture.width) / 2, (box.height - picture.height) / 2)
    let (x, y) = (max(left, 0), max(top, 0))
    XRenderComposite(
      context.display, PictOpOver, picture.colors, mask.picture, target.picture,
      Int32(x - left), Int32(y - top), Int32(x), Int32(y), Int32(box.x + x), Int32(box.y + y),
      UInt32(min(picture.width, box.width)), UInt32(min(picture.height, box.height)))
  }

  /// The picture in the size in which it covers a rectangle.
  private func cover(
    _ image: Image, width: Int, height: Int, _ scale: Double
  ) -> ImageLoader.State {
    let fitted = images.picture(image, fitting: width, height, scale: scale)
    guard case .ready(let whole) = fitted, whole.width > 0, whole.height > 0,
      whole.width < width || whole.height < height
    else { return fitted }
    let factor = max(
      Double(width) / Double(whole.width), Double(height) / Double(whole.height))
    // Not to be asked for without a limit: a picture may be a thousand times as wide as high.
    let (wide, high) = (Double(whole.width) * factor, Double(whole.height) * factor)
    guard wide * high <= 16_777_216 else { return fitted }
    return images.picture(
      image, fitting: Int(wide.rounded(.up)), Int(high.rounded(.up)), scale: scale)
  }
}
