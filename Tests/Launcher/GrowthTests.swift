import MenuTesting
import MenuX11
import Testing

@testable import Launcher

/// How an open menu takes up what comes in.
@MainActor @Suite struct GrowthTests {
  private func at(_ milliseconds: Int64) -> Timestamp {
    Timestamp(nanoseconds: milliseconds * 1_000_000)
  }

  @Test func `an open menu changes seldom, however many rows come in`() {
    let growth = Growth()
    var (made, shown, changes) = (200, 200, 0)
    let count = 100_000
    var step = growth.step(read: count, made: made, shown: shown, isComplete: false, at: at(1))
    loop: while true {
      switch step {
      case .make: made = min(count, made + Growth.slice)
      case .show:
        shown = made
        changes += 1
      case .wait, .done: break loop
      }
      step = growth.step(read: count, made: made, shown: shown, isComplete: true, at: at(1))
    }
    #expect(step == .done)
    #expect(shown == count)
    #expect(changes <= 10)
  }

  @Test func `rows that trickle in wait a little, and longer where a change costs more`() {
    var growth = Growth()
    #expect(growth.step(read: 9, made: 9, shown: 8, isComplete: false, at: at(0)) == .show)
    growth.changed(from: at(0), to: at(1))
    #expect(
      growth.step(read: 9, made: 9, shown: 8, isComplete: false, at: at(50))
        == .wait(until: at(51)))
    #expect(growth.step(read: 9, made: 9, shown: 8, isComplete: false, at: at(51)) == .show)
    growth.changed(from: at(0), to: at(100))
    #expect(
      growth.step(read: 9, made: 9, shown: 8, isComplete: false, at: at(100))
        == .wait(until: at(500)))
    // The end of the input waits for nothing.
    #expect(growth.step(read: 9, made: 9, shown: 8, isComplete: true, at: at(100)) == .show)
    #expect(
      growth.step(read: 9, made: 9, shown: 9, isComplete: false, at: at(100)) == .wait(until: nil))
  }
}
