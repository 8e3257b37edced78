import MenuKit
import MenuTesting
import Testing

/// Which element is on top when a menu opens downwards and upwards.
@MainActor @Suite("The order of elements in a menu that shows")
struct ElementOrderTests {
  private let low = Rect(x: 100, y: 700, width: 80, height: 30)
  private let high = Rect(x: 100, y: 60, width: 80, height: 30)

  private func harness(
    _ menu: Menu, at rect: Rect, order: Menu.ElementOrder, submenus: SubmenuStyle = .stacked
  ) -> MenuHarness {
    let harness = MenuHarness(menu, density: .regular, submenus: submenus)
    harness.presentation.source = .rect(rect)
    harness.presentation.preferredElementOrder = order
    harness.present()
    return harness
  }

  private func menu(_ count: Int = 3) -> Menu {
    Menu(children: (1...count).map { Action(title: "\($0)") })
  }

  @Test(
    "Downwards it is always the first",
    arguments: [
      Menu.ElementOrder.automatic, .priority, .fixed,
    ])
  func downwards(order: Menu.ElementOrder) {
    #expect(harness(menu(), at: high, order: order).rows == [["1", "2", "3"]])
  }

  @Test(
    "Upwards it is the last, unless the order is fixed",
    arguments: [
      (Menu.ElementOrder.automatic, ["3", "2", "1"]), (.priority, ["3", "2", "1"]),
      (.fixed, ["1", "2", "3"]),
    ])
  func upwards(order: Menu.ElementOrder, rows: [String]) throws {
    let harness = harness(menu(), at: low, order: order)
    #expect(harness.rows == [rows])
    #expect(try #require(harness.frame(of: "1")).maxY < low.minY)
  }

  @Test(
    "In cascading style automatic order is fixed, priority is not",
    arguments: [
      (Menu.ElementOrder.automatic, ["1", "2", "3"]), (.priority, ["3", "2", "1"]),
      (.fixed, ["1", "2", "3"]),
    ])
  func cascading(order: Menu.ElementOrder, rows: [String]) {
    #expect(harness(menu(), at: low, order: order, submenus: .cascading).rows == [rows])
  }

  @Test("A list that has to be scrolled is in fixed order, unless the order is priority")
  func scrolling() {
    #expect(harness(menu(60), at: low, order: .automatic).rows[0].first == "1")
    #expect(harness(menu(60), at: low, order: .priority).rows[0].first == "60")
  }

  @Test("A list by priority that has to be scrolled shows its end, and stays there as rows come")
  func hangingAtEnd() {
    let menu = menu(60)
    let harness = harness(menu, at: low, order: .priority)
    let end = harness.scrollOffset
    #expect(end > 0)
    menu.children.append(Action(title: "New"))
    harness.backend.runPending()
    #expect(harness.scrollOffset > end)
    #expect(harness.rows[0].first == "New")
    // Scrolled away from its end, what shows stays where it is.
    harness.move(to: "3")
    harness.scroll(-3)
    let offset = harness.scrollOffset
    let frame = harness.frame(of: "10")
    menu.children.insert(Action(title: "Newer"), at: 0)
    harness.backend.runPending()
    #expect(harness.scrollOffset <= offset + 1)
    #expect(harness.frame(of: "10") == frame)
    // And back at its end it hangs there again.
    harness.scroll(100)
    menu.children.append(Action(title: "Newest"))
    let before = harness.scrollOffset
    harness.backend.runPending()
    #expect(harness.scrollOffset > before)
  }

  @Test("A list in automatic order that grows too long gets its first element on top for good")
  func growing() {
    let menu = menu()
    let harness = harness(menu, at: low, order: .automatic)
    #expect(harness.rows[0].first == "3")
    let few = menu.children
    menu.children = (1...60).map { Action(title: "\($0)") }
    harness.backend.runPending()
    #expect(harness.rows[0].first == "1")
    menu.children = few
    harness.backend.runPending()
    #expect(harness.rows == [["1", "2", "3"]])
  }

  @Test("Submenus of a stack go the way of the root")
  func submenus() {
    let menu = menu()
    menu.children.insert(.submenu(title: "Sub", Action(title: "A"), Action(title: "B")), at: 0)
    let harness = harness(menu, at: low, order: .automatic)
    #expect(harness.rows == [["3", "2", "1", "Sub"]])
    harness.click("Sub")
    #expect(harness.rows.last == ["Sub", "B", "A"])
  }

  @Test("A key that opens a menu upwards lights the first element, which is the lowest row")
  func byKey() {
    let harness = harness(menu(60), at: low, order: .priority)
    harness.key(.escape)
    harness.presentation.present(animated: false, by: .key)
    #expect(harness.highlighted == "1")
    #expect(harness.scrollOffset > 0)
  }

  @Test("The short way to present and interactions take an order, too")
  func others() {
    let backend = HeadlessBackend()
    PopupBackends.current = backend
    defer { PopupBackends.current = nil }
    let presentation = MenuPresentation.presentMenu(
      menu(), source: .rect(low), preferredElementOrder: .fixed, animated: false)
    #expect(presentation.preferredElementOrder == .fixed)
    presentation.dismiss(animated: false)
    #expect(MenuInteraction(menu: menu()).preferredElementOrder == .automatic)
    #expect(
      MenuInteraction(menu: menu(), preferredElementOrder: .fixed).preferredElementOrder == .fixed)
    #expect(
      MenuInteraction(preferredElementOrder: .priority, menuProvider: { nil })
        .preferredElementOrder == .priority)
  }
}
