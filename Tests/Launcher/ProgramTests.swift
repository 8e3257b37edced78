import Foundation
import TestSupport
import Testing

@testable import Launcher

/// The program as scripts see it, where no display is needed.
@MainActor @Suite struct ProgramTests {
  private func run(
    _ arguments: [String], input: ClientProgram.Input = .none,
    environment: [String: String] = ["PATH": "/usr/bin:/bin"]
  ) async throws -> ClientProgram {
    let program = try ClientProgram(
      Scratch.product("menukit"), arguments, input: input, environment: environment)
    try await program.ended()
    return program
  }

  @Test func `help and version are printed`() async throws {
    let help = try await run(["--help"])
    #expect(help.exit == .status(0))
    #expect(help.standardOutput == Options.help + "\n" && help.standardError.isEmpty)
    let version = try await run(["--version"])
    #expect(version.exit == .status(0))
    #expect(version.standardOutput == "menukit \(Launcher.version)\n")
  }

  @Test func `a mistake in the options is one line and status 2`() async throws {
    let program = try await run(["--bogus"])
    #expect(program.exit == .status(2))
    #expect(program.standardOutput.isEmpty)
    #expect(
      program.standardError
        == "menukit: there is no option '--bogus'; 'menukit --help' lists them\n")
  }

  @Test func `a clean menu passes the check in silence`() async throws {
    let program = try await run(["--check"], input: .text("A\ta\nB\n\tC\n"))
    #expect(program.exit == .status(0))
    #expect(program.standardOutput.isEmpty && program.standardError.isEmpty)
  }

  @Test func `the sample menu is a model: the check has nothing to say`() async throws {
    let samples = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../Demo/Launcher/Samples").standardized
    let program = try await run(
      ["--check", samples.appendingPathComponent("sample.menu").path],
      environment: ["ICONPATH": samples.appendingPathComponent("icons").path])
    #expect(program.exit == .status(0))
    #expect(program.standardError.isEmpty)
  }

  @Test func `the check reports every fault with its line and ends with 2`() async throws {
    let path = try Scratch.file("broken-menu", "IMG:none.png\tA\n\n\tlost\nIMG:x\nB\n\t\tC\n")
    let program = try await run(["--check", path])
    #expect(program.exit == .status(2))
    #expect(program.standardOutput.isEmpty)
    let lines = program.standardError.split(separator: "\n")
    #expect(
      lines.map { $0.split(separator: " ").prefix(3).joined(separator: " ") } == [
        "menukit: \(path):1: error:", "menukit: \(path):3: error:", "menukit: \(path):4: error:",
        "menukit: \(path):6: note:",
      ])
  }

  @Test func `notes alone don't fail the check`() async throws {
    let program = try await run(["--check"], input: .bytes([0x63, 0xE9, 0x0A]))
    #expect(program.exit == .status(0))
    #expect(program.standardError.hasPrefix("menukit: standard input:1: note: "))
  }

  @Test(arguments: ["", "\n", "A\t:\n", ":\n\n"])
  func `a menu without a row to choose fails the check`(text: String) async throws {
    let program = try await run(["--check"], input: .text(text))
    #expect(program.exit == .status(2))
    #expect(program.standardError.hasPrefix("menukit: standard input: error: there is no row"))
  }

  @Test func `a menu is dumped a line an element`() async throws {
    let program = try await run(
      ["--dump", "-"], input: .bytes(Array("A \"b\"\ta\n\n\tx\nB\n\tC\tc\u{7}".utf8) + [0xFF]))
    #expect(program.exit == .status(0))
    #expect(
      program.standardOutput == #"""
        0 row "A \"b\"" output "a"
        1 separator
        2 submenu "B"
        2/0 row "C" output "c\x07\xFF"

        """#)
    #expect(program.standardError.hasPrefix("menukit: standard input:3: error: indented"))
  }

  @Test func `floods of faults are counted`() async throws {
    let text = "A\n\n" + String(repeating: "\tx\n", count: 5000)
    let program = try await run(["--dump"], input: .text(text))
    let lines = program.standardError.split(separator: "\n")
    #expect(lines.count == Launcher.reportedErrors + 1)
    #expect(lines.last == "menukit: standard input: 4980 more faulty lines; --check lists them")
  }

  @Test(arguments: [
    ("/nonexistent/menu", "No such file or directory"), ("/proc", "Is a directory"),
    ("/proc/self/mem", "Input/output error"),
  ])
  func `what can't be read is named`(path: String, reason: String) async throws {
    for task in ["--check", "--dump"] {
      let program = try await run([task, path])
      #expect(program.exit == .status(2))
      #expect(program.standardError.hasPrefix("menukit: \(path): \(reason); give a file"))
      #expect(program.standardError.count { $0 == "\n" } == 1)
    }
  }

  @Test func `a full disk is told`() async throws {
    let menukit = Scratch.product("menukit")
    let program = try ClientProgram(
      "sh", ["-c", "\(menukit) --dump >/dev/full"], input: .text("A\n"),
      environment: ["PATH": "/usr/bin:/bin"])
    #expect(try await program.ended() == .status(2))
    #expect(
      program.standardError == "menukit: the output can't be written: No space left on device\n")
  }

  @Test func `a file with a name that isn't UTF-8 is found`() async throws {
    let menukit = Scratch.product("menukit")
    let program = try ClientProgram(
      "sh",
      [
        "-c",
        "cd \(Scratch.folder) && f=$(printf 'menu-\\351'); echo A >$f && \(menukit) --dump $f && rm $f",
      ],
      environment: ["PATH": "/usr/bin:/bin"])
    #expect(try await program.ended() == .status(0))
    #expect(program.standardOutput == "0 row \"A\" output \"A\"\n")
  }
}
