import Foundation
import TestSupport
import Testing

/// Pictures of rows: `IMG:` with files of all kinds, and with what is none.
@MainActor @Suite(.serialized) struct RowPicturesTests {
  private static let red = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#ff0000"
    d="M0 0h16v16h-16z"/></svg>
    """
  /// A picture of 2 by 2 green pixels.
  private static let green =
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4R"
    + "DgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU"
    + "FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAACAAIDAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAA"
    + "CP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAVAQEBAAAAAAAAAAAAAAAAAAAHCP/EABQRAQAAAAAAAAAAAAAAAAAA"
    + "AAD/2gAMAwEAAhEDEQA/ADkD03v/2Q=="

  private static func file(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    let path = Scratch.path(name)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func run(_ arguments: [String], _ menu: String) async throws -> ClientProgram {
    let program = try ClientProgram(
      Scratch.product("menukit"), arguments, input: .text(menu),
      environment: ["PATH": "/usr/bin:/bin", "HOME": Scratch.folder])
    try await program.ended()
    return program
  }

  @Test func `drawings and photos are shown as well`() async throws {
    let svg = try Self.file("red.svg", Self.red.utf8)
    let jpeg = try Self.file("green.jpg", try #require(Data(base64Encoded: Self.green)))
    let path = Scratch.path("menu.png")
    let program = try await run(
      ["--shot", path], "IMG:\(svg)\tRed\nIMG:\(jpeg)\tGreen\nIMG:/nowhere.svg\tNone\n")
    #expect(program.exit == .status(0))
    let drawn = TestSupport.Picture(contentsOf: path)
    let picture = try #require(drawn)
    #expect(picture.count(of: 0xff0000) == 256)
    #expect(
      picture.pixels.count { $0 >> 8 & 0xff > 110 && $0 >> 16 & 0xff < 20 && $0 & 0xff < 20 } == 256
    )
  }

  @Test func `a picture that can't be shown is told and has a placeholder`() async throws {
    let broken = try Self.file("broken.svg", "<svg".utf8)
    let path = Scratch.path("menu.png")
    let program = try await run(["--shot", path], "IMG:\(broken)\tA\nIMG:\(broken)\tB\n")
    #expect(program.exit == .status(0))
    #expect(program.standardError.hasPrefix("menukit: the picture \(broken) can't be shown: it is"))
    #expect(program.standardError.count { $0 == "\n" } == 1)
    let plain = Scratch.path("plain.png")
    _ = try await run(["--shot", plain], "A\nB\n")
    let (with, without) = (
      TestSupport.Picture(contentsOf: path), TestSupport.Picture(contentsOf: plain)
    )
    // The labels are where those of rows with pictures are.
    #expect(try #require(with).pixels != #require(without).pixels)
  }

  @Test func `the check reads every picture`() async throws {
    let good = try Self.file("red.svg", Self.red.utf8)
    let cut = try Self.file("cut.jpg", try #require(Data(base64Encoded: Self.green)).prefix(200))
    let pipe = Scratch.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    let program = try await run(
      ["--check"],
      "IMG:\(good)\tA\nIMG:\(cut)\tB\nIMG:\(pipe)\tC\nIMG:\(cut)\tD\nIMG:nowhere.png\tE\n")
    #expect(program.exit == .status(2))
    let lines = program.standardError.split(separator: "\n")
    #expect(
      lines.map { $0.dropFirst("menukit: standard input:".count).prefix(8) } == [
        "2: error", "3: error", "4: error", "5: error",
      ])
    #expect(lines.first?.contains("so the row has a placeholder: it is") == true)
    #expect(lines.last?.contains("put its folder into ICONPATH") == true)
    let clean = try await run(["--check"], "IMG:\(good)\tA\n")
    #expect(clean.exit == .status(0) && clean.standardError.isEmpty)
  }

  @Test func `the open menu shows pictures when they are ready`() async throws {
    let svg = try Self.file("red.svg", Self.red.utf8)
    let broken = try Self.file("broken.png", "\u{89}PNG\r\n".utf8)
    let shown = try await ShownMenu(input: .text("IMG:\(svg)\tRed\nIMG:\(broken)\tBroken\n"))
    try await eventually("the picture shows") {
      try shown.server.screenshot().count(of: 0xff0000) == 256
    }
    try await eventually("the broken one is told") {
      shown.program.standardError.contains("the picture \(broken) can't be shown")
    }
    try await shown.server.type("Escape")
    #expect(try await shown.ended() == .status(1))
  }
}
