import CX11
import MenuX11
import TestSupport
import Testing

@testable import MenuX11

@MainActor @Suite("Selections, with programs of all kinds") struct SelectionProtocolTests {
  let desk: Desk
  let peer: SelectionPeer

  init() async throws {
    desk = try Desk(try await XServer())
    peer = try SelectionPeer(desk.server)
  }

  private func until(_ what: String, _ condition: () throws -> Bool) async throws {
    try await desk.until(what) {
      peer.turn()
      return try condition()
    }
  }

  private func offer(_ text: String) async throws {
    desk.backend.clipboard.write(text, to: .clipboard)
    try await until("it is owned") { desk.server.owner(of: "CLIPBOARD") != 0 }
  }

  private func answer(to target: String, at time: UInt32 = 0) async throws -> UInt32 {
    peer.forget()
    peer.convert("CLIPBOARD", target, at: time)
    var property: UInt32 = 0
    try await until("there is an answer to \(target)") {
      for case .answered(_, let found) in peer.events {
        property = found
        return true
      }
      return false
    }
    return property
  }

  // MARK: Asked by others

  @Test("the time of ownership is the server's, and questions from before are refused")
  func timestamps() async throws {
    try await desk.server.type("a")
    desk.backend.beginSession(SessionRequest())
    try await desk.untilHeld()
    try await desk.server.type("c")
    try await until("the key came") { desk.backend.recentStamp != nil }
    let key = try #require(desk.backend.recentStamp)
    try await offer("text")
    #expect(try await answer(to: "TIMESTAMP") == peer.atom("ANSWER"))
    let stamp = try #require(peer.take("ANSWER"))
    #expect(stamp.type == UInt32(XA_INTEGER))
    let owned = SelectionPeer.numbers(stamp.bytes)[0]
    // A release may have come after the press that was looked at.
    #expect(owned >= key && owned != 0)
    #expect(try await answer(to: "UTF8_STRING", at: owned) != 0)
    #expect(try await answer(to: "UTF8_STRING", at: owned &- 1) == 0)
    desk.backend.endSession()
  }

  @Test("without an event the server is asked for the time")
  func timeWithoutEvent() async throws {
    try await offer("text")
    #expect(try await answer(to: "TIMESTAMP") != 0)
    #expect(SelectionPeer.numbers(try #require(peer.take("ANSWER")).bytes)[0] != 0)
  }

  @Test("several things are asked for at once; those that can't be had are marked")
  func multiple() async throws {
    try await offer("text")
    let pairs = [
      peer.atom("UTF8_STRING"), peer.atom("A"), peer.atom("image/png"), peer.atom("B"),
      peer.atom("TIMESTAMP"), peer.atom("C"), peer.atom("MULTIPLE"), peer.atom("D"),
    ]
    peer.set(peer.atom("ANSWER"), type: "ATOM_PAIR", numbers: pairs)
    #expect(try await answer(to: "MULTIPLE") == peer.atom("ANSWER"))
    var expected = pairs
    expected[3] = 0
    expected[7] = 0
    #expect(SelectionPeer.numbers(try #require(peer.take("ANSWER")).bytes) == expected)
    #expect(peer.take("A")?.bytes == Array("text".utf8))
    #expect(peer.take("B") == nil && peer.take("C") != nil && peer.take("D") == nil)
  }

  @Test("a question without a property is answered in one named like the target")
  func oldPrograms() async throws {
    try await offer("text")
    xcb_convert_selection(
      peer.connection, peer.window, peer.atom("CLIPBOARD"), peer.atom("STRING"), 0, 0)
    xcb_flush(peer.connection)
    try await until("it is answered") {
      peer.events.contains(
        .answered(target: peer.atom("STRING"), property: peer.atom("STRING")))
    }
    #expect(peer.take("STRING")?.bytes == Array("text".utf8))
  }

