import MenuPrimitives

/// A picture at a size.
struct PictureRequest: Sendable {
  /// Where it comes from.
  enum Source: Sendable {
    case file(String)
    case pixels(PixelBuffer)
    case icon(Icon)
  }

  /// Where it comes from.
  let source: Source
  /// The box that it is fitted into, in device pixels.
  let width, height: Int
  /// Device pixels in a logical one: icons are drawn for that.
  let scale: Double

  /// Asks for an image; nil for one that isn't loaded but drawn.
  init?(_ image: Image, width: Int, height: Int, scale: Double) {
    switch image.source {
    case .symbol: return nil
    case .file(let path): source = .file(path)
    case .pixels(let buffer): source = .pixels(buffer)
    case .icon(let icon): source = .icon(icon)
    }
    self.width = width
    self.height = height
    self.scale = scale
  }

  /// Whether it takes so little time that no other thread need be asked: pixels in memory, no more than
  /// a large icon has.
  var isQuick: Bool {
    switch source {
    case .pixels(let buffer): buffer.width * buffer.height <= 64 * 64
    case .file, .icon: false
    }
  }
}

extension PictureRequest: Hashable {
  /// Whether both are for the same picture at the same size. Pixels in memory are told apart by where
  /// they lie, which whoever keeps the request keeps from changing; to compare them all would take longer
  /// than to draw them.
  static func == (left: PictureRequest, right: PictureRequest) -> Bool {
    guard left.width == right.width, left.height == right.height, left.scale == right.scale else {
      return false
    }
    return switch (left.source, right.source) {
    case (.file(let left), .file(let right)): left == right
    case (.icon(let left), .icon(let right)): left == right
    case (.pixels(let left), .pixels(let right)):
      left.width == right.width && left.address == right.address
    case (.file, _), (.icon, _), (.pixels, _): false
    }
  }

  /// Feeds what `==` compares.
  func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    switch source {
    case .file(let path): hasher.combine(path)
    case .icon(let icon): hasher.combine(icon)
    case .pixels(let buffer): hasher.combine(buffer.address)
    }
  }
}

extension PixelBuffer {
  /// Where its pixels lie.
  fileprivate var address: UInt {
    bytes.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
  }
}
