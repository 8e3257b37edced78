import CX11
import MenuPrimitives

/// What drawing on a screen needs, and what all of its pictures share: formats, plain colours, masks.
///
/// Everything made from a context is given back to the server when it goes, unless the display has
/// gone before; then `isOpen` must have been set to false.
@MainActor final class RenderContext {
  /// The connection.
  let display: OpaquePointer
  /// The screen's number.
  let screen: Int32
  /// Whether the display may still be spoken to.
  var isOpen = true

  let maskFormat: UnsafeMutablePointer<XRenderPictFormat>
  let colorFormat: UnsafeMutablePointer<XRenderPictFormat>
  let masks: MaskStore
  private var colors: [(color: PremultipliedColor, picture: Picture)] = []
  private var uploadContexts: [(depth: Int32, context: GC)] = []

  /// How many plain colours are kept on the server.
  private static let colorLimit = 64

  /// Prepares for a screen; nil when the server can't blend (it has no RENDER extension).
  init?(display: OpaquePointer, screen: Int32) {
    guard let mask = XRenderFindStandardFormat(display, PictStandardA8),
      let color = XRenderFindStandardFormat(display, PictStandardARGB32)
    else { return nil }
    self.display = display
    self.screen = screen
    maskFormat = mask
    colorFormat = color
    masks = MaskStore(display, format: mask)
  }

  isolated deinit {
    guard isOpen else { return }
    masks.close()
    for known in colors { XRenderFreePicture(display, known.picture) }
    for known in uploadContexts { XFreeGC(display, known.context) }
  }

  /// The root window, which names the screen to the server.
  var root: Drawable { XRootWindow(display, screen) }

  /// A picture of one colour without end.
  func solid(_ color: PremultipliedColor) -> Picture {
    for known in colors where known.color == color { return known.picture }
    if colors.count >= Self.colorLimit {
      for known in colors { XRenderFreePicture(display, known.picture) }
      colors = []
    }
    var value = color.xColor
    let made = XRenderCreateSolidFill(display, &value)
    colors.append((color, made))
    return made
  }

  /// Puts premultiplied ARGB pixels, row by row, into a pixmap of depth 32.
  func upload(_ pixels: PremultipliedPixels, to pixmap: Pixmap) {
    var values = pixels.values
    values.withUnsafeMutableBytes { bytes in
      upload(bytes, width: pixels.width, height: pixels.height, depth: 32, to: pixmap)
    }
  }

  /// Puts a mask into a pixmap of depth 8.
  func upload(_ mask: Mask, to pixmap: Pixmap) {
    var coverage = mask.coverage
    coverage.withUnsafeMutableBytes { bytes in
      upload(bytes, width: mask.width, height: mask.height, depth: 8, to: pixmap)
    }
  }

  /// Sends rows that are each padded to 32 bits.
  private func upload(
    _ bytes: UnsafeMutableRawBufferPointer, width: Int, height: Int, depth: Int32,
    to pixmap: Pixmap
  ) {
    guard let data = bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
      let context = uploadContext(depth: depth, for: pixmap),
      let image = XCreateImage(
        display, nil, UInt32(depth), ZPixmap, 0, data, UInt32(width), UInt32(height), 32, 0)
    else { return }
    XPutImage(display, pixmap, context, image, 0, 0, 0, 0, UInt32(width), UInt32(height))
    // The pixels belong to Swift.
    image.pointee.data = nil
    _ = image.pointee.f.destroy_image(image)
  }

  private func uploadContext(depth: Int32, for pixmap: Pixmap) -> GC? {
    for known in uploadContexts where known.depth == depth { return known.context }
    guard let made = XCreateGC(display, pixmap, 0, nil) else { return nil }
    uploadContexts.append((depth, made))
    return made
  }
}
