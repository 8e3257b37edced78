import TestSupport
import Testing

/// Lazy elements, used as a person uses them.
@MainActor @Suite(.serialized) struct LazyTests {
  @Test func `what comes late takes the place of the row that says so`() async throws {
    let gallery = try await GalleryOnScreen(page: "lazy")
    for round in 1...2 {
      try await gallery.open("Friends")
      try await gallery.waitForLine("asked: friends", count: round)
      try await gallery.choose("Bob")
      try await gallery.waitForLine("chosen: Bob", count: round)
      try await gallery.waitUntilClosed()
      #expect(gallery.lines.filter { $0 == "asked: friends" }.count == round)
    }
  }

  @Test func `the menu can be used while something is still to come`() async throws {
    let gallery = try await GalleryOnScreen(page: "lazy")
    try await gallery.open("Silence")
    _ = try await gallery.find("Loading…", in: .menu)
    // The row can't be chosen: a click does nothing, keys pass over it.
    try await gallery.choose("Loading…")
    try await gallery.server.type("End", "Return")
    try await gallery.waitForLine("chosen: Something Else")
    try await gallery.waitUntilClosed()
  }

  @Test func `what is cached is asked for once`() async throws {
    let gallery = try await GalleryOnScreen(page: "lazy")
    try await gallery.open("Recent")
    try await gallery.choose("Holiday plans")
    try await gallery.waitForLine("chosen: Holiday plans")
    try await gallery.waitUntilClosed()
    try await gallery.open("Recent")
    #expect(try await gallery.menuTexts().contains("Holiday plans"))
    try await gallery.choose("Letter to Ada")
    try await gallery.waitForLine("chosen: Letter to Ada")
    #expect(gallery.lines.filter { $0 == "asked: documents" }.count == 1)
  }

  @Test func `an error says so and can be tried again`() async throws {
    let gallery = try await GalleryOnScreen(page: "lazy")
    try await gallery.open("Weather")
    _ = try await gallery.find("The weather station doesn't answer", in: .menu)
    try await gallery.choose("Try Again")
    try await gallery.choose("Sunny, 21°")
    try await gallery.waitForLine("chosen: Sunny, 21°")
    #expect(gallery.lines.filter { $0 == "asked: weather" }.count == 2)
    try await gallery.waitUntilClosed()
  }

  @Test(arguments: ["cascading", "stacked"])
  func `a submenu asks as it opens`(submenus: String) async throws {
    let gallery = try await GalleryOnScreen(page: "lazy", ["--submenus", submenus])
    try await gallery.open("Devices")
    #expect(!gallery.lines.contains("asked: devices"))
    try await gallery.choose("Nearby")
    try await gallery.waitForLine("asked: devices")
    _ = try await gallery.find("Loudspeaker", in: .menu)
    try await gallery.choose("Projector")
    try await gallery.waitForLine("chosen: Projector")
    try await gallery.waitUntilClosed()
  }
}
