import MenuPrimitives
import MenuViews
import Testing

@MainActor @Suite("An interaction") struct InteractionTests {
  let root = Recorder()
  let view = Recorder(frame: Rect(x: 20, y: 10, width: 50, height: 50))
  let window: Window

  init() {
    root.takes = false
    view.focusable = true
    root.addSubview(view)
    window = Window(root)
  }

  @Test("is asked before its view, and gets what a menu needs")
  func pointer() {
    let opening = Opening()
    view.addInteraction(opening)
    #expect(opening.view === view)
    #expect(window.press(30, 20, .secondary))
    #expect(
      opening.presses == [
        PointerEvent(
          .pressed(.secondary), location: Point(x: 10, y: 10),
          screenLocation: Point(x: 130, y: 220), time: Timestamp(nanoseconds: 1), serial: 1)
      ])
    #expect(!view.log.contains { $0.hasPrefix("pressed") })
  }

  @Test("that doesn't want a press leaves it to its view")
  func refusing() {
    let opening = Opening()
    view.addInteraction(opening)
    window.press(30, 20, .primary)
    #expect(view.log.last == "pressed(MenuPrimitives.PointerButton.primary) 10,10")
  }

  @Test("of a view around gets what the inner view doesn't want")
  func around() {
    let opening = Opening()
    root.addInteraction(opening)
    view.takes = false
    window.press(30, 20, .secondary)
    #expect(opening.presses.map(\.location) == [Point(x: 30, y: 20)])
  }

  @Test("gets the keys of a view that has the focus")
  func keys() {
    let opening = Opening()
    view.addInteraction(opening)
    #expect(!window.key(.menu))
    window.focusedView = view
    #expect(window.key(.menu))
    #expect(view.log.isEmpty)
    #expect(!window.key(.space))
    #expect(view.log == ["space"])
  }

  @Test("belongs to one view at a time and can be taken away")
  func moving() {
    let opening = Opening()
    view.addInteraction(opening)
    root.addInteraction(opening)
    #expect(view.interactions.isEmpty)
    #expect(opening.view === root)
    root.removeInteraction(opening)
    root.removeInteraction(opening)
    #expect(opening.view == nil)
    #expect(!window.press(150, 20, .secondary))
  }
}

/// Takes right presses and the menu key.
@MainActor private final class Opening: ViewInteraction {
  weak var view: View?
  var presses: [PointerEvent] = []

  func pointer(_ event: PointerEvent, in view: View) -> Bool {
    guard event.phase == .pressed(.secondary) else { return false }
    presses.append(event)
    return true
  }

  func key(_ event: ViewKeyEvent, in view: View) -> Bool {
    event.key.key == .menu
  }
}
