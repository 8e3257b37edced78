import MenuPrimitives

/// Counts presses that follow each other quickly in one place.
struct ClickCounter {
  private var last: (time: Timestamp, place: Point)?
  private var count = 0

  /// The number of the press: 1, 2, 3, and 1 again.
  mutating func press(at place: Point, _ time: Timestamp) -> Int {
    let follows = last.map {
      time - $0.time < .milliseconds(400) && $0.place.distance(to: place) <= 4
    }
    count = follows == true ? count % 3 + 1 : 1
    last = (time, place)
    return count
  }
}
