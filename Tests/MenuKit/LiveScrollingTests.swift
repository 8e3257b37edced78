import MenuKit
import MenuTesting
import Testing

/// Scrolled menus whose rows come and go: what the user sees stays where it is.
@MainActor @Suite("Rows that come and go in a scrolled menu")
struct LiveScrollingTests {
  private let menu = Menu(children: (0..<200).map { Action(title: "Row \($0)") })

  private func harness(
    _ density: Density = .compact, _ submenus: SubmenuStyle = .cascading
  ) -> MenuHarness {
    let harness = MenuHarness(menu, density: density, submenus: submenus)
    harness.present()
    return harness
  }

  private func newRows(_ count: Int) -> [MenuElement] {
    (0..<count).map { Action(title: "New \($0)") }
  }

  @Test("move nothing when they are above what shows", arguments: [Density.compact, .regular])
  func insertionAbove(density: Density) throws {
    let harness = harness(density)
    harness.move(to: "Row 3")
    harness.scroll(10)
    harness.move(to: Point(x: 1200, y: 790))
    #expect(harness.highlighted == nil)
    let before = try #require(harness.frame(of: "Row 40"))
    menu.children.insert(contentsOf: newRows(7), at: 0)
    harness.backend.runPending()
    #expect(harness.frame(of: "Row 40") == before)
    menu.children.removeFirst(5)
    harness.backend.runPending()
    #expect(harness.frame(of: "Row 40") == before)
  }

  @Test("leave the highlighted row where it is, also when they come between what shows")
  func insertionBelowTheFirstRow() throws {
    let harness = harness()
    for _ in 0..<60 { harness.key(.down) }
    let row = try #require(harness.highlighted)
    let before = try #require(harness.frame(of: row))
    menu.children.insert(contentsOf: newRows(3), at: 55)
    harness.backend.runPending()
    #expect(harness.highlighted == row)
    #expect(harness.frame(of: row) == before)
  }

  @Test("leave the row under the pointer there")
  func insertionUnderThePointer() throws {
    let harness = harness()
    harness.move(to: "Row 5")
    menu.children.insert(contentsOf: newRows(3), at: 0)
    let before = try #require(harness.frame(of: "Row 5"))
    harness.backend.runPending()
    #expect(harness.highlighted == "Row 5")
    #expect(harness.frame(of: "Row 5") == before)
  }

  @Test("show at the top of a list that rests there")
  func insertionAtTheTop() {
    let harness = harness()
    menu.children.insert(contentsOf: newRows(3), at: 0)
    harness.backend.runPending()
    #expect(harness.scrollOffset == 0)
  }

  @Test("keep the next row in place when the first that showed has gone")
  func removalOfTheFirstVisibleRow() throws {
    let harness = harness()
    harness.move(to: "Row 3")
    harness.scroll(10)
    harness.move(to: Point(x: 1200, y: 790))
    let shown = menu.children.indices.filter {
      (harness.frame(of: "Row \($0)")?.minY ?? -1) >= 0
    }
    let first = try #require(shown.first)
    let before = try #require(harness.frame(of: "Row \(first + 2)"))
    menu.children[first].isHidden = true
    menu.children[first - 1].isHidden = true
    harness.backend.runPending()
    #expect(harness.frame(of: "Row \(first + 2)") == before)
  }

  @Test("leave the row of an open submenu there", arguments: SubmenuStyle.allCases)
  func insertionAboveAnOpenSubmenu(style: SubmenuStyle) throws {
    let sub: Menu = .submenu(title: "More", Action(title: "Inner"))
    menu.children.insert(sub, at: 50)
    let harness = harness(style == .stacked ? .regular : .compact, style)
    harness.presentation.highlight(sub)
    harness.presentation.open(sub)
    let before = try #require(rootFrame(of: sub, in: harness))
    menu.children.insert(contentsOf: newRows(4), at: 3)
    harness.backend.runPending()
    #expect(harness.openPath == ["More"])
    #expect(rootFrame(of: sub, in: harness) == before)
  }

  private func rootFrame(of element: MenuElement, in harness: MenuHarness) -> Rect? {
    guard let (stack, tracker) = harness.presentation.tracked,
      let index = stack.levels[0].panel.index(of: element.elementID)
    else { return nil }
    return stack.levels[0].panel.frame(
      ofRow: index, scrollOffset: tracker.scrollOffset(atLevel: 0))
  }

  @Test("let panels grow and shrink within the work area", arguments: SubmenuStyle.allCases)
  func growingAndShrinking(style: SubmenuStyle) throws {
    let (root, inner) = (Menu(children: newRows(3)), Menu(title: "More", children: newRows(2)))
    root.children.append(inner)
    let harness = MenuHarness(
      root, density: style == .stacked ? .regular : .compact, submenus: style)
    harness.present()
    harness.presentation.open(inner)
    let area = Rect(x: 0, y: 0, width: 1280, height: 800)
    for count in [2, 30, 1, 100, 4, 0, 12] {
      for menu in [inner, root] {
        menu.children = newRows(count) + (menu === root ? [inner] : [])
        harness.backend.runPending()
        let frames = harness.presentation.frames.map(\.frame)
        #expect(frames.count == 2)
        #expect(frames.allSatisfy { area.contains($0) && $0.height > 0 })
        #expect(harness.openPath == ["More"])
      }
    }
  }
}
