import CX11
import Foundation
import MenuX11
import TestSupport
import Testing

@testable import MenuX11

@MainActor
@Suite(
  "With ibus", .enabled(if: IBus.isInstalled, "ibus isn't installed: .ci/install test brings it"))
struct IBusTests {
  private func desk() async throws -> Desk {
    let desk = try Desk(try await XServer(), variables: ["XMODIFIERS": "@im=ibus"])
    // The machine may be busy.
    desk.backend.textInput.decisionTime = .seconds(10)
    desk.backend.textInput.patience = .seconds(10)
    return desk
  }

  /// Opens a menu's hold on the input, with a view that edits text, and waits until ibus takes keys.
  private func edit(_ desk: Desk) async throws -> TextClient {
    desk.backend.beginSession(SessionRequest())
    try await desk.untilHeld()
    let client = TextClient()
    desk.backend.inputMethod.focus(client)
    desk.backend.inputMethod.caretMoved(to: Rect(x: 100, y: 50, width: 1, height: 20))
    try await desk.until("ibus takes keys") { desk.isTalking }
    return client
  }

  @Test("keys that it doesn't want reach the menu in their order, with those that come up")
  func plainKeys() async throws {
    let desk = try await desk()
    let ibus = try await IBus(desk.server, engine: "xkb:us::eng")
    let client = try await edit(desk)
    try await desk.server.type("a", "B", "1", "space", "Down", "Return", "Escape", "z")
    try await desk.until("all keys came up") {
      desk.recorder.events.last == .keyReleased(KeyEvent(.character, text: "z"))
    }
    #expect(desk.recorder.keys == ["a", "B", "1", " ", "down", "return", "escape", "z"])
    let ups = desk.recorder.events.filter { if case .keyReleased = $0 { true } else { false } }
    // Shift came up, too.
    #expect(ups.count == 9)
    #expect(client.preedits.isEmpty)
    try await ibus.stop()
  }

  @Test("accents come composed, and what Control, Shift and U begin shows at the caret")
  func composes() async throws {
    let desk = try await desk()
    try await desk.server.complete("setxkbmap", ["us", "-variant", "intl"])
    let ibus = try await IBus(desk.server, engine: "xkb:us:intl:eng")
    let client = try await edit(desk)
    try await desk.server.type("a", "dead_acute", "e")
    try await desk.until("the accent came") { desk.recorder.keys == ["a", "é"] }
    try await desk.server.type("ctrl+shift+u", "2", "0", "a", "c")
    try await desk.until("the number shows") { client.preedit == "u20ac" }
    #expect(client.preedits.last??.caret == 5)
    #expect(desk.recorder.keys == ["a", "é"])
    // Return and Escape are the input method's own while it composes.
    try await desk.server.type("Return")
    try await desk.until("the sign came") { desk.recorder.keys == ["a", "é", "€"] }
    #expect(client.preedit == nil)
    try await desk.server.type("ctrl+shift+u", "2")
    try await desk.until("a number shows") { client.preedit == "u2" }
    try await desk.server.type("Escape")
    try await desk.until("nothing shows") { client.preedit == nil }
    try await desk.server.type("Down", "Escape")
    try await desk.until("the menu gets its keys") { desk.recorder.keys.last == "escape" }
    #expect(desk.recorder.keys == ["a", "é", "€", "down", "escape"])
    try await ibus.stop()
  }

  @Test("a word is open while it is written, with all scripts of the world")
  func words() async throws {
    let desk = try await desk()
    let ibus = try await IBus(desk.server, engine: "m17n:vi:telex")
    let client = try await edit(desk)
    try await desk.server.type("v", "i", "e", "e", "t", "j")
    try await desk.until("the word shows") { client.preedit == "việt" }
    #expect(desk.recorder.keys == [])
    #expect(client.preedits.last??.caret == 4)
    try await desk.server.type("space")
    try await desk.until("the word came") { !desk.recorder.keys.isEmpty && client.preedit == nil }
    #expect(desk.recorder.keys.joined() == "việt ")
    try await ibus.use("m17n:hi:itrans")
    try await desk.server.type("n", "a", "m", "a", "s", "t", "e")
    try await desk.until("something shows or came") {
      desk.recorder.keys.joined().count + (client.preedit?.count ?? 0) >= 8
    }
    try await desk.server.type("Right", "x")
    try await desk.until("a key came through") { desk.recorder.keys.contains("right") }
    #expect(desk.recorder.keys.joined().contains("नमस्ते"))
    try await ibus.stop()
  }

