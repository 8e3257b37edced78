import MenuPrimitives
import MenuTesting
import MenuViews

/// A window that isn't on any screen: it lies at 100,200 and remembers what it was asked for.
@MainActor final class Window: ViewHost {
  let windowID: WindowID? = WindowID(rawValue: 7)
  let measurer = FixedWidthTextMeasurer()
  var textMeasurer: any TextMeasurer { measurer }
  var style = ViewStyle(fontSize: 10)
  var now = Timestamp.zero
  var clipboard: (any Clipboard)? = TestClipboard()
  var inputMethod: (any InputMethod)? = TestInputMethod()
  /// How many frames were drawn while time passed.
  private(set) var frames = 0
  private(set) var damage: [Rect] = []
  private(set) var layoutRequests = 0

  let root: View
  let input: ViewInput
  private var serial: UInt32 = 0

  init(_ root: View, size: Size = Size(width: 200, height: 100)) {
    self.root = root
    input = ViewInput(root: root)
    root.frame = Rect(origin: .zero, size: size)
    root.attach(to: self)
    root.layoutIfNeeded()
    damage = []
    layoutRequests = 0
  }

  func screenRect(of rect: Rect) -> Rect? { rect.offset(dx: 100, dy: 200) }
  func setNeedsDisplay(_ rect: Rect) { damage.append(rect) }
  func setNeedsLayout() { layoutRequests += 1 }
  var focusedView: View? {
    get { input.focusedView }
    set { input.focusedView = newValue }
  }

  func forgetDamage() { damage = [] }

  /// What the window shows now.
  var picture: String { root.displayList().description }

  @discardableResult
  func pointer(
    _ phase: PointerEvent.Phase, _ x: Double = 0, _ y: Double = 0, modifiers: Modifiers = []
  ) -> Bool {
    serial += 1
    return input.pointer(
      PointerEvent(
        phase, location: Point(x: x, y: y), screenLocation: Point(x: x + 100, y: y + 200),
        time: now + .nanoseconds(Int64(serial)), serial: serial, modifiers: modifiers))
  }

  @discardableResult func press(_ x: Double, _ y: Double, _ button: PointerButton = .primary)
    -> Bool
  {
    pointer(.pressed(button), x, y)
  }

  @discardableResult
  func release(_ x: Double, _ y: Double, _ button: PointerButton = .primary) -> Bool {
    pointer(.released(button), x, y)
  }

  func move(_ x: Double, _ y: Double) { pointer(.moved, x, y) }

  @discardableResult func key(_ key: Key, _ modifiers: Modifiers = []) -> Bool {
    input.key(ViewKeyEvent(.pressed, KeyEvent(key, modifiers: modifiers), time: now))
  }

  /// A key that writes something.
  @discardableResult
  func key(_ text: String, _ modifiers: Modifiers = [], alternatives: [String] = []) -> Bool {
    let key = KeyEvent(
      .character, text: text, alternatives: alternatives, modifiers: modifiers)
    return input.key(ViewKeyEvent(.pressed, key, time: now))
  }

  /// Keys that write a text, one for each character.
  func type(_ text: String) {
    for character in text {
      if character == " " { key(.space) } else { key(String(character)) }
    }
  }

  /// Lets time pass, with a frame at each moment that was asked for.
  func advance(by duration: Duration) {
    let end = now + duration
    _ = root.displayList()
    while let next = root.nextFrame, next <= end {
      now = max(next, now)
      frames += 1
      _ = root.displayList()
    }
    now = end
  }
}

/// A clipboard whose answers come when the test says so, or at once.
@MainActor final class TestClipboard: Clipboard {
  var texts: [ClipboardSelection: String] = [:]
  var answersLater = false
  private var waiting: [() -> Void] = []

  func write(_ text: String, to selection: ClipboardSelection) { texts[selection] = text }

  func readText(
    from selection: ClipboardSelection, _ completion: @escaping @MainActor (String?) -> Void
  ) {
    let answer = { completion(self.texts[selection]) }
    if answersLater { waiting.append(answer) } else { answer() }
  }

  func answer() {
    for answer in waiting { answer() }
    waiting = []
  }
}

/// An input method that remembers what it was told.
@MainActor final class TestInputMethod: InputMethod {
  weak var client: (any InputMethodClient)?
  var caret: Rect?

  func focus(_ client: any InputMethodClient) { self.client = client }
  func unfocus(_ client: any InputMethodClient) {
    if self.client === client { self.client = nil }
  }
  func caretMoved(to rect: Rect) { caret = rect }
}

/// A view that writes down what happens to it and takes what it is told to take.
@MainActor final class Recorder: View {
  var log: [String] = []
  var takes = true
  var takesKeys = false
  var focusable = false

  override var acceptsFocus: Bool { focusable }

  override func pointer(_ event: PointerEvent) -> Bool {
    log.append("\(event.phase) \(Int(event.location.x)),\(Int(event.location.y))")
    return takes
  }

  override func key(_ event: ViewKeyEvent) -> Bool {
    log.append("\(event.key.key)")
    return takesKeys
  }
}
