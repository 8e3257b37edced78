import Dispatch
import Glibc
import MenuX11

/// A program with nothing but the run loop, which says on standard output what works in it.
///
/// - `queues`: tasks on the main actor, sleeping tasks and blocks of the main queue, then the end.
/// - `rest`: the number of times that the process woke up while it rested for half a second.
@main @MainActor struct RunLoopProbe {
  static func main() {
    do {
      let backend = try X11Backend.open()
      switch CommandLine.arguments.dropFirst().first {
      case "queues": queues(backend)
      case "rest": rest(backend)
      default: say("usage: RunLoopProbe queues|rest")
      }
    } catch {
      say("\(error)")
    }
  }

  private static func queues(_ backend: X11Backend) {
    Task {
      say("task")
      try? await Task.sleep(for: .milliseconds(20))
      say("slept")
      let number = await elsewhere()
      say("back with \(number)")
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) {
        MainActor.assumeIsolated {
          say("later")
          backend.stop()
        }
      }
    }
    DispatchQueue.main.async { MainActor.assumeIsolated { say("block") } }
    backend.run()
    say("end")
  }

  private nonisolated static func elsewhere() async -> Int { 7 }

  private static func rest(_ backend: X11Backend) {
    // Whatever start-up left behind has been done by now.
    backend.run(until: { true })
    let recorder = Sleeper(backend)
    backend.delegate = recorder
    backend.wake(at: backend.now + .milliseconds(500))
    let before = wakeUps
    backend.run()
    say("\(wakeUps - before)")
  }

  /// How often the process gave up the processor of its own accord so far.
  private static var wakeUps: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_nvcsw
  }

  private static func say(_ text: String) {
    puts(text)
    fflush(nil)
  }
}

/// Ends the loop at the time that it asked for.
@MainActor final class Sleeper: PopupBackendDelegate {
  private let backend: X11Backend

  init(_ backend: X11Backend) {
    self.backend = backend
  }

  func received(_ event: InputEvent, at time: Timestamp) {}
  func wake(at time: Timestamp) { backend.stop() }
  func sessionEnded(_ reason: DismissReason) {}
  func environmentChanged() {}
  func embeddedWindowLost(_ id: WindowID) {}
}
