import CX11
public import MenuKit
public import MenuPrimitives
public import MenuViews

/// Popup menus on an X server, over a connection of the toolkit's own or over a host program's.
///
/// *Own connection* (`open`): let `run()` do everything, or wait in a loop of your own for
/// `fileDescriptor` to become readable or `nextDeadline` to come, and call `processPending()`.
///
/// *Host's connection* (`init(hostDisplay:)`): hand every event that you read to `handle(_:)`, leave
/// alone those that it takes, and call `processPending()` when `nextDeadline` comes. The toolkit reads
/// no events of yours, changes no handlers of yours, and adds to the events that you selected only.
@MainActor public final class X11Backend: PopupBackend {
  /// Who is told about input while a menu is open.
  public weak var delegate: (any PopupBackendDelegate)?

  let connection: XConnection
  let desktop: Desktop
  let keyboard: XkbLayout
  /// The program's name, as window managers know it.
  let programName: String
  /// Looks up variables of the process.
  let variable: (String) -> String?

  var translator: XEventTranslator
  var session: InputSession?
  var surfaces: [UInt32: X11Surface] = [:]
  var windowHandlers: [UInt32: WindowEventHandler] = [:]
  /// Takes keys that no keyboard has sent, by window, with the server's time.
  var textHandlers: [UInt32: @MainActor (KeyEvent, UInt32) -> Void] = [:]
  /// Who else wants to know that the settings of the desktop changed, by window.
  var environmentHandlers: [UInt32: @MainActor () -> Void] = [:]
  /// Who draws anew when pictures have become ready, by window.
  var redrawHandlers: [UInt32: @MainActor () -> Void] = [:]
  /// The moments that windows wait for.
  var windowAlarms: [UInt32: WindowAlarm] = [:]
  /// The windows of other programs that are inside ours.
  var embedded: Set<UInt32> = []
  /// When the delegate wants to be woken.
  var delegateDeadline: Timestamp?
  /// When changes of the monitors have settled.
  var monitorsSettle: Timestamp?
  /// The pointer's last move, which a later one may make pointless.
  var pendingMove: XEventTranslator.Input?
  /// Whether a popup came up, and what could wait until it shows has not been done.
  var hasNewPopup = false
  /// How long a session asks for what others hold.
  var grabPatience: Duration = .seconds(5)
  /// Whether the popups were last made for a compositor.
  var isShownComposited = false
  var loop = LoopState()
  /// The time of the server at which the user did something last, and when that was.
  var lastStamp: (stamp: UInt32, heard: Timestamp)?
  /// The time of the server at which a finger touched the screen last.
  var touchStamp: UInt32?
  private var madeArrow: UInt32?
  private(set) var madeClipboard: X11Clipboard?
  private(set) var madeTextInput: X11InputMethod?
  private var madeMeasurer: X11TextMeasurer?
  private var madeDrawing: SurfaceDrawing?

  /// Opens a connection of the toolkit's own.
  ///
  /// - Parameter displayName: as in `:0`; nil takes the one in the variable `DISPLAY`.
  /// - Throws: `BackendError.noDisplay` with what was tried.
  public static func open(_ displayName: String? = nil) throws(BackendError) -> X11Backend {
    try open(displayName, variable: Environment.variable)
  }

  /// Opens a connection with variables other than the process's.
  static func open(
    _ displayName: String?, variable: @escaping (String) -> String?
  ) throws(BackendError) -> X11Backend {
    X11Backend(try XConnection.open(displayName), variable: variable)
  }

  /// Works on the connection of a host program, an Xlib `Display *`, for as long as that is open.
  public convenience init(hostDisplay: OpaquePointer) {
    self.init(XConnection(borrowing: hostDisplay), variable: Environment.variable)
  }

  init(_ connection: XConnection, variable: @escaping (String) -> String?) {
    self.connection = connection
    self.variable = variable
    programName = Environment.programName
    desktop = Desktop(connection: connection, variable: variable)
    keyboard = XkbLayout(display: connection.display)
    translator = XEventTranslator(scale: 1)
    mk_extension_events(connection.display)
  }

  isolated deinit {
    session?.end()
    if connection.noticeLoss() { displayLost() }
    for surface in surfaces.values { surface.close() }
    windowHandlers = [:]
    madeClipboard?.close()
    madeTextInput?.close()
    closeDrawing()
  }

  /// The name of the display, by which another program finds it.
  public var displayName: String { connection.name }

  // MARK: The port

  /// The time on the monotonic clock of the machine.
  public var now: Timestamp { Timestamp(nanoseconds: mk_monotonic_nanoseconds()) }

  /// What the desktop says, kept until the server tells of a change.
  public var environment: DisplayEnvironment { desktop.environment }

  /// Measures text for this display at its scale.
  public var textMeasurer: any TextMeasurer {
    connection.isLost && madeMeasurer == nil ? LostTextMeasurer() : measurer
  }

  /// What programs hand to each other through the selections of X.
  public var clipboard: any Clipboard { selections }

  /// The same with all that it can do; made when it is first needed.
  package var selections: X11Clipboard {
    if let madeClipboard { return madeClipboard }
    let clipboard = X11Clipboard(self)
    madeClipboard = clipboard
    return clipboard
  }

  /// Turns keys into text for a view that edits some.
  public var inputMethod: any InputMethod { textInput }

  /// The same with all that it can do; made when it is first needed.
  var textInput: X11InputMethod {
    if let madeTextInput { return madeTextInput }
    let textInput = X11InputMethod(self)
    madeTextInput = textInput
    return textInput
  }

  /// Makes a popup; its window is made with its first frame.
  public func makeSurface(_ role: SurfaceRole) throws(BackendError) -> any PopupSurface {
    guard !connection.noticeLoss() else { throw .displayLost }
    return X11Surface(backend: self, role: role)
  }

