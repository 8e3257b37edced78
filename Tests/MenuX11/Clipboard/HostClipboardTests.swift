import CX11
import MenuX11
import TestSupport
import Testing

@testable import MenuX11

@MainActor @Suite("The clipboard on a host's display") struct HostClipboardTests {
  private static let long = (0..<120_000).map { "line \($0)\n" }.joined()
  private static let selectionEvents = [
    SelectionRequest, SelectionNotify, SelectionClear, PropertyNotify, DestroyNotify,
  ]

  private func read(_ host: Host) async throws -> String? {
    var answers: [String?] = []
    host.backend?.clipboard.readText(from: .clipboard) { answers.append($0) }
    try await host.until("there is an answer") { !answers.isEmpty }
    return answers[0]
  }

  @Test("megabytes go both ways, and the host sees nothing of it")
  func bothWays() async throws {
    let host = try Host(try await XServer())
    host.backend?.clipboard.write(Self.long, to: .clipboard)
    try await host.until("it is owned") { host.server.owner(of: "CLIPBOARD") != 0 }
    let reader = try host.server.run(
      "xclip", ["-out", "-selection", "clipboard", "-t", "UTF8_STRING"])
    try await host.until("the other program has it") { !reader.isRunning }
    #expect(reader.standardOutput == Self.long)
    #expect(try await read(host) == Self.long)
    let owner = try host.server.run(
      "xclip", ["-quiet", "-in", "-selection", "clipboard"], input: .text("new " + Self.long))
    try await host.until("the other program owns it") {
      host.backend?.selections.owned.isEmpty == true
    }
    #expect(try await read(host) == "new " + Self.long)
    #expect(host.leftOver.allSatisfy { !Self.selectionEvents.contains($0) })
    withExtendedLifetime(owner) {}
    host.close()
  }

  @Test("a host that takes the clipboard for itself is asked, though nobody tells of the change")
  func hostOwns() async throws {
    let host = try Host(try await XServer())
    host.backend?.clipboard.write("the toolkit's", to: .clipboard)
    try await host.until("it is owned") { host.server.owner(of: "CLIPBOARD") != 0 }
    #expect(try await read(host) == "the toolkit's")
    let clipboard = XInternAtom(host.display, "CLIPBOARD", 0)
    XSetSelectionOwner(host.display, clipboard, Window(host.window), Time(CurrentTime))
    XSync(host.display, 0)
    host.backend?.selections.limits.ownerSilence = .milliseconds(50)
    // This host never answers.
    #expect(try await read(host) == nil)
    #expect(host.leftOver.contains(SelectionRequest))
    host.close()
  }

  @Test("a host that pastes much from the toolkit keeps what it listens to")
  func hostPastes() async throws {
    let host = try Host(try await XServer())
    func mask() -> Int {
      var attributes = XWindowAttributes()
      XGetWindowAttributes(host.display, Window(host.window), &attributes)
      return attributes.your_event_mask
    }
    let before = mask()
    host.backend?.clipboard.write(Self.long, to: .clipboard)
    try await host.until("it is owned") { host.server.owner(of: "CLIPBOARD") != 0 }
    let answer = XInternAtom(host.display, "ANSWER", 0)
    XConvertSelection(
      host.display, XInternAtom(host.display, "CLIPBOARD", 0),
      XInternAtom(host.display, "UTF8_STRING", 0), answer, Window(host.window), Time(CurrentTime))
    XFlush(host.display)
    try await host.until("the host is answered") { host.leftOver.contains(SelectionNotify) }
    // The announcement; its deletion starts what follows.
    var text: [UInt8] = []
    var piece = take(answer, of: host)
    repeat {
      text += piece ?? []
      host.leftOver = []
      try await host.until("another piece comes") {
        piece = take(answer, of: host)
        return piece != nil
      }
    } while piece?.isEmpty == false
    #expect(host.leftOver.contains(PropertyNotify))
    #expect(String(decoding: text, as: UTF8.self) == Self.long)
    try await host.until("all is over") { host.backend?.selections.transfers.isEmpty == true }
    #expect(mask() == before)
    host.close()
  }

  private func take(_ property: Atom, of host: Host) -> [UInt8]? {
    var (type, format, count, rest) = (Atom(0), Int32(0), UInt(0), UInt(0))
    var data: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      host.display, Window(host.window), property, 0, 1 << 20, 1, 0, &type, &format, &count, &rest,
      &data)
    defer { if let data { XFree(data) } }
    guard type != 0 else { return nil }
    return Array(UnsafeBufferPointer(start: data, count: format == 8 ? Int(count) : 0))
  }

  @Test("a display that its host closes answers who waits")
  func closes() async throws {
    let host = try Host(try await XServer())
    let peer = try SelectionPeer(host.server)
    peer.own("CLIPBOARD")
    var answers: [String?] = []
    let backend = try #require(host.backend)
    backend.clipboard.readText(from: .clipboard) { answers.append($0) }
    host.turn()
    host.close()
    #expect(answers == [nil])
    backend.clipboard.write("text", to: .clipboard)
    backend.clipboard.readText(from: .clipboard) { answers.append($0) }
    #expect(answers == [nil, nil])
  }
}
