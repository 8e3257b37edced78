import CX11
import MenuKit
import TestSupport
import Testing

@testable import MenuX11

@MainActor @Suite("Input while a menu is open") struct SessionTests {
  @Test("pointer and keyboard are held, their events arrive, and both are given back")
  func holdsAndGivesBack() async throws {
    let desk = try Desk(try await XServer())
    try await desk.server.move(to: 10, 10)
    desk.backend.beginSession(SessionRequest())
    try await desk.untilHeld()
    try await desk.server.move(to: 300, 200)
    try await desk.server.click(.right)
    try await desk.server.click(.wheelDown)
    try await desk.server.type("a")
    try await desk.until("the key came up") {
      if case .keyReleased? = desk.recorder.events.last { true } else { false }
    }
    let point = Point(x: 300, y: 200)
    #expect(
      desk.recorder.events == [
        .pointerMoved(point), .buttonPressed(.secondary, point),
        .buttonReleased(.secondary, point), .scrolled(dx: 0, dy: 1, point),
        .keyPressed(KeyEvent(.character, text: "a")),
        .keyReleased(KeyEvent(.character, text: "a")),
      ])
    desk.backend.endSession()
    #expect(try desk.server.heldInput() == [])
    #expect(desk.recorder.endings.isEmpty)
  }

  @Test("what another program holds is asked for until it is free")
  func triesAgain() async throws {
    let desk = try Desk(try await XServer())
    _ = try desk.server.grab()
    desk.backend.beginSession(SessionRequest())
    try await desk.until("both are refused") { desk.isRefused }
    desk.server.ungrab()
    try await desk.until("both are held") {
      desk.backend.session?.pointer.isHeld == true && desk.backend.session?.keyboard.isHeld == true
    }
    #expect(desk.recorder.endings.isEmpty)
    // At rest nothing is asked any more: only a menu that is forgotten ends by itself.
    let idle = try #require(desk.backend.nextDeadline)
    #expect(idle - desk.backend.now > .seconds(200))
  }

  @Test("with neither of the two the session ends and says why")
  func givesUp() async throws {
    let desk = try Desk(try await XServer())
    desk.backend.grabPatience = .milliseconds(100)
    _ = try desk.server.grab()
    desk.backend.beginSession(SessionRequest())
    try await desk.until("the session ended") { !desk.recorder.endings.isEmpty }
    guard case .failed(let text)? = desk.recorder.endings.first else {
      return #expect(Bool(false), "it ended otherwise")
    }
    #expect(text.contains("pointer") && text.contains("keyboard"))
    #expect(text.contains("another program holds it"))
    desk.server.ungrab()
    #expect(try desk.server.heldInput() == [])
  }

  @Test(
    "with one of the two the menu works on, and takes the other whenever it comes free",
    arguments: [HeldInput.pointer, .keyboard])
  func worksWithOne(foreign: HeldInput) async throws {
    let desk = try Desk(try await XServer())
    desk.backend.grabPatience = .milliseconds(50)
    _ = try desk.server.grab(foreign)
    desk.backend.beginSession(SessionRequest())
    try await desk.until("the other is asked for seldom") {
      guard let session = desk.backend.session, let retry = session.retry else { return false }
      return desk.backend.now > session.lastTry && retry - desk.backend.now > .milliseconds(100)
    }
    #expect(desk.recorder.endings.isEmpty)
    if foreign == .keyboard {
      try await desk.server.click(.left)
    } else {
      try await desk.server.type("a")
    }
    try await desk.until("input arrives") { desk.recorder.events.count >= 2 }
    desk.server.ungrab()
    try await desk.untilHeld()
    #expect(desk.backend.session?.retry == nil)
    #expect(desk.recorder.endings.isEmpty)
  }

  @Test(
    "the menu closes with the window that it belongs to", arguments: ["destroy", "kill", "unmap"])
  func ownerGoes(how: String) async throws {
    let desk = try Desk(try await XServer())
    let client = try desk.server.run("xev", ["-geometry", "200x100+50+50"])
    let owner = try await desk.window(of: client)
    desk.backend.beginSession(SessionRequest(owner: WindowID(rawValue: UInt64(owner))))
    try await desk.untilHeld()
    switch how {
    case "destroy": desk.server.destroyWindow(owner)
    case "kill": desk.server.killClient(of: owner)
    default: try await desk.server.xdotool("windowunmap", "\(owner)")
    }
    try await desk.until("the session ended") { !desk.recorder.endings.isEmpty }
    #expect(desk.recorder.endings == [.sourceLost])
    #expect(try desk.server.heldInput() == [])
    withExtendedLifetime(client) {}
  }

  @Test("a window that is gone already ends the session at once")
  func ownerIsGone() async throws {
    let desk = try Desk(try await XServer())
    desk.backend.beginSession(SessionRequest(owner: WindowID(rawValue: 0x123_4567)))
    try await desk.until("the session ended") { desk.recorder.endings == [.sourceLost] }
    #expect(try desk.server.heldInput() == [])
  }

  @Test("somebody who destroys a popup ends the session")
  func popupDestroyed() async throws {
    let desk = try Desk(try await XServer())
    desk.backend.beginSession(SessionRequest())
    let surface = try desk.backend.makeSurface(.menu)
    surface.present(.plain())
    let popup = try await desk.server.waitForPopup()
    try await desk.untilHeld()
    desk.server.destroyWindow(popup.id)
    try await desk.until("the session ended") { desk.recorder.endings == [.sourceLost] }
    #expect(try desk.server.heldInput() == [])
    surface.present(.plain(color: .black))
    surface.close()
    desk.backend.processPending()
  }

  @Test("a window over the whole monitor, as lockers have, ends the session")
  func locked() async throws {
    let desk = try Desk(try await XServer())
    desk.backend.beginSession(SessionRequest())
    let surface = try desk.backend.makeSurface(.menu)
    surface.present(.plain())
    try await desk.untilHeld()
    _ = try await desk.server.makeWindow(Frame(x: 90, y: 90, width: 300, height: 300))
    try await desk.until("the popup is on top again") {
      try desk.server.windows.last?.isPopup == true
    }
    #expect(desk.recorder.endings.isEmpty)
    _ = try await desk.server.makeWindow(desk.server.screen)
    try await desk.until("the session ended") { desk.recorder.endings == [.sourceLost] }
    #expect(try desk.server.heldInput() == [])
  }

  @Test("the screen saver ends the session")
  func screenSaver() async throws {
    let desk = try Desk(try await XServer())
    desk.backend.beginSession(SessionRequest())
    try await desk.untilHeld()
    try await desk.server.complete("xset", ["s", "activate"])
    try await desk.until("the session ended") { desk.recorder.endings == [.sourceLost] }
  }

  @Test("another active window ends a session that belongs to a window, its own one doesn't")
  func activeWindow() async throws {
    let desk = try Desk(try await XServer())
    let owner = try await desk.server.makeWindow(Frame(x: 10, y: 10, width: 90, height: 90))
    let other = try await desk.server.makeWindow(Frame(x: 300, y: 10, width: 90, height: 90))
    desk.backend.beginSession(SessionRequest(owner: WindowID(rawValue: UInt64(owner))))
    try await desk.untilHeld()
    func activate(_ window: UInt32) async throws {
      let name = "_NET_ACTIVE_WINDOW"
      try await desk.server.complete(
        "xprop", ["-root", "-f", name, "32x", "-set", name, "0x\(String(window, radix: 16))"])
    }
    try await activate(owner)
    try await desk.server.move(to: 200, 200)
    try await desk.until("a later event has come") { !desk.recorder.events.isEmpty }
    #expect(desk.recorder.endings.isEmpty)
    try await activate(other)
    try await desk.until("the session ended") { desk.recorder.endings == [.sourceLost] }
  }

  @Test("a server that dies ends the session and nothing else")
  func serverDies() async throws {
    let desk = try Desk(try await XServer())
    desk.backend.beginSession(SessionRequest())
    let surface = try desk.backend.makeSurface(.menu)
    surface.present(.plain())
    try await desk.untilHeld()
    desk.server.crash()
    try await desk.until("the session ended") { !desk.recorder.endings.isEmpty }
    #expect(desk.recorder.endings == [.failed("the connection to the display broke")])
    surface.present(.plain(color: .black))
    surface.close()
    desk.backend.beginSession(SessionRequest())
    desk.backend.endSession()
    #expect(desk.backend.pointerState() == nil)
    #expect(throws: BackendError.displayLost) { try desk.backend.makeSurface(.menu) }
    // Comes back by itself.
    desk.backend.run()
  }

  @Test("drawing for a server that died a moment ago does no harm")
  func serverDiesWhileDrawing() async throws {
    let desk = try Desk(try await XServer())
    desk.backend.beginSession(SessionRequest())
    let surface = try desk.backend.makeSurface(.menu)
    surface.present(.plain())
    try await desk.untilHeld()
    desk.server.crash()
    for number in 0..<2000 {
      surface.present(.plain(color: Color(white: Double(number) / 2000), radius: 9))
      _ = desk.backend.pointerState()
    }
    try await desk.until("the session ended") { !desk.recorder.endings.isEmpty }
    surface.close()
  }

  @Test("a backend that goes away gives everything back")
  func backendGoes() async throws {
    let server = try await XServer()
    do {
      let desk = try Desk(server)
      desk.backend.beginSession(SessionRequest())
      try await desk.untilHeld()
    }
    try await server.waitForFreeInput()
  }

  @Test("the desktop's arrow shows while the menu holds the pointer")
  func arrow() async throws {
    let desk = try Desk(try await XServer())
    // As a text editor has it all over the screen.
    desk.server.showTextCursor()
    let bar = desk.server.cursorLook
    #expect(bar != 0)
    desk.backend.beginSession(SessionRequest())
    let surface = try desk.backend.makeSurface(.menu)
    surface.present(.plain())
    try await desk.until("another picture shows") {
      ![0, bar].contains(desk.server.cursorLook)
    }
    surface.close()
    desk.backend.endSession()
    try await desk.until("the bar is back") { desk.server.cursorLook == bar }
  }

  @Test("popups have the class of the window that they belong to, or the program's own")
  func windowClass() async throws {
    let desk = try Desk(try await XServer())
    let owner = try await desk.server.makeWindow(Frame(x: 10, y: 10, width: 90, height: 90))
    func classOfPopup(owner: UInt32?) async throws -> String {
      desk.backend.beginSession(
        SessionRequest(owner: owner.map { WindowID(rawValue: UInt64($0)) }))
      let surface = try desk.backend.makeSurface(.menu)
      surface.present(.plain())
      let popup = try await desk.server.waitForPopup()
      let words = try await desk.server.complete("xprop", ["-id", "\(popup.id)", "WM_CLASS"])
      surface.close()
      desk.backend.endSession()
      try await desk.server.waitForPopups(0)
      return words
    }
    #expect(try await classOfPopup(owner: nil).contains(desk.backend.programName))
    #expect(try await classOfPopup(owner: owner).contains(desk.backend.programName))
    // xprop can't write two texts into one: one that isn't a class doesn't count.
    try await desk.server.complete(
      "xprop", ["-id", "\(owner)", "-f", "WM_CLASS", "8s", "-set", "WM_CLASS", "broken"])
    #expect(try await classOfPopup(owner: owner).contains(desk.backend.programName))
    desk.server.setClass(of: owner, "editor", "Editor")
    #expect(try await classOfPopup(owner: owner).contains("\"editor\", \"Editor\""))
  }

  @Test("for debuggers nothing is held, and popups take what comes to them")
  func noGrabs() async throws {
    let desk = try Desk(try await XServer(), variables: ["MENUKIT_NO_GRAB": "1"])
    desk.backend.beginSession(SessionRequest())
    let surface = try desk.backend.makeSurface(.menu)
    surface.present(.plain())
    try await desk.server.waitForPopup()
    desk.backend.processPending()
    #expect(try desk.server.heldInput() == [])
    try await desk.server.click(.left, at: (150, 150))
    try await desk.until("the click arrives") {
      desk.recorder.events.contains(.buttonPressed(.primary, Point(x: 150, y: 150)))
    }
    surface.close()
  }

  @Test("a press that another program got can be dragged and let go over the menu")
  func foreignPress() async throws {
    let desk = try Desk(try await XServer())
    let client = try desk.server.run("xev", ["-geometry", "200x100+50+50"])
    _ = try await desk.window(of: client)
    try await desk.server.press(.right, at: (100, 100))
    desk.backend.beginSession(SessionRequest())
    try await desk.until("the press is followed") { desk.backend.session?.foreignPress != nil }
    // A hand's move: a jump of the pointer alone is no event of a device.
    try await desk.server.xdotool("mousemove_relative", "200", "200")
    try await desk.until("the move arrives") {
      desk.recorder.events.last == .pointerMoved(Point(x: 300, y: 300))
    }
    try await desk.server.release(.right)
    try await desk.until("the release arrives") {
      desk.recorder.events.contains(.buttonReleased(.secondary, Point(x: 300, y: 300)))
    }
    try await desk.until("the pointer is held from then on") {
      desk.backend.session?.pointer.isHeld == true && desk.backend.session?.foreignPress == nil
    }
    withExtendedLifetime(client) {}
  }

  @Test("the press of the toolkit's own window is taken over while it is held")
  func ownPress() async throws {
    let desk = try Desk(try await XServer())
    let window = desk.makeOwnWindow()
    try await desk.until("the window shows") { desk.server.isViewable(window) }
    var presses = 0
    desk.backend.setEventHandler(of: window) { if $0.type == 4 { presses += 1 } }
    try await desk.server.press(.left, at: (60, 60))
    try await desk.until("the press arrives") { presses == 1 }
    desk.backend.beginSession(SessionRequest(owner: WindowID(rawValue: UInt64(window))))
    try await desk.until("the pointer is held") {
      desk.backend.session?.pointer == .held(.core)
    }
    try await desk.server.release(.left, at: (400, 300))
    try await desk.until("the release arrives") {
      desk.recorder.events.contains(.buttonReleased(.primary, Point(x: 400, y: 300)))
    }
    // From here on touchpads scroll smoothly.
    try await desk.until("XInput holds the pointer") {
      desk.backend.session?.pointer == .held(.xinput)
    }
  }
}
