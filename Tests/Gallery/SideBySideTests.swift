import TestSupport
import Testing

/// Rows whose elements stand side by side, used as a person uses them.
@MainActor @Suite(.serialized) struct SideBySideTests {
  @Test func `pictures of a small row toggle and leave the menu open`() async throws {
    let gallery = try await GalleryOnScreen(page: "small")
    try await gallery.open("Format")
    for (count, state) in ["on", "off", "on"].enumerated() {
      try await gallery.choosePicture("gallery.italic")
      try await gallery.waitForLine("Italic: \(state)", count: count / 2 + 1)
    }
    try await gallery.choosePicture("gallery.trash")
    try await gallery.waitForLine("chosen: Remove Styles")
    try await gallery.waitUntilClosed()
  }

  @Test func `what is disabled there does nothing`() async throws {
    let gallery = try await GalleryOnScreen(page: "small")
    try await gallery.open("Format")
    try await gallery.choosePicture("gallery.globe")
    try await gallery.choose("Copy Style")
    try await gallery.waitForLine("chosen: Copy Style")
    try await gallery.waitUntilClosed()
    #expect(gallery.lines.filter { $0.hasPrefix("chosen") }.count == 1)
  }

  @Test func `five stand side by side, the rest follows in rows`() async throws {
    let gallery = try await GalleryOnScreen(page: "small")
    try await gallery.open("Insert")
    let pictures = try await gallery.wait(for: "the pictures show") { shown in
      let pictures = shown.filter { $0.place == .picture && $0.text.hasPrefix("gallery.") }
      return pictures.count == 7 ? pictures : nil
    }
    let line = pictures.first { $0.text == "gallery.star" }
    #expect(
      pictures.filter { $0.y == line?.y }.map(\.text)
        == ["star", "heart", "pencil", "pin", "clock"].map { "gallery." + $0 })
    #expect(try await gallery.menuTexts() == ["Printout", "Document"])
    try await gallery.choosePicture("gallery.clock")
    try await gallery.waitForLine("chosen: Clock")
    try await gallery.waitUntilClosed()
    try await gallery.open("Insert")
    try await gallery.choose("Document")
    try await gallery.waitForLine("chosen: Document")
    try await gallery.waitUntilClosed()
  }

  @Test func `a drag goes over titles of a medium row`() async throws {
    let gallery = try await GalleryOnScreen(page: "medium")
    try await gallery.press("Edit")
    try await gallery.move(to: "Copy")
    try await gallery.move(to: "Rename")
    try await gallery.releaseAfterDrag()
    try await gallery.waitForLine("chosen: Rename")
    try await gallery.waitUntilClosed()
  }

  @Test func `arrow keys walk over a grid`() async throws {
    let gallery = try await GalleryOnScreen(page: "medium")
    try await gallery.open("Edit")
    // Copy, Cut; below them Add to Favourites, Rename, Delete; back up over the disabled Paste.
    try await gallery.server.type("Down", "Right", "Down", "Right", "Up", "Return")
    try await gallery.waitForLine("chosen: Cut")
    try await gallery.waitUntilClosed()
    try await gallery.open("Edit")
    try await gallery.server.type("Down", "Right", "Down", "Return")
    try await gallery.waitForLine("chosen: Rename")
    try await gallery.waitUntilClosed()
  }

  @Test(arguments: ["cascading", "stacked"], ["compact", "regular"])
  func `a submenu in a medium row opens by a click`(
    submenus: String, density: String
  ) async throws {
    let gallery = try await GalleryOnScreen(
      page: "medium", ["--submenus", submenus, "--density", density])
    try await gallery.open("Share")
    try await gallery.choose("Send")
    try await gallery.choose("By Mail")
    try await gallery.waitForLine("chosen: By Mail")
    try await gallery.waitUntilClosed()
  }

  @Test func `a cascading submenu opens below its picture, by keys as well`() async throws {
    let gallery = try await GalleryOnScreen(page: "medium")
    try await gallery.open("Share")
    try await gallery.server.type("Down", "Right", "Right", "Left", "Return")
    try await gallery.server.waitForPopups(2)
    let title = try await gallery.find("Send", in: .menu)
    let row = try await gallery.find("By Mail", in: .menu)
    #expect(row.y > title.y)
    #expect(abs(row.x - title.x) < 60)
    try await gallery.server.type("Down", "Return")
    try await gallery.waitForLine("chosen: As a Message")
    try await gallery.waitUntilClosed()
  }

  @Test func `an element that comes late takes the place of its mark`() async throws {
    let gallery = try await GalleryOnScreen(page: "medium")
    try await gallery.open("Nearby")
    _ = try await gallery.find("spinner.spoke.0", in: .picture)
    try await gallery.choose("Show Them")
    try await gallery.choose("Studio")
    try await gallery.waitForLine("chosen: Studio")
    try await gallery.waitUntilClosed()
  }
}
