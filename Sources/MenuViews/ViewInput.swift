import MenuPrimitives

/// Brings the input of a window to its views: who is below the pointer, who holds it, who has the keys.
///
/// A window owns one and tells it everything; locations are in the window's coordinates.
@MainActor public final class ViewInput {
  /// Whether Tab goes from the last view that takes the focus to the first; otherwise it is left to
  /// whoever the views lie in, who goes on.
  package var cyclesFocus = true

  private weak var root: View?
  private var hovered: [Reference] = []
  private var captor: Reference?
  private var held: Set<PointerButton> = []

  private struct Reference {
    weak var view: View?
  }

  /// Makes the input side of a window with a root view.
  public init(root: View) {
    self.root = root
  }

  /// The view that gets the keys. Only one that is in the window, visible and willing can.
  public var focusedView: View? {
    get { focused }
    set { focus(newValue, shown: false) }
  }
  private weak var focused: View?

  /// Whether the window has the keyboard; while it hasn't, no view is focused, and the one that was
  /// comes back with it. True at first, for windows that nobody tells.
  public var isActive = true {
    didSet { if isActive != oldValue { focused?.isFocused = isActive } }
  }

  private func focus(_ newValue: View?, shown: Bool) {
    let view = newValue.flatMap { isReachable($0) && $0.acceptsFocus ? $0 : nil }
    if view !== focused {
      let old = focused
      focused = view
      old?.isFocused = false
      old?.showsFocus = false
      // What has lost the focus may have given it to another one.
      guard view === focused else { return }
      view?.isFocused = isActive
      guard view === focused else { return }
    }
    view?.showsFocus = shown
  }

  /// The pointer did something; true when a view took it.
  @discardableResult public func pointer(_ event: PointerEvent) -> Bool {
    switch event.phase {
    case .entered, .moved:
      hover(event)
      guard let view = captured ?? hovered.last?.view else { return false }
      return offer(event.at(event.location, .moved), to: view, alone: captured != nil) != nil
    case .exited:
      leave(event)
      return false
    case .pressed(let button): return press(button, event)
    case .released(let button): return release(button, event)
    case .cancelled:
      cancel(event)
      return true
    case .scrolled:
      guard let view = root?.hitTestInWindow(event.location) else { return false }
      return offer(event, to: view) != nil
    }
  }

  /// A key went down or up; true when a view took it. Tab, when nobody else wants it, moves the focus.
  @discardableResult public func key(_ event: ViewKeyEvent) -> Bool {
    guard let root else { return false }
    if let view = focused, !isReachable(view) { focusedView = nil }
    var candidate: View? = focused ?? root
    while let view = candidate {
      if view.offer(event) { return true }
      candidate = view.superview
    }
    guard event.phase == .pressed, event.key.key == .tab,
      event.key.modifiers.subtracting(.shift).isEmpty
    else { return false }
    let isBackwards = event.key.modifiers.contains(.shift)
    if cyclesFocus {
      moveFocus(backwards: isBackwards)
      return true
    }
    return advanceFocus(backwards: isBackwards)
  }

  /// Gives the focus to the next view (or the one before) that accepts it, from the last to the first.
  public func moveFocus(backwards: Bool) {
    guard let root else { return }
    let stops = root.focusStops
    guard !stops.isEmpty else { return }
    guard let index = stops.firstIndex(where: { $0 === focused }) else {
      focus(backwards ? stops.last : stops.first, shown: true)
      return
    }
    focus(stops[(index + (backwards ? stops.count - 1 : 1)) % stops.count], shown: true)
  }

  /// Gives the focus to the next view (or the one before) that accepts it, from nobody to the first (or
  /// the last); false, and the focus stays, when there is no further one.
  package func advanceFocus(backwards: Bool) -> Bool {
    let stops = root?.focusStops ?? []
    let next: View?
    if let index = stops.firstIndex(where: { $0 === focused }) {
      let neighbour = index + (backwards ? -1 : 1)
      next = stops.indices.contains(neighbour) ? stops[neighbour] : nil
    } else {
      next = backwards ? stops.last : stops.first
    }
    guard let next else { return false }
    focus(next, shown: true)
    return true
  }

  // MARK: Pointer

  private var captured: View? { captor?.view.flatMap { isReachable($0) ? $0 : nil } }

  private func press(_ button: PointerButton, _ event: PointerEvent) -> Bool {
    hover(event)
    held.insert(button)
    if let view = captured { return offer(event, to: view, alone: true) != nil }
    guard let hit = hovered.last?.view else { return false }
    if let view = hit.nearestFocusStop { focusedView = view }
    guard let taker = offer(event, to: hit) else { return false }
    // The press may have opened something that already took the pointer away.
    if held.contains(button) { captor = Reference(view: taker) }
    return true
  }

  private func release(_ button: PointerButton, _ event: PointerEvent) -> Bool {
    held.remove(button)
    let view = captured
    if held.isEmpty { captor = nil }
    let taken = view.map { offer(event, to: $0, alone: true) != nil } ?? false
    hover(event)
    return taken
  }

  private func cancel(_ event: PointerEvent) {
    let view = captured
    held = []
    captor = nil
    if let view { _ = offer(event, to: view, alone: true) }
  }

  private func leave(_ event: PointerEvent) {
    update(hovered: [], event)
  }

  private func hover(_ event: PointerEvent) {
    var path: [View] = []
    var view = root?.hitTestInWindow(event.location)
    // While a view holds the pointer nobody else reacts to it.
    if let captured, let hit = view, !captured.isAncestor(of: hit) { view = nil }
    while let current = view {
      path.append(current)
      view = current.superview
    }
    update(hovered: path.reversed(), event)
  }

  private func update(hovered path: [View], _ event: PointerEvent) {
    let old = hovered.compactMap(\.view)
    hovered = path.map { Reference(view: $0) }
    for view in old.reversed() where !path.contains(where: { $0 === view }) {
      view.isHovered = false
      view.tell(event.at(view.convert(event.location, from: nil), .exited))
    }
    for view in path where !old.contains(where: { $0 === view }) {
      view.isHovered = true
      view.tell(event.at(view.convert(event.location, from: nil), .entered))
    }
  }

  /// Asks a view and, unless it is asked alone, those that it lies in; the one that took the event.
  private func offer(_ event: PointerEvent, to view: View, alone: Bool = false) -> View? {
    var candidate: View? = view
    while let current = candidate {
      if current.offer(event.at(current.convert(event.location, from: nil))) { return current }
      candidate = alone ? nil : current.superview
    }
    return nil
  }

  private func isReachable(_ view: View) -> Bool {
    guard let root else { return false }
    return view.isVisible && root.isAncestor(of: view)
  }
}
