public import MenuKit
public import MenuPrimitives
public import MenuTracking
public import MenuViews

/// A backend without a display: surfaces keep their frames, time is virtual, and input is whatever a
/// test says.
@MainActor public final class HeadlessBackend: PopupBackend {
  /// What the desktop says.
  public var environment: DisplayEnvironment {
    didSet { if environment != oldValue { delegate?.environmentChanged() } }
  }
  /// The usable area of each monitor; the first one is the fallback.
  public var workAreas: [Rect]
  /// Windows that sources can name, with where they are. Taking away the one that a session belongs to
  /// ends the session; moving it tells the delegate.
  public var windows: [WindowID: Rect] = [:] {
    didSet {
      guard let owner = session?.owner, let old = oldValue[owner] else { return }
      if let new = windows[owner] {
        if new != old { delegate?.environmentChanged() }
      } else {
        endSession(because: .sourceLost)
      }
    }
  }
  /// Where the pointer is and what it holds; nil: unknown.
  public var pointer: PointerState? = PointerState(location: .zero)
  /// What making a surface throws, to see what comes of it.
  public var surfaceError: BackendError?
  /// Measures text; by default every character is 0.6 em wide.
  public var textMeasurer: any TextMeasurer = FixedWidthTextMeasurer()

  /// What programs hand to each other; a test puts there what others would.
  public let textClipboard = HeadlessClipboard()
  /// Composes text as a test says.
  public private(set) lazy var textInput = HeadlessInputMethod { [weak self] key in
    self?.send(.keyPressed(key))
  }

  /// Who is told about input.
  public weak var delegate: (any PopupBackendDelegate)?
  /// The virtual time.
  public private(set) var now = Timestamp(nanoseconds: 1_000_000_000)
  /// The open surfaces, back to front.
  public internal(set) var surfaces: [HeadlessSurface] = []
  /// The session's request while pointer and keyboard are taken.
  public private(set) var session: SessionRequest?
  /// What happened at the seam, one word a call, for tests of order.
  public internal(set) var log: [String] = []
  /// Whether the display is gone.
  public private(set) var isDisplayLost = false
  /// When a wake-up is asked for.
  public private(set) var wakeTime: Timestamp?

  /// Makes a backend with one monitor.
  public init(
    environment: DisplayEnvironment = DisplayEnvironment(),
    workArea: Rect = Rect(x: 0, y: 0, width: 1280, height: 800)
  ) {
    self.environment = environment
    self.workAreas = [workArea]
  }

  /// See `PopupBackend`.
  public var clipboard: any Clipboard { textClipboard }

  /// See `PopupBackend`.
  public var inputMethod: any InputMethod { textInput }

  /// See `PopupBackend`.
  public func pointerState() -> PointerState? { pointer }

  /// See `PopupBackend`.
  public func screenRect(of window: WindowID, rect: Rect?) -> Rect? {
    guard let frame = windows[window] else { return nil }
    return rect?.offset(dx: frame.minX, dy: frame.minY) ?? frame
  }

  /// See `PopupBackend`.
  public func workArea(at point: Point) -> Rect {
    workAreas.min { $0.distance(to: point) < $1.distance(to: point) } ?? .zero
  }

  /// See `PopupBackend`.
  public func makeSurface(_ role: SurfaceRole) throws(BackendError) -> any PopupSurface {
    if let surfaceError { throw surfaceError }
    return HeadlessSurface(role: role, backend: self)
  }

  /// See `PopupBackend`.
  public func beginSession(_ request: SessionRequest) {
    log.append("grab")
    session = request
  }

  /// See `PopupBackend`.
  public func endSession() {
    log.append("ungrab")
    session = nil
  }

  /// See `PopupBackend`.
  public func wake(at time: Timestamp?) {
    wakeTime = time
  }

  // MARK: What a test does

  /// Lets virtual time pass, with every wake-up that was asked for in it.
  public func advance(by duration: Duration) {
    if isDisplayLost { endSession(because: .failed("\(BackendError.displayLost)")) }
    let end = now + duration
    while let time = wakeTime, time <= end {
      now = max(now, time)
      wakeTime = nil
      delegate?.wake(at: now)
    }
    now = end
  }

  /// Lets virtual time pass in which the program is busy: what was asked for in it comes late, once.
  public func stall(for duration: Duration) {
    now = now + duration
    guard let time = wakeTime, time <= now else { return }
    wakeTime = nil
    delegate?.wake(at: now)
  }

  /// Runs what is due now: changes of elements that wait for the run loop.
  public func runPending() {
    advance(by: .zero)
  }

  /// Hands an event to the open session; without one it is gone.
  public func send(_ event: InputEvent) {
    switch event {
    case .pointerMoved(let point):
      pointer?.location = point
    case .buttonPressed(let button, let point):
      pointer?.location = point
      pointer?.heldButton = button
    case .buttonReleased(let button, let point):
      pointer?.location = point
      if pointer?.heldButton == button { pointer?.heldButton = nil }
    case .scrolled, .keyPressed, .keyReleased:
      break
    }
    guard session != nil, !isDisplayLost else { return }
    delegate?.received(event, at: now)
    runPending()
  }

  /// Adds a word to `log`, to see it among what happened at the seam.
  public func noteForTests(_ word: String) {
    log.append(word)
  }

  /// Ends the session as a window system does, by losing the source or the display.
  public func endSession(because reason: DismissReason) {
    guard session != nil else { return }
    session = nil
    delegate?.sessionEnded(reason)
  }

  /// Takes away a window of another program that a popup shows, as when that program ends.
  public func loseEmbeddedWindow(_ id: WindowID) {
    guard surfaces.contains(where: { $0.frame?.embedded.contains { $0.id == id } ?? false })
    else { return }
    delegate?.embeddedWindowLost(id)
    runPending()
  }

  /// Loses the display, as when a server crashes: whatever showed is gone, and a session ends with the
  /// next thing that runs.
  public func loseDisplay() {
    isDisplayLost = true
    surfaceError = .displayLost
    pointer = nil
    surfaces = []
    textClipboard.displayLost()
  }
}
