import MenuKit
import MenuTesting
import MenuViews

/// A backend that does one thing wrong, and everything else as the one beneath.
@MainActor final class WrongBackend: PopupBackend {
  weak var delegate: (any PopupBackendDelegate)?
  let fault: Fault
  private let right: HeadlessBackend
  private var sessions = 0
  private var seenWindows: [WindowID: Rect] = [:]
  private var seenPointer: PointerState?

  init(_ right: HeadlessBackend, fault: Fault) {
    self.right = right
    self.fault = fault
    seenPointer = right.pointer
    right.delegate = self
  }

  var now: Timestamp { right.now }

  var environment: DisplayEnvironment {
    var environment = right.environment
    if fault == .scalesWildly { environment.scale = 9 }
    return environment
  }

  var textMeasurer: any TextMeasurer { right.textMeasurer }

  private(set) lazy var clipboard: any Clipboard = WrongClipboard(right.clipboard, fault: fault)

  private(set) lazy var inputMethod: any InputMethod = WrongInputMethod(
    right.inputMethod, fault: fault)

  func pointerState() -> PointerState? {
    fault == .losesPointer ? seenPointer : right.pointerState()
  }

  func screenRect(of window: WindowID, rect: Rect?) -> Rect? {
    let found = right.screenRect(of: window, rect: rect)
    guard fault == .findsGoneWindows, rect == nil else { return found }
    if let found { seenWindows[window] = found }
    return seenWindows[window]
  }

  func workArea(at point: Point) -> Rect {
    right.workArea(at: fault == .forgetsMonitors ? .zero : point)
  }

  func makeSurface(_ role: SurfaceRole) throws(BackendError) -> any PopupSurface {
    if fault == .showsOnLostDisplay { right.surfaceError = nil }
    let surface = WrongSurface(try right.makeSurface(role), fault: fault)
    if fault == .comesBack { surface.makeNext = { [right] in try? right.makeSurface(role) } }
    if fault == .showsAtOnce {
      surface.present(SurfaceFrame(frame: .zero, content: DisplayList(items: []), cornerRadius: 0))
    }
    return surface
  }

  func beginSession(_ request: SessionRequest) {
    sessions += 1
    if fault == .tellsInsideCalls { delegate?.environmentChanged() }
    if fault == .worksOnce, sessions > 1 { return }
    var request = request
    if fault == .missesOwner { request.owner = nil }
    right.beginSession(request)
  }

  func endSession() {
    if fault == .keepsInput { return }
    if fault == .tellsOwnEnds { right.endSession(because: .requested) }
    right.endSession()
  }

  func wake(at time: Timestamp?) {
    switch fault {
    case .wakesEarly: right.wake(at: time.map { $0 + .milliseconds(-5) })
    case .keepsWishes where time == nil: break
    default: right.wake(at: time)
    }
  }
}

extension WrongBackend: PopupBackendDelegate {
  func received(_ event: InputEvent, at time: Timestamp) {
    switch (fault, event) {
    case (.countsPixels, .pointerMoved(let point)):
      delegate?.received(.pointerMoved(Point(x: point.x * 2, y: point.y * 2)), at: time)
    case (.dropsReleases, .buttonReleased): break
    case (.losesText, .keyPressed(let key)) where key.text == "é": break
    case (.goesBackInTime, .buttonReleased): delegate?.received(event, at: .zero)
    case (.looksAhead, _): delegate?.received(event, at: time + .milliseconds(1))
    default: delegate?.received(event, at: time)
    }
  }

  func wake(at time: Timestamp) {
    delegate?.wake(at: time)
    if fault == .wakesTwice { delegate?.wake(at: time) }
  }

  func sessionEnded(_ reason: DismissReason) {
    if fault == .keepsQuiet, right.isDisplayLost { return }
    delegate?.sessionEnded(reason)
    if fault == .tellsTwice { delegate?.sessionEnded(reason) }
  }

  func environmentChanged() {
    delegate?.environmentChanged()
  }

  func embeddedWindowLost(_ id: WindowID) {
    delegate?.embeddedWindowLost(id)
  }
}

/// A popup that does one thing wrong.
@MainActor final class WrongSurface: PopupSurface {
  /// Makes a popup in the place of one that was closed.
  var makeNext: (() -> (any PopupSurface)?)?
  private let fault: Fault
  private var right: any PopupSurface
  private var first: DisplayList?

  init(_ right: any PopupSurface, fault: Fault) {
    self.right = right
    self.fault = fault
  }

  func present(_ frame: SurfaceFrame) {
    var frame = frame
    switch fault {
    case .misplaces:
      frame.frame.origin.x += 1
    case .ignoresScale:
      frame.scale = 1
    case .drawsNothingNew:
      first = first ?? frame.content
      frame.content = first ?? frame.content
    case .drawsEverything:
      let content = frame.content
      frame.content = DisplayList(items: [])
      right.present(frame)
      frame.content = content
    default:
      break
    }
    right.present(frame)
  }

  func close() {
    if fault == .ignoresClose { return }
    right.close()
    if let next = makeNext?() { right = next }
  }
}
