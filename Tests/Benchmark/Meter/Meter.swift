import Eyes
import Foundation
import TestSupport

/// Milliseconds.
typealias Milliseconds = Double

/// Watches one display and measures what subjects do on it.
@MainActor final class Meter {
  let server: XServer
  private let eyes: OpaquePointer
  /// A window counts as finished when nothing was drawn in it for so long.
  private let quiet: Int64 = 120_000_000
  private let patience: Int64 = 20_000_000_000

  /// How a menu came up.
  struct Opening {
    /// When the first pixels were there.
    var shown: Milliseconds
    /// When the last pixel was.
    var stable: Milliseconds
    /// The window.
    var window: seen
  }

  init(_ server: XServer) throws {
    guard let eyes = eyes_open(server.display) else {
      throw NeverHappened("\(server.display) has no DAMAGE or no XTEST")
    }
    self.server = server
    self.eyes = eyes
  }

  isolated deinit {
    eyes_close(eyes)
  }

  /// Waits until a menu that was asked for at `start` has come up and rests.
  func watchOpening(of name: String, since start: Int64) throws -> Opening {
    var window: seen?
    var first: Int64?
    var last = start
    while true {
      let sight = eyes_next(eyes, window == nil ? start + patience : last + quiet)
      switch sight.sight {
      case SIGHT_MAPPED where window == nil:
        window = sight
        last = sight.time
      case SIGHT_DAMAGED where sight.window == window?.window:
        first = first ?? sight.time
        last = sight.time
      case SIGHT_NOTHING:
        guard let window else { throw NeverHappened("\(name) showed no menu") }
        guard isFilled(window) else { throw NeverHappened("\(name) showed an empty window") }
        return Opening(
          shown: Double((first ?? last) - start) / 1e6, stable: Double(last - start) / 1e6,
          window: window)
      case SIGHT_LOST:
        throw NeverHappened("the display is gone")
      default:
        continue
      }
    }
  }

  /// Whether more than two colours are seen in a window.
  private func isFilled(_ window: seen) -> Bool {
    let left = max(0, Int(window.x))
    let top = max(0, Int(window.y))
    let right = min(Int(window.x + window.width), server.screen.width)
    let bottom = min(Int(window.y + window.height), server.screen.height)
    return eyes_colors(eyes, Int32(left), Int32(top), Int32(right - left), Int32(bottom - top)) > 2
  }

  /// Moves the pointer to where menus are to open, and forgets what happened so far.
  func prepare() {
    eyes_move(eyes, 396, 196)
    eyes_blink(eyes)
  }

  /// Starts a subject and waits for its menu.
  func open(_ subject: Subject, _ items: String) throws -> (ClientProgram, Opening) {
    prepare()
    let start = eyes_now()
    let client = try subject.open(items, on: server)
    return (client, try watchOpening(of: subject.name, since: start))
  }

  /// Lets a subject that stays open its menu.
  func reopen(_ client: ClientProgram, _ subject: Subject) throws -> Opening {
    prepare()
    let start = eyes_now()
    try client.write("o")
    return try watchOpening(of: subject.name, since: start)
  }

  /// Closes the menu of a subject that stays.
  func close(_ opening: Opening) throws {
    let escape: Int32 = 9
    eyes_key(eyes, escape, true)
    eyes_key(eyes, escape, false)
    while true {
      let sight = eyes_next(eyes, eyes_now() + patience)
      if sight.sight == SIGHT_GONE, sight.window == opening.window.window { return }
      if sight.sight == SIGHT_NOTHING { throw NeverHappened("Escape closed no menu") }
    }
  }

  /// Ends a subject and waits until its windows are gone.
  func end(_ client: ClientProgram) async throws {
    client.stop(SIGKILL)
    try await client.ended()
    eyes_blink(eyes)
  }

  /// The middles of two neighbouring rows in the lower half of a menu, found by moving the pointer
  /// down until something changes.
  func neighbours(in window: seen, of name: String) throws -> (Int, Int) {
    let x = window.x + window.width / 2
    var edges: [Int] = []
    for y in stride(from: window.y + window.height - 4, to: window.y, by: -2) {
      eyes_blink(eyes)
      eyes_move(eyes, Int32(x), Int32(y))
      if change(since: eyes_now(), first: 15_000_000) != nil { edges.append(Int(y)) }
      if edges.count == 4 { return ((edges[1] + edges[2]) / 2, (edges[2] + edges[3]) / 2) }
    }
    throw NeverHappened("\(name) did not follow the pointer")
  }

  /// The time from `start` to the last change of pixels, after which there was none for `quiet`; nil
  /// when there is none within `first`.
  private func change(
    since start: Int64, first: Int64, quiet: Int64 = 25_000_000
  ) -> Milliseconds? {
    var last: Int64?
    while true {
      let sight = eyes_next(eyes, last.map { $0 + quiet } ?? start + first)
      switch sight.sight {
      case SIGHT_DAMAGED: last = sight.time
      case SIGHT_NOTHING, SIGHT_LOST: return last.map { Double($0 - start) / 1e6 }
      default: continue
      }
    }
  }

  /// How long it takes until the next row is highlighted, once for each of many moves.
  func hover(in window: seen, of name: String, moves: Int) throws -> [Milliseconds] {
    let (lower, upper) = try neighbours(in: window, of: name)
    let x = Int32(window.x + window.width / 2)
    return try (0..<moves).map { move in
      usleep(UInt32.random(in: 5_000...30_000))
      eyes_blink(eyes)
      let start = eyes_now()
      eyes_move(eyes, x + Int32(move % 5), Int32(move % 2 == 0 ? lower : upper))
      guard let time = change(since: start, first: patience) else {
        throw NeverHappened("\(name) did not follow the pointer")
      }
      return time
    }
  }

  /// What a user does to scroll a list down.
  enum ScrollStep {
    case wheel, page

    /// Does it once.
    @MainActor fileprivate func perform(_ eyes: OpaquePointer) {
      for isDown in [true, false] {
        switch self {
        case .wheel: eyes_button(eyes, 5, isDown)
        case .page: eyes_key(eyes, 117, isDown)
        }
      }
    }
  }

  /// Scrolls a list from where it is to its end: for each step, how long it takes until all of it shows.
  func scroll(_ window: seen, by step: ScrollStep) -> [Milliseconds] {
    eyes_move(eyes, Int32(window.x + window.width / 2), Int32(window.y + window.height / 2))
    usleep(100_000)
    var times: [Milliseconds] = []
    while times.count < 100_000 {
      eyes_blink(eyes)
      let start = eyes_now()
      step.perform(eyes)
      guard let time = change(since: start, first: 150_000_000, quiet: 4_000_000) else { break }
      times.append(time)
    }
    return times
  }

  /// Lets a subject that stays change a row of its open menu: how long it takes until that shows.
  func change(_ client: ClientProgram, _ subject: Subject) throws -> Milliseconds {
    eyes_blink(eyes)
    let start = eyes_now()
    try client.write("c")
    guard let time = change(since: start, first: patience, quiet: 60_000_000) else {
      throw NeverHappened("\(subject.name) didn't change")
    }
    return time
  }

  /// Types a key, by its code: how long it takes until what follows from it shows.
  func type(_ code: Int32, into name: String) throws -> Milliseconds {
    eyes_blink(eyes)
    let start = eyes_now()
    eyes_key(eyes, code, true)
    eyes_key(eyes, code, false)
    guard let time = change(since: start, first: patience, quiet: 120_000_000) else {
      throw NeverHappened("\(name) took no notice of a key")
    }
    return time
  }
}
