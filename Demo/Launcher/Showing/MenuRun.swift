import MenuX11

/// A menu that shows while its input is still coming in.
@MainActor final class MenuRun {
  /// The input, as far as it was read.
  private(set) var reader: MenuReader
  /// The menu, as far as it was made.
  let menu: OutlineMenu

  private var growth = Growth()
  private var reportedFaults = 0
  private var hasReportedAll = false
  private var isDone = false

  /// Makes the menu of what was read so far.
  init(_ reader: MenuReader, title: String?) {
    self.reader = reader
    menu = OutlineMenu(title: title)
    menu.make(from: reader)
    menu.show()
  }

  /// What was chosen: its number in the outline.
  var chosen: Int? { menu.choice.node }

  /// Takes note that the menu has been given to the display: it shows before more is taken up.
  func opened(at time: Timestamp) {
    growth.opened(at: time)
  }

  /// Does the next piece of work that can be done without waiting.
  ///
  /// - Parameters:
  ///   - isInputReady: whether reading wouldn't wait; looked up only when it matters.
  ///   - clock: tells the time.
  ///   - update: brings what shows in line with the menu.
  func advance(isInputReady: Bool, clock: () -> Timestamp, update: () -> Void = {}) {
    let start = clock()
    switch step(at: start) {
    case .make:
      menu.make(from: reader, atMost: Growth.slice)
    case .show:
      menu.show()
      update()
      growth.changed(from: start, to: clock())
    case .wait:
      if isInputReady { readPiece() }
    case .rest, .done:
      break
    }
  }

  /// What is to be done next.
  func step(at now: Timestamp) -> Growth.Step {
    // Nothing more comes after that, and it is asked for at each input.
    if isDone { return .done }
    let step = growth.step(
      read: reader.outline.nodes.count, made: menu.madeCount, shown: menu.shownCount,
      isComplete: reader.isComplete, at: now)
    isDone = step == .done
    return step
  }

  /// Says on standard error what was found wrong since the last time.
  func reportFaults() {
    guard !hasReportedAll else { return }
    hasReportedAll = reader.isComplete
    reader.reportFaults(from: reportedFaults)
    reportedFaults = reader.outline.log.kept.count
  }

  private func readPiece() {
    do throws(LauncherError) {
      try reader.readPiece()
    } catch {
      // What came in before can be chosen from.
      Stream.errors.say("menukit: \(error)")
    }
  }
}
