import MenuPrimitives
import MenuViews
import Testing

@MainActor @Suite("A button") struct ButtonTests {
  let root = View()
  let button = Button("Open")
  let window: Window
  let counter = Counter()

  @MainActor final class Counter {
    var value = 0
  }

  init() {
    root.addSubview(button)
    button.frame = Rect(x: 10, y: 10, width: 80, height: 30)
    button.action = { [counter] in counter.value += 1 }
    window = Window(root)
  }

  @Test("acts when it is pressed and released")
  func click() {
    window.press(20, 20)
    #expect(button.isPressed && counter.value == 0)
    window.release(21, 20)
    #expect(!button.isPressed && counter.value == 1)
  }

  @Test("does nothing when the release comes outside, and shows that on the way")
  func draggingOut() {
    window.press(20, 20)
    window.move(150, 20)
    #expect(!button.isPressed)
    window.move(30, 20)
    #expect(button.isPressed)
    window.move(150, 20)
    window.release(150, 20)
    #expect(counter.value == 0)
  }

  @Test("does nothing when the pointer was taken away")
  func cancelled() {
    window.press(20, 20)
    window.pointer(.cancelled)
    #expect(!button.isPressed)
    window.release(20, 20)
    #expect(counter.value == 0)
  }

  @Test("reacts to the primary button alone")
  func otherButtons() {
    #expect(!window.press(20, 20, .secondary))
    window.release(20, 20, .secondary)
    window.press(20, 20)
    window.press(20, 20, .middle)
    window.release(20, 20, .middle)
    #expect(counter.value == 0 && button.isPressed)
    window.release(20, 20)
    #expect(counter.value == 1)
  }

  @Test("acts on Space and Return while it has the focus", arguments: [Key.space, .return])
  func keys(key: Key) {
    #expect(!window.key(key))
    window.focusedView = button
    #expect(window.key(key))
    #expect(counter.value == 1)
    #expect(!window.key(key, .control))
    window.input.key(ViewKeyEvent(.pressed, KeyEvent(key, isRepeat: true), time: .zero))
    #expect(counter.value == 1)
  }

  @Test("does nothing while it is disabled")
  func disabled() {
    button.isEnabled = false
    window.press(20, 20)
    window.release(20, 20)
    window.focusedView = button
    window.key(.space)
    button.perform()
    #expect(counter.value == 0)
  }

  @Test("is as wide as its content and its padding")
  func measuring() {
    // Four letters of 6, twelve on both sides; never lower than 28.
    #expect(button.measure(fitting: .unlimited) == Size(width: 48, height: 28))
    button.image = Image(path: "a.png")
    #expect(button.measure(fitting: .unlimited) == Size(width: 71, height: 28))
    button.title = ""
    #expect(button.measure(fitting: .unlimited) == Size(width: 40, height: 28))
  }
}

extension Size {
  static let unlimited = Size(width: .infinity, height: .infinity)
}
