import TestSupport
import Testing

/// What other tests rely on when they look at a screen from outside.
@MainActor @Suite(.serialized) struct XServerTests {
  @Test(arguments: WindowManager.allCases, Compositor.allCases)
  func `a window of the test shows on every desktop`(
    manager: WindowManager, compositor: Compositor
  ) async throws {
    let server = try await XServer(
      width: 640, height: 480, windowManager: manager, compositor: compositor)
    _ = try await server.makeWindow(Frame(x: 100, y: 100, width: 200, height: 150), color: 0x2288cc)
    try await server.waitForPixels("the window's colour is seen") {
      $0.count(of: 0x2288cc) > 20_000
    }
    server.stop()
  }

  @Test func `the pointer goes where it is told`() async throws {
    let server = try await XServer(width: 640, height: 480)
    try await server.move(to: 123, 45)
    let place = try server.pointer
    #expect(place == (123, 45))
  }

  @Test func `a grab is found and its end too`() async throws {
    let server = try await XServer(width: 640, height: 480)
    try await server.waitForFreeInput()
    var holder = try server.run("xdotool", ["selectwindow"])
    try await eventually("a program takes the pointer") {
      // Looking takes the pointer for a moment: a program that came just then has given up.
      if !holder.isRunning { holder = try server.run("xdotool", ["selectwindow"]) }
      return try server.heldInput().contains(.pointer)
    }
    holder.stop()
    try await holder.ended()
    try await server.waitForFreeInput()
  }

  @Test func `monitors are as told`() async throws {
    let server = try await XServer(width: 1000, height: 500)
    try await server.setMonitors([
      TestMonitor("left", Frame(x: 0, y: 0, width: 500, height: 500)),
      TestMonitor("right", Frame(x: 500, y: 0, width: 500, height: 500)),
    ])
    let list = try await server.complete("xrandr", ["--listmonitors"])
    #expect(list.contains("500/300x500/200+0+0") && list.contains("500/300x500/200+500+0"))
  }

  @Test func `a program's words and end are known`() async throws {
    let server = try await XServer(width: 640, height: 480)
    let client = try server.run(
      "sh", ["-c", "read line; echo got $line $DISPLAY; echo no >&2; exit 3"], input: .text("it\n"))
    #expect(try await client.ended() == .status(3))
    #expect(client.standardOutput == "got it \(server.display)\n")
    #expect(client.standardError == "no\n")
  }

  @Test func `a popup is told from a window`() async throws {
    let server = try await XServer(width: 640, height: 480, windowManager: .openbox)
    _ = try await server.makeWindow(Frame(x: 10, y: 10, width: 100, height: 100))
    #expect(try server.popups.isEmpty)
    #expect(try !server.windows.isEmpty)
  }
}
