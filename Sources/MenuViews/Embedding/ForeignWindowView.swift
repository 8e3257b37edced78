public import MenuPrimitives

/// Shows a window of another program, known by its number: a video, a plot.
///
/// The window comes out of wherever it was, gets the view's size, and is given back as it was when the
/// view goes, gets another window, or the program ends. In an ordinary window it is live: the pointer
/// is its own, and keys are while the pointer is over it. In a menu, which holds pointer and keyboard,
/// it is only seen, and only once the menu has come to rest: until then a plain area is in its place.
/// A window that can't be had, or that goes away, leaves a placeholder. A window is in one place only:
/// of two views that want it, the one that has it keeps it.
@MainActor open class ForeignWindowView: View {
  /// The window that is shown; nil: none.
  public var window: WindowID? {
    didSet {
      guard window != oldValue else { return }
      isLost = false
      setNeedsDisplay()
    }
  }
  /// The size that the view asks for, in logical pixels.
  public var preferredSize: Size {
    didSet { if preferredSize != oldValue { setNeedsLayout() } }
  }
  /// Whether the window went away or couldn't be had. Another window starts anew.
  public private(set) var isLost = false
  /// Called when the window went away or couldn't be had.
  public var onLoss: (() -> Void)?

  /// Makes a view for a window.
  public init(window: WindowID? = nil, size: Size) {
    self.window = window
    preferredSize = size
    super.init()
    accessibilityRole = .image
  }

  /// The preferred size, in each direction no more than there is; what is no size counts as none.
  open override func measure(fitting available: Size) -> Size {
    func extent(_ wished: Double, _ available: Double) -> Double {
      wished.isFinite ? min(max(0, wished), max(0, available)) : 0
    }
    return Size(
      width: extent(preferredSize.width, available.width),
      height: extent(preferredSize.height, available.height))
  }

  /// Says where the window is to be, or draws what stands for it.
  open override func draw(in context: inout DrawingContext) {
    super.draw(in: &context)
    // What shows until the window does: while a menu opens, while the other program draws.
    context.fill(bounds, .track)
    if let shownWindow { return context.embed(shownWindow, in: bounds) }
    let side = min(bounds.width, bounds.height, context.style.controlLength(48)) / 2
    let rect = Rect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    context.draw(Self.placeholder, in: context.grid.round(rect), tint: .tertiaryLabel)
  }

  override var shownWindow: WindowID? { isLost ? nil : window }

  override func lost(_ id: WindowID) {
    guard shownWindow == id else { return }
    isLost = true
    setNeedsDisplay()
    onLoss?()
  }

  private static let placeholder = Image(systemName: "macwindow")
}
