import MenuTesting
import MenuX11
import TestSupport
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
      case .rest, .wait, .done: break loop
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

  @Test func `the first frame shows before more rows are taken up`() {
    var growth = Growth()
    growth.opened(at: at(10))
    func step(read: Int, isComplete: Bool, at time: Timestamp) -> Growth.Step {
      growth.step(read: read, made: 200, shown: 200, isComplete: isComplete, at: time)
    }
    #expect(step(read: 900, isComplete: true, at: at(10)) == .rest(until: at(15)))
    #expect(step(read: 200, isComplete: false, at: at(14)) == .rest(until: at(15)))
    #expect(step(read: 900, isComplete: true, at: at(15)) == .make)
    #expect(step(read: 200, isComplete: false, at: at(15)) == .wait(until: nil))
    // Where nothing more comes in, nothing wakes up for it.
    #expect(step(read: 200, isComplete: true, at: at(10)) == .done)
  }

  /// Runs a menu on a display that isn't there.
  private func shown(_ run: MenuRun) -> MenuHarness {
    let harness = MenuHarness(run.menu.root)
    harness.present()
    return harness
  }

  private func reader(_ text: String, as format: String? = nil) -> MenuReader {
    var reader = MenuReader(
      Input(descriptor: -1, name: "test"), format: MenuFormats.reader(named: format),
      extent: .everything)
    reader.take(Array(text.utf8), isLast: false)
    return reader
  }

  @Test func `a menu shows before its input ends`() {
    let run = MenuRun(reader("first\nsecond\n"), title: "Title")
    let harness = shown(run)
    #expect(harness.frame(of: "second") != nil)
    #expect(harness.frame(of: "Title") != nil)
    #expect(run.step(at: at(0)) == .wait(until: nil))
    harness.click("second")
    #expect(run.chosen == 1)
  }

  @Test func `every row of a long input can be chosen in the end`() throws {
    let text = (0..<5000).map { "row \($0)" }.joined(separator: "\n")
    let path = try Scratch.file("long-menu", text)
    var reader = try MenuReader(
      Input(FileName(path.utf8)), format: MenuFormats.reader(named: nil), extent: .everything)
    try reader.readScreenful(.none)
    #expect(!reader.isComplete && reader.outline.nodes.count < 2000)
    let run = MenuRun(reader, title: nil)
    let harness = shown(run)
    var clock: Int64 = 0
    while run.step(at: at(clock)) != .done {
      clock += 1
      run.advance(isInputReady: true, clock: { at(clock) }) { harness.backend.runPending() }
    }
    harness.key(.end)
    harness.key(.return)
    #expect(run.chosen == 4999)
  }
}
