import MenuKit
import MenuLayout
import MenuModel
import MenuPrimitives
import MenuTesting
import MenuViews
import Testing

@MainActor @Suite(.serialized) struct ViewMisuseTests {
  private static let red = Color(hex: 0xC00000)

  private func present(_ menu: Menu) -> MenuHarness {
    let harness = MenuHarness(menu, density: .regular, submenus: .stacked)
    harness.present()
    return harness
  }

  /// What is told of misuse while something is done.
  private func diagnostics(_ body: () -> Void) -> [String] {
    var told: [String] = []
    let before = Diagnostics.handler
    Diagnostics.forget()
    Diagnostics.handler = { told.append($0.description) }
    body()
    Diagnostics.handler = before
    return told
  }

  @Test func `a view of two elements stays in the first, and that is said once`() {
    let view = Block(color: Self.red)
    let (first, second) = (CustomView(view: view), CustomView(view: view))
    let told = diagnostics {
      let harness = present(Menu(children: [first, second, Action(title: "Open")]))
      #expect(harness.areas(of: Self.red) == [Rect(x: 0, y: 0, width: 250, height: 30)])
      second.setNeedsUpdate()
      harness.backend.runPending()
      #expect(harness.areas(of: Self.red).count == 1)
      // As soon as it is free, the other one has it.
      first.isHidden = true
      harness.backend.runPending()
      #expect(harness.areas(of: Self.red) == [Rect(x: 0, y: 0, width: 250, height: 30)])
    }
    #expect(told.count == 1)
  }

  @Test func `a view that takes itself away leaves an empty row`() {
    let view = Block(color: Self.red)
    let element = CustomView(view: view)
    let harness = present(Menu(children: [element, Action(title: "Open")]))
    view.attach(to: nil)
    harness.move(to: "Open")
    #expect(harness.areas(of: Self.red).isEmpty)
    #expect(harness.frame(of: "Open")?.minY == 30 + harness.presentation.frames[0].frame.minY)
    let other = View()
    other.addSubview(view)
    harness.backend.runPending()
    harness.presentation.dismiss(animated: false)
    #expect(view.superview === other)
  }

  @Test func `a view inside another one is taken out of it`() {
    let (outer, view) = (View(), Block(color: Self.red))
    outer.addSubview(view)
    let harness = present(Menu(children: [CustomView(view: view), Action(title: "Open")]))
    #expect(outer.subviews.isEmpty)
    #expect(harness.areas(of: Self.red).count == 1)
  }

  @Test func `sizes that can't be are said once, and the menu goes on`() {
    let view = Block(color: Self.red)
    let told = diagnostics {
      let harness = present(Menu(children: [CustomView(view: view), Action(title: "Open")]))
      for wish in [Double.nan, .infinity, -5, 1e12, .nan] {
        view.wish.height = wish
        harness.backend.runPending()
        let height = wish == 1e12 ? CustomSizes.greatestHeight : 20
        #expect(view.frame.height == height)
      }
      view.wish = Size(width: .nan, height: 25)
      harness.backend.runPending()
      #expect(view.frame == Rect(x: 0, y: 0, width: 250, height: 25))
    }
    #expect(told.count == 5)
  }

  @Test func `what an updater changes in the menu shows`() {
    let action = Action(title: "Open")
    let element = CustomView(
      view: .view(Block()) { (_: Block, _, _) in action.title = "Opened" })
    let harness = present(Menu(children: [element, action]))
    harness.backend.runPending()
    #expect(harness.rows == [["", "Opened"]])
  }

  @Test func `updaters that never rest hold nobody up`() {
    let action = Action(title: "0")
    var count = 0
    let element = CustomView(view: nil)
    element.view = .view(Block()) { [unowned element] (_: Block, _, _) in
      count += 1
      action.title = "\(count)"
      element.setNeedsUpdate()
    }
    let told = diagnostics {
      let harness = present(Menu(children: [element, action]))
      harness.advance(by: .seconds(10))
      #expect(count < 20)
      harness.move(to: Point(x: 130, y: 150))
      harness.advance(by: .seconds(10))
      #expect(count < 60)
    }
    #expect(told.count == 1)
  }

  @Test func `an updater may dismiss the menu`() {
    var harness: MenuHarness?
    let element = CustomView(
      view: .view(Block()) { (_: Block, _, _) in
        harness?.presentation.dismiss(animated: false)
      })
    harness = present(Menu(children: [element, Action(title: "Open")]))
    element.setNeedsUpdate()
    harness?.backend.runPending()
    #expect(harness?.presentation.isPresented == false)
    #expect(harness?.backend.surfaces.isEmpty == true)
  }

  @Test func `a view may change the menu, dismiss it, or go, while it is pressed`() {
    for deed in ["hide", "dismiss", "remove"] {
      let element = CustomView(view: nil)
      let harness = MenuHarness(Menu(children: [element, Action(title: "Open")]))
      var button: Button?
      let made = Button("Do") {
        switch deed {
        case "hide": element.isHidden = true
        case "dismiss": harness.presentation.dismiss(animated: false)
        default: button?.removeFromSuperview()
        }
      }
      button = made
      element.view = .view(HStack([made]))
      harness.present()
      #expect(harness.click(made))
      harness.move(to: Point(x: 130, y: 130))
      harness.backend.runPending()
      #expect(harness.presentation.isPresented == (deed != "dismiss"))
      button = nil
    }
  }
}