  @Test("nonsense is refused")
  func nonsense() async throws {
    try await offer("text")
    #expect(try await answer(to: "NOT_A_TARGET") == 0)
    // Several things without a list of them.
    peer.set(peer.atom("ANSWER"), type: "ATOM_PAIR", bytes: [1, 2, 3])
    #expect(try await answer(to: "MULTIPLE") == 0)
    #expect(try await answer(to: "SAVE_TARGETS") == peer.atom("ANSWER"))
    #expect(peer.take("ANSWER")?.type == peer.atom("NULL"))
  }

  @Test("who fetches much and stays silent is given up, and who dies meanwhile is forgotten")
  func silentReaders() async throws {
    desk.backend.selections.limits.readerSilence = .milliseconds(200)
    try await offer(String(repeating: "0123456789", count: 100_000))
    #expect(try await answer(to: "UTF8_STRING") == peer.atom("ANSWER"))
    let size = try #require(peer.take("ANSWER"))
    #expect(size.type == peer.atom("INCR"))
    #expect(SelectionPeer.numbers(size.bytes) == [1_000_000])
    #expect(desk.backend.selections.transfers.count == 1)
    try await until("it is given up") { desk.backend.selections.transfers.isEmpty }

    desk.backend.selections.limits.readerSilence = .seconds(60)
    #expect(try await answer(to: "UTF8_STRING") == peer.atom("ANSWER"))
    #expect(desk.backend.selections.transfers.count == 1)
    xcb_destroy_window(peer.connection, peer.window)
    peer.sync()
    try await until("it is forgotten") { desk.backend.selections.transfers.isEmpty }
    // A window that is gone before it is answered.
    desk.backend.selections.requested(SelectionQuestion(dead: peer, target: "UTF8_STRING"))
    desk.backend.selections.requested(SelectionQuestion(dead: peer, target: "TARGETS"))
    #expect(desk.backend.selections.transfers.isEmpty)
    #expect(try await desk.paste(from: .clipboard)?.count == 1_000_000)
  }

  @Test("only so many may fetch much at a time")
  func manyReaders() async throws {
    desk.backend.selections.limits.transfers = 2
    try await offer(String(repeating: "0123456789", count: 20_000))
    let others = try [SelectionPeer(desk.server), SelectionPeer(desk.server)]
    for other in others { other.convert("CLIPBOARD", "UTF8_STRING") }
    try await until("both are served") { desk.backend.selections.transfers.count == 2 }
    #expect(try await answer(to: "UTF8_STRING") == 0)
    #expect(try await answer(to: "TARGETS") != 0)
  }

  // MARK: Owners

  /// Waits for the question of the toolkit and answers it by hand.
  private func serve(
    _ target: String = "UTF8_STRING",
    _ reaction: (_ requestor: UInt32, _ property: UInt32) -> Void
  ) async throws {
    try await until("the owner is asked for \(target)") {
      for case .asked(_, peer.atom(target), let property, let requestor) in peer.events {
        reaction(requestor, property)
        return true
      }
      return false
    }
    peer.forget()
  }

  private func refuse(_ target: String) async throws {
    try await serve(target) { requestor, _ in
      peer.answer(
        requestor, selection: peer.atom("CLIPBOARD"), target: peer.atom(target), property: 0)
    }
  }

  private final class Answer {
    var texts: [String?] = []
  }

  private func ask() -> Answer {
    peer.own("CLIPBOARD")
    peer.forget()
    let answer = Answer()
    desk.backend.clipboard.readText(from: .clipboard) { answer.texts.append($0) }
    return answer
  }

  @Test("an owner without UTF-8 is asked for what it has")
  func fallsBack() async throws {
    let answer = ask()
    try await refuse("UTF8_STRING")
    try await refuse("text/plain;charset=utf-8")
    try await serve("STRING") { requestor, property in
      peer.set(property, of: requestor, type: "STRING", bytes: [0x66, 0xfc, 0x72, 0])
      peer.answer(
        requestor, selection: peer.atom("CLIPBOARD"), target: peer.atom("STRING"),
        property: property)
    }
    try await until("the text came") { answer.texts == ["für"] }
  }

