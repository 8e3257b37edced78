public import MenuPrimitives
public import MenuTracking
public import MenuViews

/// What MenuKit needs of a window system. MenuX11 brings one for X11, MenuTesting one without a
/// display; all coordinates are logical pixels of the whole screen.
///
/// One menu is open at a time: the *session*. Everything here is called on the main actor, and a
/// backend calls its delegate only from its own event handling, never from inside these calls.
@MainActor public protocol PopupBackend: AnyObject {
  /// Who is told about input while a session is open.
  var delegate: (any PopupBackendDelegate)? { get set }

  /// The time on the clock of all events and deadlines.
  var now: Timestamp { get }

  /// The settings of the desktop as they are now.
  var environment: DisplayEnvironment { get }

  /// Measures text for this display at its scale.
  var textMeasurer: any TextMeasurer { get }

  /// What programs hand to each other, for views that copy and paste.
  var clipboard: any Clipboard { get }

  /// Turns keys into text for a view that edits some. While it has a client, keys that it wants for
  /// itself don't come to the delegate; what it has decided on comes there as a key that writes it.
  var inputMethod: any InputMethod { get }

  /// Where the pointer is and what it holds, or nil when that can't be known.
  func pointerState() -> PointerState?

  /// The rectangle of a window's part on the screen, or nil when the window is gone or unmapped.
  /// A nil `rect` means the whole window.
  func screenRect(of window: WindowID, rect: Rect?) -> Rect?

  /// The usable area (without panels and docks) of the monitor that holds the point, or of the
  /// nearest one.
  func workArea(at point: Point) -> Rect

  /// Makes a popup. Nothing shows before its first frame.
  ///
  /// - Throws: `BackendError.displayLost` or `.refused`.
  func makeSurface(_ role: SurfaceRole) throws(BackendError) -> any PopupSurface

  /// Starts a session: the pointer and the keyboard are taken as far as they are free, and asked for
  /// again until they are. Failures arrive at the delegate.
  func beginSession(_ request: SessionRequest)

  /// Ends the session: everything that was taken is given back before this returns.
  func endSession()

  /// Asks for `wake(at:)` of the delegate at a time; nil takes the wish back.
  func wake(at time: Timestamp?)
}

/// What a popup is for; window managers and compositors treat them differently.
public enum SurfaceRole: Hashable, Sendable {
  /// The root panel of a menu or one of its submenus.
  case menu
  /// The text of a row that was cut.
  case tooltip
}

/// Told about input and the fate of a session.
@MainActor public protocol PopupBackendDelegate: AnyObject {
  /// The user did something while the session was open.
  func received(_ event: InputEvent, at time: Timestamp)
  /// The time that `wake(at:)` asked for has come.
  func wake(at time: Timestamp)
  /// The session can't go on: its owner went away, the focus went elsewhere, the display is lost, or
  /// neither pointer nor keyboard could be had. Everything taken has been given back.
  func sessionEnded(_ reason: DismissReason)
  /// Monitors, scale, colours, compositor or another setting changed, or the session's owner moved.
  func environmentChanged()
  /// A window of another program that a frame lists couldn't be had, or went away.
  func embeddedWindowLost(_ id: WindowID)
}

/// One popup window.
@MainActor public protocol PopupSurface: AnyObject {
  /// Shows a frame, mapping the popup when it is the first. Frames are complete: what differs from
  /// the last one is found and drawn by the surface, and an equal one costs nothing.
  func present(_ frame: SurfaceFrame)
  /// Takes the popup off the screen; it can't be used any more.
  func close()
}
