import Glibc
import MenuPrimitives

/// A damped spring in closed form: any moment can be asked for, in any order.
public struct Spring: Hashable, Sendable {
  /// The time after which it rests: then no more than a thousandth of its way is left.
  public var duration: Duration
  /// How strongly it is damped: 1 comes to rest without swinging over, less swings.
  public var dampingRatio: Double

  /// Makes a spring; ratios outside 0.05 … 1 are brought inside.
  public init(duration: Duration, dampingRatio: Double) {
    self.duration = duration
    self.dampingRatio = dampingRatio.isFinite ? min(max(dampingRatio, 0.05), 1) : 1
  }

  /// What is left after a time of a way of 1 that began at rest, and of a speed of 1 per second that
  /// began without a way; and how fast both change, per second.
  package func response(after seconds: Double) -> MotionResponse {
    let total = duration.inSeconds
    guard total > 0, seconds < total else { return .rest }
    let damping = -log(0.001) / total
    let frequency = damping / dampingRatio
    let swing = frequency * (max(0, 1 - dampingRatio * dampingRatio)).squareRoot()
    let decay = exp(-damping * seconds)
    guard swing * total > 1e-6 else {
      return MotionResponse(
        way: decay * (1 + damping * seconds), wayChange: -decay * damping * damping * seconds,
        speed: decay * seconds, speedChange: decay * (1 - damping * seconds))
    }
    let (sine, cosine) = (sin(swing * seconds), cos(swing * seconds))
    return MotionResponse(
      way: decay * (cosine + damping / swing * sine),
      wayChange: -decay * frequency * frequency / swing * sine,
      speed: decay * sine / swing,
      speedChange: decay * (cosine - damping / swing * sine))
  }
}

/// How far something that moves is from its rest, as factors of where and how fast it began.
package struct MotionResponse: Hashable, Sendable {
  /// What is left of the way at the beginning.
  package var way: Double
  /// How that changes, per second.
  package var wayChange: Double
  /// What the speed at the beginning has added to the way, in seconds.
  package var speed: Double
  /// What is left of the speed at the beginning.
  package var speedChange: Double

  package init(way: Double, wayChange: Double, speed: Double = 0, speedChange: Double = 0) {
    self.way = way
    self.wayChange = wayChange
    self.speed = speed
    self.speedChange = speedChange
  }

  /// Nothing is left.
  package static let rest = MotionResponse(way: 0, wayChange: 0)
}
