import TestSupport
import Testing

/// Where the menu opens.
@MainActor @Suite(.serialized) struct PlacingTests {
  private let input = ClientProgram.Input.text("A\nB\n\tC\n")

  private func twoMonitors() async throws -> XServer {
    let server = try await XServer(width: 1000, height: 500)
    try await server.setMonitors([
      TestMonitor("left", Frame(x: 0, y: 0, width: 500, height: 500)),
      TestMonitor("right", Frame(x: 500, y: 0, width: 500, height: 500)),
    ])
    return server
  }

  private func frame(_ arguments: [String], on server: XServer) async throws -> Frame {
    let menu = try await ShownMenu(arguments, input: input, on: server)
    try await server.type("Escape")
    #expect(try await menu.ended() == .status(1))
    return menu.panel.frame
  }

  @Test func `at the pointer, inside of its monitor`() async throws {
    let server = try await twoMonitors()
    try await server.move(to: 100, 100)
    let free = try await frame([], on: server)
    #expect((100...104).contains(free.x) && (100...104).contains(free.y))
    try await server.move(to: 495, 495)
    let cornered = try await frame([], on: server)
    #expect(cornered.right <= 500 && cornered.bottom <= 500)
  }

  @Test func `in the middle of a monitor`() async throws {
    let server = try await twoMonitors()
    try await server.move(to: 10, 10)
    for (options, middle) in [
      ([], 250), (["--monitor", "right"], 750), (["--monitor", "1"], 750),
      (["--monitor", "primary"], 250),
    ] {
      let frame = try await frame(["--at", "center"] + options, on: server)
      #expect(abs(frame.x + frame.width / 2 - middle) <= 1, "\(options)")
      #expect(abs(frame.y + frame.height / 2 - 250) <= 1, "\(options)")
    }
  }

  @Test func `at a point of a monitor`() async throws {
    let server = try await twoMonitors()
    try await server.move(to: 10, 10)
    let frame = try await frame(["--at", "40,60", "--monitor", "right"], on: server)
    #expect((540...544).contains(frame.x) && (60...64).contains(frame.y))
  }

  @Test func `beside a rectangle, which stays visible`() async throws {
    let server = try await twoMonitors()
    let anchor = Frame(x: 520, y: 440, width: 60, height: 30)
    let frame = try await frame(["--at", "60x30+520+440"], on: server)
    #expect(!frame.intersects(anchor))
    #expect(frame.x >= 500 && frame.right <= 1000 && frame.bottom <= 500)
  }

  @Test func `beside a window`() async throws {
    let server = try await twoMonitors()
    let window = Frame(x: 100, y: 100, width: 80, height: 40)
    let id = try await server.makeWindow(window)
    let frame = try await frame(["--at", "window:\(id)"], on: server)
    #expect(!frame.intersects(window))
    #expect(frame.y >= 140 && frame.y < 150 && abs(frame.x - 100) < 10)
  }
}
