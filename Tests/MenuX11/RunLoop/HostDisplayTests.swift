import CX11
import MenuKit
import TestSupport
import Testing

@testable import MenuX11

/// How many errors reached the process's own handler.
nonisolated(unsafe) private var strayErrors = 0

@MainActor @Suite("On a host's display", .serialized) struct HostDisplayTests {
  @Test("a press in the host's window is taken over, and the host sees nothing of the menu")
  func ownPress() async throws {
    let host = try Host(try await XServer())
    try await host.server.press(.left, at: (100, 100))
    try await host.until("the host got the press") { host.leftOver.contains(ButtonPress) }
    host.leftOver = []
    host.backend?.beginSession(SessionRequest(owner: host.owner))
    try await host.until("the pointer is held") {
      host.backend?.session?.pointer == .held(.core)
    }
    try await host.server.release(.left, at: (400, 300))
    try await host.until("the release arrives") {
      host.recorder.events.contains(.buttonReleased(.primary, Point(x: 400, y: 300)))
    }
    host.backend?.endSession()
    #expect(!host.leftOver.contains(ButtonRelease) && !host.leftOver.contains(MotionNotify))
    #expect(try host.server.heldInput() == [])
    host.close()
  }

  @Test("a host that listens through XInput hands its press over, too")
  func deviceHost() async throws {
    let host = try Host(try await XServer())
    let xcb = XGetXCBConnection(host.display)
    XSelectInput(host.display, Window(host.window), KeyPressMask)
    XSync(host.display, 0)
    mk_free(xcb_get_input_focus_reply(xcb, xcb_get_input_focus(xcb), nil))
    let buttons = UInt32(1) << XI_ButtonPress | UInt32(1) << XI_ButtonRelease
    xcb_discard_reply(xcb, mk_xi_query_version(xcb, 2, 2))
    mk_xi_select(xcb, host.window, 2, buttons)
    XSync(host.display, 0)
    try await host.server.press(.left, at: (100, 100))
    try await host.until("the host got the press") { host.leftOver.contains(GenericEvent) }
    host.backend?.beginSession(SessionRequest(owner: host.owner))
    try await host.until("the pointer is held") {
      host.backend?.session?.pointer == .held(.xinput)
    }
    try await host.server.release(.left, at: (400, 300))
    try await host.until("the release arrives") {
      host.recorder.events.contains(.buttonReleased(.primary, Point(x: 400, y: 300)))
    }
    host.close()
  }

  @Test("a host hears nothing of windows that it doesn't know, and not of their end")
  func foreignWindows() async throws {
    let host = try Host(try await XServer())
    let backend = try #require(host.backend)
    backend.beginSession(SessionRequest(owner: host.owner))
    let surfaces = try (0..<3).map { _ in try backend.makeSurface(.menu) }
    for surface in surfaces { surface.present(.plain()) }
    try await host.until("they show") { try host.server.popups.count == 3 }
    host.leftOver = []
    surfaces[2].close()
    host.turn()
    for surface in surfaces { surface.close() }
    backend.endSession()
    try await host.until("they are gone") { try host.server.popups.isEmpty }
    XSync(host.display, 0)
    host.turn()
    #expect(host.leftOver == [])
    // What comes later is the host's again.
    try await host.server.click(.left, at: (100, 100))
    try await host.until("the host gets its click") {
      host.leftOver == [ButtonPress, ButtonRelease]
    }
    host.close()
  }

  @Test("keys come through the host's window while it has the focus; nothing is grabbed for them")
  func keysOfFocusedHost() async throws {
    let host = try Host(try await XServer())
    XSetInputFocus(host.display, Window(host.window), RevertToParent, Time(CurrentTime))
    XSync(host.display, 0)
    host.backend?.beginSession(SessionRequest(owner: host.owner))
    try await host.until("the pointer is held") {
      host.backend?.session?.pointer.isHeld == true
        && host.backend?.session?.keyboard == .unneeded
    }
    try await host.server.type("Down")
    try await host.until("the key arrives") {
      host.recorder.events.first == .keyPressed(KeyEvent(.down))
    }
    host.backend?.endSession()
    try await host.server.type("Up")
    try await host.until("keys are the host's again") { host.leftOver.contains(KeyPress) }
    #expect(host.recorder.events.allSatisfy { $0 != .keyPressed(KeyEvent(.up)) })
    host.close()
  }

  @Test("a focused host that doesn't listen to keys is no hindrance: the keyboard is held")
  func keysOfDeafHost() async throws {
    let host = try Host(try await XServer())
    XSelectInput(host.display, Window(host.window), ButtonPressMask)
    XSetInputFocus(host.display, Window(host.window), RevertToParent, Time(CurrentTime))
    XSync(host.display, 0)
    host.backend?.beginSession(SessionRequest(owner: host.owner))
    try await host.until("it is decided how keys come") {
      host.backend?.session?.pointer.isHeld == true
        && host.backend?.session?.keyboard.isMissing == false
    }
    try await host.server.type("Down")
    try await host.until("the key arrives") {
      host.recorder.events.first == .keyPressed(KeyEvent(.down))
    }
    host.backend?.endSession()
    #expect(try host.server.heldInput() == [])
    host.close()
  }