  @Test("text in X's own encoding of many scripts is read, whatever the locale")
  func compoundText() async throws {
    let answer = ask()
    for target in ["UTF8_STRING", "text/plain;charset=utf-8", "STRING"] {
      try await refuse(target)
    }
    try await serve("COMPOUND_TEXT") { requestor, property in
      peer.set(
        property, of: requestor, type: "COMPOUND_TEXT",
        bytes: [0xe9, 0x1b, 0x24, 0x28, 0x42, 0x46, 0x7c, 0x4b, 0x5c]
          + [0x1b, 0x25, 0x47] + Array("🙂".utf8) + [0x1b, 0x25, 0x40])
      peer.answer(
        requestor, selection: peer.atom("CLIPBOARD"), target: peer.atom("COMPOUND_TEXT"),
        property: property)
    }
    try await until("the text came") { answer.texts == ["é日本🙂"] }
  }

  @Test("an owner that never answers is given up")
  func silentOwner() async throws {
    desk.backend.selections.limits.ownerSilence = .milliseconds(100)
    let answer = ask()
    try await until("it is given up") { answer.texts == [nil] }
    // Its late answer isn't taken for that to another question.
    let late = try #require(peer.events.first)
    let next = ask()
    if case .asked(_, _, let property, let requestor) = late {
      peer.answer(
        requestor, selection: peer.atom("PRIMARY"), target: peer.atom("UTF8_STRING"),
        property: property)
    }
    try await serve { requestor, property in
      peer.set(property, of: requestor, type: "UTF8_STRING", bytes: Array("right".utf8))
      peer.answer(
        requestor, selection: peer.atom("CLIPBOARD"), target: peer.atom("UTF8_STRING"),
        property: property)
    }
    try await until("the text came") { next.texts == ["right"] }
  }

  @Test("an owner that dies while it sends is given up", arguments: [true, false])
  func dyingOwner(hasBegun: Bool) async throws {
    desk.backend.selections.limits.ownerSilence = .milliseconds(200)
    let answer = ask()
    var place: (requestor: UInt32, property: UInt32) = (0, 0)
    try await serve { requestor, property in
      peer.watch(requestor)
      peer.set(property, of: requestor, type: "INCR", numbers: [3_000_000])
      peer.answer(
        requestor, selection: peer.atom("CLIPBOARD"), target: peer.atom("UTF8_STRING"),
        property: property)
      place = (requestor, property)
    }
    let deletion = SelectionPeer.Event.changed(
      window: place.requestor, property: place.property, isDeleted: true)
    try await until("the toolkit waits for a piece") { peer.events.contains(deletion) }
    if hasBegun {
      peer.forget()
      peer.set(place.property, of: place.requestor, type: "UTF8_STRING", bytes: Array("part".utf8))
      try await until("the piece was taken") { peer.events.contains(deletion) }
    }
    #expect(answer.texts.isEmpty)
    xcb_set_selection_owner(peer.connection, 0, peer.atom("CLIPBOARD"), 0)
    peer.sync()
    try await until("it is given up") { answer.texts == [nil] }
    #expect(try await desk.read() == nil)
  }

