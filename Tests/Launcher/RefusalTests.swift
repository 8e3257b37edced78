import Foundation
import TestSupport
import Testing

/// When the menu can't be shown or can't have the input: the status, one line of explanation, and
/// nothing on the output.
@MainActor @Suite(.serialized) struct RefusalTests {
  private let one = ClientProgram.Input.text("A\n")

  private func run(
    _ arguments: [String] = [], input: ClientProgram.Input, display: String? = nil
  ) async throws -> ClientProgram {
    var environment = ["PATH": "/usr/bin:/bin", "HOME": Scratch.folder]
    environment["DISPLAY"] = display
    let program = try ClientProgram(
      Scratch.product("menukit"), arguments, input: input, environment: environment)
    try await program.ended()
    #expect(program.outputBytes.isEmpty)
    return program
  }

  private func expectOneLine(_ program: ClientProgram, saying words: String) {
    let text = program.standardError
    #expect(text.hasPrefix("menukit: ") && text.hasSuffix("\n"))
    #expect(text.count { $0 == "\n" } == 1)
    #expect(text.contains(words))
  }

  @Test(arguments: [nil, "", ":987", "nonsense"])
  func `without a display the status is 4`(display: String?) async throws {
    let program = try await run(input: one, display: display)
    #expect(program.exit == .status(4))
    expectOneLine(program, saying: "display")
  }

  @Test(arguments: ["", "\n\n", "A\t:\n\n", ":\n", "A\t\r\n"])
  func `with nothing to choose the status is 3, display or not`(text: String) async throws {
    // A file is there at once. Of a pipe that is slow nobody knows yet what it holds, and the missing
    // display would be told first.
    let file = try Scratch.file("nothing-to-choose", text)
    let program = try await run(input: .file(file))
    #expect(program.exit == .status(3))
    expectOneLine(program, saying: "nothing to choose")
  }

  @Test func `faults are told even when nothing is left to choose from`() async throws {
    let file = try Scratch.file("only-faults", "\n:\n\tA\n")
    let program = try await run(input: .file(file))
    #expect(program.exit == .status(3))
    #expect(program.standardError.hasPrefix("menukit: standard input:3: error: "))
  }

  @Test(arguments: ["/nonexistent/menu", "/proc"])
  func `an input that can't be read is status 2, display or not`(path: String) async throws {
    let program = try await run([path], input: .none)
    #expect(program.exit == .status(2))
    expectOneLine(program, saying: path)
  }

  @Test func `a monitor or window that isn't there is told`() async throws {
    let server = try await XServer(width: 640, height: 480)
    for monitor in ["DP-9", "7"] {
      let program = try await run(
        ["--at", "center", "--monitor", monitor], input: one, display: server.display)
      #expect(program.exit == .status(2))
      expectOneLine(program, saying: "give one of 0 (screen)")
    }
    let program = try await run(["--at", "window:12345"], input: one, display: server.display)
    #expect(program.exit == .status(1))
    expectOneLine(program, saying: "window 12345")
  }

  @Test func `a program that keeps the input to itself is told after five seconds`() async throws {
    let server = try await XServer(width: 640, height: 480)
    let refused = try server.grab()
    #expect(refused.isEmpty)
    let program = try await run(input: one, display: server.display)
    #expect(program.exit == .status(4))
    expectOneLine(program, saying: "pointer")
    try await server.waitForPopups(0)
    server.ungrab()
  }

  @Test func `with the pointer alone the menu works`() async throws {
    let server = try await XServer(width: 640, height: 480)
    let refused = try server.grab(.keyboard)
    #expect(refused.isEmpty)
    let menu = try await ShownMenu(input: one, on: server, waitsForInput: false)
    try await eventually("the launcher takes the pointer") {
      try server.grab(.pointer).contains(.pointer)
    }
    try await server.click(at: menu.middle(ofRow: 0, of: 1))
    #expect(try await menu.program.ended() == .status(0))
    #expect(menu.program.standardOutput == "A\n")
    server.ungrab()
  }

  @Test func `a server that dies ends the launcher`() async throws {
    let menu = try await ShownMenu(input: one)
    menu.server.crash()
    #expect(try await menu.program.ended() == .status(4))
    #expect(menu.program.outputBytes.isEmpty)
    expectOneLine(menu.program, saying: "display")
  }
}
