import Foundation
import TestSupport
import Testing

/// Every way to choose from the launcher's menu, or not to, on a real X server: what is printed, the
/// status, and that nothing is left behind.
@MainActor @Suite(.serialized) struct ChoosingTests {
  private let three = ClientProgram.Input.text("A\ta out\nB\tb out\nC\tc out\n")

  @Test func `keys choose`() async throws {
    let menu = try await ShownMenu(input: three)
    try await menu.server.type("Down", "Down", "Return")
    #expect(try await menu.ended() == .status(0))
    #expect(menu.program.standardOutput == "b out\n")
    #expect(menu.program.standardError.isEmpty)
  }

  @Test func `a click chooses`() async throws {
    let menu = try await ShownMenu(input: three)
    try await menu.server.click(at: menu.middle(ofRow: 2, of: 3))
    #expect(try await menu.ended() == .status(0))
    #expect(menu.program.standardOutput == "c out\n")
  }

  @Test func `the press that opened the menu may be dragged onto a row`() async throws {
    let server = try await XServer(width: 800, height: 600)
    try await server.press(at: (100, 100))
    let menu = try await ShownMenu(input: three, on: server)
    let row = menu.middle(ofRow: 1, of: 3)
    try await server.move(to: row.x - 3, row.y)
    // Longer than a click takes; a slower machine only makes it longer still.
    try await Task.sleep(for: .milliseconds(350))
    try await server.release(at: row)
    #expect(try await menu.ended() == .status(0))
    #expect(menu.program.standardOutput == "b out\n")
  }

  @Test func `the short click that opened the menu chooses nothing`() async throws {
    let server = try await XServer(width: 800, height: 600)
    try await server.press(at: (100, 100))
    let menu = try await ShownMenu(input: three, on: server)
    try await server.release()
    try await server.type("End", "Return")
    #expect(try await menu.ended() == .status(0))
    #expect(menu.program.standardOutput == "c out\n")
  }

  @Test func `a submenu opens and closes by keys`() async throws {
    let menu = try await ShownMenu(["--index"], input: .text("A\n\tB\n\t\tC\n\t\tD\nE\n"))
    try await menu.server.type("Down", "Right", "Right")
    try await menu.server.waitForPopups(3)
    try await menu.server.type("Left")
    try await menu.server.waitForPopups(2)
    try await menu.server.type("Right", "Down", "Return")
    #expect(try await menu.ended() == .status(0))
    #expect(menu.program.standardOutput == "0/0/1\n")
  }

  @Test func `Escape at the root cancels`() async throws {
    let menu = try await ShownMenu(input: three)
    try await menu.server.type("Escape")
    #expect(try await menu.ended() == .status(1))
    #expect(menu.program.outputBytes.isEmpty && menu.program.standardError.isEmpty)
  }

  @Test func `a click outside cancels`() async throws {
    let menu = try await ShownMenu(input: three)
    try await menu.server.click(at: (780, 580))
    #expect(try await menu.ended() == .status(1))
    #expect(menu.program.outputBytes.isEmpty)
  }

  @Test func `the output is the bytes that came in`() async throws {
    let output: [UInt8] = [0xFF, 0x00, 0xC3, 0x20, 0x09, 0x80, 0x0D]
    let menu = try await ShownMenu(
      ["--print0"], input: .bytes([0x41, 0x09] + output + [0x0D, 0x0A]))
    try await menu.server.type("Down", "Return")
    #expect(try await menu.ended() == .status(0))
    #expect(menu.program.outputBytes == output + [0])
  }

  @Test func `the chosen output is run when everything was given back`() async throws {
    let path = Scratch.folder + "/ran"
    // The shell waits for a signal that nobody blocks, and has no input.
    let command = "cat; trap 'echo ended >>\(path); exit' TERM; echo $$ >\(path); kill -TERM $$"
    let menu = try await ShownMenu(["--exec"], input: .text("A\t\(command)\n"))
    try await menu.server.type("Down", "Return")
    #expect(try await menu.ended() == .status(0))
    #expect(menu.program.outputBytes.isEmpty)
    let log = try await eventually("the command ran") {
      (try? String(contentsOfFile: path, encoding: .utf8)).flatMap { text in
        text.hasSuffix("ended\n") ? text : nil
      }
    }
    #expect(log.split(separator: "\n").count == 2)
  }

  @Test func `a menu shows before its input ends, and grows`() async throws {
    let menu = try await ShownMenu(input: .open, first: "A\nB\n")
    let before = menu.panel.frame.height
    try menu.program.write("C\n\tD\n")
    try await eventually("the panel has grown") {
      try menu.server.popups.contains { $0.frame.height > before }
    }
    menu.program.closeInput()
    try await menu.server.type("End", "Right")
    try await menu.server.waitForPopups(2)
    try await menu.server.type("Return")
    #expect(try await menu.ended() == .status(0))
    #expect(menu.program.standardOutput == "D\n")
  }

  @Test func `a hundred thousand rows come in while the menu shows`() async throws {
    let rows = (0..<100_000).map { "row \($0)" }.joined(separator: "\n")
    let menu = try await ShownMenu(input: .text(rows))
    // End goes to what is the last row by then.
    try await menu.server.type("End", "Return")
    #expect(try await menu.ended() == .status(0))
    #expect(menu.program.standardOutput.hasPrefix("row "))
  }

  @Test func `the menu of a window closes with it`() async throws {
    let server = try await XServer(width: 800, height: 600, windowManager: .openbox)
    let window = try await server.makeWindow(Frame(x: 200, y: 100, width: 200, height: 100))
    let menu = try await ShownMenu(["--at", "window:\(window)"], input: three, on: server)
    server.destroyWindow(window)
    #expect(try await menu.ended() == .status(1))
    #expect(menu.program.outputBytes.isEmpty)
  }
}
