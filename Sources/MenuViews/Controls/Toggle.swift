public import MenuPrimitives

/// A switch between on and off: a press, a drag, Space or Return move it.
@MainActor open class Toggle: View {
  /// Whether it is on. Setting it isn't reported to `onChange`; the change is seen to move.
  public var isOn: Bool {
    didSet {
      guard isOn != oldValue else { return }
      knob.go(to: isOn ? 1 : 0, at: motionStart, in: Self.duration)
      setNeedsDisplay()
    }
  }
  /// Called with the new state after the user has changed it.
  public var onChange: ((Bool) -> Void)?
  /// The colour that it has when it is on.
  public var onTint: Color = .accent {
    didSet { if onTint != oldValue { setNeedsDisplay() } }
  }
  /// Whether it can be used; otherwise it looks dim.
  public var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      press = nil
      setNeedsDisplay()
    }
  }

  private static let duration = Duration.milliseconds(200)
  /// Where the knob is: 0 off, 1 on.
  private var knob: Glide
  private var press: Press?

  /// A press that hasn't come to its end.
  private struct Press {
    var start: Double
    /// Where the pointer dragged the knob to; nil: it only pressed.
    var place: Double?
  }

  /// Makes a switch.
  public init(isOn: Bool = false, onChange: ((Bool) -> Void)? = nil) {
    self.isOn = isOn
    self.onChange = onChange
    knob = Glide(isOn ? 1 : 0)
    super.init()
    accessibilityRole = .toggle
  }

  /// "on" or "off", unless something else was set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "on" : "off") }
    set { super.accessibilityValue = newValue }
  }

  /// Whether interactions are asked: while it can be used.
  open override var acceptsInteractions: Bool { isEnabled }

  /// Whether the focus may come to it: while it can be used.
  open override var acceptsFocus: Bool { isEnabled }

  /// Shows the change.
  open override func stateChanged() {
    setNeedsDisplay()
  }

  /// Always the same size.
  open override func measure(fitting available: Size) -> Size {
    Size(width: style.controlLength(44), height: style.controlLength(28))
  }

  /// A press moves it, a drag takes the knob along.
  open override func pointer(_ event: PointerEvent) -> Bool {
    guard isEnabled else { return false }
    switch event.phase {
    case .pressed(.primary):
      press = Press(start: event.location.x)
      setNeedsDisplay()
      return true
    case .moved:
      guard let press else { return false }
      drag(press, to: event.location.x)
      return true
    case .released(.primary):
      guard let press else { return false }
      self.press = nil
      if let place = press.place {
        knob = Glide(place)
        knob.go(to: isOn ? 1 : 0, at: motionStart, in: Self.duration)
        change(to: place > 0.5)
      } else if contains(event.location) {
        change(to: !isOn)
      }
      setNeedsDisplay()
      return true
    case .cancelled:
      press = nil
      setNeedsDisplay()
      return true
    case .entered, .exited, .pressed, .released, .scrolled: return press != nil
    }
  }

  /// Space and Return move it.
  open override func key(_ event: ViewKeyEvent) -> Bool {
    guard isEnabled, event.phase == .pressed, event.key.modifiers.isEmpty,
      event.key.key == .space || event.key.key == .return
    else { return false }
    if !event.key.isRepeat { change(to: !isOn) }
    return true
  }

  private func change(to value: Bool) {
    guard value != isOn else { return }
    isOn = value
    onChange?(value)
  }

  private func drag(_ press: Press, to x: Double) {
    let isMirrored = style.layoutDirection == .rightToLeft
    let moved = (x - press.start) * (isMirrored ? -1 : 1)
    guard press.place != nil || abs(moved) > 4 else { return }
    let anatomy = Anatomy(self)
    self.press?.place = min(max((isOn ? 1 : 0) + moved / anatomy.travel, 0), 1)
    setNeedsDisplay()
  }

  // MARK: Look

  private struct Anatomy {
    var track: Rect
    var side: Double
    var travel: Double

    @MainActor init(_ toggle: Toggle) {
      let (style, bounds) = (toggle.style, toggle.bounds)
      let grid = PixelGrid(scale: style.scale)
      let size = Size(width: style.controlLength(40), height: style.controlLength(24))
      track = grid.round(
        Rect(
          x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
          width: size.width, height: size.height))
      side = track.height - 2 * style.controlLength(2)
      travel = track.width - track.height
    }
  }

  /// Draws the track and the knob, wherever it is on its way.
  open override func draw(in context: inout DrawingContext) {
    super.draw(in: &context)
    let anatomy = Anatomy(self)
    let place = press?.place ?? knob.value(at: context.time)
    if press?.place == nil, knob.isMoving(at: context.time) { context.redrawSoon() }
    let shape = RoundedRect(anatomy.track, radius: anatomy.track.height / 2)
    let opacity = isEnabled ? 1 : 0.5
    if place < 1 { context.fill(shape, .track.opacity(opacity)) }
    if place > 0 { context.fill(shape, onTint.opacity(opacity * place)) }
    if context.style.palette.appearance == .highContrast {
      context.border(shape, width: max(1, context.grid.pixel), isEnabled ? .label : .disabled)
    } else if isEnabled, isHovered || press != nil {
      context.fill(shape, .label.opacity(press == nil ? 0.04 : 0.08))
    }
    let margin = (anatomy.track.height - anatomy.side) / 2
    // Held down, the knob reaches out to where it would go.
    let stretch = press == nil ? 0 : context.style.controlLength(3)
    let left = margin + place * (anatomy.travel - stretch)
    let isMirrored = context.style.layoutDirection == .rightToLeft
    let width = anatomy.side + stretch
    let x = isMirrored ? anatomy.track.width - left - width : left
    let rect = Rect(
      x: anatomy.track.minX + x, y: anatomy.track.minY + margin, width: width,
      height: anatomy.side)
    context.knob(context.grid.round(rect), isEnabled: isEnabled)
    if showsFocus { context.focusRing(around: shape) }
  }
}
