public import MenuPrimitives

/// A title and a picture that do something when pressed and released, or with Space or Return.
@MainActor open class Button: View {
  /// How much a button stands out.
  public enum Appearance: Hashable, Sendable {
    /// A field with an edge.
    case bordered
    /// A field of the accent colour: the main one of its group.
    case prominent
    /// Only its content, until the pointer comes; the ground of the accent colour when selected.
    case plain
  }

  /// The text; may be empty.
  public var title: String {
    didSet { if title != oldValue { contentChanged() } }
  }
  /// A picture before the text.
  public var image: Image? {
    didSet { if image != oldValue { contentChanged() } }
  }
  /// A smaller picture at the far end, such as the mark of a button that opens a menu.
  public var trailingImage: Image? {
    didSet { if trailingImage != oldValue { contentChanged() } }
  }
  /// How much it stands out.
  public var appearance: Appearance {
    didSet { if appearance != oldValue { setNeedsDisplay() } }
  }
  /// Where its content lies when there is more room than it needs.
  public var alignment: Label.Alignment = .center {
    didSet { if alignment != oldValue { setNeedsDisplay() } }
  }
  /// Whether it is the chosen one of its group.
  public var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsDisplay() } }
  }
  /// Whether it can be used.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }
  /// What it does.
  public var action: (() -> Void)?

  /// Whether it is held down with the pointer still over it.
  public private(set) var isPressed = false {
    didSet { if isPressed != oldValue { setNeedsDisplay() } }
  }

  /// Makes a button.
  public init(
    _ title: String = "", image: Image? = nil, trailingImage: Image? = nil,
    appearance: Appearance = .bordered, action: (() -> Void)? = nil
  ) {
    self.title = title
    self.image = image
    self.trailingImage = trailingImage
    self.appearance = appearance
    self.action = action
    super.init()
    cornerRadius = 7
    accessibilityRole = .button
  }

  /// What assistive technology reads: the title, unless something else was set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title }
    set { super.accessibilityLabel = newValue }
  }

  /// Whether interactions are asked: while it can be used.
  open override var acceptsInteractions: Bool { isEnabled }

  /// Whether the focus may come to it: while it can be used.
  open override var acceptsFocus: Bool { isEnabled }

  /// Shows the change.
  open override func stateChanged() {
    setNeedsDisplay()
  }

  /// Runs the action, when the button can be used.
  open func perform() {
    if isEnabled { action?() }
  }

  /// Follows the pointer from the press of the primary button to its release.
  open override func pointer(_ event: PointerEvent) -> Bool {
    switch event.phase {
    case .entered, .exited, .scrolled: return false
    case .pressed(let button):
      guard button == .primary, isEnabled else { return false }
      isHeld = true
      isPressed = true
      return true
    case .moved:
      if isHeld { isPressed = contains(event.location) }
      return isHeld
    case .cancelled:
      isHeld = false
      isPressed = false
      return true
    case .released(let button):
      guard button == .primary, isHeld else { return isHeld }
      isHeld = false
      isPressed = false
      if contains(event.location) { perform() }
      return true
    }
  }
  private var isHeld = false

  /// Space and Return run the action.
  open override func key(_ event: ViewKeyEvent) -> Bool {
    guard isEnabled, event.phase == .pressed, event.key.modifiers.isEmpty,
      event.key.key == .space || event.key.key == .return
    else { return false }
    if !event.key.isRepeat { perform() }
    return true
  }

  /// The size of the content with room around it; at least 28 high.
  open override func measure(fitting available: Size) -> Size {
    guard let host else { return .zero }
    let anatomy = Anatomy(self, style: host.style, text: host.textMeasurer, width: available.width)
    return anatomy.size
  }

  /// Draws the ground, the content and the mark of the focus.
  open override func draw(in context: inout DrawingContext) {
    drawGround(in: &context)
    let anatomy = Anatomy(self, style: context.style, text: context.text, width: bounds.width)
    let frames = anatomy.frames(in: self, style: context.style, grid: context.grid)
    if let image { context.draw(image, in: frames.image, tint: contentColor) }
    if let title = anatomy.title { context.draw(title, at: frames.title, contentColor) }
    if let trailingImage {
      let quiet = contentColor == .label ? Color.secondaryLabel : contentColor
      context.draw(trailingImage, in: frames.trailing, tint: quiet)
    }
    if showsFocus {
      let shape = RoundedRect(bounds.inset(by: 1), radius: max(0, cornerRadius - 1))
      context.border(shape, width: 2, hasAccentGround ? .onAccent : .accent)
    }
  }

  private func contentChanged() {
    setNeedsLayout()
    setNeedsDisplay()
  }
}
