import CX11
import MenuX11
import TestSupport
import Testing

@testable import MenuX11

@MainActor @Suite("Dead keys and Compose, without an input method") struct DeadKeyTests {
  private func desk(_ variables: [String: String] = [:], layout: [String] = []) async throws -> Desk
  {
    let desk = try Desk(try await XServer(), variables: variables)
    try await desk.server.complete(
      "setxkbmap", ["us", "-variant", "intl", "-option", "compose:menu"] + layout)
    return desk
  }

  @Test("an accent and its letter come as one key, under the menu's hold on the keyboard")
  func accent() async throws {
    let desk = try await desk()
    desk.backend.beginSession(SessionRequest())
    try await desk.untilHeld()
    let client = TextClient()
    desk.backend.inputMethod.focus(client)
    try await desk.server.type("a", "dead_acute")
    try await desk.until("the accent shows") { client.preedit == "´" }
    #expect(client.preedits == [Preedit(text: "´", caret: 1)])
    try await desk.server.type("e", "dead_diaeresis", "shift+u", "Down", "Return")
    try await desk.until("all keys came") { desk.recorder.keys.last == "return" }
    #expect(desk.recorder.keys == ["a", "é", "Ü", "down", "return"])
    #expect(client.preedit == nil)
    // Nothing is left of it when nobody edits text: menus see the keys themselves.
    desk.backend.inputMethod.unfocus(client)
    desk.recorder.events = []
    try await desk.server.type("dead_acute", "e")
    try await desk.until("the letter came") { desk.recorder.keys.last == "e" }
    #expect(desk.recorder.keys == ["other", "e"])
    desk.backend.endSession()
  }

  @Test("Compose writes signs, Escape takes it back and doesn't reach the menu")
  func compose() async throws {
    let desk = try await desk()
    desk.backend.beginSession(SessionRequest())
    try await desk.untilHeld()
    let client = TextClient()
    desk.backend.inputMethod.focus(client)
    try await desk.server.type("Multi_key", "o", "c", "Multi_key", "less", "Escape", "a", "Escape")
    try await desk.until("all keys came") { desk.recorder.keys.last == "escape" }
    #expect(desk.recorder.keys == ["©", "a", "escape"])
    #expect(client.preedits.contains(Preedit(text: "·<", caret: 2)))
    desk.backend.endSession()
  }

  @Test("the user's own sequences count")
  func userDefined() async throws {
    let file = try Scratch.file(
      "own-XCompose", "include \"%L\"\n<Multi_key> <m> <k> : \"MenuKit\"\n<x> <y> : \"ξ\"\n")
    let desk = try await desk(["XCOMPOSEFILE": file])
    desk.backend.beginSession(SessionRequest())
    try await desk.untilHeld()
    let client = TextClient()
    desk.backend.inputMethod.focus(client)
    try await desk.server.type("Multi_key", "m", "k", "x", "y", "dead_acute", "a", "b")
    try await desk.until("all keys came") { desk.recorder.keys.last == "b" }
    #expect(desk.recorder.keys == ["MenuKit", "ξ", "á", "b"])
    desk.backend.endSession()
  }

  @Test("keys of another layout and repeats stay what they are")
  func layouts() async throws {
    let desk = try await desk()
    try await desk.server.complete("setxkbmap", ["us,ru"])
    desk.backend.beginSession(SessionRequest())
    try await desk.untilHeld()
    let client = TextClient()
    desk.backend.inputMethod.focus(client)
    try await desk.server.type("Cyrillic_ef")
    try await desk.until("the letter came") { desk.recorder.keys == ["ф"] }
    try await desk.server.complete("xset", ["r", "on"])
    try await desk.server.keyDown("j")
    try await desk.until("it repeats") { desk.recorder.keys.filter { $0 == "j" }.count >= 3 }
    try await desk.server.keyUp("j")
    let repeats = desk.recorder.events.compactMap { event -> Bool? in
      if case .keyPressed(let key) = event, key.text == "j" { key.isRepeat } else { nil }
    }
    #expect(repeats.first == false && repeats.dropFirst().allSatisfy { $0 })
    desk.backend.endSession()
  }

  @Test("a window of the program composes, too")
  func window() async throws {
    let desk = try await desk()
    let window = ManagedWindow(
      desk.backend, title: "Text", size: Size(width: 200, height: 100),
      minimumSize: Size(width: 100, height: 50))
    var keys: [String] = []
    window.handler = { event in
      if case .key(let event) = event, event.phase == .pressed, event.key.key != .modifier {
        keys.append(event.key.text)
      }
    }
    window.map()
    try await desk.until("the window shows") {
      desk.server.isViewable(UInt32(window.id.rawValue))
    }
    try await desk.server.xdotool("windowfocus", "\(window.id.rawValue)")
    let client = TextClient()
    desk.backend.inputMethod.focus(client)
    try await desk.server.type("a", "dead_grave", "e", "b")
    try await desk.until("all keys came") { keys.last == "b" }
    #expect(keys == ["a", "è", "b"])
    window.close()
  }
}
