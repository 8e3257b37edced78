import MenuModel
import MenuPrimitives
import MenuTracking
import MenuViews

/// The one who hears from a backend: it passes input on to the open session and lets panels of closed
/// ones leave in peace.
@MainActor
final class SessionHost: PopupBackendDelegate, ElementChanges.Observer,
  ViewPlaces.Observer
{
  private static var hosts: [ObjectIdentifier: SessionHost] = [:]

  private let backend: any PopupBackend
  private var current: MenuSession?
  private var leaving: [MenuSession] = []
  /// The session that ended last; it may be running a handler still.
  private weak var ended: MenuSession?
  /// Whether a session begins, and maybe another one is closed for it.
  private var isReplacing = false

  private init(backend: any PopupBackend) {
    self.backend = backend
  }

  /// The host of a backend; it lives as long as it has a session.
  static func host(of backend: any PopupBackend) -> SessionHost {
    hosts[ObjectIdentifier(backend)] ?? SessionHost(backend: backend)
  }

  /// Starts a session in place of the one that is open.
  func begin(
    _ request: MenuSession.Request, for presentation: MenuPresentation
  ) throws(PresentationFailure) {
    // Wished by a callback of the one that makes way, or by a provider of the one that begins: the
    // wish that it makes way for wins.
    guard !isReplacing else { throw PresentationFailure(reason: .requested) }
    isReplacing = true
    // From here on, for everyone: parts of the application that are called may present, too.
    Self.hosts[ObjectIdentifier(backend)] = self
    defer {
      isReplacing = false
      retireIfIdle()
    }
    current?.close(.requested, animated: false)
    // Menus may share elements: those of the menu before begin anew first.
    ended?.tellRetiredLists()
    let session = try MenuSession(request, presentation: presentation, host: self)
    backend.delegate = self
    // Before it starts: what the application changes while it is asked for elements counts.
    current = session
    ElementChanges.add(self)
    ViewPlaces.add(self)
    presentation.began(session)
    do throws(PresentationFailure) {
      try session.start()
    } catch {
      current = nil
      ElementChanges.remove(self)
      ViewPlaces.remove(self)
      throw error
    }
    scheduleWake()
  }

  /// A session has let go of the input; its panels may still be on their way out.
  func ended(_ session: MenuSession) {
    if current === session { current = nil }
    ended = session
    if session.isLeaving { leaving.append(session) }
    ElementChanges.remove(self)
    ViewPlaces.remove(self)
    scheduleWake()
    retireIfIdle()
  }

  /// Asks the backend for the next time at which something is due.
  func scheduleWake() {
    var next = current?.nextWake
    for session in leaving { next = .earliest(next, session.nextWake) }
    backend.wake(at: next)
  }

  /// A session that has ended has told the elements of its lists, too.
  func settled() {
    retireIfIdle()
  }

  private func retireIfIdle() {
    guard current == nil, leaving.isEmpty, !isReplacing, ended?.retiredLists.isEmpty ?? true
    else { return }
    Self.hosts[ObjectIdentifier(backend)] = nil
  }

  // MARK: PopupBackendDelegate

  func received(_ event: InputEvent, at time: Timestamp) {
    current?.received(event, at: time)
    scheduleWake()
  }

  func wake(at time: Timestamp) {
    current?.wake(at: time)
    for session in leaving { session.wake(at: time) }
    leaving.removeAll { !$0.isLeaving }
    scheduleWake()
    retireIfIdle()
  }

  func sessionEnded(_ reason: DismissReason) {
    current?.close(reason, animated: false)
  }

  func environmentChanged() {
    current?.environmentChanged()
    scheduleWake()
  }

  func embeddedWindowLost(_ id: WindowID) {
    current?.embeddedWindowLost(id)
    scheduleWake()
  }

  // MARK: ElementChanges.Observer

  func elementsChanged() {
    guard let current, !current.isUpdateDue else { return }
    current.setNeedsUpdate()
    scheduleWake()
  }

  // MARK: ViewPlaces.Observer

  func frameChanged(of view: View) {
    guard let current, !current.isUpdateDue else { return }
    current.sourceMayHaveMoved(with: view)
    scheduleWake()
  }
}