  @Test("leaving drops what is open, and what comes after is fresh")
  func leaving() async throws {
    let desk = try await desk()
    let ibus = try await IBus(desk.server, engine: "m17n:vi:telex")
    let client = try await edit(desk)
    try await desk.server.type("d", "d", "a")
    try await desk.until("the word shows") { client.preedit == "đa" }
    desk.backend.inputMethod.unfocus(client)
    #expect(client.preedit == nil)
    try await desk.server.type("x")
    try await desk.until("keys are keys") { desk.recorder.keys == ["x"] }
    let second = TextClient()
    desk.backend.inputMethod.focus(second)
    try await desk.server.type("o")
    try await desk.until("another word shows") { second.preedit == "o" }
    #expect(client.preedit == nil && desk.recorder.keys == ["x"])
    try await ibus.stop()
  }

  @Test("what a slow engine says of a word that was left isn't written elsewhere")
  func leftToASlowEngine() async throws {
    let desk = try await desk()
    let ibus = try await IBus(desk.server, engine: "m17n:vi:telex")
    let client = try await edit(desk)
    try await desk.server.type("d", "d", "a")
    try await desk.until("the word shows") { client.preedit == "đa" }
    let engine = try ibus.engineProcess
    kill(engine, SIGSTOP)
    defer { kill(engine, SIGCONT) }
    let second = TextClient()
    desk.backend.inputMethod.focus(second)
    #expect(client.preedit == nil)
    try await desk.server.type("o")
    try await desk.until("the key is sent") { !desk.backend.textInput.flights.isEmpty }
    kill(engine, SIGCONT)
    try await desk.until("another word shows") { second.preedit == "o" }
    #expect(desk.recorder.keys == [])
    try await desk.server.type("space")
    try await desk.until("the word came") { !desk.recorder.keys.isEmpty && second.preedit == nil }
    #expect(desk.recorder.keys.joined() == "o ")
    try await ibus.stop()
  }

  @Test("its candidates show below the caret, and can be clicked under the menu's hold")
  func candidates() async throws {
    let desk = try await desk()
    let ibus = try await IBus(desk.server, engine: "m17n:zh:tonepy", showsCandidates: true)
    let client = try await edit(desk)
    desk.backend.inputMethod.caretMoved(to: Rect(x: 300, y: 200, width: 1, height: 20))
    try await desk.server.type("n", "i", "3")
    var candidates: Frame?
    try await desk.until("candidates show") {
      candidates = try desk.server.popups.last?.frame
      return candidates != nil && client.preedit != nil
    }
    let frame = try #require(candidates)
    #expect(abs(frame.x - 300) <= 2 && abs(frame.y - 220) <= 2)
    try await desk.until("the pointer is free") { try desk.server.heldInput() == [.keyboard] }
    try await desk.until("a word is proposed") { client.preedit == "你" }
    let first = "你"
    // The arrow to the next page of them, once the window has got its size.
    var tries = 0
    while client.preedit == first, tries < 100 {
      tries += 1
      let frame = try #require(try desk.server.popups.last?.frame)
      try await desk.server.click(.left, at: (frame.right - 19, frame.bottom - 18))
      for _ in 0..<20 where client.preedit == first {
        desk.backend.processPending()
        try await Task.sleep(for: .milliseconds(10))
      }
    }
    #expect(client.preedit != first)
    try await desk.until("another word is proposed") { client.preedit != nil }
    let second = try #require(client.preedit)
    #expect(desk.recorder.endings.isEmpty)
    try await desk.server.type("space")
    try await desk.until("nothing is open") { client.preedit == nil }
    try await desk.until("the word came") { desk.recorder.keys.first == second }
    try await desk.until("the pointer is held again") {
      desk.backend.session?.pointer.isHeld == true
    }
    desk.backend.endSession()
    #expect(try desk.server.heldInput() == [])
    try await ibus.stop()
  }

  @Test("when it dies keys go on without it, and one that comes later is used")
  func dies() async throws {
    let desk = try await desk()
    let ibus = try await IBus(desk.server, engine: "m17n:vi:telex")
    let client = try await edit(desk)
    try await desk.server.type("a")
    try await desk.until("the word shows") { client.preedit == "a" }
    kill(try ibus.xServerProcess, SIGKILL)
    try await desk.until("its end is noticed") { !desk.isTalking }
    #expect(client.preedit == nil)
    desk.recorder.events = []
    try await desk.server.type("b", "Down")
    try await desk.until("keys come without it") { desk.recorder.keys == ["b", "down"] }
    try await ibus.stop()
    try await ibus.restart()
    try await desk.until("the new one is used") { desk.isTalking }
    try await ibus.use("m17n:vi:telex")
    try await desk.server.type("d", "d")
    try await desk.until("a word shows") { client.preedit == "đ" }
    try await ibus.stop()
  }

