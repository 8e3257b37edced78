import MenuPrimitives

/// A number that comes to another one in a short time, quickly at first and slower at the end.
struct Glide: Hashable, Sendable {
  /// Where it comes to.
  private(set) var target: Double
  private var origin: Double
  private var start = Timestamp.zero
  private var duration = Duration.zero

  /// A number that rests.
  init(_ value: Double) {
    target = value
    origin = value
  }

  /// Goes to another number from where it is; a nil time goes there at once.
  mutating func go(to value: Double, at time: Timestamp?, in duration: Duration) {
    origin = time.map { self.value(at: $0) } ?? value
    target = value
    start = time ?? .zero
    self.duration = time == nil ? .zero : duration
  }

  /// The number at a moment.
  func value(at time: Timestamp) -> Double {
    guard isMoving(at: time) else { return target }
    let share = max(0, (time - start).inSeconds / duration.inSeconds)
    let left = 1 - share
    return target + (origin - target) * left * left * left
  }

  /// Whether it hasn't arrived yet.
  func isMoving(at time: Timestamp) -> Bool {
    origin != target && time < start + duration
  }
}
