import CX11
import MenuKit
import TestSupport
import Testing

@testable import MenuX11

/// Lights that move to and fro look as if everything were drawn anew each time.
@MainActor @Suite("Rows that have looked like this before") struct LookMemoTests {
  /// Five rows of 24, one of them lit, over a panel of 200 by 120 with a border above it all.
  private func content(lit: Int?, mark: Color? = nil) -> DisplayList {
    let bounds = Rect(x: 0, y: 0, width: 200, height: 120)
    let ground = DisplayItem(
      bounds: bounds, commands: [.fill(RoundedRect(bounds), Color(hex: 0xF0F0F0))])
    let rows = (0..<5).map { index in
      let row = Rect(x: 0, y: Double(index) * 24, width: 200, height: 24)
      let light = DrawCommand.fill(
        RoundedRect(row.inset(dx: 5, dy: 0), radius: 6), Color(hex: 0x0070FF))
      let letters = DrawCommand.fill(
        RoundedRect(Rect(x: 20, y: row.minY + 8, width: 60, height: 8)),
        index == lit ? .white : .black)
      return DisplayItem(bounds: row, commands: index == lit ? [light, letters] : [letters])
    }
    let over = DisplayItem(
      bounds: Rect(x: 90, y: 10, width: 20, height: 60),
      commands: mark.map { [.fill(RoundedRect(Rect(x: 90, y: 10, width: 20, height: 60)), $0)] }
        ?? [])
    let border = DisplayItem(
      bounds: bounds, commands: [.border(RoundedRect(bounds), width: 1, Color(white: 0.5))])
    return DisplayList(items: [ground] + rows + [over, border])
  }

  private func frame(_ content: DisplayList, x: Double) -> SurfaceFrame {
    SurfaceFrame(
      frame: Rect(x: x, y: 100, width: 200, height: 120), content: content, cornerRadius: 0)
  }

  /// Shows states one after the other in one popup, and each in a fresh one beside it.
  private func expectEqualPixels(_ states: [DisplayList]) async throws {
    let desk = try Desk(try await XServer())
    let lived = try desk.backend.makeSurface(.menu)
    for (index, state) in states.enumerated() {
      lived.present(frame(state, x: 100))
      let fresh = try desk.backend.makeSurface(.menu)
      fresh.present(frame(state, x: 400))
      try await desk.until("state \(index) looks as if drawn anew") {
        let left = try desk.server.screenshot(of: Frame(x: 100, y: 100, width: 200, height: 120))
        let right = try desk.server.screenshot(of: Frame(x: 400, y: 100, width: 200, height: 120))
        return left.pixels == right.pixels && left.count(of: 0xF0F0F0) > 1000
      }
      fresh.close()
    }
    lived.close()
  }

  @Test("a light that goes to and fro leaves nothing behind")
  func toAndFro() async throws {
    try await expectEqualPixels(
      [nil, 0, 1, 2, 1, 0, 4, 0, nil, 4, 1].map { content(lit: $0) })
  }

  @Test("what lies over rows may change between")
  func overlaid() async throws {
    let (red, green) = (Color(hex: 0xFF0000), Color(hex: 0x00FF00))
    try await expectEqualPixels([
      content(lit: nil), content(lit: 0), content(lit: 1), content(lit: 1, mark: red),
      content(lit: 0, mark: red), content(lit: 1, mark: red), content(lit: 1, mark: green),
      content(lit: 0, mark: green), content(lit: 0), content(lit: 1), content(lit: nil),
    ])
  }

  @Test("a light that comes back is copied, not drawn")
  func copies() async throws {
    let desk = try Desk(try await XServer())
    let surface = try desk.backend.makeSurface(.menu)
    for lit in [nil, 0, 1, 0] { surface.present(frame(content(lit: lit), x: 100)) }
    let display = desk.backend.connection.display
    let before = XNextRequest(display)
    surface.present(frame(content(lit: 1), x: 100))
    // Two rows into the panel, and what changed into the window.
    #expect(XNextRequest(display) - before <= 4)
    surface.close()
  }
}
