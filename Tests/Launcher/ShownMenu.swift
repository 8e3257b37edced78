import TestSupport

/// The launcher with its menu open on a display of the test's own.
@MainActor final class ShownMenu {
  let server: XServer
  let program: ClientProgram
  /// The root panel.
  let panel: SeenWindow

  /// Starts a server and the launcher in it, and waits until the menu has the input.
  ///
  /// - Parameter text: what to write when `input` is `.open`.
  init(
    _ arguments: [String] = [], input: ClientProgram.Input, on server: XServer? = nil,
    first text: String? = nil, waitsForInput: Bool = true
  ) async throws {
    if let server {
      self.server = server
    } else {
      self.server = try await XServer(width: 800, height: 600)
      try await self.server.move(to: 100, 100)
    }
    program = try self.server.run(
      Scratch.product("menukit"), arguments, input: input)
    if let text { try program.write(text) }
    panel = try await self.server.waitForPopup()
    if waitsForInput { try await self.server.waitForHeldInput() }
  }

  /// The middle of a row in a panel of rows that are all as high.
  func middle(ofRow row: Int, of count: Int, in panel: SeenWindow? = nil) -> (x: Int, y: Int) {
    let frame = (panel ?? self.panel).frame
    let inset = 5
    let height = (frame.height - 2 * inset) / count
    return (frame.x + frame.width / 2, frame.y + inset + height * row + height / 2)
  }

  /// Waits until the launcher has ended, and checks that it left nothing behind.
  func ended() async throws -> ClientProgram.Exit {
    let exit = try await program.ended()
    try await server.waitForPopups(0)
    try await server.waitForFreeInput()
    return exit
  }
}
