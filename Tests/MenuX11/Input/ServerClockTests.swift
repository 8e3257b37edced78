import MenuPrimitives
import Testing

@testable import MenuX11

@Suite("The server's clock") struct ServerClockTests {
  private func now(_ milliseconds: Int64) -> Timestamp {
    Timestamp(nanoseconds: milliseconds * 1_000_000)
  }

  @Test("distances are the server's, whatever time events took on their way")
  func keepsDistances() {
    var clock = ServerClock()
    let first = clock.moment(of: 1000, now: now(50_010))
    let second = clock.moment(of: 1100, now: now(50_111))
    #expect(second - first == .milliseconds(100))
    // This one came without delay: the clocks are nearer than thought.
    let third = clock.moment(of: 1200, now: now(50_200))
    #expect(third == now(50_200))
    #expect(clock.moment(of: 1300, now: now(50_900)) == now(50_300))
  }

  @Test("after 49 days the stamps start again, and time goes on")
  func wrapsAround() {
    var clock = ServerClock()
    let before = clock.moment(of: .max - 9, now: now(1_000_000))
    let after = clock.moment(of: 10, now: now(1_000_020))
    #expect(after - before == .milliseconds(20))
  }

  @Test("an event that is older than the last one is placed before it")
  func goesBack() {
    var clock = ServerClock()
    let late = clock.moment(of: 5000, now: now(100_000))
    let early = clock.moment(of: 4990, now: now(100_001))
    #expect(late - early == .milliseconds(10))
  }

  @Test("no stamp at all means now, and no event lies in the future")
  func neverInTheFuture() {
    var clock = ServerClock()
    #expect(clock.moment(of: 0, now: now(7)) == now(7))
    _ = clock.moment(of: 1000, now: now(2000))
    #expect(clock.moment(of: 9000, now: now(2001)) <= now(2001))
  }
}
