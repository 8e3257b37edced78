import CX11
import Glibc
import MenuPrimitives

/// Reads PNG files that may come from anywhere: what is named in a menu needn't be a picture at all.
enum PNGReader {
  /// The largest file that is read, in bytes.
  static let maximumFileSize = 1 << 20
  /// The largest width and height that are decoded, in pixels: 4 MiB of them.
  static let maximumExtent = 1024

  /// Reads a file.
  ///
  /// - Throws: `ImageError` that says what is wrong with it.
  static func read(_ path: String) throws(ImageError) -> PixelBuffer {
    try decode(contents(of: path))
  }

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
    guard width <= maximumExtent, height <= maximumExtent else {
      throw ImageError("it is larger than \(maximumExtent) x \(maximumExtent) pixels")
    }
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR) | UInt32(PNG_FORMAT_FLAG_ALPHA)
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    guard png_image_finish_read(&image, nil, &pixels, 0, nil) != 0 else {
      throw ImageError("it is damaged: \(image.text)")
    }
    guard let buffer = PixelBuffer(width: width, height: height, bytes: pixels) else {
      throw ImageError("it has no pixels")
    }
    return buffer
  }

  /// The bytes of a plain file. Pipes and devices are refused without being waited for.
  private static func contents(of path: String) throws(ImageError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { throw ImageError(String(cString: strerror(errno))) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw ImageError("it is no plain file")
    }
    guard status.st_size <= maximumFileSize else {
      throw ImageError("it is larger than \(maximumFileSize >> 20) MiB")
    }
    let size = Int(status.st_size)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = Glibc.read(file, buffer.baseAddress?.advanced(by: count), size - count)
        guard got > 0 else { break }
        count += got
      }
    }
  }
}
