import MenuKit
import MenuModel
import MenuPrimitives
import MenuTesting
import MenuViews
import Testing

@MainActor @Suite("Windows of other programs in rows") struct ForeignWindowRowTests {
  private let id = WindowID(rawValue: 42)
  private let view = ForeignWindowView(
    window: WindowID(rawValue: 42), size: Size(width: 120, height: 60))

  private func harness(_ menu: Menu) -> MenuHarness {
    MenuHarness(menu, density: .regular, submenus: .stacked)
  }

  private func embedded(_ harness: MenuHarness) -> [EmbeddedWindow] {
    harness.backend.surfaces.last?.frame?.embedded ?? []
  }

  private var rows: [MenuElement] {
    [CustomView(view: view)] + (0..<40).map { Action(title: "Row \($0)") }
  }

  @Test("lie where their view is") func place() throws {
    let harness = harness(Menu(children: [Action(title: "Open"), CustomView(view: view)]))
    harness.present()
    let window = try #require(embedded(harness).first)
    let frame = try #require(harness.backend.surfaces.first?.frame?.frame)
    #expect(embedded(harness).count == 1 && window.id == id && window.clip == window.frame)
    #expect(window.frame.size == Size(width: 250, height: 60))
    #expect(view.screenRect == window.frame.offset(dx: frame.minX, dy: frame.minY))
    view.preferredSize.height = 90
    harness.backend.runPending()
    #expect(embedded(harness).map(\.frame.height) == [90])
  }

  @Test("make a compact menu as wide as they wish", arguments: [0, 3, 40])
  func width(count: Int) {
    view.preferredSize.width = 200
    let rows = [CustomView(view: view)] + (0..<count).map { Action(title: "R\($0)") }
    let harness = MenuHarness(Menu(children: rows))
    harness.present()
    #expect(embedded(harness).map(\.frame.size) == [Size(width: 200, height: 60)])
  }

  @Test("scroll with their row, are cut off where the list ends, and stay out of sight then")
  func scrolling() throws {
    view.preferredSize.height = 200
    let harness = harness(Menu(children: rows, headers: [Action(title: "Pinned")]))
    harness.present()
    let start = try #require(embedded(harness).first?.frame)
    let pinned = try #require(harness.frame(of: "Pinned"))
    harness.move(to: "Row 3")
    harness.scroll(0.5)
    harness.advance(by: .seconds(1))
    let moved = try #require(embedded(harness).first)
    let top = try #require(harness.backend.surfaces.first?.frame?.frame.minY)
    #expect(moved.frame.minY < start.minY && !moved.clip.isEmpty)
    #expect(moved.clip.minY >= pinned.maxY - top && moved.clip.maxY == moved.frame.maxY)
    harness.scroll(30)
    harness.advance(by: .seconds(1))
    #expect(embedded(harness).map(\.id) == [id] && embedded(harness).allSatisfy { $0.clip.isEmpty })
    harness.scroll(-60)
    harness.advance(by: .seconds(1))
    #expect(embedded(harness).map(\.frame) == [start])
  }

  @Test("are let go of when their view goes, or when the menu closes") func giving() {
    let row = CustomView(view: view)
    let menu = Menu(children: [Action(title: "Open"), row])
    let harness = harness(menu)
    harness.present()
    row.isHidden = true
    harness.backend.runPending()
    harness.advance(by: .seconds(2))
    #expect(embedded(harness).allSatisfy { $0.clip.isEmpty })
    view.window = nil
    harness.backend.runPending()
    harness.advance(by: .seconds(2))
    view.window = id
    row.isHidden = false
    harness.backend.runPending()
    harness.advance(by: .seconds(2))
    #expect(embedded(harness).map(\.id) == [id])
    view.window = nil
    harness.backend.runPending()
    #expect(embedded(harness) == [])
    view.window = id
    harness.backend.runPending()
    #expect(embedded(harness).count == 1)
    harness.presentation.dismiss(animated: true)
    harness.backend.runPending()
    #expect(embedded(harness) == [])
  }

  @Test("of two levels the lower one keeps it") func levels() {
    let other = ForeignWindowView(window: id, size: Size(width: 50, height: 50))
    let harness = harness(
      Menu(children: [
        CustomView(view: view), .submenu(title: "More", CustomView(view: other)),
      ]))
    harness.present()
    harness.click("More")
    harness.advance(by: .seconds(2))
    let all = harness.backend.surfaces.compactMap(\.frame?.embedded)
    #expect(all.count == 2 && all[0].count == 1 && all[1] == [])
  }

  @Test("leave a placeholder when they end") func losing() {
    var losses = 0
    view.onLoss = { losses += 1 }
    let harness = harness(Menu(children: [CustomView(view: view)]))
    harness.present()
    harness.backend.loseEmbeddedWindow(id)
    #expect(view.isLost && losses == 1 && embedded(harness) == [])
    harness.backend.loseEmbeddedWindow(id)
    #expect(losses == 1)
    view.window = WindowID(rawValue: 43)
    harness.backend.runPending()
    #expect(embedded(harness).map(\.id.rawValue) == [43])
  }
}
