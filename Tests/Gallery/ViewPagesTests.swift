import TestSupport
import Testing

/// Views, fields and controls in open menus, worked with a real pointer and real keys.
@MainActor @Suite(.serialized) struct ViewPagesTests {
  private func gallery(_ page: String, _ density: String = "regular") async throws
    -> GalleryOnScreen
  {
    try await GalleryOnScreen(page: page, ["--density", density, "--theme", "light"])
  }

  @Test func `a header shows a profile, and a press on it is no choice`() async throws {
    let gallery = try await gallery("views")
    try await gallery.open("Profile")
    _ = try await gallery.find("Premium Account", in: .menu)
    try await gallery.server.click(at: try await gallery.find("John Appleseed", in: .menu))
    try await gallery.choose("Include Attachments")
    try await gallery.waitForLine("chosen: Include Attachments")
    try await gallery.waitUntilClosed()
  }

  @Test(arguments: ["compact", "regular"])
  func `actions with views are chosen as all others are`(density: String) async throws {
    let gallery = try await gallery("views", density)
    try await gallery.open("Summary")
    try await gallery.server.click(at: try await gallery.find("AutoSummary", in: .menu))
    try await gallery.waitForLine("chosen: AutoSummary")
    try await gallery.waitUntilClosed()
    try await gallery.open("Summary")
    try await gallery.server.type("End", "Return")
    try await gallery.waitForLine("chosen: the card")
    try await gallery.waitUntilClosed()
  }

  @Test(arguments: ["compact", "regular"])
  func `what is typed into a field filters the rows`(density: String) async throws {
    let gallery = try await gallery("search", density)
    try await gallery.open("Language")
    try await gallery.server.click(
      at: try await gallery.find("Find a Language", in: .menu))
    try await gallery.server.type("s", "w")
    try await gallery.waitUntilGone("Spanish")
    #expect(try await gallery.menuTexts().sorted() == ["Swedish", "sw"])
    try await gallery.server.type("BackSpace")
    _ = try await gallery.find("Spanish", in: .menu)
    // Swedish has kept the highlight.
    try await gallery.server.type("Up", "Return")
    try await gallery.waitForLine("chosen: Spanish")
    try await gallery.waitUntilClosed()
  }

  @Test func `ten thousand rows are filtered by a field that has the keys at once`() async throws {
    let gallery = try await gallery("search", "compact")
    try await gallery.open("Invoices")
    try await gallery.server.type("9", "9", "9", "8")
    _ = try await gallery.find("Invoice 9998", in: .menu)
    try await gallery.server.type("Return")
    try await gallery.waitForLine("chosen: Invoice 9998")
    try await gallery.waitUntilClosed()
  }

  @Test func `ten thousand rows with views make a screenful of them`() async throws {
    let gallery = try await gallery("reused-views")
    try await gallery.open("People")
    _ = try await gallery.find("Bert 1", in: .menu)
    try await gallery.server.type("End")
    _ = try await gallery.find("Emil 10000", in: .menu)
    for _ in 0..<10 { try await gallery.server.type("Prior") }
    try await gallery.server.type("Return")
    try await gallery.waitUntilClosed()
    try await eventually("somebody was chosen") {
      gallery.lines.contains { $0.hasPrefix("chosen: person") }
    }
    let made = gallery.lines.filter { $0.hasPrefix("views made") }.count
    #expect(made < 40)
  }

  @Test func `views of elements are kept while their menu is open, others made anew`() async throws
  {
    let gallery = try await gallery("reused-views")
    try await gallery.open("Kinds")
    _ = try await gallery.find("Kept for its row", in: .menu)
    for _ in 0..<2 {
      try await gallery.server.type("End")
      _ = try await gallery.find("Row 60", in: .menu)
      try await gallery.server.type("Home")
      _ = try await gallery.find("The application’s own", in: .menu)
    }
    #expect(gallery.lines.filter { $0 == "made: kept" }.count == 1)
    #expect(gallery.lines.filter { $0 == "made: own" }.count == 1)
    #expect(gallery.lines.filter { $0 == "made: anew" }.count == 3)
    try await gallery.server.type("Escape")
    try await gallery.waitUntilClosed()
  }

  @Test(arguments: ["compact", "regular"])
  func `a menu of everything that rows can be`(density: String) async throws {
    let gallery = try await gallery("everything", density)
    try await gallery.open("Show Menu")
    _ = try await gallery.find("Premium Account", in: .menu)
    try await gallery.choose("Cut")
    try await gallery.waitForLine("chosen: Cut")
    try await gallery.waitUntilClosed()
    try await gallery.open("Show Menu")
    try await gallery.choose("Country")
    try await gallery.choose("Search Countries")
    try await gallery.server.type("i", "c", "e", "l")
    try await gallery.choose("Iceland")
    try await gallery.waitForLine("country: IS")
    // The choice closed only its submenu, and the row says what was chosen.
    _ = try await gallery.find("Iceland", in: .menu)
    try await gallery.choose("Sub")
    try await gallery.choose("B")
    try await gallery.waitForLine("chosen: B")
    try await gallery.waitUntilClosed()
  }
}
