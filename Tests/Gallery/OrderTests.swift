import TestSupport
import Testing

/// The order of elements in menus that open upwards, and rows that stay while others scroll.
@MainActor @Suite(.serialized) struct OrderTests {
  nonisolated private static let downwards = ["First", "Second", "Third", "Fourth"]

  @Test(
    arguments: [
      ("Down", downwards), ("Automatic", Array(downwards.reversed())),
      ("Priority", Array(downwards.reversed())), ("Fixed", downwards),
    ])
  func `rows lie as their order says`(button: String, order: [String]) async throws {
    let gallery = try await GalleryOnScreen(page: "order")
    let popup = try await gallery.openedPopup(button)
    let place = try await gallery.find(button, in: .window)
    #expect((popup.frame.y < place.y) == (button != "Down"))
    let rows = try await gallery.shown().filter { $0.place == .menu }.sorted { $0.y < $1.y }
    #expect(rows.map(\.text) == order)
    try await gallery.choose("First")
    try await gallery.waitForLine("chosen: First")
    try await gallery.waitUntilClosed()
  }

  @Test func `a long list begins on top in automatic order`() async throws {
    let gallery = try await GalleryOnScreen(page: "order")
    try await gallery.open("Long")
    let rows = try await gallery.shown().filter { $0.place == .menu }.sorted { $0.y < $1.y }
    #expect(rows.first?.text == "Row 1")
    try await gallery.server.type("End", "Return")
    try await gallery.waitForLine("chosen: Row 40")
    try await gallery.waitUntilClosed()
  }

  @Test func `headers stay while the rows below scroll`() async throws {
    let gallery = try await GalleryOnScreen(page: "headers")
    try await gallery.open("Playlist")
    let header = try await gallery.find("Shuffle", in: .menu)
    try await gallery.move(to: "Paper Boats, No. 1")
    for _ in 0..<8 { try await gallery.server.click(.wheelDown) }
    try await gallery.waitUntilGone("Paper Boats, No. 1")
    #expect(try await gallery.find("Shuffle", in: .menu) == header)
    try await gallery.choose("Shuffle")
    try await gallery.waitForLine("chosen: Shuffle")
    try await gallery.waitUntilClosed()
  }

  @Test func `a submenu's header row and headers stay, and lead back`() async throws {
    let gallery = try await GalleryOnScreen(page: "headers")
    try await gallery.open("Library")
    try await gallery.choose("Playlist")
    let header = try await gallery.find("Shuffle", in: .menu)
    try await gallery.move(to: "Paper Boats, No. 1")
    for _ in 0..<8 { try await gallery.server.click(.wheelDown) }
    try await gallery.waitUntilGone("Paper Boats, No. 1")
    #expect(try await gallery.find("Shuffle", in: .menu) == header)
    try await gallery.choose("Playlist")
    try await gallery.waitUntilGone("Shuffle")
    try await gallery.choose("Radio")
    try await gallery.waitForLine("chosen: Radio")
    try await gallery.waitUntilClosed()
  }
}
