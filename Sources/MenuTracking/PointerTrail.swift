import MenuPrimitives

/// Where the pointer came from in the last moments: as much as the safe triangle needs to know.
struct PointerTrail: Hashable, Sendable {
  private struct Sample: Hashable, Sendable {
    var point: Point
    var time: Timestamp
  }

  /// How far back it looks, in nanoseconds: it is compared at each motion.
  private let memory: Int64
  /// Half to one memory old while the pointer moves; where it rested when it begins to.
  private var apex: Sample?
  private var next: Sample?
  private var previous: Sample?
  private var latest: Sample?

  /// A trail that forgets what is older than `memory` once there is something newer.
  init(memory: Duration) {
    self.memory = memory.inNanoseconds
  }

  /// Whether the pointer is on the way to `target`: inside the triangle of the apex and the target's
  /// near corners, and not turning back.
  func aims(at target: Rect, overshoot: Double) -> Bool {
    guard let apex = apex?.point, let previous = previous?.point, let point = latest?.point else {
      return false
    }
    let way = Way(apex: apex, previous: previous, point: point)
    // What lies below or above, as the submenu of a cell does, is reached downwards or upwards.
    let isBeside = apex.x < target.minX || apex.x >= target.maxX
    return isBeside
      ? way.aims(at: target, overshoot: overshoot)
      : way.transposed.aims(at: target.transposed, overshoot: overshoot)
  }

  /// Notes where the pointer is.
  mutating func note(_ point: Point, at time: Timestamp) {
    let sample = Sample(point: point, time: time)
    guard let latest, let next else {
      (apex, next, previous, self.latest) = (sample, sample, sample, sample)
      return
    }
    if time.nanoseconds &- latest.time.nanoseconds >= memory {
      (apex, self.next) = (latest, latest)
    } else if time.nanoseconds &- next.time.nanoseconds >= memory / 2 {
      (apex, self.next) = (next, latest)
    }
    (previous, self.latest) = (latest, sample)
  }
}

/// A part of the pointer's way, and whether it leads to something on its left or right.
private struct Way {
  var apex: Point
  var previous: Point
  var point: Point

  var transposed: Way {
    Way(apex: apex.transposed, previous: previous.transposed, point: point.transposed)
  }

  func aims(at target: Rect, overshoot: Double) -> Bool {
    let opensRightwards = target.midX > apex.x
    let nearEdge = opensRightwards ? target.minX : target.maxX
    let distance = nearEdge - apex.x
    guard opensRightwards ? distance > 0 : distance < 0 else { return false }
    guard opensRightwards ? point.x >= previous.x : point.x <= previous.x else { return false }
    let progress = (point.x - apex.x) / distance
    guard progress > 0, progress <= 1 else { return false }
    let top = apex.y + (target.minY - overshoot - apex.y) * progress
    let bottom = apex.y + (target.maxY + overshoot - apex.y) * progress
    return point.y >= top && point.y <= bottom
  }
}

extension Point {
  fileprivate var transposed: Point { Point(x: y, y: x) }
}

extension Rect {
  fileprivate var transposed: Rect { Rect(x: minY, y: minX, width: height, height: width) }
}
