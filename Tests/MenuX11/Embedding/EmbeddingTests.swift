import CX11
import MenuPrimitives
import MenuViews
import TestSupport
import Testing

@testable import MenuX11

/// Needs the clients of `apt-get install x11-apps`.
@MainActor @Suite("Windows of other programs inside ours") struct EmbeddingTests {
  @Test("a client of a real program shows at the view's place and size, and is given back")
  func taking() async throws {
    let stage = try await EmbeddingStage()
    let clock = try await stage.clock()
    let before = try #require(stage.server.frame(of: clock))
    stage.embed(clock, Rect(x: 20, y: 30, width: 100, height: 80))
    try await stage.until("it is inside") { stage.isInside(clock) }
    try await stage.until("it has the place and the size of the view") {
      stage.server.frame(of: clock) == Frame(x: 0, y: 0, width: 100, height: 80)
        && stage.server.parent(of: clock).flatMap(stage.server.frame)
          == Frame(x: 20, y: 30, width: 100, height: 80)
        && stage.server.isViewable(clock)
    }
    stage.window.embed([])
    try await stage.until("it is where it was, as it was") {
      stage.server.parent(of: clock) == stage.root && stage.server.frame(of: clock) == before
        && stage.server.isViewable(clock)
    }
    #expect(stage.lost.isEmpty)
  }

  @Test(
    "a window manager lets it go, and takes care of it again",
    arguments: [
      WindowManager.openbox, .twm,
    ])
  func managers(manager: WindowManager) async throws {
    let stage = try await EmbeddingStage(manager)
    let clock = try await stage.clock()
    let managed = try await eventually("the window manager has taken care of it") {
      try stage.state(of: clock) == 1 ? stage.server.parent(of: clock) : nil
    }
    stage.embed(clock, Rect(x: 0, y: 0, width: 100, height: 80))
    try await stage.until("it is inside") { stage.isInside(clock) }
    // Long enough for a window manager to change its mind.
    try await stage.until("it stays") {
      stage.server.isViewable(clock) && stage.server.frame(of: clock)?.width == 100
    }
    stage.window.embed([])
    try await stage.until("the window manager has it again") {
      try stage.state(of: clock) == 1 && !stage.isInside(clock)
        && stage.server.isViewable(clock)
    }
    #expect(managed != stage.root || manager == .none)
    #expect(stage.lost.isEmpty)
  }

  @Test("a part that doesn't show is cut off; nothing is shown, but kept, where nothing is to show")
  func clipping() async throws {
    let stage = try await EmbeddingStage()
    let clock = try await stage.clock()
    stage.embed(clock, Rect(x: 20, y: -30, width: 100, height: 80))
    try await stage.until("it is inside") { stage.isInside(clock) }
    try await stage.until("its lower part shows") {
      stage.server.frame(of: clock) == Frame(x: 0, y: -30, width: 100, height: 80)
        && stage.server.parent(of: clock).flatMap(stage.server.frame)
          == Frame(x: 20, y: 0, width: 100, height: 50)
    }
    stage.embed(clock, Rect(x: 20, y: -300, width: 100, height: 80))
    try await stage.until("nothing of it shows") {
      !stage.server.isViewable(clock) && stage.isInside(clock)
    }
    stage.embed(clock, Rect(x: 20, y: 10, width: 100, height: 80))
    try await stage.until("it shows again") { stage.server.isViewable(clock) }
  }

  @Test("one that ends is lost, and our window goes on") func death() async throws {
    let stage = try await EmbeddingStage()
    let clock = try await stage.clock()
    stage.embed(clock, Rect(x: 20, y: 30, width: 100, height: 80))
    try await stage.until("it is inside") { stage.isInside(clock) }
    stage.server.killClient(of: clock)
    try await stage.until("it is lost") { stage.lost == [clock] }
    #expect(stage.backend.connection.trappedErrors == 0)
    stage.embed(clock, Rect(x: 0, y: 0, width: 9, height: 9))
    #expect(stage.lost == [clock, clock])
  }

  @Test("when our program ends the server gives it back") func ourDeath() async throws {
    let stage = try await EmbeddingStage()
    let clock = try await stage.clock()
    stage.embed(clock, Rect(x: 20, y: 30, width: 100, height: 80))
    try await stage.until("it is inside") { stage.isInside(clock) }
    stage.server.killClient(of: stage.id)
    try await eventually("it is back") {
      stage.server.parent(of: clock) == stage.root && stage.server.isViewable(clock)
    }
  }

