import MenuLayout
import MenuModel
import MenuPrimitives
import MenuScene
import MenuTracking

/// One menu on the screen, from the first panel to the last: the state, and the one pass that brings
/// the screen in line with it.
///
/// Whatever happens (input, a deadline, a change of an element, a frame of an animation) changes the
/// state first and then runs `update()`. Nothing else makes, moves or draws a surface.
@MainActor final class MenuSession {
  private let request: Request
  private let backend: any PopupBackend
  private let presentation: MenuPresentation
  private unowned let host: SessionHost

  private var levels: [OpenLevel]
  private var tracker: MenuTracker
  private var stack: StackLayout
  private var animator: Animator
  private var appearance: SessionAppearance
  private var surfaces: SurfaceStack
  private var pointer: Point
  private var needsLayout = false
  private var isClosing = false
  /// How panels looked last, for those that close.
  private var lastStates: [ElementID: PanelState] = [:]

  /// Whether something changed that the next update takes up.
  private(set) var isUpdateDue = false
  /// The moment whose picture shows.
  private var shownAt = Timestamp.zero

  init(
    _ request: Request, presentation: MenuPresentation, host: SessionHost
  ) throws(PresentationFailure) {
    let root = OpenLevel(menu: request.menu)
    guard !root.isEmpty else { throw PresentationFailure(reason: .empty) }
    self.request = request
    self.backend = request.backend
    self.presentation = presentation
    self.host = host
    levels = [root]
    appearance = SessionAppearance(request)
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
    arrange(at: backend.now)
    do throws(BackendError) {
      try surfaces.present(picture(at: backend.now))
    } catch {
      surfaces.closeAll()
      backend.endSession()
      throw PresentationFailure(reason: .failed(error.description))
    }
  }

  // MARK: What happens

  func received(_ event: InputEvent, at time: Timestamp) {
    guard !isClosing else { return }
    if case .pointerMoved(let point) = event { pointer = point }
    run(tracker.handle(event, at: time, in: stack), at: time)
  }

  func wake(at time: Timestamp) {
    guard !isClosing else { return update(at: time) }
    if let deadline = tracker.deadline, deadline <= time {
      run(tracker.deadlineReached(at: time, in: stack), at: time)
    } else {
      update(at: time)
    }
  }

  func setNeedsUpdate() {
    isUpdateDue = true
  }

  func environmentChanged() {
    appearance = SessionAppearance(request)
    animator.themeChanged(appearance.theme, motion: appearance.motion)
    needsLayout = true
    update(at: backend.now)
  }

  func open(_ submenu: Menu) {
    guard let row = levels.last?.rowID(of: submenu) else { return }
    tracker.openSubmenu(row)
    update(at: backend.now)
    host.scheduleWake()
  }

  func highlight(_ element: MenuElement) {
    guard let row = levels.last?.rowID(of: element) else { return }
    tracker.highlight(row, in: stack)
    update(at: backend.now)
    host.scheduleWake()
  }

  // MARK: What is due