  @Test("a menu closes when the focus goes to another program")
  func focusLost() async throws {
    let host = try Host(try await XServer())
    XSelectInput(host.display, Window(host.window), FocusChangeMask | KeyPressMask)
    XSetInputFocus(host.display, Window(host.window), RevertToParent, Time(CurrentTime))
    XSync(host.display, 0)
    host.backend?.beginSession(SessionRequest(owner: host.owner))
    try await host.until("the pointer is held") {
      host.backend?.session?.pointer.isHeld == true
    }
    let other = try await host.server.makeWindow(Frame(x: 400, y: 300, width: 90, height: 90))
    try await host.server.xdotool("windowfocus", "\(other)")
    try await host.until("the session ended") { host.recorder.endings == [.sourceLost] }
    #expect(try host.server.heldInput() == [])
    host.close()
  }

  @Test("what the host listens to stays, and what the toolkit needs comes to it")
  func keepsMasks() async throws {
    let host = try Host(try await XServer(), rootMask: SubstructureNotifyMask)
    let root = XDefaultRootWindow(host.display)
    func mask(_ window: Window) -> Int {
      var attributes = XWindowAttributes()
      XGetWindowAttributes(host.display, window, &attributes)
      return attributes.your_event_mask
    }
    try await host.until("the toolkit listens to the root window") {
      mask(root) & StructureNotifyMask != 0
    }
    #expect(mask(root) & SubstructureNotifyMask != 0)
    let before = mask(Window(host.window))
    host.backend?.beginSession(SessionRequest(owner: host.owner))
    try await host.until("the toolkit listens to the owner") {
      mask(Window(host.window)) & StructureNotifyMask != 0
    }
    #expect(mask(Window(host.window)) & before == before)
    XDestroyWindow(host.display, Window(host.window))
    try await host.until("the session ended") { host.recorder.endings == [.sourceLost] }
    host.close()
  }

  @Test("no error of the toolkit reaches the host's handler, and every other does")
  func errors() async throws {
    let host = try Host(try await XServer())
    strayErrors = 0
    let before = XSetErrorHandler { _, _ in
      strayErrors += 1
      return 0
    }
    defer { XSetErrorHandler(before) }
    let backend = try #require(host.backend)
    #expect(backend.screenRect(of: WindowID(rawValue: 0x7654321), rect: nil) == nil)
    backend.beginSession(SessionRequest(owner: WindowID(rawValue: 0x7654321)))
    try await host.until("the session ended") { host.recorder.endings == [.sourceLost] }
    let surface = try backend.makeSurface(.menu)
    surface.present(.plain())
    let popup = try await host.server.waitForPopup()
    host.server.destroyWindow(popup.id)
    // The toolkit hasn't heard of it: all of this fails on the server.
    surface.present(.plain(color: .black))
    surface.present(.plain(Rect(x: 5, y: 5, width: 400, height: 90), color: .black))
    surface.close()
    XSync(host.display, 0)
    host.turn()
    #expect(strayErrors == 0)
    backend.connection.trapping { _ = XMapWindow(host.display, 0x7654321) }
    XSync(host.display, 0)
    #expect(strayErrors == 0)
    #expect(backend.connection.trappedErrors > 0)
    XMapWindow(host.display, 0x7654321)
    XSync(host.display, 0)
    #expect(strayErrors == 1)
    host.close()
  }

  @Test("the toolkit reads no events of the host's, and a closed display isn't touched again")
  func leavesEventsAlone() async throws {
    let host = try Host(try await XServer())
    let backend = try #require(host.backend)
    try await host.server.click(.left, at: (100, 100))
    XSync(host.display, 0)
    let waiting = XPending(host.display)
    #expect(waiting > 0)
    backend.processPending()
    #expect(XPending(host.display) == waiting)
    let surface = try backend.makeSurface(.menu)
    surface.present(.plain())
    host.close()
    surface.present(.plain(color: .black))
    surface.close()
    backend.beginSession(SessionRequest())
    backend.endSession()
    backend.processPending()
    #expect(throws: BackendError.displayLost) { try backend.makeSurface(.menu) }
    backend.beginSession(SessionRequest())
    #expect(backend.nextDeadline.map { $0 <= backend.now } == true)
    backend.processPending()
    #expect(host.recorder.endings == [.failed("the connection to the display broke")])
    #expect(backend.nextDeadline == nil)
  }
}
