public import MenuPrimitives

/// How much of something is done, or that something is being done.
@MainActor open class ProgressBar: View {
  /// The part that is done, 0 … 1; nil: nobody knows, and a part of the bar moves to and fro. What lies
  /// outside is brought to the nearer end, what is no number counts as nil.
  public var progress: Double? {
    get { shown?.target }
    set {
      let new = newValue.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
      guard new != shown?.target else { return }
      if let new {
        let time = shown == nil ? nil : motionStart
        var glide = shown ?? Glide(new)
        glide.go(to: new, at: time, in: .milliseconds(250))
        shown = glide
      } else {
        shown = nil
      }
      setNeedsDisplay()
    }
  }
  /// The colour of the part that is done.
  public var tint: Color = .accent {
    didSet { if tint != oldValue { setNeedsDisplay() } }
  }

  private var shown: Glide?

  /// Makes a bar.
  public init(progress: Double? = 0) {
    super.init()
    accessibilityRole = .progress
    self.progress = progress
  }

  /// The part in percent, unless something else was set; nil while nobody knows it.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? progress.map { "\(Int(($0 * 100).rounded())) %" } }
    set { super.accessibilityValue = newValue }
  }

  /// A usual width, made smaller where less is available.
  open override func measure(fitting available: Size) -> Size {
    let width = style.controlLength(160)
    return Size(width: min(width, max(0, available.width)), height: style.controlLength(6))
  }

  /// Draws the bar as it is at the moment.
  open override func draw(in context: inout DrawingContext) {
    super.draw(in: &context)
    let height = context.style.controlLength(6)
    let track = context.grid.round(
      Rect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height))
    let radius = track.height / 2
    context.fill(RoundedRect(track, radius: radius), .track)
    if context.style.palette.appearance == .highContrast {
      context.border(RoundedRect(track, radius: radius), width: context.grid.pixel, .label)
    }
    guard let shown else { return drawWaiting(track, in: &context) }
    if shown.isMoving(at: context.time) { context.redrawSoon() }
    let share = shown.value(at: context.time)
    guard share > 0 else { return }
    let width = max(track.height, context.grid.round(track.width * share))
    let isMirrored = context.style.layoutDirection == .rightToLeft
    let part = Rect(
      x: isMirrored ? track.maxX - width : track.minX, y: track.minY, width: width,
      height: track.height)
    context.fill(RoundedRect(part, radius: radius), tint)
  }

  private static let period = Duration.milliseconds(2000)

  private func drawWaiting(_ track: Rect, in context: inout DrawingContext) {
    let period = Self.period.inNanoseconds
    let moment = context.time.nanoseconds % period
    let phase = Double(moment < 0 ? moment + period : moment) / Double(period)
    // There and back, slow at the turns.
    let swing = phase < 0.5 ? phase * 2 : 2 - phase * 2
    let eased = swing * swing * (3 - 2 * swing)
    let radius = track.height / 2
    guard !context.style.reducesMotion else {
      // Nothing moves; a slow pulse, ten times a second, says that it hasn't stopped.
      context.fill(RoundedRect(track, radius: radius), tint.opacity(0.25 + 0.45 * eased))
      return context.redraw(at: context.time + .milliseconds(100))
    }
    let width = max(track.height, track.width * 0.3)
    let part = Rect(
      x: track.minX + (track.width - width) * eased, y: track.minY, width: width,
      height: track.height)
    context.fill(RoundedRect(context.grid.round(part), radius: radius), tint)
    context.redrawSoon()
  }
}
