import CX11
public import MenuPrimitives

extension PixelBuffer {
  /// The picture as the bytes of a PNG file; nil when there is no memory for them.
  public func png() -> [UInt8]? {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    image.width = UInt32(width)
    image.height = UInt32(height)
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR) | UInt32(PNG_FORMAT_FLAG_ALPHA)
    defer { png_image_free(&image) }
    var size = 0
    guard png_image_write_to_memory(&image, nil, &size, 0, bytes, 0, nil) != 0 else { return nil }
    var isWritten = false
    let result = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      isWritten =
        png_image_write_to_memory(&image, buffer.baseAddress, &size, 0, bytes, 0, nil) != 0
      count = isWritten ? size : 0
    }
    return isWritten ? result : nil
  }
}
