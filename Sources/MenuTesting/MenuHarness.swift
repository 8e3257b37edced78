public import MenuKit
public import MenuLayout
public import MenuModel
public import MenuPrimitives
public import MenuViews

/// A menu without a display and a user who speaks of rows by their titles.
///
/// Time is virtual: it passes only in `advance(by:)`.
@MainActor public final class MenuHarness {
  /// Where the menu is shown.
  public let backend: HeadlessBackend
  /// What shows it.
  public let presentation: MenuPresentation
  /// What was reported by `report(_:)`, and the closing of the menu, in order.
  public private(set) var events: [String] = []

  private var pointer = Point(x: 100, y: 100)

  /// Makes a harness; nothing shows before `present()` or `press()`.
  public init(
    _ menu: Menu, density: Density = .compact, submenus: SubmenuStyle = .cascading,
    environment: DisplayEnvironment = DisplayEnvironment(),
    workArea: Rect = Rect(x: 0, y: 0, width: 1280, height: 800)
  ) {
    backend = HeadlessBackend(environment: environment, workArea: workArea)
    backend.pointer = PointerState(location: pointer)
    presentation = MenuPresentation(menu: menu, source: .pointer)
    presentation.backend = backend
    presentation.density = density
    presentation.submenuStyle = submenus
    presentation.dismissalCallback = { [unowned self] in
      events.append("dismissed \(presentation.dismissReason.map { "\($0)" } ?? "")")
    }
  }

  /// Notes that a handler ran; handlers of test menus call it.
  public func report(_ text: String) {
    events.append(text)
  }

  /// Shows the menu as a program does.
  public func present() {
    presentation.present(animated: false)
    backend.runPending()
  }

  // MARK: The user

  /// Presses a button where the pointer is; without a menu that opens it, as a context menu does.
  public func press(_ button: PointerButton = .primary) {
    backend.pointer?.heldButton = button
    if presentation.isPresented {
      backend.send(.buttonPressed(button, pointer))
    } else {
      presentation.present(animated: false)
      backend.runPending()
    }
  }

  /// Releases a button where the pointer is.
  public func release(_ button: PointerButton = .primary) {
    backend.pointer?.heldButton = nil
    backend.send(.buttonReleased(button, pointer))
  }

  /// Moves the pointer to a point of the screen.
  public func move(to point: Point) {
    pointer = point
    backend.send(.pointerMoved(point))
  }

  /// Moves the pointer to the middle of a row; false when no open panel shows it.
  @discardableResult public func move(to title: String) -> Bool {
    guard let frame = frame(of: title) else { return false }
    move(to: frame.center)
    return true
  }

  /// Moves to a row, presses and releases.
  @discardableResult public func click(_ title: String) -> Bool {
    guard move(to: title) else { return false }
    press()
    release()
    return true
  }

  /// Moves the pointer to the middle of a view in the menu; false when it doesn't show.
  @discardableResult public func move(to view: View) -> Bool {
    guard let rect = view.screenRect else { return false }
    move(to: rect.center)
    return true
  }

  /// Moves to a view, presses and releases.
  @discardableResult public func click(_ view: View) -> Bool {
    guard move(to: view) else { return false }
    press()
    release()
    return true
  }

  /// Presses and releases a key.
  public func key(_ key: Key, text: String? = nil, modifiers: Modifiers = []) {
    send(KeyEvent(key, text: text ?? (key == .space ? " " : ""), modifiers: modifiers))
  }

  /// Types text, a key for each character.
  public func type(_ text: String) {
    for character in text {
      send(KeyEvent(character == " " ? .space : .character, text: String(character)))
    }
  }

  private func send(_ event: KeyEvent) {
    backend.send(.keyPressed(event))
    backend.send(.keyReleased(event))
  }

  /// Turns the wheel over the pointer; positive is down.
  public func scroll(_ notches: Double) {
    backend.send(.scrolled(dx: 0, dy: notches, pointer))
  }

  /// Lets time pass.
  public func advance(by duration: Duration) {
    backend.advance(by: duration)
  }

  // MARK: What shows

  /// The titles of all rows of each open panel, the root first; separators are `---`.
  public var rows: [[String]] {
    guard let stack = presentation.tracked?.stack else { return [] }
    return stack.levels.map { level in
      (0..<level.panel.rowCount).map { level.panel.element(at: $0).harnessTitle }
    }
  }

  /// The title of the highlighted row of the panel on top; nil when none is.
  public var highlighted: String? {
    guard let (stack, tracker) = presentation.tracked,
      let id = tracker.levels.last?.highlight, let panel = stack.levels.last?.panel,
      let index = panel.index(of: id)
    else { return nil }
    return panel.element(at: index).harnessTitle
  }

  /// The titles of the rows whose submenus are open, from the root on.
  public var openPath: [String] {
    guard let (stack, tracker) = presentation.tracked else { return [] }
    return zip(tracker.openPath, stack.levels).map { id, level in
      level.panel.index(of: id).map { level.panel.element(at: $0).harnessTitle } ?? "?"
    }
  }

  /// How far the panel on top is scrolled, in logical pixels.
  public var scrollOffset: Double { presentation.tracked?.tracker.levels.last?.scrollOffset ?? 0 }

  /// Where a row is on the screen; of several with the title, the one on top.
  public func frame(of title: String) -> Rect? {
    guard let (stack, tracker) = presentation.tracked else { return nil }
    for (index, level) in stack.levels.enumerated().reversed() {
      let panel = level.panel
      for row in 0..<panel.rowCount where panel.element(at: row).harnessTitle == title {
        let frame = panel.frame(
          ofRow: row, scrollOffset: tracker.levels[index].scrollOffset,
          strips: tracker.levels[index].strips)
        return frame.offset(dx: level.visibleFrame.minX, dy: level.visibleFrame.minY)
      }
    }
    return nil
  }
}

extension ResolvedElement {
  fileprivate var harnessTitle: String {
    switch kind {
    case .action(let content), .submenu(let content), .submenuHeader(let content): content.title
    case .titleHeader(let title), .message(let title), .loading(let title): title
    case .cell(let cell): cell.content.title
    case .searchField(let field): field.placeholder
    case .customView(let view), .customAction(let view), .customContent(let view):
      view.attributes.accessibilityLabel ?? ""
    case .separator: "---"
    }
  }
}
