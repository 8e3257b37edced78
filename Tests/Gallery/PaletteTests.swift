import TestSupport
import Testing

/// Palettes, used as a person uses them.
@MainActor @Suite(.serialized) struct PaletteTests {
  nonisolated static let styles = [
    "Tint", "Open Circle", "Closed Circle", "Open Rectangle", "Closed Rectangle",
  ]

  @Test(arguments: styles)
  func `a click selects and leaves the menu open`(style: String) async throws {
    let gallery = try await GalleryOnScreen(page: "palettes")
    try await gallery.open(style)
    // The fourth spot is blue.
    let spot = try await gallery.wait(for: "the spots show") { shown in
      let spots = shown.filter { $0.place == .picture && $0.text == "pixels" }
      return spots.count == 6 ? spots[3] : nil
    }
    let place = (spot.x + spot.width / 2, spot.y + spot.height / 2)
    try await gallery.server.click(at: place)
    try await gallery.waitForLine("chosen: Blue")
    try await gallery.choosePicture("gallery.pin")
    try await gallery.waitForLine("chosen: Pin")
    try await gallery.choose("Done")
    try await gallery.waitForLine("chosen: Done")
    try await gallery.waitUntilClosed()
  }

  @Test func `arrow keys go along a strip that scrolls`() async throws {
    let gallery = try await GalleryOnScreen(page: "palettes")
    try await gallery.open("Symbols")
    let keys = ["Down"] + Array(repeating: "Right", count: 25) + ["Left", "Return"]
    try await gallery.server.type(keys)
    try await gallery.waitForLine("chosen: Pin")
    try await gallery.waitUntilClosed()
  }

  @Test func `a wheel scrolls the strip of a list that all shows`() async throws {
    let gallery = try await GalleryOnScreen(page: "palettes")
    try await gallery.open("Symbols")
    let place = try await gallery.find("gallery.bolt", in: .picture)
    try await gallery.server.move(to: place.x, place.y)
    for _ in 0..<8 { try await gallery.server.click(.wheelDown) }
    try await gallery.choosePicture("gallery.printer")
    try await gallery.waitForLine("chosen: Printer")
    try await gallery.waitUntilClosed()
  }

  @Test func `a drag to its end scrolls the strip`() async throws {
    let gallery = try await GalleryOnScreen(page: "palettes")
    let popup = try await gallery.openedPopup("Symbols")
    try await gallery.server.type("Escape")
    try await gallery.waitUntilClosed()
    try await gallery.press("Symbols")
    let place = try await gallery.find("gallery.bolt", in: .picture)
    try await gallery.server.move(to: place.x, place.y)
    try await gallery.server.move(to: popup.frame.x + popup.frame.width - 8, place.y)
    let last = try await gallery.wait(for: "the last picture shows") { shown in
      shown.last { $0.place == .picture && $0.text == "gallery.printer" && $0.width >= 16 }
    }
    try await gallery.server.move(to: last.x + last.width / 2, last.y + last.height / 2)
    try await gallery.releaseAfterDrag()
    try await gallery.waitForLine("chosen: Printer")
    try await gallery.waitUntilClosed()
  }

  @Test(arguments: ["cascading", "stacked"])
  func `a submenu in a palette opens by a click`(submenus: String) async throws {
    let gallery = try await GalleryOnScreen(page: "palettes", ["--submenus", submenus])
    try await gallery.open("Symbols")
    try await gallery.choosePicture("gallery.submenu")
    try await gallery.choose("Letters")
    try await gallery.waitForLine("chosen: Letters")
    try await gallery.waitUntilClosed()
  }
}
