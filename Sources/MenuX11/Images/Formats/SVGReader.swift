import Glibc

/// Renders SVG files with librsvg, opened at run time, at the very size at which they are shown.
enum SVGReader {
  /// The largest document, in bytes; librsvg itself limits its depth and the number of its elements.
  static let maximumSize = 4 << 20

  /// Renders a document.
  ///
  /// What is drawn in `currentColor`, or carries the class by which KDE's icons name the colour of text,
  /// takes the colour of the text beside it; of a symbolic icon everything does but the parts of the
  /// classes `warning`, `error` and `success`.
  ///
  /// - Parameter isSymbolic: whether it is a drawing in one colour.
  /// - Throws: `ImageError` that says what is wrong with it.
  static func picture(
    _ bytes: [UInt8], fitting box: PictureBox, isSymbolic: Bool
  ) throws(ImageError) -> DecodedPicture {
    guard bytes.count <= maximumSize else {
      throw ImageError("it is larger than \(maximumSize >> 20) MiB")
    }
    guard let library = SVGLibrary.library else {
      throw ImageError("SVG needs librsvg-2.so.2, which isn't installed (librsvg2-2 in Debian)")
    }
    let takesColor: Bool
    if isSymbolic {
      takesColor = ["warning", "error", "success"].contains { bytes.holds($0) }
    } else {
      takesColor = bytes.holds("currentColor") || bytes.holds("currentcolor")
    }
    guard takesColor else {
      let pixels = try library.render(bytes, fitting: box, style: nil)
      return isSymbolic ? DecodedPicture(pixels).asTemplate : DecodedPicture(pixels)
    }
    func style(_ color: String) -> String { isSymbolic ? symbolic(color) : plain(color) }
    return DecodedPicture(
      black: try library.render(bytes, fitting: box, style: style("#000")),
      white: try library.render(bytes, fitting: box, style: style("#fff")))
  }

  private static func plain(_ color: String) -> String {
    "svg { color: \(color) } .ColorScheme-Text { color: \(color) !important }"
  }

  private static func symbolic(_ color: String) -> String {
    """
    rect, path, circle, ellipse, polygon { fill: \(color) !important }
    .warning { fill: #f5c211 !important } .error { fill: #e01b24 !important }
    .success { fill: #33d17a !important }
    """
  }
}
