public import MenuKit
public import MenuX11

/// A program with windows: its connection to the display, and the loop that it runs in.
///
/// Make one before anything else; menus of all of its views then open on its display.
@MainActor public final class Application {
  /// The display, for what an application needs of it beyond windows.
  public let backend: X11Backend
  /// The windows that were made and not closed.
  public private(set) var windows: [Window] = []
  /// Whether the program ends when its last window was closed.
  public var quitsAfterLastWindow = true

  private var isQuitting = false

  /// Connects to a display.
  ///
  /// - Parameter displayName: as in `:0`; nil takes the one in the variable `DISPLAY`.
  /// - Throws: `BackendError.noDisplay` with what was tried.
  public init(displayName: String? = nil) throws(BackendError) {
    backend = try X11Backend.open(displayName)
    PopupBackends.current = backend
  }

  /// Runs until `quit()` is called, the last window was closed or the display is lost. Tasks on the
  /// main actor and `DispatchQueue.main` work meanwhile; call it from a synchronous main function.
  public func run() {
    isQuitting = false
    backend.run {
      // All that has happened shows before the next wait; drawing may have read events.
      for window in windows { window.update() }
      return isQuitting
    }
  }

  /// Ends `run()`.
  public func quit() {
    isQuitting = true
    backend.stop()
  }

  func add(_ window: Window) {
    windows.append(window)
  }

  func remove(_ window: Window) {
    windows.removeAll { $0 === window }
    if windows.isEmpty, quitsAfterLastWindow { quit() }
  }
}
