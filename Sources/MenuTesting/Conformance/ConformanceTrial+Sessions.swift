import MenuKit
import MenuPrimitives
import MenuTracking

extension ConformanceTrial {
  func deliversEvents() async throws {
    try await beginSession()
    let place = grid.round(Point(x: 150, y: 90))
    try await perform(.move(place))
    for button in [PointerButton.primary, .secondary, .middle] {
      try await perform(.press(button))
      try await perform(.release(button))
    }
    try await perform(.scrollDown)
    try await perform(.type("a"))
    let end = grid.round(Point(x: 330, y: 210))
    try await perform(.move(end))
    let letter = KeyEvent(.character, text: "a")
    expect(
      "events",
      [
        .pointerMoved(place),
        .buttonPressed(.primary, place), .buttonReleased(.primary, place),
        .buttonPressed(.secondary, place), .buttonReleased(.secondary, place),
        .buttonPressed(.middle, place), .buttonReleased(.middle, place),
        .scrolled(dx: 0, dy: 1, place), .keyPressed(letter), .keyReleased(letter),
        .pointerMoved(end),
      ], found: events)
    call("endSession") { $0.endSession() }
  }

  func keepsTime() async throws {
    try await beginSession()
    for step in 1...4 {
      try await perform(.move(grid.round(Point(x: 30 * Double(step), y: 60))))
      try await perform(.press(.primary))
      try await perform(.release(.primary))
      try await pass(.milliseconds(5))
    }
    for note in witness.events where note.time > note.heard {
      fail("events that have happened", found: "\(note.content) later than the clock")
    }
    for (first, second) in zip(witness.events, witness.events.dropFirst()) {
      expect(
        "times that never go back", first.time <= second.time,
        found: "\(second.content) before \(first.content)")
    }
    if let first = witness.events.first, let last = witness.events.last {
      expect("times that go on", last.time > first.time, found: "the same at the end")
    }
    call("endSession") { $0.endSession() }
  }

  func givesInputBack() async throws {
    try await beginSession()
    call("endSession") { $0.endSession() }
    expect("input held after the end", InputHold.nothing, found: try stage.inputHold())
    call("endSession") { $0.endSession() }
    call("beginSession") { $0.beginSession(SessionRequest()) }
    call("endSession") { $0.endSession() }
    expect("input held after a short session", InputHold.nothing, found: try stage.inputHold())
    let count = witness.events.count
    try await stage.perform(.press(.primary))
    try await stage.perform(.release(.primary))
    try await pass()
    expect("events after the end", 0, found: witness.events.count - count)
    expect("ends told to the one who asked for them", [], found: witness.endings)
    expect("input held later", InputHold.nothing, found: try stage.inputHold())
  }

  func noticesLostOwner() async throws {
    let window = try await stage.showWindow(Rect(x: 300, y: 30, width: 120, height: 60))
    try await beginSession(owner: window)
    var holds: [InputHold] = []
    witness.endReaction = { [stage] in holds.append((try? stage.inputHold()) ?? .one) }
    try await stage.destroyWindow(window)
    try await wait("ends", for: [DismissReason.sourceLost]) { witness.endings }
    expect("input held as the end is told", [.nothing], found: holds)
    call("endSession") { $0.endSession() }
    try await stage.perform(.press(.primary))
    try await stage.perform(.release(.primary))
    try await pass()
    expect("ends", [DismissReason.sourceLost], found: witness.endings)
    expect("events after the end", 0, found: witness.events.count)
  }

  func startsAgain() async throws {
    try await beginSession()
    let surface = try show(plain(Self.place))
    try await perform(.move(grid.round(Point(x: 150, y: 90))))
    call("close") { _ in surface.close() }
    call("endSession") { $0.endSession() }

    try await beginSession()
    try show(plain(Self.place))
    try await wait("panels of the second session", for: 1) { try stage.visiblePanels().count }
    try await perform(.move(grid.round(Point(x: 180, y: 90))))
    // A row's handler may open the next menu.
    witness.reaction = { [self] event in
      guard case .buttonPressed = event else { return }
      witness.reaction = nil
      call("endSession") { $0.endSession() }
      call("beginSession") { $0.beginSession(SessionRequest()) }
    }
    try await perform(.press(.primary))
    try await wait("input of a session begun in an event", for: .both) { try stage.inputHold() }
    try await perform(.release(.primary))
    call("endSession") { $0.endSession() }
    expect("ends", [], found: witness.endings)
  }

  // MARK: Sessions and their user

  /// Begins a session and waits until it has the input.
  func beginSession(owner: WindowID? = nil) async throws {
    call("beginSession") { $0.beginSession(SessionRequest(owner: owner)) }
    try await wait("input held by the session", for: .both) { try stage.inputHold() }
  }

  /// Does what a user does and waits until the backend tells of it.
  func perform(_ gesture: UserGesture) async throws {
    let count = witness.events.count
    try await stage.perform(gesture)
    let wanted =
      switch gesture {
      case .move, .press, .release, .scrollDown: 1
      case .type, .accent: 2
      }
    try await wait("told of \(gesture)", for: true) { witness.events.count >= count + wanted }
  }

  /// What was told, without what only some keyboards have; of moves in a row only the last one.
  private var events: [InputEvent] {
    var events: [InputEvent] = []
    for note in witness.events {
      switch note.content {
      case .keyPressed(let key): events.append(.keyPressed(KeyEvent(key.key, text: key.text)))
      case .keyReleased(let key): events.append(.keyReleased(KeyEvent(key.key, text: key.text)))
      case .pointerMoved:
        if case .pointerMoved? = events.last { events.removeLast() }
        events.append(note.content)
      case .buttonPressed, .buttonReleased, .scrolled: events.append(note.content)
      }
    }
    return events
  }

  /// Whether an event is the release of a button.
  func isRelease(_ event: InputEvent?, of button: PointerButton) -> Bool {
    if case .buttonReleased(button, _)? = event { true } else { false }
  }
}
