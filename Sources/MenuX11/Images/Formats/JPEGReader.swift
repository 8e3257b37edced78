import MenuPrimitives

/// Reads JPEG files that may come from anywhere, with TurboJPEG, opened at run time. A picture that is
/// shown small is decoded small.
enum JPEGReader {
  /// The most pixels of a picture that is decoded as it comes.
  static let maximumPixels = 100 << 20
  /// The most pixels of a picture that must be kept whole before the first is shown.
  static let maximumProgressivePixels = 1 << 24

  /// Decodes the bytes of a file, turned as they ask for.
  ///
  /// - Throws: `ImageError` that says what is wrong with them.
  static func decode(
    _ bytes: [UInt8], fitting box: PictureBox
  ) throws(ImageError) -> PremultipliedPixels {
    guard let header = JPEGHeader(bytes) else { throw ImageError("it is no JPEG picture") }
    let limit = header.isProgressive ? maximumProgressivePixels : maximumPixels
    guard header.width * header.height <= limit else {
      throw ImageError(tooManyPixels: limit, header.width, header.height)
    }
    guard let library = TurboJPEG.library else {
      throw ImageError(
        "JPEG needs libturbojpeg.so.0, which isn't installed (libturbojpeg0 in Debian)")
    }
    // A picture on its side is fitted into a box on its side, and then turned.
    let isOnItsSide = header.orientation >= 5
    let stored =
      isOnItsSide ? PictureBox(width: box.height, height: box.width) : box
    let pixels = PremultipliedPixels(
      try library.decode(bytes, header, fitting: stored), fitting: stored)
    return pixels.oriented(header.orientation)
  }
}

extension PremultipliedPixels {
  /// The picture turned and mirrored as EXIF's orientations say.
  func oriented(_ orientation: Int) -> PremultipliedPixels {
    guard (2...8).contains(orientation) else { return self }
    let isOnItsSide = orientation >= 5
    let (newWidth, newHeight) = isOnItsSide ? (height, width) : (width, height)
    var result: [UInt32] = []
    result.reserveCapacity(values.count)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let (column, row) =
          switch orientation {
          case 2: (width - 1 - x, y)
          case 3: (width - 1 - x, height - 1 - y)
          case 4: (x, height - 1 - y)
          case 5: (y, x)
          case 6: (y, height - 1 - x)
          case 7: (width - 1 - y, height - 1 - x)
          default: (width - 1 - y, x)
          }
        result.append(values[row * width + column])
      }
    }
    return PremultipliedPixels(width: newWidth, height: newHeight, values: result) ?? self
  }
}