  /// Asks for pointer and keyboard, without waiting, and again every 20 ms for 5 s; what is still
  /// missing then is asked for four times a second.
  public func beginSession(_ request: SessionRequest) {
    endSession()
    let isLost = connection.noticeLoss()
    translator.scale = environment.scale
    let session = InputSession(backend: self, request: request)
    self.session = session
    // Without a display the delegate hears of its end with the next thing that is processed.
    if !isLost { session.begin() }
  }

  /// Gives everything back; the server has done so when this returns.
  public func endSession() {
    guard let session else { return }
    self.session = nil
    pendingMove = nil
    session.end()
  }

  /// Asks for `wake(at:)` of the delegate; nil takes the wish back.
  public func wake(at time: Timestamp?) {
    delegateDeadline = time
  }

  // MARK: Text and drawing

  /// Measures text, made when it is first needed.
  var measurer: X11TextMeasurer {
    if let madeMeasurer { return madeMeasurer }
    let measurer = X11TextMeasurer(
      display: connection.display, screen: connection.screen,
      configuration: desktop.textConfiguration)
    madeMeasurer = measurer
    return measurer
  }

  /// Draws, made when it is first needed; nil when the server can't blend or is gone.
  var drawing: SurfaceDrawing? {
    if let madeDrawing { return madeDrawing }
    guard !connection.noticeLoss() else { return nil }
    madeDrawing = SurfaceDrawing(connection, text: measurer) { [desktop] in desktop.icons }
    return madeDrawing
  }

  /// When to look for pictures that a frame went without; nil when there are none.
  var pictureCheck: Timestamp? {
    guard let images = madeDrawing?.images, images.hasPending else { return nil }
    return now + images.pause
  }

  /// Shows the pictures that a frame went without and that are ready now.
  func showReadyPictures() {
    guard let images = madeDrawing?.images, images.hasPending, images.takeResults() else { return }
    redraw()
  }

  /// Draws everything anew.
  private func redraw() {
    for surface in surfaces.values { surface.redraw() }
    for redraw in redrawHandlers.values { redraw() }
  }

  /// Takes over the desktop's wishes for text and its icons.
  func refreshAppearance() {
    madeMeasurer?.configuration = desktop.textConfiguration
    if madeDrawing?.images.iconsChanged() == true { redraw() }
  }

  /// Does what there is time for once a popup shows: writes down for the next start what was found
  /// out about fonts, and fetches the keyboard.
  func popupRests() {
    guard hasNewPopup, !connection.isLost else { return }
    hasNewPopup = false
    madeMeasurer?.saveFontCache()
    session?.showArrow()
    if connection.ownership == .own { keyboard.prepare() }
  }

  /// Leaves everything on the server alone: it is gone.
  func displayLost() {
    madeDrawing?.displayLost()
    madeClipboard?.displayLost()
    madeTextInput?.close()
  }

  /// The desktop's arrow, loaded when it is first needed: a twentieth of a frame that nobody waits for.
  var arrow: UInt32 {
    if let madeArrow { return madeArrow }
    let cursor = connection.trapping {
      UInt32(truncatingIfNeeded: XCreateFontCursor(connection.display, UInt32(XC_left_ptr)))
    }
    madeArrow = cursor
    return cursor
  }

  /// Gives everything back to the server, where there still is one.
  private func closeDrawing() {
    if let madeArrow, madeArrow != 0, !connection.isLost {
      connection.quiet(xcb_free_cursor_checked(connection.xcb, madeArrow))
    }
    madeArrow = nil
    if !connection.isLost { madeMeasurer?.close() }
    madeDrawing = nil
    madeMeasurer = nil
  }

  /// The window that the open menu belongs to.
  var sessionOwner: UInt32? { session?.owner }

  /// The session can't go on: everything is given back, then the delegate is told.
  func sessionFailed(_ reason: DismissReason) {
    guard session != nil else { return }
    endSession()
    delegate?.sessionEnded(reason)
  }

  // MARK: Surfaces and windows

  func adopt(_ surface: X11Surface, window: UInt32) {
    surfaces[window] = surface
    hasNewPopup = true
    isShownComposited = environment.isComposited
  }

  func forget(window: UInt32) {
    surfaces[window] = nil
  }

  /// To be called by a host that is about to close its display: nothing of it is touched after this.
  public func displayWillClose() {
    sessionFailed(.sourceLost)
    for surface in surfaces.values { surface.close() }
    madeClipboard?.close()
    madeTextInput?.close()
    closeDrawing()
    connection.displayWillClose()
  }
}

/// Measures nothing: the display that text was for is gone.
private final class LostTextMeasurer: TextMeasurer {
  func metrics(of font: FontSpec) -> FontMetrics {
    FontMetrics(ascent: font.size, descent: 0, lineHeight: font.size)
  }

  func layout(
    _ text: String, font: FontSpec, maximumWidth: Double?, maximumLines: Int
  ) -> TextLayout {
    TextLayout(lines: [], size: .zero, isTruncated: false, font: font)
  }

  func layout(
    _ runs: [TextRun], maximumWidth: Double?, maximumLines: Int
  ) -> ParagraphLayout {
    ParagraphLayout(lines: [], size: .zero, isTruncated: false)
  }

  func editableLine(
    _ text: String, font: FontSpec, direction: LayoutDirection?
  ) -> EditableLine {
    let nowhere = EditableLine.Extent(left: 0, right: 0, direction: .leftToRight)
    return EditableLine(
      layout: layout(text, font: font, maximumWidth: nil, maximumLines: 1),
      direction: direction ?? .leftToRight, extents: text.map { _ in nowhere })
  }
}
