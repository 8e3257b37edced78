import TestSupport
import Testing

/// What opens menus: interactions of views, and presentations of the program.
@MainActor @Suite(.serialized) struct InteractionTests {
  @Test func `a menu of its own is the same each time, a provider is asked anew`() async throws {
    let gallery = try await GalleryOnScreen(page: "interactions")
    for round in 1...2 {
      try await gallery.open("Static")
      _ = try await gallery.find("The same each time", in: .menu)
      try await gallery.choose("One")
      try await gallery.waitForLine("chosen: One", count: round)
      try await gallery.waitUntilClosed()
    }
    for title in ["Opened 1 time", "Opened 2 times"] {
      try await gallery.open("Provider")
      _ = try await gallery.find(title, in: .menu)
      try await gallery.closeMenus()
    }
  }

  @Test func `a menu hangs where its attachment point says`() async throws {
    let gallery = try await GalleryOnScreen(page: "interactions", ["--submenus", "stacked"])
    let title = try await gallery.wait(for: "the button shows") { shown in
      shown.last { $0.place == .window && $0.text == "Corner" }
    }
    let popup = try await gallery.openedPopup("Corner")
    // Stacked menus hang from the point by their middle; the title begins 12 after the edge.
    #expect(abs(popup.frame.x + popup.frame.width / 2 - (title.x - 12)) <= 2)
    try await gallery.choose("Two")
    try await gallery.waitForLine("chosen: Two")
    try await gallery.waitUntilClosed()
  }

  @Test func `the program opens the menu of a button`() async throws {
    let gallery = try await GalleryOnScreen(page: "interactions")
    try await gallery.open("Ask")
    _ = try await gallery.find("Asked for", in: .menu)
    try await gallery.choose("Three")
    try await gallery.waitForLine("chosen: Three")
    try await gallery.waitForLine("closed: Asked")
    try await gallery.waitUntilClosed()
  }

  @Test(arguments: ["Once", "Kept"])
  func `a presentation can be made once, or kept`(button: String) async throws {
    let gallery = try await GalleryOnScreen(page: "presentations")
    for round in 1...2 {
      try await gallery.open(button)
      try await gallery.choose("Actual Size")
      try await gallery.waitForLine("chosen: Actual Size", count: round)
      try await gallery.waitForLine("closed: \(button)", count: round)
      try await gallery.waitUntilClosed()
    }
    let presented = gallery.lines.filter { $0.hasPrefix("presented: ") }
    #expect(presented == (button == "Kept" ? ["presented: 1", "presented: 2"] : []))
  }

  @Test func `a callback says when the menu has closed`() async throws {
    let gallery = try await GalleryOnScreen(page: "presentations", ["--theme", "light"])
    let place = try await gallery.find("Lit", in: .window)
    let part = Frame(x: place.x - 30, y: place.y - 12, width: 60, height: 24)
    try await gallery.server.move(to: 40, 40)
    let plain = try gallery.server.screenshot(of: part)
    try await gallery.open("Lit")
    try await gallery.server.waitForPixels("the button is lit", in: part) { $0 != plain }
    try await gallery.server.move(to: 40, 40)
    try await gallery.server.type("Escape")
    try await gallery.waitForLine("closed: Lit")
    try await gallery.server.waitForPixels("the button is as before", in: part) { $0 == plain }
    try await gallery.waitUntilClosed()
  }

  @Test func `a long press goes on in the menu`() async throws {
    let gallery = try await GalleryOnScreen(page: "presentations")
    try await gallery.press("Hold")
    try await gallery.move(to: "Zoom In")
    try await gallery.move(to: "Zoom Out")
    try await gallery.server.release(.left)
    try await gallery.waitForLine("chosen: Zoom Out")
    try await gallery.waitUntilClosed()
    // A short one is none.
    try await gallery.server.click(at: try await gallery.find("Hold", in: .window))
    try await gallery.press("Hold")
    try await gallery.waitForLine("opens: Hold", count: 2)
    try await gallery.server.release(.left)
    try await gallery.closeMenus()
    #expect(gallery.lines.filter { $0 == "opens: Hold" }.count == 2)
  }
}
