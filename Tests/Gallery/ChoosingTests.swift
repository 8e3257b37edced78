import TestSupport
import Testing

/// The ways to open a menu, to choose from it and to leave it.
@MainActor @Suite(.serialized) struct ChoosingTests {
  @Test func `press, drag and release is one movement`() async throws {
    let gallery = try await GalleryOnScreen(page: "basics")
    try await gallery.press("File")
    try await gallery.move(to: "Duplicate")
    try await gallery.releaseAfterDrag()
    try await gallery.waitForLine("chosen: Duplicate")
    try await gallery.waitUntilClosed()
  }

  @Test func `a drag may go through a submenu`() async throws {
    let gallery = try await GalleryOnScreen(page: "basics")
    try await gallery.press("File")
    try await gallery.move(to: "Open Recent")
    try await gallery.server.waitForPopups(2)
    try await gallery.move(to: "Holiday plans")
    try await gallery.releaseAfterDrag()
    try await gallery.waitForLine("chosen: Holiday plans")
    try await gallery.waitUntilClosed()
  }

  @Test func `a release outside after a drag leaves nothing chosen`() async throws {
    let gallery = try await GalleryOnScreen(page: "basics")
    try await gallery.press("File")
    try await gallery.move(to: "Duplicate")
    try await gallery.server.move(to: 20, 780)
    try await gallery.releaseAfterDrag()
    try await gallery.server.type("Escape")
    try await gallery.waitUntilClosed()
    #expect(!gallery.lines.contains { $0.hasPrefix("chosen") })
  }

  @Test func `Tab, Space, arrows and Return choose without a pointer`() async throws {
    let gallery = try await GalleryOnScreen(page: "basics")
    // The first card's button comes after the list of pages and the button below it.
    try await gallery.server.click(at: try await gallery.find("Appearance", in: .window))
    try await gallery.server.waitForPopup()
    try await gallery.server.type("Escape")
    try await gallery.waitUntilClosed()
    try await gallery.server.type("Tab", "Tab", "shift+Tab", "space")
    try await gallery.waitForLine("opens: File")
    try await gallery.server.waitForHeldInput(.pointer)
    // A menu that a key opened has its first row lit.
    try await gallery.server.type("Down", "Return")
    try await gallery.waitForLine("chosen: Open…")
    try await gallery.waitUntilClosed()
  }

  @Test func `letters find rows`() async throws {
    let gallery = try await GalleryOnScreen(page: "keyboard")
    try await gallery.open("Cities")
    try await gallery.server.type("s", "a", "n", "space", "j", "Return")
    try await gallery.waitForLine("chosen: San José")
    try await gallery.waitUntilClosed()
    try await gallery.open("Tools")
    try await gallery.server.type("r")
    try await gallery.waitForLine("chosen: Crop")
    try await gallery.waitUntilClosed()
  }

  @Test func `a right press opens the page's menu beside the pointer`() async throws {
    let gallery = try await GalleryOnScreen(page: "separators")
    let heading = try await gallery.find("Separators", in: .window)
    try await gallery.server.press(.right, at: heading)
    try await gallery.waitForLine("opens: context menu")
    let popup = try await gallery.server.waitForPopup()
    #expect(abs(popup.frame.x - heading.x) < 60 && abs(popup.frame.y - heading.y) < 60)
    try await gallery.move(to: "Copy")
    try await gallery.releaseAfterDrag(.right)
    try await gallery.waitForLine("chosen: Copy")
    try await gallery.waitUntilClosed()
  }

  @Test func `a press outside closes the menu and does nothing else`() async throws {
    let gallery = try await GalleryOnScreen(page: "basics")
    let inline = try await gallery.find("Inline menus", in: .window)
    try await gallery.open("View")
    try await gallery.server.click(at: inline)
    try await gallery.waitForLine("closed: View")
    try await gallery.waitUntilClosed()
    #expect(!gallery.lines.contains("page: inline"))
    try await gallery.server.click(at: inline)
    try await gallery.waitForLine("page: inline")
  }

  @Test func `Escape goes back a level at a time`() async throws {
    let gallery = try await GalleryOnScreen(page: "basics")
    try await gallery.open("File")
    try await gallery.choose("Open Recent")
    try await gallery.server.waitForPopups(2)
    try await gallery.server.type("Escape")
    try await gallery.server.waitForPopups(1)
    try await gallery.server.type("Escape")
    try await gallery.waitForLine("closed: File")
    try await gallery.waitUntilClosed()
  }
}
