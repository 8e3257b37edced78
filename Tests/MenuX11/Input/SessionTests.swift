import MenuKit
import TestSupport
import Testing

@testable import MenuX11

@MainActor @Suite("Input while a menu is open") struct SessionTests {
  @Test("pointer and keyboard are held, their events arrive, and both are given back")
  func holdsAndGivesBack() async throws {
    let desk = try Desk(try await XServer())
    try await desk.server.move(to: 10, 10)
    desk.backend.beginSession(SessionRequest())
    try await desk.until("both are held") { try desk.server.heldInput() == [.pointer, .keyboard] }
    try await desk.server.move(to: 300, 200)
    try await desk.server.click(.right)
    try await desk.server.type("a")
    try await desk.until("the key came up") {
      if case .keyReleased? = desk.recorder.events.last { true } else { false }
    }
    let point = Point(x: 300, y: 200)
    #expect(desk.recorder.events.contains(.pointerMoved(point)))
    #expect(desk.recorder.events.contains(.buttonPressed(.secondary, point)))
    #expect(desk.recorder.events.contains(.buttonReleased(.secondary, point)))
    #expect(desk.recorder.events.contains(.keyPressed(KeyEvent(.character, text: "a"))))
    desk.backend.endSession()
    #expect(try desk.server.heldInput() == [])
  }
}
