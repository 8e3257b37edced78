import MenuPrimitives
import MenuViews
import Testing

/// Buttons that are held down for long.
@MainActor @Suite("A long press")
struct LongPressTests {
  private final class Seen {
    var states: [LongPressGestureRecognizer.State] = []
    var pressed = 0
  }

  private let seen = Seen()
  private let button: Button
  private let window: Window
  private let recognizer: LongPressGestureRecognizer

  init() {
    let seen = seen
    button = Button("Hold") { seen.pressed += 1 }
    recognizer = LongPressGestureRecognizer { seen.states.append($0.state) }
    let root = View()
    root.addSubview(button)
    button.frame = Rect(x: 10, y: 10, width: 80, height: 30)
    button.addInteraction(recognizer)
    window = Window(root)
  }

  /// Presses until it has become a long one.
  private func hold() async {
    recognizer.minimumPressDuration = .milliseconds(1)
    window.press(20, 20)
    while recognizer.state == .possible { await Task.yield() }
  }

  @Test("has the original's defaults")
  func defaults() {
    #expect(recognizer.minimumPressDuration == .milliseconds(500))
    #expect(recognizer.allowableMovement == 10)
    #expect(recognizer.isEnabled && recognizer.state == .possible)
    #expect(recognizer.view === button)
  }

  @Test("begins, changes as the pointer moves, and ends")
  func wholePress() async {
    await hold()
    #expect(seen.states == [.began])
    window.pointer(.moved, 150, 60)
    #expect(recognizer.location() == Point(x: 140, y: 50))
    #expect(recognizer.location(in: window.root) == Point(x: 150, y: 60))
    window.pointer(.released(.primary), 150, 60)
    #expect(seen.states == [.began, .changed, .ended])
  }

  @Test("takes the press from the view once it has begun")
  func takenFromView() async {
    await hold()
    #expect(!button.isPressed)
    window.pointer(.released(.primary), 20, 20)
    #expect(seen.pressed == 0)
  }

  @Test("leaves a short press to the view")
  func shortPress() {
    window.press(20, 20)
    #expect(button.isPressed)
    window.pointer(.released(.primary), 20, 20)
    #expect(seen.pressed == 1)
    #expect(recognizer.state == .failed && seen.states.isEmpty)
  }

  @Test("is none when the pointer moves away first")
  func moved() {
    window.press(20, 20)
    window.pointer(.moved, 28, 20)
    #expect(recognizer.state == .possible)
    window.pointer(.moved, 31, 20)
    #expect(recognizer.state == .failed)
    #expect(seen.states.isEmpty)
  }

  @Test("is cancelled when the pointer is taken away")
  func cancelled() async {
    await hold()
    window.pointer(.cancelled, 20, 20)
    #expect(seen.states == [.began, .cancelled])
    // And begins anew.
    await hold()
    #expect(seen.states == [.began, .cancelled, .began])
  }

  @Test("isn't looked for while the recognizer is off, nor with other buttons")
  func disabled() {
    recognizer.isEnabled = false
    window.press(20, 20)
    window.pointer(.released(.primary), 20, 20)
    recognizer.isEnabled = true
    window.press(20, 20, .secondary)
    #expect(recognizer.state == .possible)
  }
}
