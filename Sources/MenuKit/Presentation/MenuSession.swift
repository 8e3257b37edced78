import MenuLayout
import MenuModel
import MenuPrimitives
import MenuScene
import MenuTracking
import MenuViews

/// One menu on the screen, from the first panel to the last: the state, and the one pass that brings
/// the screen in line with it.
///
/// Whatever happens (input, a deadline, a change of an element, a frame of an animation) changes the
/// state first and then runs `update()`. Nothing else makes, moves or draws a surface.
@MainActor final class MenuSession {
  private(set) var request: Request
  let backend: any PopupBackend
  private let presentation: MenuPresentation
  private unowned let host: SessionHost

  var levels: [OpenLevel]
  var tracker: MenuTracker
  var stack: StackLayout
  var animator: Animator
  private(set) var appearance: SessionAppearance
  var surfaces: SurfaceStack
  private(set) var pointer: Point
  var needsLayout = false
  /// Whether texts have other measures than when the panels were laid out.
  var needsMeasuring = false
  private(set) var isClosing = false
  /// Whether nothing moved in the picture that shows.
  var isAtRest = false
  /// When the mark of rows that are being loaded takes its next step; nil while none shows.
  var spinnerDue: Timestamp?
  /// What was painted last from the layout that shows, by panel.
  var painted: [PaintedPanel] = []
  /// How panels looked last, for those that close.
  var lastStates: [ElementID: PanelState] = [:]

  /// The view that has the keys.
  var focusedHost: HostedView?
  /// Whether the focus is being moved by the session, and what views say of it is no news.
  var isMovingFocus = false
  /// Whether the update that is due is one that updaters of views have brought about.
  var isUpdateOfUpdaters = false
  /// How often updaters have changed the menu since anything else changed it.
  var updaterRounds = 0

  /// Lists that have closed and whose elements haven't been told yet.
  var retiredLists: [ShownList] = []

  /// Whether what the menu hangs from may lie elsewhere.
  private var hasSourceMoved = false
  /// Whether panels that lie elsewhere now were carried along with what they hang from.
  var isCarried = false
  /// Whether something changed that the next update takes up.
  var isUpdateDue = false
  /// Whether elements are being asked what they show: what they change then is part of the answer.
  var isArranging = false
  /// The moment whose picture shows.
  var shownAt = Timestamp.zero

  init(
    _ request: Request, presentation: MenuPresentation, host: SessionHost
  ) throws(PresentationFailure) {
    let appearance = SessionAppearance(request)
    let root = OpenLevel(menu: request.menu, hasLargeText: appearance.hasLargeText)
    guard !root.isEmpty else {
      root.list.close()
      throw PresentationFailure(reason: .empty)
    }
    self.request = request
    self.backend = request.backend
    self.presentation = presentation
    self.host = host
    levels = [root]
    self.appearance = appearance
    tracker = MenuTracker(
      opening: request.opening, configuration: request.tracking, pointer: request.pointer,
      at: request.input.press?.time ?? backend.now)
    stack = StackLayout(
      levels: [], style: request.style, direction: appearance.environment.layoutDirection,
      workArea: appearance.workArea)
    animator = Animator(theme: appearance.theme, motion: appearance.motion)
    surfaces = SurfaceStack(backend: backend)
    pointer = request.location
  }

  /// Shows the first panel and asks for the input.
  func start() throws(PresentationFailure) {
    // First of all: what is typed while fonts and pictures load belongs to the menu.
    backend.beginSession(request.input)
    needsLayout = true
    if !isClosing { arrange(at: backend.now) }
    if !isClosing { followFocus() }
    let picture = isClosing ? [] : picture(at: backend.now)
    // A part of the application that was asked for something has dismissed the menu.
    if isClosing { return }
    do throws(BackendError) {
      try surfaces.present(picture)
    } catch {
      isClosing = true
      surfaces.closeAll()
      for level in levels { level.views?.close() }
      backend.endSession()
      retireAllLists()
      tellRetiredLists()
      throw PresentationFailure(reason: .failed(error.description))
    }
  }

