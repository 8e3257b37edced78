import CX11
import MenuKit
import TestSupport
import Testing

@testable import MenuX11

@MainActor @Suite("The desktop around the menus") struct DesktopTests {
  private let two = [
    TestMonitor("LEFT", Frame(x: 0, y: 0, width: 640, height: 768)),
    TestMonitor("RIGHT", Frame(x: 640, y: 0, width: 384, height: 600)),
  ]

  @Test("monitors are known by name and place, and every point belongs to one")
  func monitors() async throws {
    let server = try await XServer()
    try await server.setMonitors(two)
    let desk = try Desk(server)
    let monitors = desk.backend.monitors.sorted { $0.frame.minX < $1.frame.minX }
    #expect(monitors.map(\.name) == ["LEFT", "RIGHT"])
    let left = Rect(x: 0, y: 0, width: 640, height: 768)
    let right = Rect(x: 640, y: 0, width: 384, height: 600)
    #expect(monitors.map(\.frame) == [left, right])
    #expect(monitors.filter(\.isPrimary).count == 1)
    #expect(desk.backend.workArea(at: Point(x: 639, y: 10)) == left)
    #expect(desk.backend.workArea(at: Point(x: 640, y: 10)) == right)
    #expect(desk.backend.workArea(at: Point(x: 1000, y: 700)) == right)
    #expect(desk.backend.workArea(at: Point(x: -50, y: 9000)) == left)
  }

  @Test("monitors that change are noticed, once for all that changes together")
  func monitorChanges() async throws {
    let desk = try Desk(try await XServer())
    #expect(desk.backend.monitors.count == 1)
    try await desk.server.setMonitors(two)
    try await desk.until("the change is told") { desk.recorder.environmentChanges > 0 }
    #expect(desk.recorder.environmentChanges == 1)
    #expect(desk.backend.monitors.count == 2)
  }

  @Test("a popup that no monitor shows any more closes with its menu")
  func monitorGoes() async throws {
    let server = try await XServer()
    try await server.setMonitors(two)
    let desk = try Desk(server)
    desk.backend.beginSession(SessionRequest())
    let surface = try desk.backend.makeSurface(.menu)
    surface.present(.plain(Rect(x: 700, y: 650, width: 100, height: 80)))
    try await desk.untilHeld()
    try await server.complete("xrandr", ["--delmonitor", "RIGHT"])
    try await desk.until("the session ended") { desk.recorder.endings == [.sourceLost] }
  }

  @Test("a scale makes the screen smaller in logical pixels")
  func scaledMonitors() async throws {
    let desk = try Desk(try await XServer(), variables: ["MENUKIT_SCALE": "2"])
    #expect(
      desk.backend.monitors.map(\.frame) == [Rect(x: 0, y: 0, width: 512, height: 384)])
    try await desk.server.move(to: 300, 101)
    #expect(
      desk.backend.pointerState() == PointerState(location: Point(x: 150, y: 50.5)))
  }

  @Test("panels take from the free area, and its changes are noticed")
  func workAreas() async throws {
    let desk = try Desk(try await XServer())
    try await desk.setRoot("_NET_CURRENT_DESKTOP", "32c", "0")
    try await desk.setRoot("_NET_WORKAREA", "32c", "0, 24, 1024, 744")
    try await desk.until("the panel's place isn't free") {
      desk.backend.workArea(at: .zero) == Rect(x: 0, y: 24, width: 1024, height: 744)
    }
    try await desk.setRoot("_NET_WORKAREA", "32c", "0, 0, 1024, 700")
    try await desk.until("the panel has moved") {
      desk.backend.workArea(at: .zero) == Rect(x: 0, y: 0, width: 1024, height: 700)
    }
  }

  @Test("X resources that change are noticed")
  func resources() async throws {
    let desk = try Desk(try await XServer())
    #expect(desk.backend.environment.scale == 1)
    try await desk.setRoot("RESOURCE_MANAGER", "8s", "Xft.dpi:\t192\n*background:\t#222222\n")
    try await desk.until("the change is told") { desk.recorder.environmentChanges > 0 }
    #expect(desk.backend.environment.scale == 2)
    #expect(desk.backend.environment.colorScheme == .dark)
  }

  @Test("a settings daemon is heard when it comes, changes its mind and goes")
  func settings() async throws {
    let desk = try Desk(try await XServer())
    #expect(desk.backend.environment.colorScheme == .light)
    var daemon: FakeSettingsDaemon? = try FakeSettingsDaemon(desk.server)
    daemon?.publish(["Net/ThemeName": "Adwaita-dark"], announce: true)
    try await desk.until("it is dark") { desk.backend.environment.colorScheme == .dark }
    daemon?.publish(["Net/ThemeName": "Adwaita"])
    try await desk.until("it is light") { desk.backend.environment.colorScheme == .light }
    daemon?.publish(["Net/ThemeName": "Adwaita-dark"])
    try await desk.until("it is dark again") { desk.backend.environment.colorScheme == .dark }
    #expect(desk.recorder.environmentChanges >= 3)
    // A backend that starts later finds it as it is.
    let later = try Desk(desk.server)
    #expect(later.backend.environment.colorScheme == .dark)
    daemon = nil
    try await desk.until("nobody says anything") {
      desk.backend.environment.colorScheme == .light
    }
  }

  @Test("windows, one's own or others', are found on the screen as long as they show")
  func windows() async throws {
    let desk = try Desk(try await XServer(), variables: ["MENUKIT_SCALE": "2"])
    let window = try await desk.server.makeWindow(Frame(x: 100, y: 60, width: 200, height: 80))
    let id = WindowID(rawValue: UInt64(window))
    #expect(
      desk.backend.screenRect(of: id, rect: nil) == Rect(x: 50, y: 30, width: 100, height: 40))
    #expect(
      desk.backend.screenRect(of: id, rect: Rect(x: 5, y: 6, width: 7, height: 8))
        == Rect(x: 55, y: 36, width: 7, height: 8))
    try await desk.server.xdotool("windowunmap", "\(window)")
    #expect(desk.backend.screenRect(of: id, rect: nil) == nil)
    desk.server.destroyWindow(window)
    #expect(desk.backend.screenRect(of: id, rect: nil) == nil)
    for senseless in [0, 1, UInt64.max] {
      #expect(desk.backend.screenRect(of: WindowID(rawValue: senseless), rect: nil) == nil)
    }
    #expect(desk.backend.connection.trappedErrors == 0)
  }

  @Test("the pointer says what it holds")
  func pointer() async throws {
    let desk = try Desk(try await XServer())
    try await desk.server.press(.right, at: (30, 40))
    let held = PointerState(location: Point(x: 30, y: 40), heldButton: .secondary)
    #expect(desk.backend.pointerState() == held)
    try await desk.server.release(.right)
    #expect(desk.backend.pointerState()?.heldButton == nil)
  }

  @Test("opening a menu asks the server nothing that is known already")
  func asksNothing() async throws {
    let desk = try Desk(try await XServer())
    _ = (desk.backend.environment, desk.backend.workArea(at: .zero))
    desk.backend.processPending()
    let before = XNextRequest(desk.backend.connection.display)
    _ = (desk.backend.environment, desk.backend.workArea(at: Point(x: 5, y: 5)))
    #expect(XNextRequest(desk.backend.connection.display) == before)
  }
}

extension Desk {
  /// Sets a property of the root window, as `xprop` does.
  fileprivate func setRoot(_ name: String, _ format: String, _ value: String) async throws {
    try await server.complete("xprop", ["-root", "-f", name, format, "-set", name, value])
  }
}
