/// The mark that turns while something is waited for, as it looks at one moment: twelve spokes, of
/// which one is strong and those that it has left behind are ever fainter.
///
/// It turns in steps, a spoke at a time, once a second, and by the clock alone: all marks of a display
/// turn together, so that any number of them takes no more pictures than one does.
public struct SpinnerMark: Hashable, Sendable {
  /// The number of spokes, and of steps in a turn.
  public static let spokeCount = 12
  /// How strongly the faintest spoke shows.
  private static let faintest = 0.2
  private static let interval = Int64(1_000_000_000) / Int64(spokeCount)

  /// The spoke that is strong, counted clockwise from the top, 0 ..< `spokeCount`.
  public let step: Int

  /// The mark for those who don't want to see it turn.
  public static let still = SpinnerMark(step: 0)

  private init(step: Int) { self.step = step }

  /// The mark at a moment.
  public init(at time: Timestamp) {
    let step = Self.steps(until: time) % Int64(Self.spokeCount)
    self.init(step: Int(step < 0 ? step + Int64(Self.spokeCount) : step))
  }

  /// When the mark looks different the next time.
  public static func nextStep(after time: Timestamp) -> Timestamp {
    Timestamp(nanoseconds: (steps(until: time) &+ 1) &* interval)
  }

  /// How strongly a spoke shows, 0 … 1.
  public func opacity(ofSpoke spoke: Int) -> Double {
    let behind = (step - spoke) % Self.spokeCount
    let age = behind < 0 ? behind + Self.spokeCount : behind
    return 1 - (1 - Self.faintest) * Double(age) / Double(Self.spokeCount - 1)
  }

  /// What draws the mark into the middle of a rectangle, as large as fits.
  public func commands(in rect: Rect, tint: Color, opacity: Double = 1) -> [DrawCommand] {
    Symbol.spinnerSpokes.enumerated().map { spoke, symbol in
      .image(
        Image(symbol: symbol), rect, tint: tint, opacity: opacity * self.opacity(ofSpoke: spoke))
    }
  }

  /// The whole steps since the start of the clock.
  private static func steps(until time: Timestamp) -> Int64 {
    let (steps, rest) = time.nanoseconds.quotientAndRemainder(dividingBy: interval)
    return rest < 0 ? steps - 1 : steps
  }
}
