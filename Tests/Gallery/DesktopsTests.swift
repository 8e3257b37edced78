import TestSupport
import Testing

/// The gallery's menus on desktops of several kinds.
@MainActor @Suite(.serialized) struct DesktopsTests {
  @Test(arguments: WindowManager.allCases, Compositor.allCases)
  func `clicks, drags and keys choose on every desktop`(
    manager: WindowManager, compositor: Compositor
  ) async throws {
    let gallery = try await GalleryOnScreen(
      page: "basics", manager: manager, compositor: compositor)
    try await gallery.open("View")
    try await gallery.choose("As List")
    try await gallery.waitForLine("chosen: As List")
    try await gallery.waitUntilClosed()
    try await gallery.press("View")
    try await gallery.move(to: "As Columns")
    try await gallery.releaseAfterDrag()
    try await gallery.waitForLine("chosen: As Columns")
    try await gallery.waitUntilClosed()
    try await gallery.open("Share")
    try await gallery.server.type("End", "Up", "Return")
    try await gallery.waitForLine("chosen: Work Together")
    try await gallery.waitUntilClosed()
  }

  @Test func `at twice the scale everything is where it is seen`() async throws {
    let gallery = try await GalleryOnScreen(page: "basics", scale: 2)
    let popup = try await gallery.openedPopup("File")
    #expect(popup.frame.width > 300)
    try await gallery.choose("Open Recent")
    try await gallery.choose("Budget")
    try await gallery.waitForLine("chosen: Budget")
    try await gallery.waitUntilClosed()
  }
}
