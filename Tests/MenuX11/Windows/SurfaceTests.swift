import CX11
import Glibc
import MenuKit
import TestSupport
import Testing

@testable import MenuX11

@MainActor @Suite("Popups on a screen") struct SurfaceTests {
  private let shadow = Shadow(color: .black, blur: 24, offset: Point(x: 0, y: 8))
  private let frame = Frame(x: 100, y: 100, width: 200, height: 120)

  @Test("a popup shows its first frame at its place, and nothing of it stays")
  func showsAndCloses() async throws {
    let desk = try Desk(try await XServer())
    let surface = try desk.backend.makeSurface(.menu)
    desk.backend.processPending()
    #expect(try desk.server.popups.isEmpty)
    surface.present(.plain())
    let popup = try await desk.server.waitForPopup()
    #expect(popup.frame == frame)
    // Nobody has answered to an exposure yet: the server shows the frame by itself.
    #expect(try desk.server.screenshot(of: frame).count(of: 0xFF0000) == 200 * 120)
    surface.close()
    try await desk.until("the popup is gone") { try desk.server.popups.isEmpty }
  }

  @Test("what differs in the next frame shows, and only that is drawn")
  func updates() async throws {
    let desk = try Desk(try await XServer())
    let surface = try desk.backend.makeSurface(.menu)
    var content = SurfaceFrame.plain()
    surface.present(content)
    try await desk.server.waitForPopup()
    let part = Rect(x: 10, y: 20, width: 50, height: 30)
    content.content.items.append(
      DisplayItem(bounds: part, commands: [.fill(RoundedRect(part), Color(hex: 0x00FF00))]))
    surface.present(content)
    try await desk.until("the change shows") {
      let picture = try desk.server.screenshot(of: frame)
      return picture.count(of: 0x00FF00) == 50 * 30
        && picture.count(of: 0xFF0000) == 200 * 120 - 50 * 30
    }
    let before = XNextRequest(desk.backend.connection.display)
    surface.present(content)
    #expect(XNextRequest(desk.backend.connection.display) == before)
  }

  @Test("a popup that was covered and uncovered shows its frame again")
  func exposures() async throws {
    let desk = try Desk(try await XServer())
    let surface = try desk.backend.makeSurface(.menu)
    surface.present(.plain())
    surface.present(.plain(color: Color(hex: 0x0000FF)))
    try await desk.server.waitForPopup()
    let cover = try await desk.server.makeWindow(Frame(x: 90, y: 90, width: 60, height: 60))
    desk.backend.processPending()
    desk.server.destroyWindow(cover)
    try await desk.until("all of it shows") {
      try desk.server.screenshot(of: frame).count(of: 0x0000FF) == 200 * 120
    }
  }

  @Test("a popup moves and grows with its frames")
  func moves() async throws {
    let desk = try Desk(try await XServer())
    let surface = try desk.backend.makeSurface(.menu)
    surface.present(.plain())
    let first = try await desk.server.waitForPopup()
    surface.present(.plain(Rect(x: 50, y: 60, width: 300, height: 200)))
    let grown = Frame(x: 50, y: 60, width: 300, height: 200)
    try await desk.until("the popup has grown") { try desk.server.popups.first?.frame == grown }
    #expect(try desk.server.popups.first?.id == first.id)
    try await desk.until("it is drawn as a whole") {
      try desk.server.screenshot(of: grown).count(of: 0xFF0000) == 300 * 200
    }
  }

  @Test("without a compositor the corners are cut off and there is no shadow")
  func opaqueCorners() async throws {
    let desk = try Desk(try await XServer())
    let surface = try desk.backend.makeSurface(.menu)
    surface.present(.plain(radius: 12, shadow: shadow))
    let popup = try await desk.server.waitForPopup()
    #expect(popup.frame == frame)
    #expect(popup.depth == 24)
    let picture = try desk.server.screenshot(of: frame)
    #expect(picture.pixels[0] & 0xFFFFFF != 0xFF0000)
    #expect(picture.pixels[100] & 0xFFFFFF == 0xFF0000)
    let red = picture.count(of: 0xFF0000)
    // Four corners of a square of 24 less a circle of the same width.
    #expect(abs(Double(200 * 120 - red) - (24 * 24 - 144 * Double.pi)) < 12)
  }

  @Test("a scaled panel shows smaller about its anchor, also without a compositor")
  func scaled() async throws {
    let desk = try Desk(try await XServer())
    let surface = try desk.backend.makeSurface(.menu)
    var half = SurfaceFrame.plain()
    half.scale = 0.5
    half.anchor = Point(x: 100, y: 100)
    surface.present(half)
    let popup = try await desk.server.waitForPopup()
    #expect(popup.frame == Frame(x: 100, y: 100, width: 100, height: 60))
    let picture = try desk.server.screenshot(of: popup.frame)
    #expect(picture.count(of: 0xFF0000) == 100 * 60)
  }

  @Test("an opaque panel that lies between pixels isn't mixed with black at its edges")
  func scaledEdges() async throws {
    let desk = try Desk(try await XServer())
    let surface = try desk.backend.makeSurface(.menu)
    var smaller = SurfaceFrame.plain()
    smaller.scale = 0.93
    smaller.anchor = Point(x: 230, y: 10)
    surface.present(smaller)
    let popup = try await desk.server.waitForPopup()
    let picture = try desk.server.screenshot(of: popup.frame)
    #expect(picture.count(of: 0xFF0000) == popup.frame.width * popup.frame.height)
  }