  // MARK: What happens

  func received(_ event: InputEvent, at time: Timestamp) {
    takeUpChanges(at: time)
    guard !isClosing else { return }
    if case .pointerMoved(let point) = event { pointer = point }
    if tracker.keyRow(in: stack) == nil { _ = focusFieldForTyping(event) }
    let effects = tracker.handle(event, at: time, in: stack)
    followPull(at: time)
    run(effects, at: time)
  }

  func wake(at time: Timestamp) {
    takeUpChanges(at: time)
    if !isClosing, let deadline = tracker.deadline, deadline <= time {
      run(tracker.deadlineReached(at: time, in: stack), at: time)
    } else {
      update(at: time)
      tellRetiredLists()
    }
  }

  func setNeedsUpdate() {
    if !isArranging || ElementChanges.areHeeded { isUpdateDue = true }
  }

  /// What is done to rows is done to those that there are, not to those that show still.
  private func takeUpChanges(at time: Timestamp) {
    if isUpdateDue, !isClosing { update(at: time) }
  }

  /// What the menu hangs from may lie elsewhere: it follows with the next update.
  func sourceMayHaveMoved(with view: View) {
    guard !isClosing, !hasSourceMoved, request.source.moves(with: view) else { return }
    hasSourceMoved = true
    isUpdateDue = true
  }

  private func followSource() {
    hasSourceMoved = false
    request.followSource()
    needsLayout = true
    isCarried = true
  }

  func environmentChanged() {
    followSource()
    let family = appearance.environment.fontFamily
    appearance = SessionAppearance(request)
    // The metrics don't tell one family from another.
    if appearance.environment.fontFamily != family { needsMeasuring = true }
    for level in levels where level.list.conditions.hasLargeText != appearance.hasLargeText {
      level.list.conditions.hasLargeText = appearance.hasLargeText
      isUpdateDue = true
    }
    animator.themeChanged(appearance.theme, motion: appearance.motion)
    needsLayout = true
    update(at: backend.now)
  }

  func open(_ submenu: Menu) {
    takeUpChanges(at: backend.now)
    guard let row = levels.last?.rowID(of: submenu) else { return }
    tracker.openSubmenu(row)
    update(at: backend.now)
    host.scheduleWake()
  }

  /// Goes on with the long press that the presentation has been given.
  func takeOverLongPress() {
    guard let press = presentation.transferringLongPressGestureRecognizer?.heldPress(on: backend)
    else { return }
    tracker.takeOver(press.button, at: press.location, time: press.time)
    host.scheduleWake()
  }

  func highlight(_ element: MenuElement) {
    takeUpChanges(at: backend.now)
    guard let row = levels.last?.rowID(of: element) else { return }
    tracker.highlight(row, in: stack)
    update(at: backend.now)
    host.scheduleWake()
  }

  /// Asks for an update as soon as nothing else runs.
  func wakeSoon() { host.scheduleWake() }

  // MARK: What is due

  /// When `wake(at:)` has something to do; nil while everything rests.
  var nextWake: Timestamp? {
    if isClosing { return isLeaving ? nextFrame : nil }
    if isUpdateDue || needsLayout { return backend.now }
    return .earliest(
      .earliest(tracker.deadline, spinnerDue),
      .earliest(viewsDue(at: backend.now), isAtRest ? nil : nextFrame))
  }

  /// Counted from the picture that shows: the last frame of a movement may be due already.
  private var nextFrame: Timestamp? { animator.nextFrame(after: shownAt) }

  /// Whether panels of a closed session still show.
  var isLeaving: Bool { isClosing && !surfaces.isEmpty }

  /// The open panels and what the tracker knows of them.
  var tracked: (stack: StackLayout, tracker: MenuTracker)? {
    isClosing ? nil : (stack, tracker)
  }

  /// What shows at the moment, back to front.
  var frames: [SurfaceFrame] { surfaces.frames }

