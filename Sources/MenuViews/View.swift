public import MenuPrimitives

/// A rectangle of a window that draws, and reacts to the pointer and to keys.
///
/// A view lies in its superview's coordinates; its own have their origin at its upper left corner.
@MainActor open class View {
  /// Makes a view; the frame is in the superview's coordinates.
  public init(frame: Rect = .zero) {
    self.frame = frame
  }

  // MARK: Place

  /// Where the view lies, in its superview's coordinates (the root view: in the window's).
  public var frame: Rect {
    didSet {
      guard frame != oldValue else { return }
      superview?.setNeedsDisplay(oldValue.union(frame))
      setNeedsDisplay()
      if frame.size != oldValue.size { needsLayout = true }
      ViewPlaces.announce(self)
    }
  }

  /// The whole of the view, in its own coordinates.
  public var bounds: Rect { Rect(origin: .zero, size: frame.size) }

  /// The view that this one lies in.
  public internal(set) weak var superview: View?

  /// The views that lie in this one, back to front.
  public internal(set) var subviews: [View] = []

  /// Whether neither the view nor its subviews show or get events; layouts leave out its place.
  public var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      superview?.setNeedsLayout()
      superview?.setNeedsDisplay(frame)
    }
  }

  /// What a root view is shown by; `host` finds it from every view below.
  weak var rootHost: (any ViewHost)?
  var needsLayout = true
  var drawing: Drawing?

  /// The windows of other programs that are to lie over the picture, as the last display list of this
  /// root view found them; a host that can't do that leaves their places as they are drawn.
  public internal(set) var embeddedWindows: [EmbeddedWindow] = []

  /// The window of another program that the view holds, whether it shows or not.
  var shownWindow: WindowID? { nil }

  /// A window of another program that some view may hold is gone.
  func lost(_ id: WindowID) {}

  // MARK: Look

  /// The ground that `draw(in:)` fills before anything else; nil: what lies below shows.
  public var background: Color? {
    didSet { if background != oldValue { setNeedsDisplay() } }
  }

  /// The radius of the background's corners, in logical pixels.
  public var cornerRadius: Double = 0 {
    didSet { if cornerRadius != oldValue { setNeedsDisplay() } }
  }

  /// Whether a hairline is drawn along the inside of the edge.
  public var hasBorder = false {
    didSet { if hasBorder != oldValue { setNeedsDisplay() } }
  }

  /// Draws the view, in its own coordinates; nothing shows outside of its bounds. Subviews come after.
  ///
  /// What is drawn is kept until `setNeedsDisplay()`, until the size or the style changes, or until the
  /// moment that it named by `redraw(at:)`.
  open func draw(in context: inout DrawingContext) {
    let shape = RoundedRect(bounds, radius: cornerRadius)
    if let background { context.fill(shape, background) }
    if hasBorder { context.border(shape, width: context.grid.pixel, .separator) }
  }

  /// When `displayList()` is to be called again though nothing asks for it; nil: not at all, nothing
  /// moves. Of a root view, as its last display list found it.
  public internal(set) var nextFrame: Timestamp?

  /// Called before layout and drawing when a moment has come for which `draw(in:)` had asked by
  /// `redraw(at:)`: the place to change what the time alone changes.
  open func advance(to time: Timestamp) {}

  // MARK: Size

  /// The size that the view would like to have when no more than `available` can be had, in logical
  /// pixels; an infinite extent means no limit.
  open func measure(fitting available: Size) -> Size { .zero }

  /// Places the subviews. Called before drawing when something asked for it by `setNeedsLayout()`.
  open func layout() {}

  // MARK: Input

  /// What reacts to input on behalf of the view, in the order in which it is asked.
  public internal(set) var interactions: [any ViewInteraction] = []

  /// Whether the pointer is over the view or one of its subviews.
  public internal(set) var isHovered = false {
    didSet { if isHovered != oldValue { stateChanged() } }
  }

  /// Whether something that the view opened, such as a menu, still shows; a button looks pressed.
  public var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }

  /// Whether the view gets the keys.
  public internal(set) var isFocused = false {
    didSet { if isFocused != oldValue { stateChanged() } }
  }

  /// Whether the view gets the keys and the keyboard brought it there, so that it shows.
  public internal(set) var showsFocus = false {
    didSet { if showsFocus != oldValue { stateChanged() } }
  }

  /// Whether interactions are asked; a control that can't be used says no.
  open var acceptsInteractions: Bool { true }

  /// Whether the focus may come to the view, by Tab or by a press.
  open var acceptsFocus: Bool { false }

  /// Called when the pointer comes or goes, the focus comes or goes, or the highlight changes.
  open func stateChanged() {}

  /// The pointer did something over the view; true when that is settled with it, otherwise the superview
  /// is asked. Interactions have been asked before.
  open func pointer(_ event: PointerEvent) -> Bool { false }

  /// A key went down or up while the view, or one inside it, had the focus.
  open func key(_ event: ViewKeyEvent) -> Bool { false }

  /// Whether a point in the view's coordinates belongs to it; by default all of its bounds do.
  open func contains(_ point: Point) -> Bool { bounds.contains(point) }

  // MARK: Assistive technology

  /// What assistive technology reads.
  open var accessibilityLabel: String?

  /// What assistive technology reads as the value that it has at the moment: the text of a field, "on"
  /// or "off", "40 %"; nil for a view without a value.
  open var accessibilityValue: String?

  /// What assistive technology takes the view for.
  open var accessibilityRole: AccessibilityRole = .group
}
