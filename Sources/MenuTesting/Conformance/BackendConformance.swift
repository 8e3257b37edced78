/// Looks whether a backend keeps what the port promises.
///
/// It knows no display and no testing library: a `BackendStage` plays the user and looks at the
/// screen, and what comes out is a list of failures.
///
/// ```swift
/// @Test(arguments: BackendConformance.Promise.allCases)
/// func keeps(_ promise: BackendConformance.Promise) async {
///   let failures = await BackendConformance { try await MyStage() }.failures(of: promise)
///   #expect(failures.isEmpty)
/// }
/// ```
@MainActor public struct BackendConformance {
  private let makeStage: () async throws -> any BackendStage

  /// Prepares the checks of a backend.
  ///
  /// - Parameter makeStage: makes a display with the backend on it, a fresh one for each promise.
  public init(_ makeStage: @escaping () async throws -> any BackendStage) {
    self.makeStage = makeStage
  }

  /// Looks at one promise; an empty list means that it is kept.
  public func failures(of promise: Promise) async -> [Failure] {
    let stage: any BackendStage
    do {
      stage = try await makeStage()
    } catch {
      return [Failure(promise: promise, expected: "a stage", found: "\(error)")]
    }
    let trial = ConformanceTrial(of: promise, on: stage)
    await trial.run()
    return trial.failures
  }

  /// Looks at all promises, one after the other.
  public func failures() async -> [Failure] {
    var failures: [Failure] = []
    for promise in Promise.allCases { failures += await self.failures(of: promise) }
    return failures
  }
}

extension BackendConformance {
  /// A promise that was not kept.
  public struct Failure: Hashable, Sendable, CustomStringConvertible {
    /// Which one.
    public let promise: Promise
    /// What should have been.
    public let expected: String
    /// What was there instead.
    public let found: String

    /// Both, in a line.
    public var description: String {
      "\(promise.rawValue): expected \(expected), found \(found)"
    }
  }
}
