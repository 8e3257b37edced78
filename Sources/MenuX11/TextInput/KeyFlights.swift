import CX11
import MenuPrimitives

/// The keys that an input method's server is thinking about, in the order in which they were pressed.
struct KeyFlights {
  private var flights: [KeyFlight] = []

  /// So many are kept of which the server has heard; it has kept those before for itself.
  private static let maximumHeard = 32

  /// Starts with none.
  init() {}

  /// Whether the server owes nothing.
  var isEmpty: Bool { flights.isEmpty }

  /// When the first key was sent of which the server hasn't heard.
  var oldestUnheard: Timestamp? { flights.first { !$0.isHeard }?.sent }

  /// A key was sent.
  mutating func add(_ flight: KeyFlight) {
    // The server has kept the one before, or else it couldn't be pressed again.
    if flight.event.type == KeyPress {
      flights.removeAll { $0.isHeard && $0.event.keycode == flight.event.keycode }
    }
    flights.append(flight)
  }

  /// A key came up that the server doesn't want to know of.
  ///
  /// - Returns: whether the key itself is on its way, and so this has to wait.
  mutating func hold(_ release: XKeyEvent) -> Bool {
    guard
      let index = flights.lastIndex(where: {
        $0.event.type == KeyPress && $0.event.keycode == release.keycode
      })
    else { return false }
    flights[index].release = release
    return true
  }

  /// The server doesn't want a key: takes it out.
  mutating func land(_ key: XIMKey) -> KeyFlight? {
    guard let index = flights.firstIndex(where: { $0.matches(key) }) else { return nil }
    return flights.remove(at: index)
  }

  /// When the last of the keys was sent that were pressed before another one and haven't come back; nil
  /// when there is none.
  func lastPress(before flight: KeyFlight) -> Timestamp? {
    flights.last { $0.event.type == KeyPress && $0.number < flight.number }?.sent
  }

  /// The server has heard of all keys up to a number.
  mutating func heard(upTo number: Int) {
    for index in flights.indices where flights[index].number <= number {
      flights[index].isHeard = true
    }
    let heard = flights.prefix { $0.isHeard }.count
    if heard > Self.maximumHeard { flights.removeFirst(heard - Self.maximumHeard) }
  }

  /// The server is gone or stuck: gives back the keys that it never heard of.
  mutating func giveUp() -> [KeyFlight] {
    defer { flights = [] }
    return flights.filter { !$0.isHeard }
  }
}
