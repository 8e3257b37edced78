import Glibc
import TestSupport
import Testing

/// Every way of leaving without a choice, on a real display; none leaves anything behind.
@MainActor @Suite(.serialized) struct CancellingOnScreenTests {
  private let rows = "Open\nDeep\n\tInner\nQuit\n"

  @Test(arguments: WindowManager.allCases, Compositor.allCases)
  func `Escape cancels, on every desktop`(
    manager: WindowManager, compositor: Compositor
  ) async throws {
    let screen = try await Screen(windowManager: manager, compositor: compositor)
    let menu = try await screen.open(rows)
    try await screen.server.type("Escape")
    try await menu.cancelled()
  }

  @Test func `Escape closes one menu at a time`() async throws {
    let screen = try await Screen()
    let menu = try await screen.open(rows)
    try await screen.server.type("Down", "Down", "Right")
    try await menu.waitForPanels(2)
    try await screen.server.type("Escape")
    try await menu.waitForPanels(1)
    try await screen.server.type("Escape")
    try await menu.cancelled()
  }

  @Test(arguments: [TestButton.left, .middle, .right])
  func `a press outside cancels and reaches nobody else`(button: TestButton) async throws {
    let screen = try await Screen()
    let listener = try screen.server.run("xev", ["-geometry", "300x200+600+400"])
    try await eventually("xev listens") { listener.standardOutput.contains("MapNotify") }
    let menu = try await screen.open(rows)
    try await screen.server.click(button, at: (700, 500))
    try await menu.cancelled()
    try await screen.server.click(at: (700, 500))
    try await eventually("the next click arrives") {
      listener.standardOutput.contains("ButtonRelease event")
    }
    #expect(
      listener.standardOutput.split(separator: "\n").count { $0.contains("ButtonPress event") } == 1
    )
  }

  @Test func `a disabled row chooses nothing`() async throws {
    let screen = try await Screen()
    let menu = try await screen.open("A\t:\nB\n")
    try await screen.server.click(at: menu.row(0, of: 2))
    #expect(try !screen.server.heldInput().isEmpty)
    #expect(menu.program.isRunning)
    try await screen.server.type("Escape")
    try await menu.cancelled()
  }

  @Test func `a held hotkey delays the keyboard and nothing else`() async throws {
    let screen = try await Screen()
    #expect(try screen.server.grab(.keyboard).isEmpty)
    let menu = try await screen.open(rows)
    screen.server.ungrab()
    try await screen.server.waitForHeldInput()
    try await screen.server.type("Escape")
    try await menu.cancelled()
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `a signal ends it and frees the input`(signal: Int32) async throws {
    let screen = try await Screen()
    let menu = try await screen.open(rows)
    menu.program.stop(signal)
    _ = try await menu.program.ended()
    try await screen.server.waitForPopups(0)
    try await screen.server.waitForFreeInput()
  }
}
