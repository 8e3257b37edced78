import Foundation
import TestSupport
import Testing

/// `--shot`: the open menu in a file.
@MainActor @Suite(.serialized) struct PictureTests {
  private let menu = ClientProgram.Input.text("A\nB\n\tC\n\t\tD\nE\t:\n")

  private func draw(
    _ arguments: [String] = [], named name: String, display: String? = nil
  ) async throws -> (program: ClientProgram, picture: TestSupport.Picture?) {
    let path = "\(Scratch.folder)/\(name).png"
    var environment = ["PATH": "/usr/bin:/bin", "HOME": Scratch.folder]
    environment["DISPLAY"] = display
    let program = try ClientProgram(
      Scratch.product("menukit"), ["--shot", path] + arguments, input: menu,
      environment: environment)
    try await program.ended()
    #expect(program.outputBytes.isEmpty)
    return (program, TestSupport.Picture(contentsOf: path))
  }

  /// The tint of a highlighted row in the light theme.
  private let tint: UInt32 = 0x007aff

  @Test func `without a display a virtual one is used`() async throws {
    let (program, picture) = try await draw(named: "alone")
    #expect(program.exit == .status(0) && program.standardError.isEmpty)
    let drawn = try #require(picture)
    #expect(drawn.colorCount > 20)
    #expect(drawn.count(of: tint) == 0)
  }

  @Test func `submenus are opened and a row is highlighted`() async throws {
    let closed = try #require(try await draw(named: "closed").picture)
    let open = try #require(
      try await draw(["--open", "1/0", "--highlight", "1/0/0"], named: "open").picture)
    #expect(open.width > closed.width + 100)
    #expect(open.count(of: tint) > 1000)
  }

  @Test func `nothing shows on a display that is there`() async throws {
    let server = try await XServer(width: 640, height: 480)
    let held = try server.grab()
    #expect(held.isEmpty)
    let ground = try server.screenshot()
    let (program, picture) = try await draw(
      ["--theme", "dark", "--density", "regular", "--submenus", "stack", "--open", "1"],
      named: "shown", display: server.display)
    #expect(program.exit == .status(0))
    #expect(try #require(picture).colorCount > 20)
    #expect(try server.screenshot() == ground)
  }

  @Test(arguments: [
    ["--open", "0"], ["--open", "9"], ["--open", "1/0/0"], ["--highlight", "9"],
    ["--open", "1", "--highlight", "1/7"],
  ])
  func `a place that isn't in the menu is told`(arguments: [String]) async throws {
    let (program, picture) = try await draw(arguments, named: "wrong")
    #expect(program.exit == .status(2))
    #expect(picture == nil)
    #expect(program.standardError.hasPrefix("menukit: --\(arguments.count > 2 ? "h" : "")"))
    #expect(program.standardError.count { $0 == "\n" } == 1)
  }

  @Test func `a file that can't be written is told`() async throws {
    let program = try ClientProgram(
      Scratch.product("menukit"), ["--shot", "/nonexistent/a.png"], input: menu,
      environment: ["PATH": "/usr/bin:/bin", "HOME": Scratch.folder])
    #expect(try await program.ended() == .status(2))
    #expect(program.standardError.hasPrefix("menukit: /nonexistent/a.png: No such file"))
  }

  @Test func `without Xvfb the status is 4`() async throws {
    let program = try ClientProgram(
      Scratch.product("menukit"), ["--shot", Scratch.folder + "/none.png"], input: menu,
      environment: ["PATH": "/nonexistent", "HOME": Scratch.folder])
    #expect(try await program.ended() == .status(4))
    #expect(program.standardError.contains("Xvfb can't be run"))
  }

  @Test func `a menu without rows is status 3`() async throws {
    let program = try ClientProgram(
      Scratch.product("menukit"), ["--shot", Scratch.folder + "/empty.png"], input: .none,
      environment: ["PATH": "/usr/bin:/bin", "HOME": Scratch.folder])
    #expect(try await program.ended() == .status(3))
  }
}