  @Test("closing our window gives it back") func closing() async throws {
    let stage = try await EmbeddingStage()
    let clock = try await stage.clock()
    stage.embed(clock, Rect(x: 20, y: 30, width: 100, height: 80))
    try await stage.until("it is inside") { stage.isInside(clock) }
    stage.window.close()
    try await stage.until("it is back") {
      stage.server.parent(of: clock) == stage.root && stage.server.isViewable(clock)
    }
  }

  @Test("what it wishes of its size and place isn't granted") func wishes() async throws {
    let stage = try await EmbeddingStage()
    let other = try await stage.server.makeWindow(Frame(x: 300, y: 300, width: 50, height: 40))
    stage.embed(other, Rect(x: 20, y: 30, width: 100, height: 80))
    try await stage.until("it is inside") { stage.isInside(other) }
    stage.server.resizeWindow(other, width: 500, height: 500)
    stage.server.resizeWindow(other, width: 10, height: 10)
    try await stage.until("it has the size of the view") {
      stage.server.frame(of: other) == Frame(x: 0, y: 0, width: 100, height: 80)
    }
    stage.window.embed([])
    try await stage.until("it has its own again") {
      stage.server.frame(of: other) == Frame(x: 300, y: 300, width: 50, height: 40)
    }
  }

  @Test("what is no window, or ours, or holds ours, is lost at once") func impossible() async throws
  {
    let stage = try await EmbeddingStage()
    let (own, root) = (stage.id, stage.root)
    for id in [0, 1, own, root, 0x7FFF_FFF0, UInt32.max] {
      stage.embed(id, Rect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(stage.lost == [0, 1, own, root, 0x7FFF_FFF0, UInt32.max])
    let holder = try await stage.server.makeWindow(Frame(x: 0, y: 0, width: 500, height: 400))
    stage.server.reparentWindow(own, into: holder)
    stage.embed(holder, Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(stage.lost.last == holder)
    stage.window.embed([
      EmbeddedWindow(id: WindowID(rawValue: .max), frame: .zero, clip: .zero)
    ])
    #expect(stage.lost.count == 8 && stage.backend.connection.trappedErrors == 0)
  }
}

/// A window of the toolkit's on a server, and what it tells.
@MainActor private final class EmbeddingStage {
  let server: XServer
  let desk: Desk
  let window: ManagedWindow
  var lost: [UInt32] = []
  private var programs: [ClientProgram] = []

  init(_ manager: WindowManager = .none) async throws {
    server = try await XServer(windowManager: manager)
    desk = try Desk(server)
    window = ManagedWindow(
      desk.backend, title: "Host", size: Size(width: 300, height: 200),
      minimumSize: Size(width: 100, height: 100))
    window.handler = { [weak self] event in
      if case .embeddedWindowLost(let id) = event {
        self?.lost.append(UInt32(truncatingIfNeeded: id.rawValue))
      }
    }
    window.map()
    let id = id
    try await until("our window shows") { server.isViewable(id) }
  }

  var backend: X11Backend { desk.backend }
  var id: UInt32 { UInt32(truncatingIfNeeded: window.id.rawValue) }
  var root: UInt32 { backend.connection.root }

  /// Starts a real client and waits for its window.
  func clock() async throws -> UInt32 {
    let program = try server.run(
      "xclock", ["-geometry", "120x90+400+300", "-title", "Clock"])
    programs.append(program)
    let (server, own) = (server, id)
    return try await eventually("the clock shows: \(program.standardError)") {
      desk.backend.processPending()
      return try server.clientWindow(named: "Clock", under: server.windows.map(\.id))
        .flatMap { $0 != own && server.isViewable($0) ? $0 : nil }
    }
  }

  func embed(_ id: UInt32, _ frame: Rect) {
    let visible = frame.intersection(Rect(x: 0, y: 0, width: 300, height: 200))
    window.embed([
      EmbeddedWindow(id: WindowID(rawValue: UInt64(id)), frame: frame, clip: visible)
    ])
  }

  /// Whether a window lies in a window of ours that lies in ours.
  func isInside(_ window: UInt32) -> Bool {
    server.parent(of: window).flatMap(server.parent) == id
  }

  /// What a window manager says of a window: 1 when it cares for it.
  func state(of window: UInt32) throws -> UInt32? {
    try server.property("WM_STATE", of: window).first
  }

  func until(_ what: String, _ condition: () throws -> Bool) async throws {
    try await desk.until(what, condition)
  }
}
