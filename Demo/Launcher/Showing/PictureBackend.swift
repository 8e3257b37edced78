import MenuX11

/// Lets a menu open for its picture: it is laid out as on a display with a compositor, but nothing
/// shows on the screen, and neither the pointer nor the keyboard is taken.
@MainActor final class PictureBackend: PopupBackend {
  weak var delegate: (any PopupBackendDelegate)?
  private let display: X11Backend

  /// Lays out for a display.
  init(_ display: X11Backend) {
    self.display = display
  }

  var now: Timestamp { display.now }

  var environment: DisplayEnvironment {
    var environment = display.environment
    environment.isComposited = true
    return environment
  }

  var textMeasurer: any TextMeasurer { display.textMeasurer }

  var clipboard: any Clipboard { display.clipboard }

  var inputMethod: any InputMethod { display.inputMethod }

  func pointerState() -> PointerState? {
    // Without a held button: nothing is pressed in a picture.
    display.pointerState().map { PointerState(location: $0.location) }
  }

  func screenRect(of window: WindowID, rect: Rect?) -> Rect? {
    display.screenRect(of: window, rect: rect)
  }

  func workArea(at point: Point) -> Rect { display.workArea(at: point) }

  func makeSurface(_ role: SurfaceRole) -> any PopupSurface { Surface() }

  func beginSession(_ request: SessionRequest) {}

  func endSession() {}

  func wake(at time: Timestamp?) {}

  /// A popup whose frames are drawn later, all together.
  private final class Surface: PopupSurface {
    func present(_ frame: SurfaceFrame) {}
    func close() {}
  }
}
