import Glibc
import MenuX11
import TestSupport
import Testing

@testable import MenuX11

@MainActor @Suite("The clipboard, with xclip") struct ClipboardTests {
  /// More than a megabyte of text in which a lost or doubled piece shows.
  private static let long = (0..<150_000).map { "line \($0) é日\n" }.joined()

  @Test("what is written can be pasted by another program, in both selections")
  func copies() async throws {
    let desk = try Desk(try await XServer())
    desk.backend.clipboard.write("für 日本 🙂", to: .clipboard)
    desk.backend.clipboard.write("selected", to: .primary)
    #expect(try await desk.paste(from: .clipboard) == "für 日本 🙂")
    #expect(try await desk.paste(from: .primary) == "selected")
    #expect(try await desk.read() == "für 日本 🙂")
  }

  @Test("every name for text is understood; Latin-1 is offered only when nothing is lost")
  func targets() async throws {
    let desk = try Desk(try await XServer())
    desk.backend.clipboard.write("für", to: .clipboard)
    for target in ["UTF8_STRING", "text/plain;charset=utf-8", "text/plain"] {
      #expect(
        try await desk.pasteBytes(from: .clipboard, target: target) == [0x66, 0xc3, 0xbc, 0x72])
    }
    for target in ["STRING", "TEXT"] {
      #expect(try await desk.pasteBytes(from: .clipboard, target: target) == [0x66, 0xfc, 0x72])
    }
    desk.backend.clipboard.write("日", to: .clipboard)
    #expect(try await desk.pasteBytes(from: .clipboard, target: "STRING") == nil)
    #expect(try await desk.pasteBytes(from: .clipboard, target: "TEXT") == [0xe6, 0x97, 0xa5])
    let targets = try await desk.pasteBytes(from: .clipboard, target: "TARGETS")
    let names = String(decoding: targets ?? [], as: UTF8.self).split(separator: "\n")
    #expect(names.contains("TARGETS") && names.contains("TIMESTAMP") && names.contains("MULTIPLE"))
    #expect(names.contains("UTF8_STRING") && !names.contains("STRING"))
  }

  @Test("more than a megabyte goes to another program in pieces")
  func sendsMuch() async throws {
    let desk = try Desk(try await XServer())
    #expect(Self.long.utf8.count > 2 << 20)
    desk.backend.clipboard.write(Self.long, to: .clipboard)
    #expect(try await desk.paste(from: .clipboard) == Self.long)
    #expect(desk.backend.selections.transfers.isEmpty)
  }

  @Test("more than a megabyte comes from another program in pieces")
  func readsMuch() async throws {
    let desk = try Desk(try await XServer())
    let owner = try await desk.offer(Self.long, in: .clipboard)
    #expect(try await desk.read() == Self.long)
    withExtendedLifetime(owner) {}
  }

  @Test("what another program copies takes the place of one's own")
  func clears() async throws {
    let desk = try Desk(try await XServer())
    desk.backend.clipboard.write("own", to: .clipboard)
    #expect(try await desk.paste(from: .clipboard) == "own")
    let owner = try await desk.offer("foreign", in: .clipboard)
    try await desk.until("it is noticed") { desk.backend.selections.owned.isEmpty }
    #expect(try await desk.read() == "foreign")
    desk.backend.clipboard.write("own again", to: .clipboard)
    #expect(try await desk.paste(from: .clipboard) == "own again")
    try await owner.ended()
  }

  @Test("nobody's clipboard is answered at once, and so is that of a program that ended")
  func nobody() async throws {
    let desk = try Desk(try await XServer())
    #expect(try await desk.read() == nil)
    let owner = try await desk.offer("gone", in: .clipboard)
    owner.stop(SIGKILL)
    try await desk.until("the selection is free") { desk.server.owner(of: "CLIPBOARD") == 0 }
    #expect(try await desk.read() == nil)
  }

  @Test("questions are answered in their order, each once")
  func order() async throws {
    let desk = try Desk(try await XServer())
    let owner = try await desk.offer("text", in: .clipboard)
    var answers: [String] = []
    for number in 0..<3 {
      desk.backend.clipboard.readText(from: .clipboard) { answers.append("\(number) \($0 ?? "-")") }
    }
    try await desk.until("all are answered") { answers.count >= 3 }
    desk.backend.processPending()
    #expect(answers == ["0 text", "1 text", "2 text"])
    withExtendedLifetime(owner) {}
  }

  @Test("something else than text can be offered and read")
  func forms() async throws {
    let desk = try Desk(try await XServer())
    var made = 0
    desk.backend.selections.offer(
      SelectionOffer([
        SelectionOffer.Form("image/png") {
          made += 1
          return [1, 2, 3, 0, 255]
        }, SelectionOffer.Form("image/gif") { nil },
      ]), to: .clipboard)
    for _ in 0..<2 {
      #expect(
        try await desk.pasteBytes(from: .clipboard, target: "image/png") == [1, 2, 3, 0, 255])
    }
    #expect(made == 1)
    #expect(try await desk.pasteBytes(from: .clipboard, target: "image/gif") == nil)
    #expect(try await desk.paste(from: .clipboard) == nil)
    #expect(try await desk.read() == nil)
    let file = try Scratch.file("clip.bin", "bytes")
    let owner = try desk.server.run(
      "xclip", ["-quiet", "-in", "-selection", "clipboard", "-t", "image/png", file])
    try await desk.until("xclip owns it") { desk.backend.selections.owned.isEmpty }
    var content: SelectionContent?
    var isAnswered = false
    desk.backend.selections.read(["image/jpeg", "image/png"], from: .clipboard) {
      content = $0
      isAnswered = true
    }
    try await desk.until("there is an answer") { isAnswered }
    #expect(content == SelectionContent(type: "image/png", bytes: Array("bytes".utf8)))
    withExtendedLifetime(owner) {}
  }

  @Test("a server that dies answers who waits, and what is written then does no harm")
  func serverDies() async throws {
    let desk = try Desk(try await XServer())
    let peer = try SelectionPeer(desk.server)
    peer.own("CLIPBOARD")
    var answers: [String?] = []
    desk.backend.clipboard.readText(from: .clipboard) { answers.append($0) }
    desk.backend.clipboard.readText(from: .clipboard) { answers.append($0) }
    desk.backend.processPending()
    desk.server.crash()
    try await desk.until("both are answered") { answers == [nil, nil] }
    desk.backend.clipboard.write("text", to: .clipboard)
    desk.backend.clipboard.readText(from: .primary) { answers.append($0) }
    #expect(answers == [nil, nil, nil])
    desk.backend.saveClipboard()
  }
}
