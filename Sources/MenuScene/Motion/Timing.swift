import MenuPrimitives

/// How a change goes through time.
public enum Timing: Hashable, Sendable {
  /// At once.
  case immediate
  /// Along a curve.
  case curve(UnitCurve, Duration)
  /// As a spring: what is interrupted goes on with the speed that it has.
  case spring(Spring)

  /// The time from beginning to rest.
  public var duration: Duration {
    switch self {
    case .immediate: .zero
    case .curve(_, let duration): duration
    case .spring(let spring): spring.duration
    }
  }

  /// What is left of way and speed after a time.
  package func response(after seconds: Double) -> MotionResponse {
    switch self {
    case .immediate: return .rest
    case .spring(let spring): return spring.response(after: seconds)
    case .curve(let curve, let duration):
      let total = duration.inSeconds
      guard total > 0, seconds < total else { return .rest }
      let left = 1 - curve.progress(at: seconds / total)
      // The slope by a small step: only a spring that takes over asks for it.
      let step = 1e-4
      let later = 1 - curve.progress(at: seconds / total + step)
      return MotionResponse(way: left, wayChange: (later - left) / (step * total))
    }
  }
}
