import CX11
import MenuPrimitives

/// A picture on the server that display lists are drawn into and windows are filled from.
@MainActor final class RenderTarget {
  /// The drawable: a pixmap of its own.
  let pixmap: Pixmap
  /// The picture over it.
  let picture: Picture
  /// The width in device pixels.
  let width: Int
  /// The height in device pixels.
  let height: Int
  /// Bits of a pixel: 32 with an alpha channel, otherwise as many as the screen has.
  let depth: Int32
  /// Device pixels in one logical pixel.
  let scale: Double
  /// Where it can be drawn on; empty: everywhere.
  private(set) var clip: [PixelRect] = []
  private let context: RenderContext

  /// The largest extent; X can't address more in one request.
  static let maximumExtent = 16384

  /// Makes a picture with undefined contents; nil when it would be empty or absurdly large.
  ///
  /// - Parameters:
  ///   - visual: The visual of the windows that it is for; its depth must be `depth`.
  init?(
    _ context: RenderContext, visual: UnsafeMutablePointer<Visual>?, depth: Int32, width: Int,
    height: Int, scale: Double
  ) {
    guard (1...Self.maximumExtent).contains(width), (1...Self.maximumExtent).contains(height),
      let visual, let format = XRenderFindVisualFormat(context.display, visual)
    else { return nil }
    self.context = context
    self.width = width
    self.height = height
    self.depth = depth
    self.scale = PixelGrid(scale: scale).scale
    pixmap = XCreatePixmap(
      context.display, context.root, UInt32(width), UInt32(height), UInt32(depth))
    picture = XRenderCreatePicture(context.display, pixmap, format, 0, nil)
  }

  isolated deinit {
    guard context.isOpen else { return }
    XRenderFreePicture(context.display, picture)
    XFreePixmap(context.display, pixmap)
  }

  /// Lets only some areas be drawn on.
  func setClip(_ areas: [PixelRect]) {
    guard areas != clip else { return }
    clip = areas
    let rectangles = areas.map(\.xRectangle)
    XRenderSetPictureClipRectangles(
      context.display, picture, 0, 0, rectangles, Int32(rectangles.count))
  }

  /// Whether something drawn there would show.
  func shows(_ area: PixelRect) -> Bool {
    if clip.isEmpty { return true }
    for part in clip where !part.intersection(area).isEmpty { return true }
    return false
  }

  /// Lets everything be drawn on again.
  func removeClip() {
    guard !clip.isEmpty else { return }
    clip = []
    var attributes = XRenderPictureAttributes()
    attributes.clip_mask = 0
    XRenderChangePicture(context.display, picture, UInt(CPClipMask), &attributes)
  }

  /// The connection on which it lives.
  var display: OpaquePointer { context.display }

  /// All of it.
  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
