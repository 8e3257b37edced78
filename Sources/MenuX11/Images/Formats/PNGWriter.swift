import CX11
import Glibc
import MenuPrimitives

/// Writes PNG files.
enum PNGWriter {
  /// Writes straight RGBA pixels, replacing the file.
  ///
  /// - Throws: `ImageError` that says why the file couldn't be written.
  static func write(_ pixels: PixelBuffer, to path: String) throws(ImageError) {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    image.width = UInt32(pixels.width)
    image.height = UInt32(pixels.height)
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR) | UInt32(PNG_FORMAT_FLAG_ALPHA)
    defer { png_image_free(&image) }
    errno = 0
    guard png_image_write_to_file(&image, path, 0, pixels.bytes, 0, nil) != 0 else {
      let reason = errno != 0 ? String(cString: strerror(errno)) : image.text
      throw ImageError("it can't be written: \(reason)")
    }
  }
}

extension png_image {
  /// What libpng says went wrong.
  var text: String {
    withUnsafeBytes(of: message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
