/// A moment on a clock that never goes back, handed in by whoever calls; no room below the backend
/// reads a clock of its own.
public struct Timestamp: Hashable, Comparable, Sendable {
  /// Nanoseconds since an arbitrary start.
  public var nanoseconds: Int64

  /// The arbitrary start of the clock.
  public static let zero = Timestamp(nanoseconds: 0)

  /// Makes a moment from nanoseconds since the clock's start.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Whether `left` is earlier.
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  /// The moment `duration` later.
  public static func + (moment: Timestamp, duration: Duration) -> Timestamp {
    Timestamp(nanoseconds: moment.nanoseconds &+ duration.inNanoseconds)
  }

  /// The time from `right` to `left`.
  public static func - (left: Timestamp, right: Timestamp) -> Duration {
    .nanoseconds(left.nanoseconds &- right.nanoseconds)
  }

  /// The earlier of two moments, each of which may never come.
  package static func earliest(_ left: Timestamp?, _ right: Timestamp?) -> Timestamp? {
    guard let left, let right else { return left ?? right }
    return min(left, right)
  }
}

extension Duration {
  /// The whole nanoseconds of this duration.
  package var inNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds &* 1_000_000_000 &+ attoseconds / 1_000_000_000
  }

  /// The duration in seconds, for arithmetic of curves.
  package var inSeconds: Double {
    Double(inNanoseconds) / 1e9
  }
}
