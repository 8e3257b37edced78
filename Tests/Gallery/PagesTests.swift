import TestSupport
import Testing

/// Every page, from the press on its button to the line that its handler writes.
@MainActor @Suite(.serialized) struct PagesTests {
  /// A way through a page: what is opened and which rows are clicked, and what comes of it.
  struct Walk: CustomTestStringConvertible, Sendable {
    var page: String
    var button: String
    var rows: [String]
    var written: String

    var testDescription: String { "\(page): \(button)" }
  }

  nonisolated static let walks = [
    Walk(page: "basics", button: "File", rows: ["Save"], written: "chosen: Save"),
    Walk(
      page: "basics", button: "File", rows: ["Open Recent", "Budget"], written: "chosen: Budget"),
    Walk(page: "states", button: "States", rows: ["Delete…"], written: "chosen: Delete…"),
    Walk(page: "states", button: "Labels", rows: ["Blue"], written: "chosen: Blue"),
    Walk(page: "separators", button: "Add", rows: ["Contact"], written: "chosen: Contact"),
    Walk(page: "inline", button: "Bookmarks", rows: ["Weather"], written: "chosen: Weather"),
    Walk(
      page: "submenus", button: "Deeper",
      rows: ["Go to level 2", "Go to level 3", "Stay on level 3"],
      written: "chosen: Stay on level 3"),
    Walk(page: "headers", button: "Playlist", rows: ["Shuffle"], written: "chosen: Shuffle"),
    Walk(page: "headers", button: "Many", rows: ["Row 3"], written: "chosen: Row 3"),
    Walk(
      page: "choices", button: "Arrange", rows: ["Order", "By Size", "Done"],
      written: "chosen: Done"),
    Walk(
      page: "groups", button: "Document", rows: ["Language", "Finnish", "Rename…"],
      written: "language: Finnish"),
    Walk(page: "keyboard", button: "Cities", rows: ["Berlin"], written: "chosen: Berlin"),
    Walk(page: "tooltips", button: "Power", rows: ["Sleep"], written: "chosen: Sleep"),
    Walk(page: "scripts", button: "Greetings", rows: ["בוקר טוב"], written: "chosen: בוקר טוב"),
    Walk(page: "densities", button: "Message", rows: ["Reply"], written: "chosen: Reply"),
    Walk(page: "sources", button: "Pointer", rows: ["Two"], written: "chosen: Two"),
    Walk(page: "sources", button: "Point", rows: ["One"], written: "chosen: One"),
    Walk(page: "sources", button: "Window", rows: ["Three"], written: "chosen: Three"),
  ]

  @Test(arguments: walks)
  func `a click on a button opens its menu, clicks choose`(walk: Walk) async throws {
    let gallery = try await GalleryOnScreen(page: walk.page)
    try await gallery.open(walk.button)
    for row in walk.rows { try await gallery.choose(row) }
    try await gallery.waitForLine(walk.written)
    try await gallery.waitUntilClosed()
    #expect(gallery.lines.filter { $0 == walk.written }.count == 1)
    #expect(gallery.lines.contains { $0.hasPrefix("closed: ") })
  }
}
