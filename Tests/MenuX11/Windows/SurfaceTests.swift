import TestSupport
import Testing

@testable import MenuX11

@MainActor @Suite("Popups on a screen") struct SurfaceTests {
  @Test("a popup shows its first frame at its place, and nothing of it stays")
  func showsAndCloses() async throws {
    let desk = try Desk(try await XServer())
    let surface = try desk.backend.makeSurface(.menu)
    #expect(try desk.server.popups.isEmpty)
    surface.present(.plain())
    try await desk.until("the popup is there") { try desk.server.popups.count == 1 }
    let popup = try #require(try desk.server.popups.first)
    #expect(popup.frame == Frame(x: 100, y: 100, width: 200, height: 120))
    let picture = try desk.server.screenshot(of: popup.frame)
    #expect(picture.count(of: 0xFF0000) == 200 * 120)
    surface.close()
    try await desk.until("the popup is gone") { try desk.server.popups.isEmpty }
    withExtendedLifetime(desk) {}
  }
}
