import MenuTesting
import MenuX11

/// A window without a display with a button in it, for menus that open from views.
@MainActor final class SampleWindow: ViewHost {
  static let id = WindowID(rawValue: 11)

  let backend = HeadlessBackend()
  let root = View()
  let button = Button("Menu")
  private let input: ViewInput

  init() {
    input = ViewInput(root: root)
    root.frame = Rect(x: 0, y: 0, width: 300, height: 200)
    button.frame = Rect(x: 20, y: 20, width: 100, height: 30)
    root.addSubview(button)
    root.attach(to: self)
    backend.windows[Self.id] = Rect(x: 200, y: 100, width: 300, height: 200)
  }

  /// Calls something with this window's display as the one that menus show on.
  func onDisplay<Result>(_ body: () -> Result) -> Result {
    // Other tests take turns with this one.
    PopupBackends.current = backend
    return body()
  }

  func pointer(_ phase: PointerEvent.Phase, at location: Point = Point(x: 30, y: 30)) {
    onDisplay {
      _ = input.pointer(
        PointerEvent(
          phase, location: location, screenLocation: location.offset(by: Point(x: 200, y: 100)),
          time: backend.now))
    }
  }

  // MARK: ViewHost

  let windowID: WindowID? = id
  let textMeasurer: any TextMeasurer = FixedWidthTextMeasurer()
  let style = ViewStyle()
  var now: Timestamp { backend.now }
  let clipboard: (any Clipboard)? = nil
  let inputMethod: (any InputMethod)? = nil
  var focusedView: View? {
    get { input.focusedView }
    set { input.focusedView = newValue }
  }

  func screenRect(of rect: Rect) -> Rect? { rect.offset(dx: 200, dy: 100) }
  func setNeedsDisplay(_ rect: Rect) {}
  func setNeedsLayout() {}
}

extension Point {
  fileprivate func offset(by other: Point) -> Point {
    Point(x: x + other.x, y: y + other.y)
  }
}
