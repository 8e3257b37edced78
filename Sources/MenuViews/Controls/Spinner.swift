public import MenuPrimitives

/// A mark that turns while something is waited for. It costs nothing while it doesn't show, and stands
/// still for those who want less motion.
@MainActor open class Spinner: View {
  /// Whether it turns; otherwise it shows nothing, and keeps its place.
  public var isAnimating: Bool {
    didSet { if isAnimating != oldValue { setNeedsDisplay() } }
  }
  /// Its width and height; nil: 16 beside ordinary text, in proportion beside larger text.
  public var side: Double? {
    didSet {
      guard side != oldValue else { return }
      setNeedsLayout()
      setNeedsDisplay()
    }
  }
  /// Its colour.
  public var color: Color = .secondaryLabel {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }

  /// Makes a mark that turns.
  public init(isAnimating: Bool = true, side: Double? = nil) {
    self.isAnimating = isAnimating
    self.side = side
    super.init()
    accessibilityRole = .busy
  }

  /// As wide as high.
  open override func measure(fitting available: Size) -> Size {
    let side = side.map { $0.isFinite ? max(0, $0) : 0 } ?? style.controlLength(16)
    return Size(width: side, height: side)
  }

  /// Draws the mark in the middle.
  open override func draw(in context: inout DrawingContext) {
    super.draw(in: &context)
    guard isAnimating else { return }
    context.spinner(in: bounds, tint: color)
  }
}
