import TestSupport
import Testing

/// The page of controls, used as a user does.
@MainActor @Suite(.serialized) struct ControlsTests {
  @Test func `a switch, a slider and a field do what the pointer and keys ask for`() async throws {
    let gallery = try await GalleryOnScreen(page: "controls")
    let server = gallery.server
    let wifi = try await gallery.find("Wi-Fi", in: .window)
    try await server.click(at: (wifi.x + 50, wifi.y))
    try await gallery.waitForLine("switched: false")
    try await server.type("space")
    try await gallery.waitForLine("switched: true")
    // The slider below comes after the other switch.
    for _ in 0..<2 { try await server.type("Tab") }
    try await server.type("End", "Left")
    try await gallery.waitForLine("slid: 95")
    try await server.click(at: try await gallery.find("Search For a Language", in: .window))
    try await server.type("a", "b", "Left", "BackSpace")
    try await gallery.waitForLine("search: b")
    try await server.type("ctrl+a", "ctrl+x", "ctrl+v", "ctrl+v")
    try await gallery.waitForLine("search: bb")
    try await server.type("ctrl+z")
    try await gallery.waitForLine("search: b", count: 3)
  }
}
