/// How a panel comes and goes, as data: how it looks at the far end, and the way between there and
/// its rest.
public struct Transition: Hashable, Sendable {
  /// What a panel grows out of.
  public enum Origin: Hashable, Sendable {
    /// The point at which it is attached.
    case anchor
    /// The row that opens it, as large as that row; `scale` and `height` don't count.
    case sourceRow
  }

  /// The way through time.
  public var timing: Timing
  /// What the panel grows out of.
  public var origin: Origin
  /// How strongly it shows at the far end, 0 … 1.
  public var opacity: Double
  /// The factor by which it is scaled there.
  public var scale: Double
  /// The height to which it is cut there, in logical pixels; nil: it isn't cut.
  public var height: Double?
  /// How strongly its shadow shows there, besides `opacity`.
  public var shadowOpacity: Double

  /// Describes a transition; see the properties.
  public init(
    _ timing: Timing, origin: Origin = .anchor, opacity: Double = 0, scale: Double = 1,
    height: Double? = nil, shadowOpacity: Double = 1
  ) {
    self.timing = timing
    self.origin = origin
    self.opacity = opacity
    self.scale = scale
    self.height = height
    self.shadowOpacity = shadowOpacity
  }

  /// The same as far as the user wants to see things move.
  package func limited(to motion: Motion) -> Transition {
    switch motion {
    case .full: self
    case .reduced: Transition(timing)
    case .none: Transition(.immediate)
    }
  }
}

/// Everything in a theme that moves.
public struct Transitions: Hashable, Sendable {
  /// The first panel comes.
  public var opening: Transition
  /// All panels go together.
  public var closing: Transition
  /// A submenu comes out of its row, over its parent.
  public var stackedOpening: Transition
  /// A submenu goes back into its row.
  public var stackedClosing: Transition
  /// A submenu comes beside its parent.
  public var cascadeOpening: Transition
  /// A submenu beside its parent goes.
  public var cascadeClosing: Transition
  /// A panel steps back behind a stacked submenu, or recovers.
  public var steppingBack: Timing
  /// Rows come, go and move because the menu changed.
  public var update: Timing
  /// The line below pinned rows comes and goes with the rows that are scrolled under it.
  public var headerLine: Timing
  /// Everything follows a press that is dragged away from it, by getting smaller.
  public var pull: Timing
  /// The factor of its size when it has been dragged as far as counts; 1: it doesn't follow.
  public var pullScale: Double
  /// The distance that counts, in logical pixels.
  public var pullDistance: Double
  /// How long the light of the chosen row goes out before everything closes; zero: it doesn't.
  public var blink: Duration

  /// Describes all that moves; see the properties.
  public init(
    opening: Transition, closing: Transition, stackedOpening: Transition,
    stackedClosing: Transition, cascadeOpening: Transition, cascadeClosing: Transition,
    steppingBack: Timing, update: Timing, headerLine: Timing = .immediate,
    pull: Timing = .immediate, pullScale: Double = 1, pullDistance: Double = 80, blink: Duration
  ) {
    self.opening = opening
    self.closing = closing
    self.stackedOpening = stackedOpening
    self.stackedClosing = stackedClosing
    self.cascadeOpening = cascadeOpening
    self.cascadeClosing = cascadeClosing
    self.steppingBack = steppingBack
    self.update = update
    self.headerLine = headerLine
    self.pull = pull
    self.pullScale = pullScale
    self.pullDistance = pullDistance
    self.blink = blink
  }
}
