import MenuPrimitives

/// Several numbers on their way from one value to another.
struct Tween<Value: SIMD & Sendable>: Sendable where Value.Scalar == Double {
  /// Where they began and how fast they were then, per second.
  let from, velocity: Value
  /// Where they come to rest.
  let to: Value
  let start: Timestamp
  let timing: Timing

  init(
    from: Value, to: Value, velocity: Value = .zero, start: Timestamp, timing: Timing
  ) {
    self.from = from
    self.velocity = velocity
    self.to = to
    self.start = start
    self.timing = timing
  }

  /// Numbers that rest.
  init(at value: Value, time: Timestamp) {
    self.init(from: value, to: value, start: time, timing: .immediate)
  }

  /// When they come to rest.
  var end: Timestamp { from == to && velocity == .zero ? start : start + timing.duration }

  func value(at time: Timestamp) -> Value {
    if time >= end { return to }
    if time <= start { return from }
    let response = timing.response(after: (time - start).inSeconds)
    return to + (from - to) * response.way + velocity * response.speed
  }

  func velocity(at time: Timestamp) -> Value {
    guard time > start, time < end else { return .zero }
    let response = timing.response(after: (time - start).inSeconds)
    return (from - to) * response.wayChange + velocity * response.speedChange
  }

  /// When something new is to be shown; nil once everything rests.
  func nextFrame(after time: Timestamp) -> Timestamp? {
    if time >= end { return nil }
    if time < start { return start }
    return min(end, time + .frame)
  }
}

extension Duration {
  /// The time between two frames.
  static let frame = Duration.nanoseconds(16_666_667)
}