  @Test("everything is larger on a desktop with a scale")
  func desktopScale() async throws {
    let desk = try Desk(try await XServer(), variables: ["MENUKIT_SCALE": "1.5"])
    let surface = try desk.backend.makeSurface(.menu)
    surface.present(.plain())
    let popup = try await desk.server.waitForPopup()
    #expect(popup.frame == Frame(x: 150, y: 150, width: 300, height: 180))
  }

  @Test("window managers learn what a popup is and whose, and nothing that misleads them")
  func properties() async throws {
    let desk = try Desk(try await XServer())
    let owner = desk.makeOwnWindow()
    desk.backend.beginSession(SessionRequest(owner: WindowID(rawValue: UInt64(owner))))
    let surface = try desk.backend.makeSurface(.menu)
    surface.present(.plain())
    let popup = try await desk.server.waitForPopup()
    let listing = try await desk.server.complete("xprop", ["-id", "\(popup.id)"])
    #expect(
      listing.contains("_NET_WM_WINDOW_TYPE(ATOM) = _NET_WM_WINDOW_TYPE_POPUP_MENU\n"))
    #expect(listing.contains("window id # 0x\(String(owner, radix: 16))"))
    #expect(listing.contains("WM_CLASS(STRING) = \"\(desk.backend.programName)\""))
    #expect(listing.contains("_NET_WM_PID(CARDINAL) = \(getpid())\n"))
    #expect(listing.contains("WM_CLIENT_MACHINE(STRING)"))
    #expect(listing.contains("_NET_WM_NAME(UTF8_STRING)"))
    for name in ["_NET_WM_STATE", "WM_HINTS", "WM_PROTOCOLS", "_GTK_FRAME_EXTENTS", "_COMPTON"] {
      #expect(!listing.contains(name))
    }
    let tooltip = try desk.backend.makeSurface(.tooltip)
    tooltip.present(.plain(Rect(x: 400, y: 300, width: 80, height: 30)))
    let both = try await desk.server.waitForPopups(2)
    let type = try desk.server.property("_NET_WM_WINDOW_TYPE", of: both[1].id)
    #expect(type == [desk.backend.connection.atom(.typeTooltip)])
  }

  @Test("under a compositor a popup is translucent, brings its shadow and says so")
  func translucent() async throws {
    let desk = try Desk(try await XServer())
    let compositor = try FakeCompositor(desk.server)
    let surface = try desk.backend.makeSurface(.menu)
    surface.present(.plain(radius: 10, shadow: shadow))
    let popup = try await desk.server.waitForPopup()
    #expect(popup.depth == 32)
    #expect(popup.frame == Frame(x: 64, y: 72, width: 272, height: 192))
    #expect(try desk.server.property("_GTK_FRAME_EXTENTS", of: popup.id) == [36, 36, 28, 44])
    #expect(try desk.server.property("_COMPTON_SHADOW", of: popup.id) == [0])
    #expect(
      try desk.server.property("_NET_WM_OPAQUE_REGION", of: popup.id) == [36, 38, 200, 100])
    #expect(desk.backend.connection.trappedErrors == 0)
    withExtendedLifetime(compositor) {}
  }

  @Test("popups change their kind when a compositor comes or goes")
  func compositorSwitch() async throws {
    let desk = try Desk(try await XServer())
    let surface = try desk.backend.makeSurface(.menu)
    surface.present(.plain(shadow: shadow))
    #expect(try await desk.server.waitForPopup().depth == 24)
    desk.backend.processPending()
    var compositor: FakeCompositor? = try FakeCompositor(desk.server)
    try await desk.until("the popup is translucent") {
      try desk.server.popups.map(\.depth) == [32]
    }
    #expect(desk.recorder.environmentChanges == 1)
    #expect(desk.backend.environment.isComposited)
    withExtendedLifetime(compositor) {}
    compositor = nil
    try await desk.until("the popup is opaque again") {
      try desk.server.popups.map(\.depth) == [24]
    }
    #expect(try desk.server.screenshot(of: frame).count(of: 0xFF0000) == 200 * 120)
    #expect(desk.recorder.environmentChanges == 2)
    surface.close()
    try await desk.until("nothing stays") { try desk.server.popups.isEmpty }
  }

  @Test("a window that comes up over the menu is put below it")
  func raises() async throws {
    let desk = try Desk(try await XServer())
    let surface = try desk.backend.makeSurface(.menu)
    surface.present(.plain())
    let popup = try await desk.server.waitForPopup()
    desk.backend.processPending()
    _ = try await desk.server.makeWindow(Frame(x: 150, y: 150, width: 400, height: 300))
    try await desk.until("the popup is on top") {
      try desk.server.windows.last?.id == popup.id
    }
  }

  @Test(
    "numbers beyond all sense do no harm",
    arguments: [
      Rect(x: 1e9, y: -1e9, width: 100, height: 100), Rect(x: 0, y: 0, width: 1e9, height: 1e9),
      Rect(x: 0, y: 0, width: -5, height: 0), Rect(x: .nan, y: .infinity, width: .nan, height: 1),
    ])
  func senseless(rect: Rect) async throws {
    let desk = try Desk(try await XServer())
    let surface = try desk.backend.makeSurface(.menu)
    surface.present(.plain(rect))
    desk.backend.processPending()
    surface.present(.plain())
    let popup = try await desk.server.waitForPopup()
    #expect(popup.frame == frame)
  }
}
