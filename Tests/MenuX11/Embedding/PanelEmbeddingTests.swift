import CX11
import MenuKit
import MenuPrimitives
import MenuViews
import TestSupport
import Testing

@testable import MenuX11

/// Needs the clients of `apt-get install x11-apps`.
@MainActor @Suite("Windows of other programs in popups") struct PanelEmbeddingTests {
  private static let panel = Rect(x: 100, y: 100, width: 200, height: 120)

  /// A frame with a window in it, 40 from the left and 20 from the top.
  private func frame(_ window: UInt32, _ change: (inout SurfaceFrame) -> Void = { _ in })
    -> SurfaceFrame
  {
    let place = Rect(x: 40, y: 20, width: 100, height: 80)
    var frame = SurfaceFrame.plain(
      Self.panel, shadow: Shadow(color: .black, blur: 20, offset: .zero))
    frame.embedded = [
      EmbeddedWindow(id: WindowID(rawValue: UInt64(window)), frame: place, clip: place)
    ]
    change(&frame)
    return frame
  }

  @Test("show where they belong, and as the panel moves; not while it grows, shrinks or fades")
  func moving() async throws {
    let desk = try Desk(try await XServer(compositor: .picom))
    let server = desk.server
    let window = try await server.makeWindow(
      Frame(x: 600, y: 400, width: 50, height: 40), color: 0x00A000)
    let surface = try desk.backend.makeSurface(.menu)
    surface.present(
      frame(window) {
        $0.scale = 0.5
        $0.anchor = Point(x: 100, y: 100)
      })
    try await desk.until("it is taken, but doesn't show") {
      server.parent(of: window) != desk.backend.connection.root && !server.isViewable(window)
    }
    surface.present(frame(window))
    try await desk.until("it shows at its place") {
      server.frameOnScreen(of: window) == Frame(x: 140, y: 120, width: 100, height: 80)
    }
    try await server.waitForPixels("its pixels and those around it are as they should be") {
      $0[145, 125] == 0x00A000 && $0[235, 195] == 0x00A000
        && $0[138, 125] == 0xFF0000 && $0[145, 118] == 0xFF0000
    }
    surface.present(frame(window) { $0.translation = Point(x: 30, y: -20) })
    try await desk.until("it moves with the panel") {
      server.frameOnScreen(of: window) == Frame(x: 170, y: 100, width: 100, height: 80)
    }
    surface.present(frame(window) { $0.opacity = 0.5 })
    try await desk.until("it doesn't show on a panel that shows through") {
      !server.isViewable(window)
    }
    surface.present(
      frame(window) { $0.clip = RoundedRect(Rect(x: 0, y: 0, width: 90, height: 60)) })
    try await desk.until("the clip cuts it off") {
      server.isViewable(window)
        && server.parent(of: window).flatMap(server.frame)?.width == 50
        && server.parent(of: window).flatMap(server.frame)?.height == 40
    }
    surface.close()
    try await desk.until("it is where it was") {
      server.parent(of: window) == desk.backend.connection.root
        && server.frame(of: window) == Frame(x: 600, y: 400, width: 50, height: 40)
        && server.isViewable(window)
    }
    #expect(desk.recorder.lostWindows == [] && desk.backend.connection.trappedErrors == 0)
  }

  @Test("don't stick out of the panel's corners", arguments: [Compositor.none, .picom])
  func corners(compositor: Compositor) async throws {
    let desk = try Desk(try await XServer(compositor: compositor))
    let server = desk.server
    let window = try await server.makeWindow(
      Frame(x: 600, y: 400, width: 50, height: 40), color: 0x00A000)
    let surface = try desk.backend.makeSurface(.menu)
    surface.present(
      frame(window) {
        $0.cornerRadius = 20
        $0.shadow = nil
        let whole = Rect(x: 0, y: 0, width: 200, height: 120)
        $0.embedded[0].frame = whole
        $0.embedded[0].clip = whole
      })
    try await desk.until("it shows") { server.isViewable(window) }
    try await server.waitForPixels("the corners are cut off") { pixels in
      [(101, 101), (298, 101), (101, 218), (298, 218)].allSatisfy {
        pixels[$0.0, $0.1] != 0x00A000
      } && pixels[200, 160] == 0x00A000 && pixels[107, 107] == 0x00A000
    }
    surface.close()
  }

  @Test("get no input, which is the popup's") func input() async throws {
    let desk = try Desk(try await XServer(), variables: ["MENUKIT_NO_GRAB": "1"])
    let server = desk.server
    let program = try server.run("xcalc", ["-geometry", "200x300+500+300"])
    let window = try await desk.window(of: program)
    desk.backend.beginSession(SessionRequest())
    let surface = try desk.backend.makeSurface(.menu)
    surface.present(
      frame(window) {
        $0.frame.size.height = 300
        $0.embedded[0].frame = Rect(x: 0, y: 0, width: 200, height: 300)
        $0.embedded[0].clip = $0.embedded[0].frame
      })
    try await desk.until("it shows") {
      server.frameOnScreen(of: window) == Frame(x: 100, y: 100, width: 200, height: 300)
    }
    try await server.click(.left, at: (200, 300))
    try await desk.until("the popup got the click") {
      desk.recorder.events.contains(.buttonReleased(.primary, Point(x: 200, y: 300)))
    }
    surface.close()
    desk.backend.endSession()
  }

  @Test("that can't be had or that end are told of, after the call") func losing() async throws {
    let desk = try Desk(try await XServer())
    let surface = try desk.backend.makeSurface(.menu)
    surface.present(frame(0x7FFF_FFF0))
    #expect(desk.recorder.lostWindows == [])
    try await desk.until("the delegate knows") {
      desk.recorder.lostWindows == [WindowID(rawValue: 0x7FFF_FFF0)]
    }
    let program = try desk.server.run("xclock", ["-geometry", "120x90+400+300"])
    let clock = try await desk.window(of: program)
    surface.present(frame(clock))
    try await desk.until("it shows") {
      desk.server.frameOnScreen(of: clock)?.x == 140 && desk.server.isViewable(clock)
    }
    // Another popup, and a window that isn't a popup, can't have it, too.
    let other = try desk.backend.makeSurface(.menu)
    other.present(frame(clock))
    try await desk.until("the delegate knows") { desk.recorder.lostWindows.count == 2 }
    other.close()
    #expect(desk.server.isViewable(clock))
    desk.server.killClient(of: clock)
    try await desk.until("the delegate knows") {
      desk.recorder.lostWindows.last == WindowID(rawValue: UInt64(clock))
        && desk.recorder.lostWindows.count == 3
    }
    #expect(desk.backend.connection.trappedErrors == 0)
    surface.close()
  }

  @Test("stay when a compositor starts or ends: the popup is another one then")
  func restyling() async throws {
    let desk = try Desk(try await XServer())
    let server = desk.server
    let window = try await server.makeWindow(Frame(x: 600, y: 400, width: 50, height: 40))
    let surface = try desk.backend.makeSurface(.menu)
    surface.present(frame(window))
    let place = Frame(x: 140, y: 120, width: 100, height: 80)
    try await desk.until("it shows") { server.frameOnScreen(of: window) == place }
    let popup = server.parent(of: window).flatMap(server.parent)
    try await server.start(.picom)
    try await desk.until("it shows in another popup") {
      server.parent(of: window).flatMap(server.parent) != popup
        && server.frameOnScreen(of: window) == place && server.isViewable(window)
    }
    surface.close()
    try await desk.until("it is back") {
      server.parent(of: window) == desk.backend.connection.root
    }
  }
}
