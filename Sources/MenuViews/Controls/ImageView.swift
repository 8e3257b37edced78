public import MenuPrimitives

/// Shows a picture.
@MainActor open class ImageView: View {
  /// How the picture fills the view; it always keeps its proportions.
  public enum ContentMode: Hashable, Sendable {
    /// As large as fits.
    case fit
    /// So that it covers the view with its round corners; what hangs over is cut off. A template is
    /// drawn as large as fits.
    case fill
    /// In its own size, in the middle.
    case center
  }

  /// The picture; nil shows nothing.
  public var image: Image? {
    didSet { if image != oldValue { contentChanged() } }
  }
  /// The colour of a picture that is a template.
  public var tint: Color {
    didSet { if tint != oldValue { setNeedsDisplay() } }
  }
  /// How the picture fills the view.
  public var contentMode: ContentMode {
    didSet { if contentMode != oldValue { setNeedsDisplay() } }
  }
  /// The size that the picture is given, in logical pixels; nil: 16 by 16 for a symbol, an icon or a
  /// file, and its own size for pixels.
  public var imageSize: Size? {
    didSet { if imageSize != oldValue { contentChanged() } }
  }

  /// Makes a view for a picture.
  public init(
    _ image: Image? = nil, size: Size? = nil, tint: Color = .label,
    contentMode: ContentMode = .fit
  ) {
    self.image = image
    self.imageSize = size
    self.tint = tint
    self.contentMode = contentMode
    super.init()
    accessibilityRole = .image
  }

  /// The size of the picture, made smaller where less is available.
  open override func measure(fitting available: Size) -> Size {
    guard image != nil else { return .zero }
    let size = naturalSize
    let factor = min(
      1, size.width > 0 ? available.width / size.width : 1,
      size.height > 0 ? available.height / size.height : 1)
    return Size(width: size.width * max(0, factor), height: size.height * max(0, factor))
  }

  /// Draws the picture.
  open override func draw(in context: inout DrawingContext) {
    super.draw(in: &context)
    guard let image else { return }
    switch contentMode {
    case .fill where !image.isTemplate:
      context.draw(image, covering: RoundedRect(bounds, radius: cornerRadius))
    case .fit, .fill: context.draw(image, in: bounds, tint: tint)
    case .center:
      let size = naturalSize
      let rect = Rect(
        origin: Point(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2),
        size: size)
      context.draw(image, in: context.grid.round(rect), tint: tint)
    }
  }

  private var naturalSize: Size {
    if let imageSize { return imageSize }
    switch image?.source {
    case .pixels(let buffer):
      return Size(width: Double(buffer.width), height: Double(buffer.height))
    case .file, .symbol, .icon: return Size(width: 16, height: 16)
    case nil: return .zero
    }
  }

  private func contentChanged() {
    setNeedsLayout()
    setNeedsDisplay()
  }
}
