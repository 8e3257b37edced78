import Glibc
import MenuKit
import TestSupport
import Testing

@testable import MenuX11

@MainActor @Suite("The run loop") struct RunLoopTests {
  @Test("tasks, sleeping tasks and the main queue work inside it")
  func queues() async throws {
    let server = try await XServer()
    let probe = try server.run(Scratch.product("RunLoopProbe"), ["queues"])
    #expect(try await probe.ended() == .status(0))
    let lines = probe.standardOutput.split(separator: "\n").map(String.init)
    #expect(Set(lines.prefix(2)) == ["task", "block"])
    #expect(lines.dropFirst(2) == ["slept", "back with 7", "later", "end"])
  }

  @Test("a program at rest wakes up for nothing")
  func rests() async throws {
    let server = try await XServer()
    let probe = try server.run(Scratch.product("RunLoopProbe"), ["rest"])
    #expect(try await probe.ended() == .status(0))
    let count = Int(probe.standardOutput.split(separator: "\n").last ?? "") ?? -1
    // Once to fall asleep until the deadline; anything periodic would be many more.
    #expect((0...3).contains(count))
  }

  @Test("deadlines come when they are due, and can be taken back")
  func deadlines() async throws {
    let desk = try Desk(try await XServer())
    let start = desk.backend.now
    desk.backend.wake(at: start + .milliseconds(30))
    #expect(desk.backend.nextDeadline == start + .milliseconds(30))
    desk.backend.run { !desk.recorder.wakes.isEmpty }
    #expect(desk.recorder.wakes.allSatisfy { $0 >= start + .milliseconds(30) })
    #expect(desk.backend.nextDeadline == nil)
    desk.backend.wake(at: desk.backend.now)
    desk.backend.wake(at: nil)
    desk.backend.processPending()
    #expect(desk.recorder.wakes.count == 1)
  }

  @Test("a descriptor with something to read is heard of until it isn't watched any more")
  func descriptors() async throws {
    let desk = try Desk(try await XServer())
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    var heard = 0
    desk.backend.watch(ends[0]) {
      var byte: UInt8 = 0
      heard += read(ends[0], &byte, 1)
    }
    write(ends[1], "ab", 2)
    desk.backend.run { heard == 2 }
    desk.backend.watch(ends[0], ready: nil)
    write(ends[1], "c", 1)
    desk.backend.wake(at: desk.backend.now + .milliseconds(5))
    desk.backend.run { !desk.recorder.wakes.isEmpty }
    #expect(heard == 2)
  }

  @Test("events that were read along with a reply aren't left lying")
  func readAlong() async throws {
    let desk = try Desk(try await XServer())
    desk.backend.beginSession(SessionRequest())
    try await desk.untilHeld()
    try await desk.server.type("x")
    // The reply that is waited for here comes after the key's events.
    _ = desk.backend.pointerState()
    desk.backend.run { desk.recorder.events.count >= 2 }
    #expect(desk.recorder.events.count == 2)
  }

  @Test("moves that piled up are one move, in their place among the other events")
  func moves() async throws {
    let desk = try Desk(try await XServer())
    desk.backend.beginSession(SessionRequest())
    try await desk.untilHeld()
    for x in 1...5 { try await desk.server.move(to: 100 + x, 50) }
    try await desk.server.press(.left)
    for x in 1...5 { try await desk.server.move(to: 200 + x, 50) }
    try await desk.server.release(.left)
    desk.backend.run { desk.recorder.events.count >= 4 }
    #expect(
      desk.recorder.events == [
        .pointerMoved(Point(x: 105, y: 50)), .buttonPressed(.primary, Point(x: 105, y: 50)),
        .pointerMoved(Point(x: 205, y: 50)), .buttonReleased(.primary, Point(x: 205, y: 50)),
      ])
    #expect(desk.recorder.times == desk.recorder.times.sorted())
    let age = try #require(desk.recorder.times.last).nanoseconds - desk.backend.now.nanoseconds
    #expect(age <= 0)
  }

  @Test("without a display the error says which was tried")
  func noDisplay() {
    #expect(throws: BackendError.noDisplay("can't open the X display \":4711\"")) {
      try X11Backend.open(":4711")
    }
  }
}
