import CX11
import MenuPrimitives

extension RenderTarget {
  /// The pixels as they are now, straight RGBA; nil when the server doesn't say. It waits for the
  /// server: for pictures of menus, not for showing them.
  func pixels() -> PixelBuffer? {
    guard
      let image = XGetImage(
        display, pixmap, 0, 0, UInt32(width), UInt32(height), UInt(bitPattern: -1), ZPixmap)
    else { return nil }
    defer { _ = image.pointee.f.destroy_image(image) }
    guard let pixel = image.pointee.f.get_pixel else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let value = UInt32(truncatingIfNeeded: pixel(image, Int32(x), Int32(y)))
        let alpha = depth == 32 ? value >> 24 : 255
        func straight(_ shift: UInt32) -> UInt8 {
          guard alpha > 0 else { return 0 }
          return UInt8(clamping: ((value >> shift & 0xFF) * 255 + alpha / 2) / alpha)
        }
        bytes += [straight(16), straight(8), straight(0), UInt8(alpha)]
      }
    }
    return PixelBuffer(width: width, height: height, bytes: bytes)
  }
}
