import MenuTesting
import Testing

/// The suite itself: the headless backend passes, and each kind of wrong backend is caught.
@MainActor @Suite("The conformance suite for backends") struct BackendConformanceTests {
  @Test("the backend without a display keeps it", arguments: BackendConformance.Promise.allCases)
  func headless(_ promise: BackendConformance.Promise) async {
    let failures = await BackendConformance { HeadlessStage() }.failures(of: promise)
    #expect(failures.isEmpty)
  }

  @Test(
    "so does the one of a display with a fraction of a scale",
    arguments: BackendConformance.Promise.allCases)
  func scaled(_ promise: BackendConformance.Promise) async {
    let failures = await BackendConformance { HeadlessStage(scale: 1.25) }.failures(of: promise)
    #expect(failures.isEmpty)
  }

  @Test("a backend that breaks it is caught", arguments: Fault.allCases)
  func wrong(_ fault: Fault) async {
    let suite = BackendConformance { HeadlessStage(fault: fault) }
    #expect(await !suite.failures(of: fault.broken).isEmpty)
  }

  @Test("every promise is broken by some backend")
  func complete() {
    let broken = Set(Fault.allCases.map(\.broken))
    #expect(broken == Set(BackendConformance.Promise.allCases))
  }

  @Test("all promises together name those that are broken")
  func together() async {
    let failures = await BackendConformance { HeadlessStage(fault: .ignoresClose) }.failures()
    #expect(Set(failures.map(\.promise)).isSuperset(of: [.closesForGood]))
    #expect(!failures.contains { $0.promise == .wakesOnce })
    #expect(failures.allSatisfy { $0.description.contains("expected") })
  }

  @Test("a stage that can't be made is a failure")
  func noStage() async {
    let suite = BackendConformance { throw CancellationError() }
    #expect(await suite.failures(of: .wakesOnce).map(\.expected) == ["a stage"])
  }
}
