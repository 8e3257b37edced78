import MenuPrimitives
import MenuViews
import Testing

@MainActor @Suite("The pointer") struct PointerTests {
  let root = Recorder()
  let left = Recorder(frame: Rect(x: 0, y: 0, width: 50, height: 50))
  let right = Recorder(frame: Rect(x: 50, y: 0, width: 50, height: 50))
  let window: Window

  init() {
    root.takes = false
    root.addSubview(left)
    root.addSubview(right)
    window = Window(root)
  }

  @Test("tells views that it came and went, and they know it")
  func hover() {
    window.move(10, 10)
    #expect(left.isHovered && root.isHovered && !right.isHovered)
    #expect(left.log == ["entered 10,10", "moved 10,10"])
    window.move(60, 10)
    #expect(!left.isHovered && root.isHovered && right.isHovered)
    #expect(left.log.last == "exited 60,10")
    #expect(right.log == ["entered 10,10", "moved 10,10"])
    window.pointer(.exited, 500, 10)
    #expect(!right.isHovered && !root.isHovered)
  }

  @Test("belongs to the view that took the press until the last button is up")
  func capture() {
    window.press(10, 10)
    window.move(60, 10)
    #expect(left.log.last == "moved 60,10")
    #expect(right.log.isEmpty)
    window.press(60, 10, .secondary)
    window.release(60, 10)
    window.move(70, 10)
    #expect(left.log.last == "moved 70,10")
    window.release(70, 10, .secondary)
    #expect(left.log.last == "released(MenuPrimitives.PointerButton.secondary) 70,10")
    #expect(right.isHovered)
    window.move(61, 10)
    #expect(right.log.last == "moved 11,10")
  }

  @Test("is offered to the views around when the inner one doesn't want it")
  func bubbling() {
    left.takes = false
    #expect(!window.press(10, 10))
    #expect(left.log.last == "pressed(MenuPrimitives.PointerButton.primary) 10,10")
    #expect(root.log.last == "pressed(MenuPrimitives.PointerButton.primary) 10,10")
    root.takes = true
    #expect(window.pointer(.scrolled(dx: 0, dy: 1), 10, 10))
    #expect(root.log.last == "scrolled(dx: 0.0, dy: 1.0) 10,10")
  }

  @Test("leaves a view that holds it when the window system takes it away")
  func cancelling() {
    window.press(10, 10)
    window.pointer(.cancelled)
    #expect(left.log.last == "cancelled 0,0")
    window.move(60, 10)
    #expect(right.isHovered)
    #expect(!left.log.contains("moved 60,10"))
  }

  @Test("lets go of a view that leaves the window while held")
  func removalWhileHeld() {
    window.press(10, 10)
    left.removeFromSuperview()
    left.log = []
    window.move(12, 12)
    window.release(12, 12)
    #expect(left.log == ["exited 12,12"])
    #expect(!left.isHovered)
  }
}
