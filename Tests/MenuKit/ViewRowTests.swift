import MenuKit
import MenuLayout
import MenuModel
import MenuPrimitives
import MenuTesting
import MenuViews
import Testing

@MainActor @Suite struct ViewRowTests {
  private static let red = Color(hex: 0xC00000)
  private static let green = Color(hex: 0x00C000)

  private func regular(_ menu: Menu, scale: Double = 1) -> MenuHarness {
    MenuHarness(
      menu, density: .regular, submenus: .stacked,
      environment: DisplayEnvironment(scale: scale))
  }

  @Test func `a header view takes the whole width and the height that it asks for`() {
    let view = Block(height: 90, color: Self.red)
    let harness = regular(
      Menu(children: [Action(title: "Open")], headers: [CustomView(view: view)]))
    harness.present()
    #expect(harness.areas(of: Self.red) == [Rect(x: 0, y: 0, width: 250, height: 90)])
    #expect(harness.frame(of: "Open")?.size.height == 44)
    #expect(view.screenRect?.size == Size(width: 250, height: 90))
    #expect(view.screenRect?.maxY == harness.frame(of: "Open")?.minY)

    view.wish.height = 40
    harness.backend.runPending()
    #expect(harness.areas(of: Self.red) == [Rect(x: 0, y: 0, width: 250, height: 40)])

    harness.presentation.dismiss(animated: false)
    #expect(view.host == nil)
    #expect(view.screenRect == nil)
    harness.present()
    #expect(harness.areas(of: Self.red).count == 1)
  }

  @Test func `a view in a compact menu has its margins and makes the menu as wide as it wishes`() {
    let view = Block(width: 300, height: 20, color: Self.red)
    let harness = MenuHarness(Menu(children: [CustomView(view: view), Action(title: "Open")]))
    harness.present()
    #expect(harness.areas(of: Self.red) == [Rect(x: 5, y: 5, width: 300, height: 20)])
    view.wish.width = 200
    harness.backend.runPending()
    // A panel never shrinks while it is open.
    #expect(harness.areas(of: Self.red) == [Rect(x: 5, y: 5, width: 300, height: 20)])
    view.wish.width = 9_000
    harness.backend.runPending()
    #expect(harness.areas(of: Self.red) == [Rect(x: 5, y: 5, width: 410, height: 20)])
  }

