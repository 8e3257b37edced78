import MenuKit
import MenuPrimitives

extension ConformanceTrial {
  func wakesOnce() async throws {
    let time = stage.backend.now + .milliseconds(10)
    call("wake") { $0.wake(at: time) }
    try await heedsWake(at: time, number: 1)
    let past = stage.backend.now + .milliseconds(-5)
    call("wake") { $0.wake(at: past) }
    try await heedsWake(at: past, number: 2)
  }

  func heedsLastWish() async throws {
    let time = stage.backend.now + .milliseconds(10)
    call("wake") { $0.wake(at: time) }
    call("wake") { $0.wake(at: nil) }
    try await pass(.milliseconds(30))
    expect("wake-ups that were taken back", 0, found: witness.wakes.count)
    let start = stage.backend.now
    let late = start + .milliseconds(40)
    call("wake") { $0.wake(at: start + .milliseconds(5)) }
    call("wake") { $0.wake(at: late) }
    try await heedsWake(at: late, number: 1)
    let soon = stage.backend.now + .milliseconds(5)
    call("wake") { $0.wake(at: soon + .seconds(86_400)) }
    call("wake") { $0.wake(at: soon) }
    try await heedsWake(at: soon, number: 2)
  }

  /// Waits for a wake-up and looks at its time, then whether another one comes.
  private func heedsWake(at time: Timestamp, number: Int) async throws {
    try await wait("a wake-up", for: true) { witness.wakes.count >= number }
    if let wake = witness.wakes.last {
      expect(
        "a wake-up \(time.nanoseconds) ns or later", wake.heard >= time && wake.time >= time,
        found: "\(wake.time.nanoseconds), heard at \(wake.heard.nanoseconds)")
      expect("a time that has come", wake.time <= wake.heard, found: "one that will come")
    }
    try await pass()
    expect("wake-ups", number, found: witness.wakes.count)
  }

  /// Has something wait for the backend at every call that could bring it out.
  func staysOutOfCalls() async throws {
    let window = try await stage.showWindow(Rect(x: 300, y: 30, width: 120, height: 60))
    try await beginSession(owner: window)
    let surface = try show(plain(Self.place))
    for button in [PointerButton.primary, .secondary] {
      try await stage.perform(.press(button))
      try await stage.perform(.release(button))
      call("wake") { $0.wake(at: $0.now) }
      ask()
      present(plain(Self.place, color: Self.green), on: surface)
    }
    try await wait("a wake-up and the release", for: true) {
      witness.wakes.count == 1 && isRelease(witness.events.last?.content, of: .secondary)
    }
    try await stage.destroyWindow(window)
    ask()
    call("close") { _ in surface.close() }
    call("endSession") { $0.endSession() }
    let endings = witness.endings.count
    call("beginSession") { $0.beginSession(SessionRequest(owner: window)) }
    call("endSession") { $0.endSession() }
    try await pass()
    expect("ends of sessions that were ended before", endings, found: witness.endings.count)
  }

  /// Asks everything that there is to ask.
  private func ask() {
    _ = call("pointerState") { $0.pointerState() }
    _ = call("screenRect") { $0.screenRect(of: WindowID(rawValue: 1), rect: nil) }
    _ = call("workArea") { $0.workArea(at: .zero) }
    _ = call("environment") { $0.environment }
    _ = call("textMeasurer") { $0.textMeasurer.metrics(of: FontSpec(size: 13)) }
  }
}
