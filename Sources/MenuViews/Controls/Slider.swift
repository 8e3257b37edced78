public import MenuPrimitives

/// A value between two ends, moved with the pointer or with keys.
///
/// Left, Right, Home, End, Page Up and Page Down move it; Up and Down are left to whoever it lies in.
@MainActor open class Slider: View {
  /// The value, always between the two ends and, with a step, on it. Setting it isn't reported to
  /// `onChange`. What is no number is ignored.
  public var value: Double {
    get { current }
    set {
      let new = brought(newValue)
      guard new != current else { return }
      current = new
      setNeedsDisplay()
    }
  }
  /// The value at the end where the interface begins to read; it isn't above the other one.
  public let minimumValue: Double
  /// The value at the other end.
  public let maximumValue: Double
  /// The distance between values that can be chosen, counted from the minimum; 0: any can.
  public let step: Double
  /// Called with the new value after the user has changed it, also while the pointer moves.
  public var onChange: ((Double) -> Void)?
  /// The colour of the part before the value.
  public var tint: Color = .accent {
    didSet { if tint != oldValue { setNeedsDisplay() } }
  }
  /// Whether it can be used; otherwise it looks dim.
  public var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      grip = nil
      setNeedsDisplay()
    }
  }

  private var current: Double
  /// How far right of the knob's middle the pointer holds it; nil: it doesn't.
  private var grip: Double?

  /// Makes a slider. Ends that are no numbers, or in the wrong order, become 0 and 1.
  public init(
    value: Double = 0, in range: ClosedRange<Double> = 0...1, step: Double = 0,
    onChange: ((Double) -> Void)? = nil
  ) {
    let isUsable = range.lowerBound.isFinite && range.upperBound.isFinite
    minimumValue = isUsable ? range.lowerBound : 0
    maximumValue = isUsable ? range.upperBound : 1
    self.step = step.isFinite ? max(0, step) : 0
    self.onChange = onChange
    current = isUsable ? range.lowerBound : 0
    super.init()
    accessibilityRole = .slider
    self.value = value
  }

  /// The value in percent, unless something else was set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((share * 100).rounded())) %" }
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

  /// A usual width, made smaller where less is available.
  open override func measure(fitting available: Size) -> Size {
    let width = style.controlLength(160)
    return Size(width: min(width, max(0, available.width)), height: style.controlLength(28))
  }

  /// A press beside the knob brings it there; a drag takes it along.
  open override func pointer(_ event: PointerEvent) -> Bool {
    guard isEnabled else { return false }
    switch event.phase {
    case .pressed(.primary):
      let anatomy = Anatomy(self)
      let distance = event.location.x - anatomy.knob.midX
      grip = abs(distance) <= anatomy.knob.width / 2 ? distance : 0
      drag(to: event.location.x)
      setNeedsDisplay()
      return true
    case .moved:
      guard grip != nil else { return false }
      drag(to: event.location.x)
      return true
    case .released(.primary), .cancelled:
      guard grip != nil else { return false }
      grip = nil
      setNeedsDisplay()
      return true
    case .entered, .exited, .pressed, .released, .scrolled: return grip != nil
    }
  }

  /// Moves the value by a step, or by a part of the range.
  open override func key(_ event: ViewKeyEvent) -> Bool {
    guard isEnabled, event.phase == .pressed, event.key.modifiers.isEmpty else { return false }
    let range = maximumValue - minimumValue
    let small = step > 0 ? step : range / 20
    let large = max(small, range / 5)
    let forwards = style.layoutDirection == .leftToRight ? 1.0 : -1
    switch event.key.key {
    case .right: change(to: current + small * forwards)
    case .left: change(to: current - small * forwards)
    case .pageUp: change(to: current + large)
    case .pageDown: change(to: current - large)
    case .home: change(to: minimumValue)
    case .end: change(to: maximumValue)
    default: return false
    }
    return true
  }

  private func drag(to x: Double) {
    let anatomy = Anatomy(self)
    guard anatomy.travel > 0, let grip else { return }
    var share = (x - grip - anatomy.start) / anatomy.travel
    if style.layoutDirection == .rightToLeft { share = 1 - share }
    change(to: minimumValue + (maximumValue - minimumValue) * min(max(share, 0), 1))
  }

  private func change(to value: Double) {
    let new = brought(value)
    guard new != current else { return }
    current = new
    setNeedsDisplay()
    onChange?(new)
  }

  /// The nearest value that can be chosen.
  private func brought(_ value: Double) -> Double {
    guard !value.isNaN else { return current }
    let inside = min(max(value, minimumValue), maximumValue)
    guard step > 0 else { return inside }
    let steps = ((inside - minimumValue) / step).rounded()
    // The last step may be shorter, so that both ends can be reached.
    let below = min(minimumValue + steps * step, maximumValue)
    return maximumValue - inside < abs(inside - below) ? maximumValue : below
  }

  private var share: Double {
    let range = maximumValue - minimumValue
    return range > 0 ? (current - minimumValue) / range : 0
  }

  // MARK: Look

  private struct Anatomy {
    var track: Rect
    var knob: Rect
    /// Where the middle of the knob is at the left end, and how far it comes to the right.
    var start: Double
    var travel: Double

    @MainActor init(_ slider: Slider) {
      let (style, bounds) = (slider.style, slider.bounds)
      let grid = PixelGrid(scale: style.scale)
      let (side, height) = (style.controlLength(20), style.controlLength(4))
      // Room for the mark of the focus.
      let margin = 2.0
      start = margin + side / 2
      travel = max(0, bounds.width - side - 2 * margin)
      track = grid.round(
        Rect(
          x: margin, y: (bounds.height - height) / 2, width: max(0, bounds.width - 2 * margin),
          height: height))
      let isMirrored = style.layoutDirection == .rightToLeft
      let share = isMirrored ? 1 - slider.share : slider.share
      knob = grid.round(
        Rect(
          x: margin + travel * share, y: (bounds.height - side) / 2, width: side, height: side))
    }
  }

  /// Draws the track, the part of it before the value, and the knob.
  open override func draw(in context: inout DrawingContext) {
    super.draw(in: &context)
    let anatomy = Anatomy(self)
    let (track, knob) = (anatomy.track, anatomy.knob)
    let opacity = isEnabled ? 1 : 0.5
    context.fill(RoundedRect(track, radius: track.height / 2), .track.opacity(opacity))
    let isMirrored = context.style.layoutDirection == .rightToLeft
    let middle = context.grid.round(knob.midX)
    let filled =
      isMirrored
      ? Rect(x: middle, y: track.minY, width: track.maxX - middle, height: track.height)
      : Rect(x: track.minX, y: track.minY, width: middle - track.minX, height: track.height)
    if share > 0 {
      context.fill(RoundedRect(filled, radius: track.height / 2), tint.opacity(opacity))
    }
    context.knob(knob, isEnabled: isEnabled)
    if isEnabled, grip != nil || isHovered {
      context.fill(
        RoundedRect(knob, radius: knob.height / 2), .black.opacity(grip == nil ? 0.03 : 0.08))
    }
    if showsFocus { context.focusRing(around: RoundedRect(knob, radius: knob.height / 2)) }
  }
}
