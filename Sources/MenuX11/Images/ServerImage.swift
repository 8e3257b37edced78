import CX11

/// A picture on the server, scaled to the pixels on which it is drawn.
@MainActor final class ServerImage {
  /// The picture: premultiplied ARGB.
  let picture: Picture
  /// The width in device pixels.
  let width: Int
  /// The height in device pixels.
  let height: Int
  private let context: RenderContext
  private let pixmap: Pixmap

  /// Sends pixels to the server; nil for none, or too many.
  init?(_ context: RenderContext, _ pixels: PremultipliedPixels) {
    guard (1...4096).contains(pixels.width), (1...4096).contains(pixels.height) else { return nil }
    self.context = context
    width = pixels.width
    height = pixels.height
    pixmap = XCreatePixmap(context.display, context.root, UInt32(width), UInt32(height), 32)
    context.upload(pixels, to: pixmap)
    picture = XRenderCreatePicture(context.display, pixmap, context.colorFormat, 0, nil)
  }

  isolated deinit {
    guard context.isOpen else { return }
    XRenderFreePicture(context.display, picture)
    XFreePixmap(context.display, pixmap)
  }
}
