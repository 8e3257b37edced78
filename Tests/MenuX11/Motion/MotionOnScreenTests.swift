import Eyes
import MenuKit
import MenuPrimitives
import TestSupport
import Testing

@testable import MenuX11

/// Menus that move, on a real server and seen from outside.
@MainActor @Suite("Motion on the screen") struct MotionOnScreenTests {
  /// A server with something that says that it is a compositor, a backend on it, and an eye.
  @MainActor final class Scene {
    let desk: Desk
    let presentation: MenuPresentation
    private let compositor: FakeCompositor
    private let eyes: OpaquePointer

    init(_ menu: Menu, density: Density = .regular) async throws {
      let server = try await XServer()
      compositor = try FakeCompositor(server)
      desk = try Desk(server)
      let backend = desk.backend
      try await desk.until("the compositor is noticed") { backend.environment.isComposited }
      guard let eyes = eyes_open(server.display) else { throw NeverHappened("no DAMAGE") }
      self.eyes = eyes
      eyes_blink(eyes)
      presentation = MenuPresentation(
        menu: menu, source: .rect(Rect(x: 300, y: 100, width: 80, height: 30)))
      presentation.backend = backend
      presentation.density = density
      presentation.submenuStyle = density == .regular ? .stacked : .cascading
    }

    isolated deinit {
      presentation.dismiss(animated: false)
      eyes_close(eyes)
    }

    /// Lets everything that moves come to its end.
    func settle() async throws {
      let backend = desk.backend
      if presentation.isPresented { try await desk.untilHeld() }
      try await desk.until("everything rests") {
        // Only the time after which a forgotten menu closes is left.
        backend.nextDeadline.map { $0 > backend.now + .seconds(60) } ?? true
      }
    }

    /// The parts of windows that are drawn while `body` runs, as the server says.
    func damage(_ body: () async throws -> Void) async throws -> [seen] {
      sync()
      eyes_blink(eyes)
      try await body()
      sync()
      var all: [seen] = []
      while case let sight = eyes_next(eyes, 0), sight.sight != SIGHT_NOTHING {
        if sight.sight == SIGHT_DAMAGED { all.append(sight) }
      }
      return all
    }

    /// Returns when the server has done what it was asked for.
    private func sync() { _ = desk.backend.pointerState() }

    /// What shows, without what is around the panels.
    func picture() throws -> Picture {
      sync()
      return try desk.server.screenshot()
    }
  }

  private func menu() -> Menu {
    Menu(children: [
      Action(title: "Copy"), .submenu(title: "Share", Action(title: "By mail")),
      Action(title: "Delete", isDestructive: true),
    ])
  }

  @Test("Nothing is drawn while nothing moves", arguments: Density.allCases)
  func rest(density: Density) async throws {
    let scene = try await Scene(menu(), density: density)
    scene.presentation.present(animated: true)
    try await scene.settle()
    let damage = try await scene.damage {
      for _ in 0..<200 { scene.desk.backend.processPending() }
    }
    #expect(damage.isEmpty)
  }

  @Test("What has moved in ends exactly as what is shown still", arguments: Density.allCases)
  func end(density: Density) async throws {
    let scene = try await Scene(menu(), density: density)
    scene.presentation.present(animated: false)
    try await scene.settle()
    let still = try scene.picture()
    scene.presentation.dismiss(animated: false)
    scene.presentation.present(animated: true)
    let first = try scene.picture()
    #expect(first != still)
    try await scene.settle()
    #expect(try scene.picture() == still)
  }

  @Test("A menu that has lost rows ends exactly as one that never had them")
  func shrink() async throws {
    let rows = (0..<6).map { Action(title: "Row \($0)") }
    let menu = Menu(children: Array(rows.prefix(4)))
    let scene = try await Scene(menu)
    scene.presentation.present(animated: true)
    try await scene.settle()
    let still = try scene.picture()
    scene.presentation.dismiss(animated: false)
    menu.children = rows
    scene.presentation.present(animated: true)
    try await scene.settle()
    menu.children = Array(rows.prefix(4))
    try await scene.settle()
    #expect(try scene.picture() == still)
  }

  @Test("Closed, it leaves nothing behind")
  func closes() async throws {
    let scene = try await Scene(menu())
    let empty = try scene.picture()
    scene.presentation.present(animated: true)
    try await scene.settle()
    scene.presentation.dismiss(animated: true)
    #expect(try scene.picture() != empty)
    try await scene.desk.until("all panels are gone") { try scene.desk.server.popups.isEmpty }
    #expect(try scene.picture() == empty)
  }

  @Test(
    "A step of the mark of a row that is being loaded draws a small square",
    arguments: Density.allCases)
  func spinner(density: Density) async throws {
    let scene = try await Scene(
      Menu(children: [Action(title: "Open"), LazyMenuElement { _ in }]), density: density)
    scene.presentation.present(animated: true)
    try await scene.desk.until("nothing but the mark moves") {
      scene.presentation.frames.allSatisfy { $0.scale == 1 && $0.opacity == 1 && $0.clip == nil }
    }
    let before = scene.presentation.frames
    let damage = try await scene.damage {
      try await scene.desk.until("it has taken a step") { scene.presentation.frames != before }
    }
    let side = density == .regular ? 20 : 16
    #expect(!damage.isEmpty)
    #expect(damage.allSatisfy { $0.width <= side && $0.height <= side })
  }

  @Test("A menu goes with the window that it hangs from")
  func follows() async throws {
    let scene = try await Scene(menu())
    let window = try await scene.desk.server.makeWindow(
      Frame(x: 300, y: 60, width: 200, height: 40))
    scene.presentation.source = .window(WindowID(rawValue: UInt64(window)))
    scene.presentation.present(animated: true)
    try await scene.settle()
    let before = try #require(scene.presentation.frames.first).frame
    scene.desk.server.moveWindow(window, to: 340, 90)
    try await scene.desk.until("the menu has followed") {
      scene.presentation.frames.first?.frame == before.offset(dx: 40, dy: 30)
    }
    try await scene.desk.until("it shows there") {
      try scene.desk.server.popups.contains {
        $0.frame.x <= Int(before.minX) + 40 && $0.frame.right >= Int(before.maxX) + 40
      }
    }
    #expect(scene.presentation.isPresented)
  }
}
