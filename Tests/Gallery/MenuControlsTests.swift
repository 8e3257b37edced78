import TestSupport
import Testing

/// Controls in open menus, worked with a real pointer and real keys.
@MainActor @Suite(.serialized) struct MenuControlsTests {
  private func controls() async throws -> (GalleryOnScreen, XServer, Frame) {
    let gallery = try await GalleryOnScreen(
      page: "menu-controls", ["--density", "regular", "--theme", "light"])
    let frame = try await gallery.openedPopup("Controls").frame
    return (gallery, gallery.server, frame)
  }

  @Test func `a switch is pressed and a slider dragged, and the menu stays`() async throws {
    let (gallery, server, menu) = try await controls()
    let label = try await gallery.find("Wireless", in: .menu)
    // The switch is at the other end of the row, 16 from the menu's edge.
    let toggle = (x: menu.right - 40, y: label.y)
    try await server.click(at: toggle)
    try await gallery.waitForLine("wireless: off")
    try await server.click(at: toggle)
    try await gallery.waitForLine("wireless: on")

    let volume = try await gallery.find("Volume", in: .menu)
    try await server.press(at: (menu.x + 160, volume.y))
    try await server.move(to: menu.right + 200, volume.y + 90)
    try await gallery.waitForLine("volume: 100")
    try await server.move(to: menu.x - 50, volume.y)
    try await gallery.waitForLine("volume: 0")
    try await server.release()
    try await server.waitForPopups(1)
    try await gallery.choose("Sound Settings…")
    try await gallery.waitForLine("chosen: Sound Settings…")
    try await gallery.waitUntilClosed()
  }

  @Test func `a field is typed into, and the list has the keys again after it`() async throws {
    let (gallery, server, _) = try await controls()
    try await server.click(at: try await gallery.find("Add a note", in: .menu))
    try await server.type("h", "o", "i", "BackSpace")
    try await gallery.waitForLine("note: ho", count: 2)
    try await server.type("Left", "a", "Return")
    try await gallery.waitForLine("note kept: hao")
    try await server.waitForPopups(1)
    try await server.type("Down", "Return")
    try await gallery.waitForLine("chosen: Sound Settings…")
    try await gallery.waitUntilClosed()
    // What was written is there again.
    try await gallery.open("Controls")
    _ = try await gallery.find("hao", in: .menu)
  }

  @Test func `a button makes its row grow and shrink, and what is below makes room`() async throws {
    let (gallery, server, menu) = try await controls()
    let below = try await gallery.find("Sound Settings…", in: .menu)
    try await gallery.choose("Details")
    try await gallery.waitForLine("details: shown")
    let moved = try await gallery.wait(for: "the row below has moved") { shown in
      shown.last { $0.place == .menu && $0.text == "Sound Settings…" && $0.y > below.y }
    }
    #expect(try await server.waitForPopup().frame.height > menu.height)
    #expect(moved.y - below.y < 60)
    try await gallery.choose("Details")
    try await gallery.waitForLine("details: hidden")
    try await gallery.wait(for: "the row below is where it was") { shown in
      shown.contains {
        $0.place == .menu && $0.text == "Sound Settings…" && $0.y + $0.height / 2 == below.y
      } ? () : nil
    }
  }

  @Test func `Tab reaches every control and then the rows`() async throws {
    let (gallery, server, _) = try await controls()
    try await server.type("Tab", "space")
    try await gallery.waitForLine("wireless: off")
    try await server.type("Tab", "Left")
    try await gallery.waitForLine("volume: 55")
    try await server.type("Tab", "space")
    try await gallery.waitForLine("details: shown")
    try await server.type("Tab", "x")
    try await gallery.waitForLine("note: x")
    try await server.type("shift+Tab", "space")
    try await gallery.waitForLine("details: hidden")
    try await server.type("Tab", "Tab", "Return")
    try await gallery.waitForLine("chosen: Sound Settings…")
    try await gallery.waitUntilClosed()
  }
}
