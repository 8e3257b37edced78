import CX11
import MenuPrimitives

/// A picture on the server that only says how much is covered.
@MainActor final class MaskPicture {
  let picture: Picture
  let width: Int
  let height: Int
  private let context: RenderContext
  private let pixmap: Pixmap

  /// Makes a mask with undefined contents; nil when it would be empty or absurdly large.
  init?(_ context: RenderContext, width: Int, height: Int, repeats: Bool = false) {
    guard (1...RenderTarget.maximumExtent).contains(width),
      (1...RenderTarget.maximumExtent).contains(height)
    else { return nil }
    self.context = context
    self.width = width
    self.height = height
    pixmap = XCreatePixmap(
      context.display, context.root, UInt32(width), UInt32(height), 8)
    var attributes = XRenderPictureAttributes()
    attributes.repeat = repeats ? RepeatNormal : RepeatNone
    picture = XRenderCreatePicture(
      context.display, pixmap, context.maskFormat, UInt(CPRepeat), &attributes)
  }

  /// Sends a mask to the server.
  convenience init?(_ context: RenderContext, _ mask: Mask) {
    self.init(context, width: mask.width, height: mask.height)
    context.upload(mask, to: pixmap)
  }

  isolated deinit {
    guard context.isOpen else { return }
    XRenderFreePicture(context.display, picture)
    XFreePixmap(context.display, pixmap)
  }

  /// Takes the part of another mask that begins at a point.
  func copy(from other: MaskPicture, x: Int, y: Int) {
    XRenderComposite(
      context.display, PictOpSrc, other.picture, 0, picture, Int32(x), Int32(y), 0, 0, 0, 0,
      UInt32(width), UInt32(height))
  }

  /// Covers nothing but a rounded rectangle, and that as strongly as said (0 … 1).
  func cover(_ shape: PixelRoundedRect, opacity: Double) {
    var none = XRenderColor()
    XRenderFillRectangle(
      context.display, PictOpSrc, picture, &none, 0, 0, UInt32(width), UInt32(height))
    var full = PremultipliedColor(Color(white: 0, alpha: opacity)).xColor
    let body = shape.body.map(\.xRectangle)
    XRenderFillRectangles(
      context.display, PictOpSrc, picture, &full, body, Int32(body.count))
    context.drawCorners(
      of: shape, source: context.solid(PremultipliedColor(Color(white: 0, alpha: opacity))),
      to: picture)
  }

  /// Draws a source through a part of the mask.
  func draw(_ source: Picture, _ x: Piece, _ y: Piece, to target: Picture) {
    guard x.length > 0, y.length > 0 else { return }
    XRenderComposite(
      context.display, PictOpOver, source, picture, target, 0, 0, Int32(x.mask), Int32(y.mask),
      Int32(x.start), Int32(y.start), UInt32(x.length), UInt32(y.length))
  }
}
