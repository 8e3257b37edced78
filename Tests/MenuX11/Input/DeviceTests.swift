import MenuX11
import TestSupport
import Testing

@testable import MenuX11

@MainActor
@Suite(
  "Real devices", .serialized,
  .enabled(if: TestDevices.areAvailable, "there is no Xorg that takes the test's devices"))
struct DeviceTests {
  @Test("what a finger does is known from what a mouse does")
  func touch() async throws {
    let devices = try await TestDevices()
    let desk = try Desk(devices.server)
    let window = ManagedWindow(
      desk.backend, title: "Touch", size: Size(width: 300, height: 200),
      minimumSize: Size(width: 100, height: 50))
    var presses: [PointerDevice] = []
    var moves: [PointerDevice] = []
    var releases: [PointerDevice] = []
    window.handler = { event in
      guard case .pointer(let event) = event else { return }
      switch event.phase {
      case .pressed: presses.append(event.device)
      case .moved: moves.append(event.device)
      case .released: releases.append(event.device)
      default: break
      }
    }
    window.map()
    try await desk.until("the window shows") {
      desk.server.isViewable(UInt32(window.id.rawValue))
    }
    try devices.touch(.down, at: 100, 80)
    try devices.touch(.up, at: 100, 80)
    try await desk.until("the finger was there") { releases.count == 1 }
    try await desk.server.click(.left, at: (120, 90))
    try await desk.until("the mouse was there") { releases.count == 2 }
    moves = []
    try devices.touch(.down, at: 60, 60)
    try devices.touch(.moved, at: 70, 90)
    try devices.touch(.up, at: 60, 60)
    try await desk.until("the finger was there again") { releases.count == 3 }
    #expect(presses == [.touch, .mouse, .touch] && releases == presses)
    #expect(!moves.isEmpty && moves.allSatisfy { $0 == .touch })
    window.close()
  }

  @Test("parts of a notch scroll by parts of a row, and full ones count once")
  func scrolling() async throws {
    let devices = try await TestDevices()
    let desk = try Desk(devices.server)
    try await desk.server.move(to: 300, 200)
    desk.backend.beginSession(SessionRequest())
    let surface = try desk.backend.makeSurface(.menu)
    surface.present(.plain())
    try await desk.until("XInput holds the pointer") {
      desk.backend.session?.pointer == .held(.xinput)
        && desk.backend.translator.axes != ScrollAxes()
    }
    for _ in 0..<5 { try devices.scroll(0.25) }
    try devices.scroll(-1)
    try await desk.until("all came") {
      scrolled(desk).reduce(0, +) == 0.25 && scrolled(desk).count >= 6
    }
    #expect(scrolled(desk) == [0.25, 0.25, 0.25, 0.25, 0.25, -1])
    // The wheel of a device without axes.
    try await desk.server.click(.wheelDown)
    try await desk.until("the plain wheel came") { scrolled(desk).last == 1 }
    surface.close()
    desk.backend.endSession()
  }

  private func scrolled(_ desk: Desk) -> [Double] {
    desk.recorder.events.compactMap { event in
      if case .scrolled(_, let dy, _) = event { dy } else { nil }
    }
  }
}
