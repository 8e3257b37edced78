import TestSupport
import Testing

/// Windows of other programs, used as a user does. Needs `apt-get install x11-apps`.
@MainActor @Suite(.serialized) struct OtherProgramsTests {
  /// The gallery beside a calculator that waits to be shown.
  @MainActor private final class Stage {
    let gallery: GalleryOnScreen
    let calculator: ClientProgram
    let window: UInt32
    var server: XServer { gallery.server }

    init(_ arguments: [String] = []) async throws {
      gallery = try await GalleryOnScreen(page: "programs", arguments)
      let server = gallery.server
      calculator = try server.run("xcalc", ["-geometry", "200x300+20+20"])
      window = try await eventually("the calculator shows") {
        try server.clientWindow(named: "Calculator", under: server.windows.map(\.id))
          .flatMap { server.isViewable($0) ? $0 : nil }
      }
      try await server.click(at: try await gallery.find("0x1e00007", in: .window))
      try await server.type(String(window).map(String.init))
    }

    /// Clicks on a button of the page.
    func click(_ button: String) async throws {
      try await server.click(at: try await gallery.find(button, in: .window))
    }

    var frame: Frame? { server.frameOnScreen(of: window) }

    /// Waits until the window shows at a size, within an area.
    func waitUntilShown(width: Int, height: Int) async throws {
      let (server, window) = (server, window)
      try await eventually("the calculator is as large as its view; it is at \(frame as Any)") {
        let frame = server.frameOnScreen(of: window)
        return frame?.width == width && frame?.height == height && server.isViewable(window)
      }
    }

    /// Waits until a window manager has it again.
    func waitUntilBack() async throws {
      let (server, window) = (server, window)
      try await eventually("the calculator is back on the desktop") {
        server.frame(of: window)?.width == 200 && server.frame(of: window)?.height == 300
          && server.isViewable(window)
      }
    }

    /// What the calculator shows, when it has drawn itself.
    func look() async throws -> Picture {
      let frame = try #require(frame)
      return try await server.waitForPixels("the calculator has drawn itself", in: frame) {
        $0.count(of: $0[0, 0]) < frame.width * frame.height * 9 / 10
      }
    }
  }

  @Test func `a calculator works on the page, and is given back`() async throws {
    let stage = try await Stage()
    try await stage.click("Here")
    try await stage.gallery.waitForLine("shown: here")
    try await eventually("it is in the gallery") { stage.frame?.height == 200 }
    let frame = try #require(stage.frame)
    try await stage.waitUntilShown(width: frame.width, height: 200)
    let before = try await stage.look()
    // One of its digits.
    try await stage.server.click(at: (frame.x + frame.width / 2, frame.y + 148))
    try await stage.server.waitForPixels("it says something else", in: frame) { $0 != before }
    try await stage.click("Give Back")
    try await stage.waitUntilBack()
    #expect(!stage.gallery.lines.contains("lost: window"))
  }

  @Test func `in a menu it is only seen, scrolls with its row, and is given back`() async throws {
    let stage = try await Stage()
    let (gallery, server) = (stage.gallery, stage.server)
    try await stage.click("In the Menu")
    try await gallery.waitForLine("shown: in the menu")
    try await gallery.open("Monitor")
    try await eventually("it is in the menu") { stage.frame?.height == 150 }
    let frame = try #require(stage.frame)
    try await stage.waitUntilShown(width: frame.width, height: 150)
    let before = try await stage.look()
    try await server.click(at: (frame.x + frame.width / 2, frame.y + 105))
    try await gallery.move(to: "Channel 3")
    try await server.click(.wheelDown)
    try await eventually("it moves with its row") { stage.frame.map { $0.y < frame.y } ?? false }
    for _ in 0..<8 { try await server.click(.wheelDown) }
    try await eventually("it is out of sight, but not given back") {
      !server.isViewable(stage.window) && server.frame(of: stage.window)?.height == 150
    }
    for _ in 0..<12 { try await server.click(.wheelUp) }
    try await eventually("it is where it was") {
      stage.frame == frame && server.isViewable(stage.window)
    }
    try await server.waitForPixels("nothing was calculated", in: frame) { $0 == before }
    try await gallery.choose("Channel 2")
    try await gallery.waitForLine("chosen: Channel 2")
    try await gallery.waitUntilClosed()
    try await stage.waitUntilBack()
  }

  @Test func `one that ends in an open menu leaves a placeholder`() async throws {
    let stage = try await Stage()
    try await stage.click("In the Menu")
    try await stage.gallery.open("Monitor")
    try await eventually("it is in the menu") { stage.frame?.height == 150 }
    stage.server.killClient(of: stage.window)
    try await stage.gallery.waitForLine("lost: window")
    try await stage.gallery.choose("Channel 1")
    try await stage.gallery.waitForLine("chosen: Channel 1")
    try await stage.gallery.waitUntilClosed()
    #expect(stage.gallery.program.isRunning)
  }
}
