import MenuKit
public import MenuPrimitives
public import MenuViews
import MenuX11

/// A window with views in it.
@MainActor public final class Window {
  /// The view that fills the window.
  public let content: View
  /// Asked when the user wants to close the window; false keeps it open.
  public var shouldClose: () -> Bool = { true }
  /// Called after the window was closed, by whomever.
  public var didClose: () -> Void = {}

  /// The text in the title bar.
  public var title: String {
    didSet { if title != oldValue { window.setTitle(title) } }
  }
  /// The colours of the views; nil: light or dark as the desktop is.
  public var palette: ViewPalette? {
    didSet { if palette != oldValue { refreshStyle() } }
  }
  /// What the views take their colours and sizes from.
  public private(set) var style: ViewStyle

  private weak var application: Application?
  private let backend: X11Backend
  private let window: ManagedWindow
  private let input: ViewInput
  private var needsUpdate = true
  private var isShown = false
  private var isClosed = false

  /// Makes a window that doesn't show yet.
  ///
  /// - Parameters:
  ///   - size: the size at first, in logical pixels; the user may change it.
  ///   - minimumSize: the smallest size that still makes sense; nil: two thirds of the first one.
  public init(
    application: Application, title: String, size: Size, minimumSize: Size? = nil,
    content: View
  ) {
    self.application = application
    self.title = title
    self.content = content
    backend = application.backend
    style = ViewStyle(backend.environment, palette: nil)
    window = ManagedWindow(
      backend, title: title, size: size,
      minimumSize: minimumSize ?? Size(width: size.width * 2 / 3, height: size.height * 2 / 3))
    input = ViewInput(root: content)
    window.handler = { [weak self] in self?.happened($0) }
    content.frame = Rect(origin: .zero, size: window.size)
    content.attach(to: self)
    application.add(self)
  }

  /// Puts the window on the screen, with its content drawn.
  public func show() {
    guard !isShown, !isClosed else { return }
    isShown = true
    update()
    window.map()
  }

  /// Takes the window away for good; the application ends with its last one.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    window.close()
    content.attach(to: nil)
    application?.remove(self)
    didClose()
  }

  /// Lays out and draws what asked for it.
  func update() {
    window.flushInput()
    guard needsUpdate, isShown, !isClosed else { return }
    content.layoutIfNeeded()
    // Layout may have asked for what is drawn right now.
    needsUpdate = false
    window.present(content.displayList())
    window.embed(content.embeddedWindows)
    window.wake(at: content.nextFrame)
    // A window that couldn't be embedded leaves a picture in its place.
    if needsUpdate { window.wake(at: now) }
  }

  private func happened(_ event: ManagedWindow.Event) {
    switch event {
    case .pointer(let event): input.pointer(event)
    case .key(let event): input.key(event)
    case .resized:
      content.frame = Rect(origin: .zero, size: window.size)
      needsUpdate = true
    case .focused(let hasFocus): input.isActive = hasFocus
    case .woken: needsUpdate = true
    case .embeddedWindowLost(let id): content.embeddedWindowLost(id)
    case .closeRequested: if shouldClose() { close() }
    case .environmentChanged: refreshStyle()
    case .destroyed: close()
    }
  }

  private func refreshStyle() {
    style = ViewStyle(backend.environment, palette: palette)
    content.frame = Rect(origin: .zero, size: window.size)
    content.setNeedsRefresh()
    needsUpdate = true
  }
}

extension Window: ViewHost {
  /// See `ViewHost`.
  public var windowID: WindowID? { isClosed ? nil : window.id }

  /// See `ViewHost`.
  public var textMeasurer: any TextMeasurer { backend.textMeasurer }

  /// The view that gets the keys, if any.
  public var focusedView: View? {
    get { input.focusedView }
    set { input.focusedView = newValue }
  }

  /// See `ViewHost`.
  public var now: Timestamp { backend.now }

  /// See `ViewHost`.
  public var clipboard: (any Clipboard)? { backend.clipboard }

  /// See `ViewHost`.
  public var inputMethod: (any InputMethod)? { backend.inputMethod }

  /// See `ViewHost`.
  public func screenRect(of rect: Rect) -> Rect? { window.screenRect(of: rect) }

  /// See `ViewHost`.
  public func setNeedsDisplay(_ rect: Rect) { needsUpdate = true }

  /// See `ViewHost`.
  public func setNeedsLayout() { needsUpdate = true }
}
