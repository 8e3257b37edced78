import MenuPrimitives

/// Reads WebP files that may come from anywhere, with libwebp, opened at run time.
enum WebPReader {
  /// The most pixels that are decoded.
  static let maximumPixels = 1 << 23

  private typealias Info =
    @convention(c) (
      UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<CInt>, UnsafeMutablePointer<CInt>
    ) -> CInt
  private typealias Decode =
    @convention(c) (UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<UInt8>?, Int, CInt) ->
    UnsafeMutablePointer<UInt8>?

  /// The functions, looked for when they are first needed; nil when the library isn't installed.
  private static let library: (info: Info, decode: Decode)? = {
    guard let library = DynamicLibrary("libwebp.so.7"),
      let info = library.function("WebPGetInfo", as: Info.self),
      let decode = library.function("WebPDecodeRGBAInto", as: Decode.self)
    else { return nil }
    return (info, decode)
  }()

  /// Decodes the bytes of a file; the size is checked before anything is unpacked.
  ///
  /// - Throws: `ImageError` that says what is wrong with them.
  static func decode(_ bytes: [UInt8]) throws(ImageError) -> PixelBuffer {
    guard let library else {
      throw ImageError("WebP needs libwebp.so.7, which isn't installed (libwebp7 in Debian)")
    }
    var (width, height) = (CInt(0), CInt(0))
    guard library.info(bytes, bytes.count, &width, &height) != 0, width > 0, height > 0 else {
      throw ImageError("it is no WebP picture that can be read")
    }
    guard Int(width) * Int(height) <= maximumPixels else {
      throw ImageError(tooManyPixels: maximumPixels, Int(width), Int(height))
    }
    let size = Int(width) * Int(height) * 4
    let pixels = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count =
        library.decode(bytes, bytes.count, buffer.baseAddress, size, width * 4) == nil ? 0 : size
    }
    guard let buffer = PixelBuffer(width: Int(width), height: Int(height), bytes: pixels) else {
      throw ImageError("it is damaged")
    }
    return buffer
  }
}
