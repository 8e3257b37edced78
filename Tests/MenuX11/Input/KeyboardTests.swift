import MenuKit
import TestSupport
import Testing

@testable import MenuX11

@MainActor @Suite("A keyboard with two layouts and locks") struct KeyboardTests {
  /// Presses keys by their numbers and returns what went down.
  private func pressed(_ desk: Desk, _ keycodes: String...) async throws -> [KeyEvent] {
    desk.recorder.events = []
    for keycode in keycodes { try await desk.server.xdotool("key", keycode) }
    try await desk.until("all keys have come up") {
      desk.recorder.events.filter { if case .keyReleased = $0 { true } else { false } }.count
        == keycodes.count
    }
    return desk.recorder.events.compactMap {
      if case .keyPressed(let key) = $0 { key } else { nil }
    }
  }

  @Test("keys write in the layout that is on, with CapsLock and NumLock, and know the others")
  func layouts() async throws {
    let server = try await XServer()
    try await server.complete("setxkbmap", ["-layout", "ru,us"])
    let desk = try Desk(server)
    desk.backend.beginSession(SessionRequest())
    try await desk.untilHeld()
    // 38 is A's key, 80 the keypad's 8, 36 Return, 104 the keypad's Enter, 66 CapsLock, 77 NumLock.
    #expect(
      try await pressed(desk, "38", "80", "36", "104") == [
        KeyEvent(.character, text: "ф", alternatives: ["a"]), KeyEvent(.up), KeyEvent(.return),
        KeyEvent(.return),
      ])
    #expect(
      try await pressed(desk, "66", "77").allSatisfy { $0.key == .modifier && $0.modifiers == [] })
    let locked = try await pressed(desk, "38", "80", "36")
    #expect(locked.map(\.text) == ["Ф", "8", ""])
    #expect(locked.map(\.key) == [.character, .character, .return])
    #expect(locked.allSatisfy { $0.modifiers == [] })
    #expect(Set(locked[0].alternatives) == ["ф", "a"])
  }

  @Test("a keyboard that changes while the menu is open is a new keyboard")
  func changes() async throws {
    let desk = try Desk(try await XServer())
    desk.backend.beginSession(SessionRequest())
    try await desk.untilHeld()
    #expect(try await pressed(desk, "38") == [KeyEvent(.character, text: "a")])
    try await desk.server.complete("setxkbmap", ["-layout", "gr"])
    try await desk.until("the layout has changed") {
      desk.backend.keyboard.symbol(of: 38, state: 0).text == "α"
    }
    #expect(try await pressed(desk, "38") == [KeyEvent(.character, text: "α")])
  }

  @Test("keys with Alt, Control and the logo key say so")
  func modifiers() async throws {
    let desk = try Desk(try await XServer())
    desk.backend.beginSession(SessionRequest())
    try await desk.untilHeld()
    for (name, modifier) in [("alt", Modifiers.alt), ("ctrl", .control), ("super", .logo)] {
      desk.recorder.events = []
      try await desk.server.xdotool("key", "\(name)+Return")
      try await desk.until("Return went down") {
        desk.recorder.events.contains(.keyPressed(KeyEvent(.return, modifiers: modifier)))
      }
    }
  }
}
