import TestSupport
import Testing

@testable import Launcher

/// Input that never ends must not take all memory.
@MainActor @Suite(.serialized) struct EndlessInputTests {
  @Test func `a line without an end is refused`() async throws {
    let program = try ClientProgram(
      Scratch.product("menukit"), ["/dev/zero"], environment: ["PATH": "/usr/bin:/bin"])
    #expect(try await program.ended() == .status(2))
    #expect(program.outputBytes.isEmpty)
    #expect(
      program.standardError
        == "menukit: /dev/zero: more than 128 megabytes, so the rest isn't read; give a shorter menu\n"
    )
  }

  // Blank lines are the shortest, and are kept back until a row follows.
  @Test(arguments: ["x\n", "\n"])
  func `rows without an end are cut, and what came in before can be chosen from`(
    line: String
  ) throws {
    let lines = String(repeating: line, count: Outline.mostElements)
    let path = try Scratch.file("endless-rows", "first\n" + lines + "last\n")
    var reader = MenuReader(
      try Input(FileName(path.utf8)), format: MenuFormats.reader(named: nil), extent: .everything)
    let failure = #expect(throws: LauncherError.self) { try reader.readAll() }
    #expect(failure?.status == .badInput)
    #expect(failure?.description.contains("more than 1000000 rows") == true)
    #expect(reader.isComplete && reader.outline.nodes.count == Outline.mostElements)
    #expect(reader.output(0) == Array("first".utf8))
  }
}
