import CX11
import MenuPrimitives

/// What drawing on a screen needs, and what all of its pictures share: formats, plain colours, masks.
///
/// Everything made from a context is given back to the server when it goes, unless the display has
/// gone before; then `isOpen` must have been set to false.
@MainActor package final class RenderContext {
  /// The connection.
  package let display: OpaquePointer
  /// The screen's number.
  package let screen: Int32
  /// Whether the display may still be spoken to.
  package var isOpen = true

  let maskFormat: UnsafeMutablePointer<XRenderPictFormat>
  let colorFormat: UnsafeMutablePointer<XRenderPictFormat>
  let masks: MaskStore
  private var colors: [(color: PremultipliedColor, picture: Picture)] = []
  private var uploadContext: GC?

  /// How many plain colours are kept on the server.
  private static let colorLimit = 64

  /// Prepares for a screen; nil when the server can't blend (it has no RENDER extension).
  package init?(display: OpaquePointer, screen: Int32) {
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
    if let uploadContext { XFreeGC(display, uploadContext) }
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
  func upload(_ pixels: [UInt32], width: Int, height: Int, to pixmap: Pixmap) {
    let context = uploadContext ?? XCreateGC(display, pixmap, 0, nil)
    uploadContext = context
    guard let context, pixels.count >= width * height else { return }
    var pixels = pixels
    pixels.withUnsafeMutableBytes { bytes in
      let data = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
      guard
        let image = XCreateImage(
          display, nil, 32, ZPixmap, 0, data, UInt32(width), UInt32(height), 32, 0)
      else { return }
      XPutImage(display, pixmap, context, image, 0, 0, 0, 0, UInt32(width), UInt32(height))
      // The pixels belong to Swift.
      image.pointee.data = nil
      _ = image.pointee.f.destroy_image(image)
    }
  }
}
