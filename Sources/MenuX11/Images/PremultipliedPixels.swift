import MenuPrimitives

/// Pixels as XRender blends them: `0xAARRGGBB` with each part already multiplied by the opacity.
struct PremultipliedPixels: Hashable, Sendable {
  /// Pixels in a row.
  let width: Int
  /// Number of rows.
  let height: Int
  /// The pixels, row by row from the top.
  let values: [UInt32]

  /// Takes pixels that are premultiplied already; nil when their number doesn't match.
  init?(width: Int, height: Int, values: [UInt32]) {
    guard width > 0, height > 0, values.count == width * height else { return nil }
    self.width = width
    self.height = height
    self.values = values
  }

  /// Multiplies straight RGBA bytes.
  init(_ buffer: PixelBuffer) {
    width = buffer.width
    height = buffer.height
    let bytes = buffer.bytes
    values = (0..<buffer.width * buffer.height).map { index in
      func part(_ offset: Int) -> UInt32 { UInt32(bytes[4 * index + offset]) }
      let alpha = part(3)
      func multiplied(_ offset: Int) -> UInt32 { (part(offset) * alpha + 127) / 255 }
      return alpha << 24 | multiplied(0) << 16 | multiplied(1) << 8 | multiplied(2)
    }
  }

  private init(scaled values: [UInt32], _ size: (width: Int, height: Int)) {
    width = size.width
    height = size.height
    self.values = values
  }

  /// Multiplies straight RGBA bytes, fitted into a box with their proportions kept: each new pixel is the
  /// average of the area that it covers. Pictures smaller than the box grow.
  init(_ buffer: PixelBuffer, fitting box: PictureBox) {
    let size = box.fitted(Double(buffer.width), Double(buffer.height))
    if size == (buffer.width, buffer.height) {
      self.init(buffer)
    } else {
      self.init(scaled: PixelScaler(buffer, to: size).values, size)
    }
  }
}
