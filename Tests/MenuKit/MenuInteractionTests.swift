import MenuKit
import MenuTesting
import Testing

/// A view that opens a menu.
@MainActor @Suite("A menu of a view") struct MenuInteractionTests {
  let backend = HeadlessBackend()
  let root = View()
  let button = Button("File")
  let interaction = MenuInteraction(menu: Menu(children: [Action(title: "Open")]))
  let window: PlainHost

  init() {
    button.frame = Rect(x: 20, y: 10, width: 80, height: 30)
    root.addSubview(button)
    window = PlainHost(root, backend: backend)
    backend.windows[PlainHost.id] = Rect(x: 100, y: 100, width: 300, height: 200)
  }

  @Test("opens on a press, and marks the view as long as it is open")
  func press() {
    button.addInteraction(interaction)
    window.press(.primary)
    #expect(interaction.isPresented && button.isHighlighted)
    #expect(!button.isPressed)
    #expect(backend.session?.press?.serial == 9)
    interaction.dismissMenu(animated: false)
    #expect(!interaction.isPresented && !button.isHighlighted)
  }

  @Test("has taller rows under a finger, where rows are low otherwise")
  func touch() throws {
    interaction.density = .compact
    interaction.isAnimated = false
    button.addInteraction(interaction)
    func height(_ device: PointerDevice) throws -> Double {
      window.press(.primary, device: device)
      let frame = try #require(interaction.presentation?.frames.first)
      #expect(backend.session?.press?.device == device)
      window.release(.primary)
      interaction.dismissMenu(animated: false)
      return frame.frame.height
    }
    let low = try height(.mouse)
    #expect(try height(.touch) > low)
    #expect(try height(.mouse) == low)
  }

  @Test("opens as a context menu on a press of the secondary button, without a mark")
  func secondaryPress() {
    interaction.triggers = .secondaryPress
    root.addInteraction(interaction)
    window.press(.primary)
    #expect(!interaction.isPresented)
    window.release(.primary)
    window.press(.secondary)
    #expect(interaction.isPresented && !root.isHighlighted)
    interaction.dismissMenu(animated: false)
  }

  @Test(
    "opens with the keys of a button that has the focus", arguments: [Key.space, .return, .down])
  func keys(key: Key) {
    interaction.triggers = .press
    button.addInteraction(interaction)
    #expect(!window.key(key))
    window.focusedView = button
    #expect(!window.key(key, .control))
    #expect(window.key(key))
    #expect(interaction.isPresented && button.isHighlighted)
    interaction.dismissMenu(animated: false)
  }

  @Test(
    "opens as a context menu with the menu key and with Shift and F10, wherever the focus is",
    arguments: [(Key.menu, Modifiers()), (.function(10), .shift)])
  func contextKeys(key: Key, modifiers: Modifiers) {
    interaction.triggers = .secondaryPress
    root.addInteraction(interaction)
    window.focusedView = button
    #expect(!window.key(.space) || !interaction.isPresented)
    #expect(window.key(key, modifiers))
    #expect(interaction.isPresented)
    interaction.dismissMenu(animated: false)
  }

  @Test("isn't opened by a button that can't be used")
  func disabled() {
    button.isEnabled = false
    button.addInteraction(interaction)
    window.press(.primary)
    window.release(.primary)
    window.press(.secondary)
    #expect(!interaction.isPresented)
  }

  @Test("closes with a press on its view, which opens nothing")
  func pressWhileOpen() {
    button.addInteraction(interaction)
    window.press(.primary)
    backend.send(.buttonReleased(.primary, Point(x: 130, y: 120)))
    #expect(interaction.isPresented)
    // The menu has the pointer: this press is its own.
    backend.send(.buttonPressed(.primary, Point(x: 130, y: 120)))
    #expect(!interaction.isPresented && !button.isHighlighted)
    backend.send(.buttonReleased(.primary, Point(x: 130, y: 120)))
    #expect(!interaction.isPresented && backend.session == nil && backend.surfaces.isEmpty)
  }

  @Test("takes the mark away when the menu can't be opened")
  func refused() {
    interaction.menu = Menu(children: [])
    backend.surfaceError = .refused("no more windows")
    button.addInteraction(interaction)
    window.press(.primary)
    backend.runPending()
    #expect(!button.isHighlighted && !interaction.isPresented)
  }

  @Test("isn't opened without a menu, and the press goes on")
  func withoutMenu() {
    interaction.menuProvider = { nil }
    button.addInteraction(interaction)
    window.press(.primary)
    #expect(!interaction.isPresented && button.isPressed)
  }

  @Test("The usual point of a view is 4 below it, in the lower half of its window 4 above")
  func attachmentPoint() {
    let (root, view) = (View(), View())
    view.frame = Rect(x: 20, y: 10, width: 100, height: 30)
    root.addSubview(view)
    typealias Source = MenuPresentationSource
    #expect(Source.defaultMenuAttachmentPoint(for: view) == Point(x: 50, y: 15))
    let host = PlainHost(root, backend: HeadlessBackend())
    #expect(Source.defaultMenuAttachmentPoint(for: view) == Point(x: 50, y: 34))
    let part = Rect(x: 10, y: 0, width: 20, height: 10)
    #expect(
      Source.defaultMenuAttachmentPoint(for: view, sourceRect: part) == Point(x: 20, y: 14))
    view.frame.origin.y = 150
    #expect(Source.defaultMenuAttachmentPoint(for: view) == Point(x: 50, y: -4))
    withExtendedLifetime(host) {}
  }
}

/// A window that isn't on any screen.
@MainActor final class PlainHost: ViewHost {
  static let id = WindowID(rawValue: 7)

  let windowID: WindowID? = id
  let textMeasurer: any TextMeasurer = FixedWidthTextMeasurer()
  let style = ViewStyle()
  let now = Timestamp.zero
  let clipboard: (any Clipboard)? = nil
  let inputMethod: (any InputMethod)? = nil
  private let input: ViewInput
  private let backend: HeadlessBackend

  init(_ root: View, backend: HeadlessBackend) {
    self.backend = backend
    input = ViewInput(root: root)
    root.frame = Rect(x: 0, y: 0, width: 300, height: 200)
    root.attach(to: self)
  }

  func screenRect(of rect: Rect) -> Rect? { backend.screenRect(of: Self.id, rect: rect) }
  func setNeedsDisplay(_ rect: Rect) {}
  func setNeedsLayout() {}
  var focusedView: View? {
    get { input.focusedView }
    set { input.focusedView = newValue }
  }

  func press(_ button: PointerButton, device: PointerDevice = .mouse) {
    pointer(.pressed(button), device: device)
  }
  func release(_ button: PointerButton) { pointer(.released(button)) }

  private func pointer(_ phase: PointerEvent.Phase, device: PointerDevice = .mouse) {
    // Other tests have backends of their own, and take turns with this one.
    PopupBackends.current = backend
    input.pointer(
      PointerEvent(
        phase, location: Point(x: 30, y: 20), screenLocation: Point(x: 130, y: 120), time: .zero,
        serial: 9, device: device))
  }

  @discardableResult func key(_ key: Key, _ modifiers: Modifiers = []) -> Bool {
    PopupBackends.current = backend
    return input.key(ViewKeyEvent(.pressed, KeyEvent(key, modifiers: modifiers), time: .zero))
  }
}