  @Test("when it hangs keys go on without it after a while, and with it when it is back")
  func hangs() async throws {
    let desk = try await desk()
    let ibus = try await IBus(desk.server, engine: "xkb:us::eng")
    _ = try await edit(desk)
    desk.backend.textInput.patience = .milliseconds(300)
    try await desk.server.type("a")
    try await desk.until("the key came") { desk.recorder.keys == ["a"] }
    let process = try ibus.xServerProcess
    kill(process, SIGSTOP)
    defer { kill(process, SIGCONT) }
    try await desk.server.type("b", "Escape")
    try await desk.until("the keys came") { desk.recorder.keys == ["a", "b", "escape"] }
    try await desk.server.type("c")
    try await desk.until("the next comes at once") { desk.recorder.keys.last == "c" }
    kill(process, SIGCONT)
    try await desk.until("it is back") { !desk.backend.textInput.isStuck }
    try await desk.server.type("d")
    try await desk.until("a key came") { desk.recorder.keys.last == "d" }
    #expect(desk.recorder.keys == ["a", "b", "escape", "c", "d"])
    desk.backend.endSession()
    try await ibus.stop()
  }

  @Test("what is typed before it is ready waits for it")
  func early() async throws {
    let desk = try await desk()
    let ibus = try await IBus(desk.server, engine: "m17n:vi:telex")
    desk.backend.beginSession(SessionRequest())
    try await desk.untilHeld()
    try await desk.server.type("d", "d")
    let client = TextClient()
    desk.backend.inputMethod.focus(client)
    try await desk.until("the word shows") { client.preedit == "đ" }
    #expect(desk.recorder.keys == [])
    try await ibus.stop()
  }

  @Test("the user's choice counts", arguments: ["@im=none", "@im=other"])
  func choice(modifiers: String) async throws {
    let desk = try Desk(try await XServer(), variables: ["XMODIFIERS": modifiers])
    let ibus = try await IBus(desk.server, engine: "m17n:vi:telex")
    desk.backend.beginSession(SessionRequest())
    try await desk.untilHeld()
    let client = TextClient()
    desk.backend.inputMethod.focus(client)
    try await desk.server.type("d", "d")
    try await desk.until("the keys came") { desk.recorder.keys == ["d", "d"] }
    #expect(client.preedits == [])
    try await ibus.stop()
  }

  @Test("on a host's display it works through the host's events, and the host sees none of it")
  func host() async throws {
    let server = try await XServer()
    let ibus = try await IBus(server, engine: "m17n:vi:telex")
    let host = try Host(server, variables: ["XMODIFIERS": "@im=ibus"])
    XSetInputFocus(host.display, Window(host.window), RevertToParent, Time(CurrentTime))
    XSync(host.display, 0)
    host.backend?.beginSession(SessionRequest(owner: host.owner))
    try await host.until("the pointer is held") {
      host.backend?.session?.pointer.isHeld == true
        && host.backend?.session?.keyboard == .unneeded
    }
    host.leftOver = []
    let client = TextClient()
    host.backend?.inputMethod.focus(client)
    host.backend?.textInput.decisionTime = .seconds(10)
    try await server.type("d", "d", "a")
    try await host.until("the word shows") { client.preedit == "đa" }
    try await server.type("space", "Down")
    try await host.until("all came") { host.recorder.keys.last == "down" }
    #expect(host.recorder.keys.joined(separator: ",") == "đa, ,down")
    #expect(host.leftOver.allSatisfy { ![ClientMessage, KeyPress, KeyRelease].contains($0) })
    host.close()
    try await ibus.stop()
  }

  @Test("a window of the program gets words, too")
  func window() async throws {
    let desk = try await desk()
    let ibus = try await IBus(desk.server, engine: "m17n:vi:telex")
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
    try await desk.server.type("d", "d")
    try await desk.until("the word shows") { client.preedit == "đ" }
    try await desk.server.type("space")
    try await desk.until("the word came") { keys.joined() == "đ " }
    window.close()
    try await ibus.stop()
  }
}

extension Desk {
  /// Whether an input method's server takes keys.
  var isTalking: Bool {
    if case .talking = backend.textInput.server { true } else { false }
  }
}