  /// When `wake(at:)` has something to do; nil while everything rests.
  var nextWake: Timestamp? {
    let now = backend.now
    // Counted from the picture that shows: the last frame of a movement may be due already.
    let frame = animator.nextFrame(after: shownAt)
    if isClosing { return isLeaving ? frame : nil }
    if isUpdateDue { return now }
    return [tracker.deadline, frame].compactMap { $0 }.min()
  }

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
    // Elements are found before anything closes: a handler may change the menu.
    for effect in effects {
      switch effect {
      case .dismiss(let reason):
        let chosen = effects.lazy.compactMap { effect in
          if case .activate(let row) = effect { row } else { nil }
        }.first
        let element = chosen.flatMap(source(of:))
        close(reason, animated: request.animated, chosen: chosen)
        element?.perform()
        return
      case .activate(let row):
        let element = source(of: row)
        update(at: time)
        element?.perform()
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
  func close(_ reason: DismissReason, animated: Bool, chosen: ElementID? = nil) {
    guard !isClosing else { return }
    isClosing = true
    if animated, appearance.motion != .none {
      animator.closeAll(chosen: chosen, at: backend.now)
      update(at: backend.now)
    } else {
      surfaces.closeAll()
    }
    backend.endSession()
    host.ended(self)
    presentation.finish(reason)
  }

  // MARK: The pass

  /// Brings the screen in line with the state.
  private func update(at time: Timestamp) {
    if !isClosing { arrange(at: time) }
    do throws(BackendError) {
      try surfaces.present(picture(at: time))
    } catch {
      surfaces.closeAll()
      close(.failed(error.description), animated: false)
    }
  }

  /// Resolves what changed, opens and closes levels as the tracker says, and lays out.
  private func arrange(at time: Timestamp) {
    if isUpdateDue {
      isUpdateDue = false
      for index in levels.indices { levels[index].resolve() }
      needsLayout = true
    }
    // The tracker may close levels that the new layout has no room or no row for; then once more.
    let before = stack
    var isLaidOut = false
    for _ in 0..<Self.arrangementLimit {
      let hasMoved = followOpenPath()
      guard hasMoved || needsLayout else { break }
      needsLayout = false
      layOut()
      isLaidOut = true
      tracker.reconcile(with: stack, at: time)
    }
    guard isLaidOut else { return }
    // Last, when lists are scrolled as they will show: what scrolling keeps in place doesn't move.
    animator.stackChanged(
      from: before.levels.isEmpty ? nil : before, to: stack, scrollOffsets: scrollOffsets,
      previousOffsets: lastStates.mapValues(\.scrollOffset), at: time)
  }

  private static let arrangementLimit = 4

  /// Brings the open levels in line with the tracker's path; whether anything changed.
  private func followOpenPath() -> Bool {
    let path = tracker.openPath
    let common = zip(levels.dropFirst(), path).prefix { $0.sourceRow == $1 }.count
    var hasMoved = false
    if levels.count > common + 1 {
      levels.removeSubrange((common + 1)...)
      hasMoved = true
    }
    for row in path.dropFirst(common) {
      guard let menu = levels.last?.resolution.source(of: row) as? Menu else { break }
      levels.append(OpenLevel(menu: menu, sourceRow: row))
      hasMoved = true
    }
    return hasMoved
  }

  private func layOut() {
    var inputs: [StackLayout.LevelInput] = []
    for (index, level) in levels.enumerated() {
      let source = level.sourceRow.flatMap { levels[index - 1].row($0) }
      inputs.append(
        StackLayout.LevelInput(
          menu: level.resolution.menu, sourceRow: source,
          scrollOffset: tracker.scrollOffset(atLevel: index)))
    }
    let isFirst = stack.levels.isEmpty
    let direction = appearance.environment.layoutDirection
    stack = StackLayout(
      StackLayout.Input(
        levels: inputs,
        placement: request.placement(appearance.workArea, request.style, direction),
        workArea: appearance.workArea, style: request.style, metrics: appearance.metrics,
        grid: appearance.grid, direction: direction),
      text: backend.textMeasurer, previous: isFirst ? nil : stack)
  }

  private var scrollOffsets: [ElementID: Double] {
    var offsets: [ElementID: Double] = [:]
    for (index, level) in stack.levels.enumerated() {
      offsets[level.panel.id] = tracker.scrollOffset(atLevel: index)
    }
    return offsets
  }

  // MARK: The picture

  /// Everything that shows at a time, back to front.
  private func picture(
    at time: Timestamp
  ) -> [(content: SurfaceStack.Content, frame: SurfaceFrame)] {
    shownAt = time
    var picture: [(content: SurfaceStack.Content, frame: SurfaceFrame)] = []
    if !isClosing {
      for (index, level) in stack.levels.enumerated() {
        picture.append(panel(level, state: state(ofLevel: index, at: time), at: time))
      }
    }
    for (level, scrollOffset) in animator.departing(at: time) {
      var state = lastStates[level.panel.id] ?? PanelState(scrollOffset: scrollOffset)
      state.rows = animator.rows(of: level.panel.id, at: time)
      state.contentOpacity = animator.panel(level.panel.id, at: time).contentOpacity
      if let row = state.highlight, animator.isBlinkedOff(row, at: time) { state.highlight = nil }
      picture.append(panel(level, state: state, at: time))
    }
    if !isClosing, let tooltip = tooltip() { picture.append(tooltip) }
    return picture
  }

  private func tooltip() -> (content: SurfaceStack.Content, frame: SurfaceFrame)? {
    guard
      let tooltip = SessionTooltip(
        in: stack, tracker: tracker, pointer: pointer, appearance: appearance,
        text: backend.textMeasurer)
    else { return nil }
    let frame = SurfaceFrame(
      frame: tooltip.frame,
      content: TooltipPainter(theme: appearance.theme).paint(tooltip.layout, grid: appearance.grid),
      cornerRadius: tooltip.layout.cornerRadius,
      shadow: appearance.shadow(opacity: 0.5))
    return (.tooltip(tooltip.row), frame)
  }

  private func state(ofLevel index: Int, at time: Timestamp) -> PanelState {
    let level = stack.levels[index]
    let openRow = index < tracker.openPath.count ? tracker.openPath[index] : nil
    let highlight = tracker.highlight(atLevel: index)
    // A row that only leads to where the user is now is lit more quietly than what would be chosen.
    let isLeftBehind = highlight == openRow && tracker.focusedLevel > index
    let state = PanelState(
      scrollOffset: tracker.scrollOffset(atLevel: index),
      highlight: isLeftBehind ? nil : highlight,
      openRow: openRow,
      showsMnemonics: tracker.showsMnemonics,
      rows: animator.rows(of: level.panel.id, at: time),
      contentOpacity: animator.panel(level.panel.id, at: time).contentOpacity)
    lastStates[level.panel.id] = state
    return state
  }

  private func panel(
    _ level: StackLayout.Level, state: PanelState, at time: Timestamp
  ) -> (content: SurfaceStack.Content, frame: SurfaceFrame) {
    let look = animator.panel(level.panel.id, at: time)
    let content = PanelPainter(theme: appearance.theme).paint(
      level.panel, state: state,
      leaving: animator.leavingRows(of: level.panel.id, at: time), text: backend.textMeasurer)
    let frame = SurfaceFrame(
      frame: level.frame, content: content, cornerRadius: appearance.metrics.cornerRadius,
      shadow: appearance.shadow(opacity: look.shadowOpacity),
      opacity: look.opacity, scale: look.scale, anchor: look.anchor,
      translation: look.translation, clip: look.clip)
    return (.panel(level.panel.id), frame)
  }
}
