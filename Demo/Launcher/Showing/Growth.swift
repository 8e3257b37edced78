import MenuX11

/// Decides how a menu takes up what comes in while it shows: in slices short enough that pointer and
/// keys are answered between them, and with few changes of the open menu, as each costs a pass over
/// all its rows.
struct Growth: Hashable, Sendable {
  /// What to do next.
  enum Step: Hashable, Sendable {
    /// Leave the processor to others until a time.
    case rest(until: Timestamp)
    /// Make elements of what was read.
    case make
    /// Give the menu what was made.
    case show
    /// Wait for more input, or until a time; nil: until something comes in.
    case wait(until: Timestamp?)
    /// Nothing: the menu is complete.
    case done
  }

  /// How many elements are made in a slice: about a millisecond's worth.
  static let slice = 1000
  /// The least number of elements worth a change by itself.
  static let fewest = 64
  /// How long rows that trickle in are kept back at least.
  static let shortestPause = Duration.milliseconds(50)

  /// How long nothing is taken up once the menu has been given to the display. The display and who
  /// composes its pictures have work with the first frame, and not always a processor to themselves.
  static let firstRest = Duration.milliseconds(5)

  /// Until when the first frame has the processor.
  private var restEnd = Timestamp.zero
  /// From when on the menu may change for a few rows.
  private var nextChange = Timestamp.zero

  /// Decides, from how many elements are read, made and shown.
  func step(read: Int, made: Int, shown: Int, isComplete: Bool, at now: Timestamp) -> Step {
    let pending = made - shown
    if now < restEnd, read > shown || !isComplete { return .rest(until: restEnd) }
    // As many again as there are: so all changes together cost as much as a few of the last.
    if pending >= max(Growth.fewest, shown) { return .show }
    if read > made { return .make }
    if isComplete { return pending > 0 ? .show : .done }
    guard pending > 0 else { return .wait(until: nil) }
    return now >= nextChange ? .show : .wait(until: nextChange)
  }

  /// Takes note that the menu has been given to the display.
  mutating func opened(at time: Timestamp) {
    restEnd = time + Growth.firstRest
  }

  /// Takes note of a change of the menu and how long it took: changes for a few rows take a fifth of
  /// the time at most.
  mutating func changed(from start: Timestamp, to end: Timestamp) {
    nextChange = end + max(Growth.shortestPause, (end - start) * 4)
  }
}
