/// A file with a picture.
struct PictureFile: Hashable, Sendable {
  /// Where it lies.
  let path: String

  /// The largest file that is read, in bytes.
  static let maximumSize = 16 << 20

  /// Whether it is a drawing in one colour, as icon themes mark them.
  var isSymbolic: Bool {
    let name = path.split(separator: "/").last ?? ""
    return name.hasSuffix("-symbolic.svg") || name.hasSuffix("-symbolic.symbolic.png")
      || name.hasSuffix("-symbolic.png")
  }

  /// Reads it and fits what it shows into a box.
  ///
  /// - Throws: `ImageError` that says what is wrong with it.
  func picture(fitting box: PictureBox) throws(ImageError) -> DecodedPicture {
    let bytes = try SafeFile(path: path).read(atMost: Self.maximumSize)
    guard let format = PictureFormat(bytes) else {
      throw ImageError("it is no picture that can be read; PNG, JPEG, SVG and WebP can")
    }
    switch format {
    case .svg:
      return try SVGReader.picture(bytes, fitting: box, isSymbolic: isSymbolic)
    case .png:
      return shown(DecodedPicture(PremultipliedPixels(try PNGReader.decode(bytes), fitting: box)))
    case .jpeg:
      return shown(DecodedPicture(try JPEGReader.decode(bytes, fitting: box)))
    case .webP:
      return shown(DecodedPicture(PremultipliedPixels(try WebPReader.decode(bytes), fitting: box)))
    }
  }

  private func shown(_ picture: DecodedPicture) -> DecodedPicture {
    isSymbolic ? picture.asTemplate : picture
  }
}
