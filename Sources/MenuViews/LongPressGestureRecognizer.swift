public import MenuPrimitives

/// Notices that the primary button is held down on a view without the pointer's moving away.
///
/// Add it with `view.addInteraction(_:)`. The view gets the same events meanwhile, until the press has
/// become a long one: then they are taken from it.
@MainActor public final class LongPressGestureRecognizer: ViewInteraction {
  /// How far a press has got.
  public enum State: Hashable, Sendable {
    /// There is none, or it hasn't been long enough yet.
    case possible
    /// It has just been long enough.
    case began
    /// The pointer has moved since.
    case changed
    /// The button has come up after it had been long enough.
    case ended
    /// The pointer was taken away, perhaps by a menu that opened.
    case cancelled
    /// The button came up, or the pointer moved, before it had been long enough.
    case failed
  }

  /// How long the button has to be held.
  public var minimumPressDuration = Duration.milliseconds(500)
  /// How far the pointer may move until then, in logical pixels.
  public var allowableMovement = 10.0
  /// Whether presses are noticed at all.
  public var isEnabled = true
  /// The view that it was added to.
  public weak var view: View?
  /// How far the current press, or the last one, has got.
  public private(set) var state = State.possible

  /// The press that it is about, also when the pointer was taken away from it.
  package private(set) var press: PointerEvent?
  private var isFollowing = false

  private let action: (LongPressGestureRecognizer) -> Void
  private var last: PointerEvent?
  private var waiting: Task<Void, Never>?

  /// Makes a recognizer.
  ///
  /// - Parameter action: called when the state has become `began`, `changed`, `ended` or `cancelled`.
  public init(action: @escaping (_ sender: LongPressGestureRecognizer) -> Void) {
    self.action = action
  }

  /// Where the pointer is, or was last, in the coordinates of a view; nil: of its own.
  public func location(in other: View? = nil) -> Point {
    guard let last, let view else { return .zero }
    guard let other, other !== view else { return last.location }
    return other.convert(view.convert(last.location, to: nil), from: nil)
  }

  /// See `ViewInteraction`.
  public func pointer(_ event: PointerEvent, in view: View) -> Bool {
    switch event.phase {
    case .pressed(.primary) where isEnabled && !isFollowing:
      begin(event)
      _ = view.pointer(event)
      return true
    case .moved where isFollowing:
      last = event
      moved(event)
    case .released(.primary) where isFollowing:
      last = event
      finish(isActive ? .ended : .failed)
    case .cancelled where isFollowing:
      finish(isActive ? .cancelled : .failed)
    case .entered, .exited, .moved, .pressed, .released, .cancelled, .scrolled:
      return false
    }
    return isActive || view.pointer(event)
  }

  /// See `ViewInteraction`.
  public func key(_ event: ViewKeyEvent, in view: View) -> Bool { false }

  private var isActive: Bool {
    switch state {
    case .began, .changed: true
    case .possible, .ended, .cancelled, .failed: false
    }
  }

  private func begin(_ event: PointerEvent) {
    (press, last, state, isFollowing) = (event, event, .possible, true)
    let duration = minimumPressDuration
    waiting = Task { [weak self] in
      try? await Task.sleep(for: duration)
      if !Task.isCancelled { self?.becomeLong() }
    }
  }

  private func becomeLong() {
    guard state == .possible, let view, var event = press else { return }
    event.phase = .cancelled
    _ = view.pointer(event)
    state = .began
    action(self)
  }

  private func moved(_ event: PointerEvent) {
    if isActive {
      state = .changed
      action(self)
    } else if state == .possible, let press, distance(press, event) > allowableMovement {
      waiting?.cancel()
      state = .failed
    }
  }

  private func finish(_ newState: State) {
    waiting?.cancel()
    let wasActive = isActive
    state = newState
    isFollowing = false
    if newState != .cancelled { press = nil }
    if wasActive { action(self) }
  }

  private func distance(_ first: PointerEvent, _ second: PointerEvent) -> Double {
    let dx = first.location.x - second.location.x
    let dy = first.location.y - second.location.y
    return (dx * dx + dy * dy).squareRoot()
  }
}
