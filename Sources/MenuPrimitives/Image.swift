/// Names a picture without loading it; a backend loads, scales and keeps it.
public struct Image: Hashable, Sendable {
  /// Where the picture comes from.
  public enum Source: Hashable, Sendable {
    /// A file, by its path in the file system.
    case file(String)
    /// Pixels in memory.
    case pixels(PixelBuffer)
    /// A built-in line drawing that takes the colour of the text beside it.
    case symbol(Symbol)
  }

  /// Where the picture comes from.
  public var source: Source

  /// Makes a picture from a source.
  public init(_ source: Source) {
    self.source = source
  }

  /// Names a picture file (PNG). Nothing is read before it is first shown.
  public init(path: String) {
    self.init(.file(path))
  }

  /// Takes pixels from memory.
  public init(pixels: PixelBuffer) {
    self.init(.pixels(pixels))
  }

  /// Takes a built-in symbol.
  public init(symbol: Symbol) {
    self.init(.symbol(symbol))
  }

  /// Whether it takes the colour of the text beside it, as symbols do.
  public var isTemplate: Bool {
    if case .symbol = source { true } else { false }
  }
}

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
