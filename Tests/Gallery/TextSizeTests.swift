import TestSupport
import Testing

/// Menus of every size of text.
@MainActor @Suite(.serialized) struct TextSizeTests {
  @Test(arguments: [("Usual", 250), ("Large", 250), ("Very Large", 353)])
  func `rows grow, and very large ones have no pictures`(button: String, width: Int) async throws {
    let gallery = try await GalleryOnScreen(page: "textsizes", ["--submenus", "stacked"])
    let popup = try await gallery.openedPopup(button)
    #expect(popup.frame.width == width)
    let shown = try await gallery.shown()
    let pictures = shown.filter { $0.place == .picture && $0.text.hasPrefix("gallery.") }
    #expect(pictures.isEmpty == (button == "Very Large"))
    let copy = shown.first { $0.place == .menu && $0.text == "Copy" }
    let print = shown.first { $0.place == .menu && $0.text == "Print" }
    #expect((copy?.y == print?.y) == (button != "Very Large"))
    try await gallery.choose("Print")
    try await gallery.waitForLine("chosen: Print")
    try await gallery.waitUntilClosed()
    try await gallery.open(button)
    try await gallery.choose("Move to")
    try await gallery.choose("Family")
    try await gallery.waitForLine("chosen: Family")
    try await gallery.waitUntilClosed()
  }

  @Test func `compact rows grow as well`() async throws {
    let gallery = try await GalleryOnScreen(page: "textsizes")
    try await gallery.open("Compact")
    let row = try await gallery.wait(for: "the menu shows") { shown in
      shown.first { $0.place == .menu && $0.text == "Delete" }
    }
    #expect(row.height >= 21)
    try await gallery.choose("Delete")
    try await gallery.waitForLine("chosen: Delete")
    try await gallery.waitUntilClosed()
  }
}