  // MARK: Effects

  private func run(_ effects: [TrackingEffect], at time: Timestamp) {
    // A handler finds its elements as the user left them: closed lists are told afterwards.
    defer { tellRetiredLists() }
    // Elements are found before anything closes: a handler may change the menu.
    for effect in effects {
      switch effect {
      case .dismiss(let reason):
        let chosen = effects.lazy.compactMap { effect in
          if case .activate(let row) = effect { row } else { nil }
        }.first
        let element = chosen.flatMap(source(of:))
        leave(reason, animated: request.animated, chosen: chosen)
        element?.perform()
        return
      case .activate(let row):
        let element = source(of: row)
        update(at: time)
        element?.perform()
      case .deliver(let event, let row):
        var isTaken = deliver(event, to: row, at: time)
        if !isTaken, !isClosing, let field = focusFieldForTyping(event), field != row {
          isTaken = deliver(event, to: field, at: time)
        }
        guard !isClosing else { return }
        if isTaken { continue }
        let rest = tracker.declined(event, at: time, in: stack)
        if !rest.isEmpty { run(rest, at: time) }
        guard !isClosing else { return }
      case .focus(let row, let backwards):
        turnFocus(to: row, backwards: backwards, at: time)
      }
    }
    update(at: time)
  }

  private func source(of row: ElementID) -> MenuElement? {
    for level in levels.reversed() {
      if let element = level.resolution.source(of: row) { return element }
    }
    return nil
  }

  /// Closes everything: the input is given back, then the presentation is told.
  func close(_ reason: DismissReason, animated: Bool) {
    leave(reason, animated: animated)
    tellRetiredLists()
  }

  private func leave(_ reason: DismissReason, animated: Bool, chosen: ElementID? = nil) {
    guard !isClosing else { return }
    isClosing = true
    forgetPainted()
    if animated, appearance.closingMotion != .none {
      animator.themeChanged(appearance.theme, motion: appearance.closingMotion)
      animator.closeAll(chosen: chosen, scrollOffsets: scrollOffsets, at: backend.now)
      update(at: backend.now)
    } else {
      surfaces.closeAll()
    }
    retireAllLists()
    focusedHost = nil
    backend.endSession()
    host.ended(self)
    // Only now: what views do as they go, such as to present another menu, mustn't be undone.
    for level in levels { level.views?.close() }
    presentation.finish(reason)
  }

  /// Takes all lists for closed.
  func retireAllLists() {
    retiredLists += levels.map(\.list)
  }

  /// Tells the elements of closed lists: search fields are reset, what isn't cached is dropped.
  func tellRetiredLists() {
    guard !retiredLists.isEmpty else { return }
    while !retiredLists.isEmpty { retiredLists.removeFirst().close() }
    if isClosing { host.settled() }
  }

  // MARK: The pass

  /// Brings the screen in line with the state.
  func update(at time: Timestamp) {
    // A closed session whose last panel has gone must not bring one back.
    if isClosing, surfaces.isEmpty { return }
    if isArranging, !isClosing {
      // An updater wants something of the menu that it is called for: that has its turn afterwards.
      isUpdateDue = true
      return wakeSoon()
    }
    if hasSourceMoved, !isClosing { followSource() }
    if !isClosing {
      arrange(at: time)
      if isClosing { return }
      followFocus()
      if isClosing { return }
    }
    let isDrawingDue = [spinnerDue, viewsDue(at: time)].contains { $0.map { $0 <= time } ?? false }
    if !isDrawingDue, showMovedLights(at: time) { return }
    let wasClosing = isClosing
    let picture = picture(at: time)
    // A view that was drawn has dismissed the menu: what it was drawn for doesn't show any more.
    guard isClosing == wasClosing else { return }
    do throws(BackendError) {
      try surfaces.present(picture)
    } catch {
      surfaces.closeAll()
      close(.failed(error.description), animated: false)
    }
  }
}
