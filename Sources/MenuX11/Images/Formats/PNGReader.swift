import CX11
import MenuPrimitives

/// Reads PNG files that may come from anywhere.
enum PNGReader {
  /// The most pixels that are decoded: those of a monitor of 3840 by 2160 and some more.
  static let maximumPixels = 1 << 23

  /// Decodes the bytes of a file; the size is checked before anything is unpacked.
  ///
  /// - Throws: `ImageError` that says what is wrong with them.
  static func decode(_ bytes: [UInt8]) throws(ImageError) -> PixelBuffer {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0 else {
      throw ImageError("it is no PNG picture: \(image.text)")
    }
    let (width, height) = (Int(image.width), Int(image.height))
    guard width <= 1 << 15, height <= 1 << 15, width * height <= maximumPixels else {
      throw ImageError(tooManyPixels: maximumPixels, width, height)
    }
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR) | UInt32(PNG_FORMAT_FLAG_ALPHA)
    var isDamaged = false
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      isDamaged = png_image_finish_read(&image, nil, buffer.baseAddress, 0, nil) == 0
      count = isDamaged ? 0 : width * height * 4
    }
    guard !isDamaged else { throw ImageError("it is damaged: \(image.text)") }
    guard let buffer = PixelBuffer(width: width, height: height, bytes: pixels) else {
      throw ImageError("it has no pixels")
    }
    return buffer
  }
}

extension ImageError {
  /// Says that a picture would take too much memory.
  init(tooManyPixels limit: Int, _ width: Int, _ height: Int) {
    self.init(
      "it has \(width) x \(height) pixels; \(limit >> 20) million are the most that are read")
  }
}
