import MenuPrimitives

/// Turns the server's milliseconds, 32 bits that start again after 49 days, into moments of the
/// program's own clock.
struct ServerClock: Hashable, Sendable {
  private var lastStamp: UInt32?
  private var milliseconds: Int64 = 0
  private var offset: Int64 = .max

  /// Knows nothing yet.
  init() {}

  /// The moment at which an event happened: never in the future, and later for later stamps.
  ///
  /// The two clocks are brought together by the event that took the shortest way so far.
  mutating func moment(of stamp: UInt32, now: Timestamp) -> Timestamp {
    guard stamp != 0 else { return now }
    if let lastStamp {
      milliseconds += Int64(Int32(bitPattern: stamp &- lastStamp))
    } else {
      milliseconds = Int64(stamp)
    }
    lastStamp = stamp
    let server = milliseconds &* 1_000_000
    offset = min(offset, now.nanoseconds &- server)
    return Timestamp(nanoseconds: server &+ offset)
  }
}
