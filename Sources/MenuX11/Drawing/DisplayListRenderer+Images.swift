import CX11
import MenuPrimitives

extension DisplayListRenderer {
  /// Asks for the pictures of an item, so that they are loaded while what comes before them is drawn.
  func prepareImages(of item: DisplayItem, for target: RenderTarget) {
    for command in item.commands {
      let (image, rect): (Image, Rect)
      switch command {
      case .image(let shown, let place, _, let opacity) where opacity > 0:
        (image, rect) = (shown, place)
      case .photo(let shown, let shape, let opacity) where opacity > 0:
        (image, rect) = (shown, shape.rect)
      case .image, .photo, .fill, .border, .text, .stroke, .fillPath, .fade: continue
      }
      if case .symbol = image.source { continue }
      let box = PixelRect(rect, scale: target.scale)
      guard !box.isEmpty else { continue }
      images.prepare(image, fitting: box.width, box.height, scale: target.scale)
    }
  }

  /// Draws a picture in the middle of a rectangle, as large as fits; nothing while it isn't loaded, and
  /// a placeholder when it can't be.
  func draw(
    _ image: Image, in rect: Rect, tint: Color, opacity: Double, _ target: RenderTarget
  ) {
    let tint = image.tintColor ?? tint
    switch image.source {
    case .symbol(let symbol):
      draw(symbol, in: rect, tint.opacity(opacity), target)
    case .file, .pixels, .icon:
      let box = PixelRect(rect, scale: target.scale)
      guard !box.isEmpty, opacity > 0 else { return }
      switch images.picture(image, fitting: box.width, box.height, scale: target.scale) {
      case .loading: break
      case .broken: draw(Self.placeholder, in: rect, tint.opacity(opacity * 0.5), target)
      case .ready(let picture):
        let place = centered(width: picture.width, height: picture.height, in: rect, target)
        draw(picture, of: image, at: place, tint: tint, opacity: opacity, target)
      }
    }
  }

  /// What stands where a picture can't be shown.
  private static let placeholder = Symbol(
    name: "placeholder", layers: Symbol(systemName: "questionmark.square")?.layers ?? [])

  private func draw(_ symbol: Symbol, in rect: Rect, _ color: Color, _ target: RenderTarget) {
    let size = PixelRect.pixel(min(rect.width, rect.height) * target.scale)
    let area = centered(width: size, height: size, in: rect, target)
    draw(.symbol(symbol, size: size), in: area, PremultipliedColor(color), target)
  }

  private func draw(
    _ picture: ServerImage, of image: Image, at place: PixelRect, tint: Color, opacity: Double,
    _ target: RenderTarget
  ) {
    let color = context.solid(PremultipliedColor(tint.opacity(opacity)))
    if picture.coverage != 0 {
      composite(color, through: picture.coverage, at: place, target)
    }
    guard picture.colors != 0 else { return }
    if image.renderingMode == .alwaysTemplate || image.tintColor != nil {
      // Whatever its colours, it shows where it isn't clear.
      composite(color, through: picture.colors, at: place, target)
    } else {
      // An icon that stands in for a drawing in one colour is as faint as that would be.
      let opacity = image.isTemplate ? opacity * tint.alpha : opacity
      let mask =
        opacity < 1 ? context.solid(PremultipliedColor(Color(white: 0, alpha: opacity))) : 0
      composite(picture.colors, through: mask, at: place, target)
    }
  }

  private func composite(
    _ source: Picture, through mask: Picture, at place: PixelRect, _ target: RenderTarget
  ) {
    XRenderComposite(
      context.display, PictOpOver, source, mask, target.picture, 0, 0, 0, 0, Int32(place.x),
      Int32(place.y), UInt32(place.width), UInt32(place.height))
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
