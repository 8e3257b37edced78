import MenuKit
import MenuTesting
import Testing

/// Menus of what moves while they are open.
@MainActor @Suite("A menu follows what it hangs from") struct FollowingTests {
  let backend = HeadlessBackend(environment: DisplayEnvironment(isComposited: true))
  let root = View()
  let button = Button("File")
  let window: PlainHost
  let presentation = MenuPresentation(menu: Menu(children: [Action(title: "Open")]))

  init() {
    button.frame = Rect(x: 20, y: 10, width: 80, height: 30)
    root.addSubview(button)
    window = PlainHost(root, backend: backend)
    backend.windows[PlainHost.id] = Rect(x: 400, y: 100, width: 300, height: 200)
    presentation.backend = backend
  }

  private func present(_ source: MenuPresentationSource) throws -> Rect {
    presentation.source = source
    presentation.present(animated: true)
    for _ in 0..<100 where backend.wakeTime != nil { backend.advance(by: .milliseconds(16)) }
    return try place()
  }

  private func place() throws -> Rect { try #require(backend.surfaces.first?.frame).frame }

  @Test("a view that moves in its window")
  func view() throws {
    let before = try present(.view(button))
    button.frame = button.frame.offset(dx: 30, dy: 40)
    backend.runPending()
    #expect(try place() == before.offset(dx: 30, dy: 40))
    // Carried along, not sent after it.
    #expect(try #require(backend.surfaces.first?.frame).translation == .zero)
    #expect(backend.wakeTime == nil)
    presentation.dismiss(animated: false)
  }

  @Test("a view whose superview moves")
  func superview() throws {
    let before = try present(.view(button, attachmentPoint: Point(x: 5, y: 30)))
    root.frame = root.frame.offset(dx: 0, dy: 25)
    backend.runPending()
    #expect(try place() == before.offset(dy: 25))
    presentation.dismiss(animated: false)
  }

  @Test("a view whose window moves, and a window itself")
  func windows() throws {
    for source in [MenuPresentationSource.view(button), .window(PlainHost.id)] {
      let before = try present(source)
      backend.windows[PlainHost.id] = Rect(x: 450, y: 120, width: 300, height: 200)
      backend.runPending()
      #expect(try place() == before.offset(dx: 50, dy: 20))
      presentation.dismiss(animated: false)
      backend.windows[PlainHost.id] = Rect(x: 400, y: 100, width: 300, height: 200)
    }
  }

  @Test("as far as the screen has room for it")
  func room() throws {
    let before = try present(.view(button))
    backend.windows[PlainHost.id] = Rect(x: 400, y: 700, width: 300, height: 200)
    backend.runPending()
    let after = try place()
    #expect(backend.workAreas[0].contains(after))
    // There is no room below any more.
    #expect(after.maxY <= 710)
    #expect(after.size == before.size)
    presentation.dismiss(animated: false)
  }

  @Test("its submenus come along")
  func submenus() throws {
    let more: Menu = .submenu(title: "More", Action(title: "Inner"))
    presentation.menu = Menu(children: [more])
    _ = try present(.view(button))
    presentation.open(more)
    for _ in 0..<100 where backend.wakeTime != nil { backend.advance(by: .milliseconds(16)) }
    let before = try backend.surfaces.map { try #require($0.frame).frame }
    button.frame = button.frame.offset(dx: 12, dy: 6)
    backend.runPending()
    let after = try backend.surfaces.map { try #require($0.frame).frame }
    #expect(after == before.map { $0.offset(dx: 12, dy: 6) })
    presentation.dismiss(animated: false)
  }

  @Test("but nothing follows views elsewhere, points, or what has gone")
  func others() throws {
    let other = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(other)
    let before = try present(.view(button))
    other.frame = other.frame.offset(dx: 5, dy: 5)
    #expect(backend.wakeTime == nil)
    button.removeFromSuperview()
    backend.environment.colorScheme = .dark
    backend.runPending()
    #expect(try place() == before)
    presentation.dismiss(animated: false)
    let point = try present(.point(Point(x: 500, y: 300)))
    backend.pointer?.location = Point(x: 20, y: 20)
    backend.environment.colorScheme = .light
    backend.runPending()
    #expect(try place() == point)
    presentation.dismiss(animated: false)
  }
}
