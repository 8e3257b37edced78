import MenuPrimitives
import MenuViews
import Testing

@MainActor @Suite("A switch") struct ToggleTests {
  let toggle = Toggle()
  let window: Window
  let log = Log<Bool>()

  init() {
    let root = View()
    toggle.frame = Rect(x: 10, y: 10, width: 44, height: 28)
    root.addSubview(toggle)
    window = Window(root)
    toggle.onChange = { [log] in log.values.append($0) }
  }

  @Test("moves when it is pressed, and tells") func pressing() {
    window.press(20, 20)
    #expect(!toggle.isOn && log.values == [])
    window.release(20, 20)
    #expect(toggle.isOn && log.values == [true])
    window.press(20, 20)
    window.release(150, 20)
    window.press(20, 20)
    window.pointer(.cancelled)
    #expect(log.values == [true] && !window.press(20, 20, .secondary))
  }

  @Test("a drag takes the knob along; where it is let go decides") func dragging() {
    window.press(20, 20)
    window.move(35, 20)
    window.release(35, 20)
    #expect(toggle.isOn && log.values == [true])
    window.press(40, 20)
    window.move(32, 20)
    window.move(37, 90)
    window.release(37, 90)
    #expect(toggle.isOn && log.values == [true])
    window.style.layoutDirection = .rightToLeft
    window.press(20, 20)
    window.move(40, 20)
    window.release(40, 20)
    #expect(!toggle.isOn && log.values == [true, false])
  }

  @Test("moves with Space and Return", arguments: [Key.space, .return]) func keys(key: Key) {
    #expect(!window.key(key))
    window.focusedView = toggle
    #expect(window.key(key) && window.key(key) && log.values == [true, false])
    window.input.key(ViewKeyEvent(.pressed, KeyEvent(key, isRepeat: true), time: .zero))
    #expect(log.values.count == 2 && !window.key(key, .control) && !window.key(.left))
  }

  @Test("doesn't react while it is disabled; the application still can") func disabled() {
    toggle.isEnabled = false
    #expect(!window.press(20, 20) && !toggle.acceptsFocus)
    window.release(20, 20)
    toggle.isOn = true
    #expect(log.values == [] && toggle.accessibilityValue == "on")
    #expect(toggle.accessibilityRole == .toggle)
  }

  @Test("its knob slides, and comes to rest; for less motion it is there at once") func motion() {
    func knob() -> String? {
      window.picture.split(separator: "\n").last.map { String($0.drop { $0 == " " }) }
    }
    #expect(knob() == "fill 14,14 20x20 r10 #ffffff" && window.root.nextFrame == nil)
    toggle.isOn = true
    window.advance(by: .milliseconds(50))
    #expect(knob() != "fill 14,14 20x20 r10 #ffffff" && window.root.nextFrame != nil)
    window.advance(by: .seconds(1))
    #expect(knob() == "fill 30,14 20x20 r10 #ffffff" && window.root.nextFrame == nil)
    #expect(window.frames < 20)
    window.style.reducesMotion = true
    toggle.isOn = false
    #expect(knob() == "fill 14,14 20x20 r10 #ffffff" && window.root.nextFrame == nil)
    toggle.isHidden = true
    window.style.reducesMotion = false
    toggle.isOn = true
    toggle.isHidden = false
    #expect(knob() == "fill 30,14 20x20 r10 #ffffff")
  }
}

/// What was reported, in order.
@MainActor final class Log<Value> {
  var values: [Value] = []
}
