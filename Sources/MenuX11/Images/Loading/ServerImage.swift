import CX11

/// A picture on the server, scaled to the pixels on which it is drawn.
@MainActor final class ServerImage {
  /// The part in its own colours, premultiplied ARGB; 0 when there is none.
  let colors: Picture
  /// The part that takes a colour, as how much of each pixel is covered; 0 when there is none.
  let coverage: Picture
  /// The width in device pixels.
  let width: Int
  /// The height in device pixels.
  let height: Int
  /// The memory that it takes, in bytes.
  let cost: Int
  private let context: RenderContext
  private let pixmaps: [Pixmap]

  /// The most pixels that a picture has each way; no monitor has more.
  nonisolated static let maximumExtent = 4096

  /// Sends a picture to the server; nil for none, or for too many pixels.
  init?(_ context: RenderContext, _ picture: DecodedPicture) {
    guard (1...Self.maximumExtent).contains(picture.width),
      (1...Self.maximumExtent).contains(picture.height)
    else { return nil }
    self.context = context
    width = picture.width
    height = picture.height
    var pixmaps: [Pixmap] = []
    func pixmap(depth: UInt32) -> Pixmap {
      let pixmap = XCreatePixmap(
        context.display, context.root, UInt32(picture.width), UInt32(picture.height), depth)
      pixmaps.append(pixmap)
      return pixmap
    }
    if let pixels = picture.colors {
      let pixmap = pixmap(depth: 32)
      context.upload(pixels, to: pixmap)
      colors = XRenderCreatePicture(context.display, pixmap, context.colorFormat, 0, nil)
    } else {
      colors = 0
    }
    if let mask = picture.coverage {
      let pixmap = pixmap(depth: 8)
      context.upload(mask, to: pixmap)
      coverage = XRenderCreatePicture(context.display, pixmap, context.maskFormat, 0, nil)
    } else {
      coverage = 0
    }
    self.pixmaps = pixmaps
    cost = width * height * ((colors == 0 ? 0 : 4) + (coverage == 0 ? 0 : 1))
  }

  isolated deinit {
    guard context.isOpen else { return }
    for picture in [colors, coverage] where picture != 0 {
      XRenderFreePicture(context.display, picture)
    }
    for pixmap in pixmaps { XFreePixmap(context.display, pixmap) }
  }
}