  @Test func `the pointer works a view without dismissing or highlighting anything`() {
    let view = Block(height: 40)
    let action = Action(title: "Open")
    let harness = regular(Menu(children: [action], headers: [CustomView(view: view)]))
    harness.present()
    harness.move(to: "Open")
    #expect(harness.highlighted == "Open")
    harness.move(to: view)
    harness.press()
    harness.release()
    #expect(harness.highlighted == nil)
    #expect(
      view.events == [
        "entered", "moved 125 20", "pressed 125 20", "released 125 20",
      ])
    view.events = []
    harness.press()
    harness.move(to: Point(x: 700, y: 700))
    #expect(view.events.last?.hasPrefix("moved") == true)
    harness.release()
    #expect(view.events.last?.hasPrefix("released") == true)
    #expect(view.events.contains("exited"))
    #expect(!view.isHovered)
    #expect(harness.presentation.isPresented)
  }

  @Test func `a wheel that a view doesn't want scrolls the list`() {
    let view = Block(height: 100)
    let harness = MenuHarness(
      Menu(children: [CustomView(view: view)] + (0..<50).map { Action(title: "Row \($0)") }),
      workArea: Rect(x: 0, y: 0, width: 800, height: 300))
    harness.present()
    harness.move(to: view)
    harness.scroll(1)
    #expect(view.events.last == "scrolled 1.0")
    #expect(harness.scrollOffset == 0)
    view.takesPointer = false
    harness.scroll(1)
    #expect(harness.scrollOffset > 0)
  }

  @Test func `a button in a menu does what it does, and the menu stays`() {
    var count = 0
    let button = Button("Follow") { count += 1 }
    let harness = regular(
      Menu(
        children: [Action(title: "Open")],
        headers: [CustomView(view: HStack([Label("Anna"), button]))]))
    harness.present()
    #expect(harness.click(button))
    #expect(count == 1)
    #expect(harness.presentation.isPresented)
  }

  @Test func `an action with a view is highlighted and chosen; its view gets nothing`() {
    let view = Block(height: 50, color: Self.red)
    let harness = regular(Menu(children: [Action(title: "Open")]))
    let action = CustomViewAction(view: view) { _ in harness.report("chosen") }
    action.accessibilityLabel = "Card"
    harness.presentation.menu?.children.append(action)
    harness.present()
    harness.move(to: "Card")
    #expect(harness.highlighted == "Card")
    // The highlight lies below the view.
    let lit = Theme(scheme: .light, density: .regular).highlight.fill
    #expect(harness.areas(of: lit) == [Rect(x: 0, y: 44, width: 250, height: 50)])
    #expect(harness.areas(of: Self.red) == [Rect(x: 0, y: 44, width: 250, height: 50)])
    #expect(view.events.isEmpty)
    harness.press()
    harness.release()
    #expect(harness.events == ["dismissed activated", "chosen"])
    #expect(view.events.isEmpty)

    action.isEnabled = false
    harness.present()
    harness.click("Card")
    #expect(harness.presentation.isPresented)
  }

  @Test func `custom content stands where an action's parts stand`() {
    let (content, accessory) = (Block(height: 20, color: Self.red), Block(color: Self.green))
    accessory.wish = Size(width: 10, height: 400)
    let action = CustomContentViewAction(
      contentView: .view(content), trailingAccessoryView: .view(accessory), isSelected: true)
    let harness = regular(Menu(children: [action, Action(title: "Open")]))
    harness.present()
    #expect(harness.areas(of: Self.red) == [Rect(x: 32, y: 12, width: 178, height: 20)])
    #expect(harness.areas(of: Self.green) == [Rect(x: 217, y: 6, width: 10, height: 32)])
    action.trailingAccessoryView = nil
    action.isSelected = false
    harness.backend.runPending()
    #expect(harness.areas(of: Self.red) == [Rect(x: 16, y: 12, width: 218, height: 20)])
    #expect(harness.areas(of: Self.green).isEmpty)
    #expect(accessory.host == nil)
  }

  @Test func `updaters hear how rows look, and what changes`() {
    var told: [(metrics: MenuMetrics, animated: Bool)] = []
    let action = CustomContentViewAction(
      contentView: .view(Label("Text")) { (_: Label, metrics, animated) in
        told.append((metrics, animated))
      })
    let harness = regular(Menu(children: [action]))
    harness.backend.environment.isComposited = true
    harness.presentation.present(animated: true)
    #expect(told.count == 1)
    #expect(told.last?.animated == false)
    #expect(told.last?.metrics.contentInsets.leading == 16)
    #expect(told.last?.metrics.contentColor == .label)
    #expect(told.last?.metrics.maximumNumberOfLines == 2)
    harness.advance(by: .seconds(1))
    #expect(told.count == 1)

    action.isDestructive = true
    action.isSelected = true
    harness.backend.runPending()
    #expect(told.count == 2)
    #expect(told.last?.animated == true)
    #expect(told.last?.metrics.contentColor == .destructive)
    #expect(told.last?.metrics.menuHasLeadingAccessories == true)
    #expect(told.last?.metrics.contentInsets.leading == 32)
    action.isEnabled = false
    harness.backend.runPending()
    #expect(told.last?.metrics.contentColor == .secondaryLabel)
    action.setNeedsUpdate()
    harness.backend.runPending()
    #expect(told.count == 4)
  }

  @Test func `on a lit row that changes the colour of text, views follow`() {
    let content = Block(height: 20, color: .label)
    let action = CustomContentViewAction(contentView: .view(content))
    action.accessibilityLabel = "Card"
    let harness = MenuHarness(Menu(children: [action, Action(title: "Open")]))
    let theme = Theme(scheme: .light, density: .compact)
    harness.present()
    #expect(harness.areas(of: theme.label).count == 1)
    harness.move(to: "Card")
    #expect(harness.areas(of: theme.highlight.label ?? .clear).count == 1)
    #expect(harness.areas(of: theme.label).isEmpty)
    harness.move(to: "Open")
    #expect(harness.areas(of: theme.label).count == 1)
  }

  @Test func `a view that moves is drawn when it is due, and only while it is in sight`() {
    let view = Block(height: 60, color: Self.red)
    view.interval = .milliseconds(20)
    let harness = MenuHarness(
      Menu(children: [CustomView(view: view)] + (0..<50).map { Action(title: "Row \($0)") }),
      workArea: Rect(x: 0, y: 0, width: 800, height: 300))
    harness.present()
    let count = view.drawCount
    harness.advance(by: .milliseconds(100))
    #expect(view.drawCount == count + 5)
    harness.move(to: "Row 2")
    harness.scroll(9)
    #expect(harness.areas(of: Self.red).isEmpty)
    #expect(harness.backend.wakeTime.map { $0 > harness.backend.now + .milliseconds(50) } ?? true)
  }

  @Test func `a row whose element gets another view shows that`() {
    let element = CustomView(view: Block(color: Self.red))
    let harness = regular(Menu(children: [element, Action(title: "Open")]))
    harness.present()
    element.view = .view(Block(height: 70, color: Self.green))
    harness.backend.runPending()
    #expect(harness.areas(of: Self.red).isEmpty)
    #expect(harness.areas(of: Self.green) == [Rect(x: 0, y: 0, width: 250, height: 70)])
    element.view = nil
    harness.backend.runPending()
    #expect(harness.areas(of: Self.green).isEmpty)
  }

  @Test func `views of a submenu come and go with it`() {
    let (below, above) = (Block(color: Self.red), Block(color: Self.green))
    let harness = MenuHarness(
      Menu(children: [
        CustomView(view: below), .submenu(title: "More", CustomView(view: above)),
      ]))
    harness.present()
    #expect(above.host == nil)
    harness.click("More")
    #expect(harness.areas(of: Self.green).count == 1)
    #expect(above.screenRect != nil)
    harness.key(.escape)
    #expect(above.host == nil)
    #expect(below.host != nil)
  }

  @Test func `a view that grows moves what is below it, step by step, and back`() throws {
    let (view, below) = (Block(height: 30, color: Self.red), Block(height: 20, color: Self.green))
    let harness = regular(Menu(children: [CustomView(view: view), CustomView(view: below)]))
    harness.backend.environment.isComposited = true
    harness.presentation.present(animated: true)
    harness.advance(by: .seconds(2))
    func top() throws -> Double { try #require(harness.areas(of: Self.green).first).minY }
    #expect(try top() == 30)
    for (wish, range) in [(90.0, 30.0..<90.0), (30, 30..<90)] {
      view.wish.height = wish
      harness.backend.runPending()
      harness.advance(by: .milliseconds(100))
      let onTheWay = try top()
      #expect(range.contains(onTheWay) && onTheWay != 30)
      harness.advance(by: .seconds(2))
      #expect(try top() == wish)
    }
    // At rest nothing is drawn.
    let count = view.drawCount
    harness.advance(by: .seconds(2))
    #expect(view.drawCount == count)
  }
}
