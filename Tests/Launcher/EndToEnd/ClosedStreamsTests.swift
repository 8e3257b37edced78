import TestSupport
import Testing

/// The launcher started without one of input, output and errors: the display's connection must not
/// take its number.
@MainActor @Suite(.serialized) struct ClosedStreamsTests {
  private func start(_ closing: String, on screen: Screen) async throws -> VisibleMenu {
    try await screen.server.move(to: 200, 150)
    let words = ["-c", "exec \"$0\" --no-animation --theme light \(closing)"]
    let program = try screen.server.run(
      "/bin/sh", words + [Scratch.product("menukit")], input: .text("Open\nQuit\n"))
    let menu = VisibleMenu(server: screen.server, program: program)
    try await menu.waitForPanels(1)
    try await screen.server.type("Down", "Return")
    return menu
  }

  @Test func `without an output the choice is refused and goes nowhere else`() async throws {
    let menu = try await start(">&-", on: try await Screen())
    try await menu.ended(with: 2)
    #expect(
      menu.program.standardError == "menukit: the output can't be written: Bad file descriptor\n")
  }

  @Test func `without errors the choice is printed`() async throws {
    let menu = try await start("2>&-", on: try await Screen())
    #expect(try await menu.chosen() == "Open\n")
  }

  @Test func `without an input a menu is read from its file`() async throws {
    let file = try Scratch.file("closed-input-menu", "Open\nQuit\n")
    let menu = try await start("\(file) <&-", on: try await Screen())
    #expect(try await menu.chosen() == "Open\n")
  }

  @Test func `without all three a menu that is read from standard input is refused`() async throws {
    let screen = try await Screen()
    let program = try screen.server.run(
      "/bin/sh", ["-c", "exec \"$0\" <&- >&- 2>&-", Scratch.product("menukit")])
    #expect(try await program.ended() == .status(2))
  }
}
