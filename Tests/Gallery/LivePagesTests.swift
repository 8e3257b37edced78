import TestSupport
import Testing

/// Menus that change or stay while they are open.
@MainActor @Suite(.serialized) struct LivePagesTests {
  @Test func `toggles leave the menu open and show at once`() async throws {
    let gallery = try await GalleryOnScreen(page: "toggles")
    try await gallery.open("Format")
    try await gallery.choose("Italic")
    try await gallery.waitForLine("styles: Bold Italic")
    try await gallery.choose("All Styles")
    try await gallery.waitForLine("styles: Bold Italic Underline")
    try await gallery.choose("All Styles")
    try await gallery.waitForLine("styles: ")
    try await gallery.choose("Done")
    try await gallery.waitForLine("chosen: Done")
    try await gallery.waitUntilClosed()
    #expect(gallery.lines.filter { $0.hasPrefix("closed") }.count == 1)
  }

  @Test func `a choice closes only its submenu, and the row above says it`() async throws {
    let gallery = try await GalleryOnScreen(page: "choices")
    try await gallery.open("Arrange")
    try await gallery.choose("Group")
    try await gallery.choose("By Month")
    try await gallery.waitForLine("chosen: By Month")
    _ = try await gallery.find("By Month", in: .menu)
    try await gallery.server.waitForPopups(1)
    try await gallery.server.type("Escape")
    try await gallery.waitUntilClosed()
  }

  @Test func `rows come and go in an open menu`() async throws {
    let gallery = try await GalleryOnScreen(page: "live")
    try await gallery.open("Downloads")
    #expect(!(try await gallery.menuTexts().contains("Picture 1.png")))
    try await gallery.choose("Add a Download")
    try await gallery.choose("Picture 1.png")
    try await gallery.waitForLine("chosen: Picture 1.png")
    try await gallery.waitUntilClosed()
    try await gallery.open("Clock")
    _ = try await gallery.find("Here in Every Other Second", in: .menu)
    try await gallery.waitUntilGone("Here in Every Other Second")
    try await gallery.choose("Enough")
    try await gallery.waitForLine("chosen: Enough")
  }

  @Test func `other colours and densities take effect at once`() async throws {
    let gallery = try await GalleryOnScreen(page: "basics", ["--theme", "light"])
    let light = try gallery.server.screenshot()
    try await gallery.open("Appearance")
    try await gallery.choose("Dark")
    try await gallery.waitForLine("Colours: dark")
    try await gallery.waitUntilClosed()
    try await gallery.server.waitForPixels("the window is dark") {
      $0[900, 600] & 0xff < 0x50 && light[900, 600] & 0xff > 0xa0
    }
  }
}
