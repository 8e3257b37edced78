import MenuKit
import MenuPrimitives

/// Looks at one promise on one stage.
@MainActor final class ConformanceTrial {
  let stage: any BackendStage
  let witness: DelegateWitness
  /// What was found.
  private(set) var failures: [BackendConformance.Failure] = []
  private let promise: BackendConformance.Promise

  /// Ends a check whose failure is written down already.
  private struct Abandoned: Error {}

  init(of promise: BackendConformance.Promise, on stage: any BackendStage) {
    self.promise = promise
    self.stage = stage
    witness = DelegateWitness(stage.backend)
  }

  func run() async {
    stage.backend.delegate = witness
    do {
      try await check()
    } catch is Abandoned {
    } catch {
      fail("no error", found: "\(error)")
    }
    for intrusion in witness.intrusions { fail("a delegate that is left alone", found: intrusion) }
    stage.backend.delegate = nil
  }

  private func check() async throws {
    switch promise {
    case .showsNothingEarly: try await showsNothingEarly()
    case .showsFrames: try await showsFrames()
    case .showsContent: try await showsContent()
    case .spendsNothing: try await spendsNothing()
    case .closesForGood: try await closesForGood()
    case .wakesOnce: try await wakesOnce()
    case .heedsLastWish: try await heedsLastWish()
    case .staysOutOfCalls: try await staysOutOfCalls()
    case .deliversEvents: try await deliversEvents()
    case .keepsTime: try await keepsTime()
    case .givesInputBack: try await givesInputBack()
    case .noticesLostOwner: try await noticesLostOwner()
    case .startsAgain: try await startsAgain()
    case .handsOverText: try await handsOverText()
    case .answersReaders: try await answersReaders()
    case .composesText: try await composesText()
    case .leavesClients: try await leavesClients()
    case .describesDesktop: describesDesktop()
    case .findsWorkArea: findsWorkArea()
    case .knowsPointer: try await knowsPointer()
    case .findsWindows: try await findsWindows()
    case .survivesLoss: try await survivesLoss()
    }
  }

  // MARK: What checks are made of

  /// Makes a call of the port.
  func call<Result, Problem: Error>(
    _ name: String, _ body: (any PopupBackend) throws(Problem) -> Result
  ) throws(Problem) -> Result {
    try witness.during(name, body)
  }

  /// Writes down that something isn't as promised.
  func fail(_ expected: String, found: String) {
    failures.append(BackendConformance.Failure(promise: promise, expected: expected, found: found))
  }

  /// Looks whether something is as promised.
  func expect(_ expected: String, _ isTrue: Bool, found: @autoclosure () -> String) {
    if !isTrue { fail(expected, found: found()) }
  }

  /// Looks whether something has the value that was promised.
  func expect<Value: Equatable>(_ what: String, _ expected: Value, found: Value) {
    expect("\(what): \(expected)", expected == found, found: "\(found)")
  }

  /// Waits until something has the value that was promised, or ends the check.
  func wait<Value: Equatable>(
    _ what: String, for expected: Value, _ value: () throws -> Value
  ) async throws {
    guard try await !stage.run(until: { try value() == expected }) else { return }
    fail("\(what): \(expected)", found: "\(try value())")
    throw Abandoned()
  }

  /// Lets a little time pass on the backend's clock: enough for what should not happen.
  func pass(_ duration: Duration = .milliseconds(20)) async throws {
    let end = stage.backend.now + duration
    try await wait("the clock goes on", for: true) { stage.backend.now > end }
  }

  /// The device pixels of the display.
  var grid: PixelGrid { PixelGrid(scale: stage.backend.environment.scale) }
}