  @Test("who has too much is refused: told, in one piece, and in many", arguments: 0..<3)
  func tooMuch(way: Int) async throws {
    desk.backend.selections.limits.bytes = 100_000
    let answer = ask()
    let much = [UInt8](repeating: 0x61, count: 60_000)
    var place: (requestor: UInt32, property: UInt32) = (0, 0)
    try await serve { requestor, property in
      peer.watch(requestor)
      switch way {
      case 0: peer.set(property, of: requestor, type: "INCR", numbers: [100_001])
      case 1: peer.set(property, of: requestor, type: "UTF8_STRING", bytes: much + much)
      default: peer.set(property, of: requestor, type: "INCR", numbers: [1])
      }
      peer.answer(
        requestor, selection: peer.atom("CLIPBOARD"), target: peer.atom("UTF8_STRING"),
        property: property)
      place = (requestor, property)
    }
    if way == 2 {
      let deletion = SelectionPeer.Event.changed(
        window: place.requestor, property: place.property, isDeleted: true)
      for _ in 0..<2 {
        try await until("the toolkit waits for a piece") { peer.events.contains(deletion) }
        peer.forget()
        peer.set(place.property, of: place.requestor, type: "UTF8_STRING", bytes: much)
      }
    }
    try await until("it is refused") { answer.texts == [nil] }
    #expect(desk.backend.selections.deadline == nil)
  }

  @Test(
    "an owner that sends nonsense is refused", arguments: ["no property", "numbers", "nothing"])
  func nonsenseOwner(way: String) async throws {
    let answer = ask()
    try await serve { requestor, property in
      switch way {
      case "numbers": peer.set(property, of: requestor, type: "INTEGER", numbers: [1, 2])
      case "nothing": peer.set(property, of: requestor, type: "UTF8_STRING", bytes: [])
      default: break
      }
      peer.answer(
        requestor, selection: peer.atom("CLIPBOARD"), target: peer.atom("UTF8_STRING"),
        property: property)
    }
    try await until("it is refused") { answer.texts == [nil] }
  }

  // MARK: The end of a program

  @Test("a clipboard manager gets everything before the program ends")
  func saves() async throws {
    let manager = try SelectionPeer(desk.server)
    manager.own("CLIPBOARD_MANAGER")
    try await offer("kept")
    desk.backend.selections.save(until: desk.backend.now + .seconds(60))
    var question: (requestor: UInt32, property: UInt32) = (0, 0)
    try await until("the manager is asked") {
      manager.turn()
      for case .asked(_, manager.atom("SAVE_TARGETS"), let property, let requestor)
        in manager.events
      {
        question = (requestor, property)
        return true
      }
      return false
    }
    let listed = try desk.server.property("_MENUKIT_SAVE", of: question.requestor)
    #expect(listed.contains(manager.atom("UTF8_STRING")))
    #expect(listed.contains(manager.atom("SAVE_TARGETS")))
    manager.convert("CLIPBOARD", "UTF8_STRING")
    try await until("the manager has it") {
      manager.turn()
      return manager.take("ANSWER")?.bytes == Array("kept".utf8)
    }
    #expect(desk.backend.selections.saving != nil)
    manager.answer(
      question.requestor, selection: manager.atom("CLIPBOARD_MANAGER"),
      target: manager.atom("SAVE_TARGETS"), property: question.property)
    try await until("the toolkit has heard") { desk.backend.selections.saving == nil }
  }

  @Test("nothing is waited for without a manager, without content, or with a silent manager")
  func savesNothing() async throws {
    desk.backend.saveClipboard(within: .seconds(60))
    desk.backend.clipboard.write("lost", to: .clipboard)
    desk.backend.saveClipboard(within: .seconds(60))
    peer.own("CLIPBOARD_MANAGER")
    desk.backend.saveClipboard(within: .milliseconds(50))
    #expect(desk.backend.selections.saving == nil)
    #expect(try await desk.paste(from: .clipboard) == "lost")
  }
}

extension SelectionQuestion {
  /// A question of a program whose window is gone.
  @MainActor fileprivate init(dead peer: SelectionPeer, target: String) {
    var event = XSelectionRequestEvent()
    event.requestor = Window(peer.window)
    event.selection = Atom(peer.atom("CLIPBOARD"))
    event.target = Atom(peer.atom(target))
    event.property = Atom(peer.atom("ANSWER"))
    self.init(event)
  }
}
