import TestSupport
import Testing

/// Every way of choosing, on a real display.
@MainActor @Suite(.serialized) struct ChoosingOnScreenTests {
  private let rows = "Open\topen it\nSave\tsave it\nClose\tclose it\nQuit\n"
  private let nested = "Plain\nDeep\n\tInner\tinner!\n\tDeeper\n\t\tInnermost\tinnermost!\nLast\n"

  @Test(arguments: WindowManager.allCases, Compositor.allCases)
  func `a click chooses, on every desktop`(
    manager: WindowManager, compositor: Compositor
  ) async throws {
    let screen = try await Screen(windowManager: manager, compositor: compositor)
    let menu = try await screen.open(rows)
    try await screen.server.click(at: menu.row(1, of: 4))
    #expect(try await menu.chosen() == "save it\n")
  }

  @Test func `a row without output prints its label`() async throws {
    let screen = try await Screen()
    let menu = try await screen.open(rows)
    try await screen.server.click(at: menu.row(3, of: 4))
    #expect(try await menu.chosen() == "Quit\n")
  }

  @Test func `the right button chooses too`() async throws {
    let screen = try await Screen()
    let menu = try await screen.open(rows)
    try await screen.server.click(.right, at: menu.row(2, of: 4))
    #expect(try await menu.chosen() == "close it\n")
  }

  @Test(arguments: [
    (["Down", "Return"], "open it\n"), (["Down", "Down", "space"], "save it\n"),
    (["Up", "Return"], "Quit\n"), (["End", "KP_Enter"], "Quit\n"),
    (["End", "Home", "Return"], "open it\n"),
    (["KP_Down", "KP_Down", "KP_Down", "Return"], "close it\n"),
    (["Tab", "Tab", "Return"], "save it\n"), (["s", "Return"], "save it\n"),
    (["c", "l", "Return"], "close it\n"),
  ])
  func `keys choose`(keys: [String], output: String) async throws {
    let screen = try await Screen()
    let menu = try await screen.open(rows)
    try await screen.server.type(keys)
    #expect(try await menu.chosen() == output)
  }

  @Test(arguments: ["Num_Lock", "Caps_Lock"])
  func `keys choose with a lock on`(lock: String) async throws {
    let screen = try await Screen()
    try await screen.server.type(lock)
    let menu = try await screen.open(rows)
    try await screen.server.type("Down", "q", "Return")
    #expect(try await menu.chosen() == "Quit\n")
  }

  @Test func `keys open a submenu and its submenu`() async throws {
    let screen = try await Screen()
    let menu = try await screen.open(nested)
    try await screen.server.type("Down", "Down", "Right")
    try await menu.waitForPanels(2)
    try await screen.server.type("Down", "Return")
    try await menu.waitForPanels(3)
    try await screen.server.type("Return")
    #expect(try await menu.chosen() == "innermost!\n")
  }

  @Test func `Left leads back`() async throws {
    let screen = try await Screen()
    let menu = try await screen.open(nested)
    try await screen.server.type("Down", "Down", "Right")
    try await menu.waitForPanels(2)
    try await screen.server.type("Left")
    try await menu.waitForPanels(1)
    try await screen.server.type("Down", "Return")
    #expect(try await menu.chosen() == "Last\n")
  }

  @Test(arguments: Compositor.allCases)
  func `the resting pointer opens a submenu beside its row`(compositor: Compositor) async throws {
    let screen = try await Screen(compositor: compositor)
    let menu = try await screen.open(nested)
    let row = try menu.row(1, of: 3)
    try await screen.server.move(to: row.x, row.y)
    let panels = try await menu.waitForPanels(2)
    #expect(panels[1].x > row.x && panels[1].right > panels[0].right)
    #expect(!panels[1].contains(x: row.x, y: row.y))
    try await screen.server.click(at: menu.row(0, of: 2))
    #expect(try await menu.chosen() == "inner!\n")
  }

  @Test func `a press can be dragged through submenus`() async throws {
    let screen = try await Screen()
    try await screen.server.press(at: (200, 150))
    let menu = try screen.start(.text(nested))
    try await menu.waitForPanels(1)
    let row = try menu.row(1, of: 3)
    try await screen.server.move(to: row.x, row.y)
    try await menu.waitForPanels(2)
    let inner = try menu.row(0, of: 2)
    try await screen.server.move(to: inner.x, inner.y)
    try await menu.waitForHighlight(at: inner)
    // Longer than a click takes; a slower machine only makes it longer still.
    try await Task.sleep(for: .milliseconds(350))
    try await screen.server.release()
    #expect(try await menu.chosen() == "inner!\n")
  }

  @Test func `the wheel scrolls a long list`() async throws {
    let screen = try await Screen()
    let long = (0..<200).map { "Row \($0)\n" }.joined()
    let menu = try await screen.open(long)
    let panel = try menu.panels()[0]
    #expect(panel.y >= 0 && panel.bottom <= 700)
    try await screen.server.move(to: panel.x + panel.width / 2, panel.y + 100)
    let before = try screen.server.screenshot(of: panel)
    for _ in 0..<5 { try await screen.server.click(.wheelDown) }
    try await screen.server.waitForPixels("the list scrolled", in: panel) {
      $0.difference(from: before).count > 500
    }
    try await screen.server.type("End", "Return")
    #expect(try await menu.chosen() == "Row 199\n")
  }

  @Test func `options change what is printed`() async throws {
    let screen = try await Screen()
    let index = try await screen.open(nested, "--index")
    try await screen.server.type("Down", "Down", "Right")
    try await index.waitForPanels(2)
    try await screen.server.type("Return")
    #expect(try await index.chosen() == "1/0\n")
    let terminated = try await screen.open(rows, "--print0")
    try await screen.server.type("Down", "Return")
    #expect(try await terminated.chosen() == "open it\0")
    let executed = try await screen.open("A\techo ran; exit 0\n", "--exec")
    try await screen.server.type("Down", "Return")
    try await executed.ended(with: 0)
    // The launcher doesn't wait for what it started.
    try await eventually("the output was run") { executed.program.standardOutput == "ran\n" }
  }
}
