/// Straight (not premultiplied) 8-bit RGBA pixels, row by row from the top, without padding.
public struct PixelBuffer: Hashable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Number of rows.
  public let height: Int
  /// `width × height × 4` bytes: red, green, blue, opacity of each pixel.
  public let bytes: [UInt8]

  /// Takes pixels, or nothing when the count of bytes doesn't match the size.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width > 0, height > 0, width <= 1 << 15, height <= 1 << 15,
      bytes.count == width * height * 4
    else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}
