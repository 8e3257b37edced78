import MenuKit
import MenuPrimitives
import MenuTracking

/// Writes down what a backend tells, and when it should have kept silent.
@MainActor final class DelegateWitness: PopupBackendDelegate {
  /// An event or a wake-up.
  struct Note<Content> {
    /// What was told.
    var content: Content
    /// The time that came with it.
    var time: Timestamp
    /// The backend's clock when it was told.
    var heard: Timestamp
  }

  /// What the user did.
  private(set) var events: [Note<InputEvent>] = []
  /// The wake-ups.
  private(set) var wakes: [Note<Void>] = []
  /// The sessions that ended by themselves.
  private(set) var endings: [DismissReason] = []
  /// What was told while the suite was inside a call.
  private(set) var intrusions: [String] = []
  /// What to do with an event.
  var reaction: ((InputEvent) -> Void)?
  /// What to do when a session ended.
  var endReaction: (() -> Void)?

  private unowned let backend: any PopupBackend
  private var call: String?

  init(_ backend: any PopupBackend) {
    self.backend = backend
  }

  /// Makes a call during which nothing may be told.
  func during<Result, Problem: Error>(
    _ name: String, _ body: (any PopupBackend) throws(Problem) -> Result
  ) throws(Problem) -> Result {
    let outer = call
    call = name
    defer { call = outer }
    return try body(backend)
  }

  func received(_ event: InputEvent, at time: Timestamp) {
    note("received(\(event))")
    events.append(Note(content: event, time: time, heard: backend.now))
    reaction?(event)
  }

  func wake(at time: Timestamp) {
    note("wake")
    wakes.append(Note(content: (), time: time, heard: backend.now))
  }

  func sessionEnded(_ reason: DismissReason) {
    note("sessionEnded(\(reason))")
    endings.append(reason)
    endReaction?()
  }

  func environmentChanged() {
    note("environmentChanged")
  }

  func embeddedWindowLost(_ id: WindowID) {
    note("embeddedWindowLost")
  }

  private func note(_ word: String) {
    if let call { intrusions.append("\(word) during \(call)") }
  }
}
