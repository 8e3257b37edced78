import MenuPrimitives
import MenuViews
import Testing

@MainActor @Suite("The focus") struct FocusTests {
  let root = View()
  let buttons = (0..<3).map { Button("\($0)") }
  let window: Window

  init() {
    for (index, button) in buttons.enumerated() {
      button.frame = Rect(x: Double(index) * 50, y: 0, width: 40, height: 30)
      root.addSubview(button)
    }
    window = Window(root)
  }

  @Test("goes round with Tab, and back with Shift and Tab")
  func tab() {
    var order: [String] = []
    for _ in 0..<4 {
      #expect(window.key(.tab))
      order.append((window.focusedView as? Button)?.title ?? "none")
    }
    #expect(order == ["0", "1", "2", "0"])
    window.key(.tab, .shift)
    #expect(window.focusedView === buttons[2])
    #expect(buttons[2].isFocused && buttons[2].showsFocus && !buttons[0].isFocused)
    #expect(!window.key(.tab, .control))
  }

  @Test("passes over what is disabled or hidden")
  func skipping() {
    buttons[1].isEnabled = false
    buttons[2].isHidden = true
    window.key(.tab)
    window.key(.tab)
    #expect(window.focusedView === buttons[0])
    window.focusedView = buttons[1]
    #expect(window.focusedView == nil)
  }

  @Test("comes with a press, without showing")
  func press() {
    window.press(60, 10)
    #expect(window.focusedView === buttons[1])
    #expect(!buttons[1].showsFocus)
  }

  @Test("leaves a view that leaves the window")
  func removal() {
    window.focusedView = buttons[0]
    buttons[0].removeFromSuperview()
    #expect(window.focusedView == nil)
    #expect(!buttons[0].isFocused)
  }

  /// A view that does something when it has lost the focus.
  private final class Generous: View {
    var focusLost: () -> Void = {}
    private var hadFocus = false

    override var acceptsFocus: Bool { true }

    override func stateChanged() {
      if hadFocus, !isFocused { focusLost() }
      hadFocus = isFocused
    }
  }

  @Test("goes where the view that loses it wants it to go, and nowhere besides")
  func handedOn() {
    let view = Generous()
    root.addSubview(view)
    view.focusLost = { [window, buttons] in window.focusedView = buttons[2] }
    window.focusedView = view
    window.focusedView = buttons[0]
    #expect(window.focusedView === buttons[2])
    #expect(buttons.map(\.isFocused) == [false, false, true])
    #expect(!view.isFocused && !buttons[0].showsFocus)
    window.key(.tab, .shift)
    #expect(buttons.map(\.isFocused) == [false, true, false])
  }
}
