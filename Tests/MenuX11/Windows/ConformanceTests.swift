import MenuTesting
import Testing

/// What every backend promises, on a real server.
@MainActor @Suite("The X11 backend keeps what the port promises") struct ConformanceTests {
  @Test("on a plain display", arguments: BackendConformance.Promise.allCases)
  func plain(_ promise: BackendConformance.Promise) async {
    let failures = await BackendConformance { try await DeskStage() }.failures(of: promise)
    #expect(failures.isEmpty)
  }

  @Test("with one and a half pixels to the pixel", arguments: BackendConformance.Promise.allCases)
  func scaled(_ promise: BackendConformance.Promise) async {
    let suite = BackendConformance { try await DeskStage(scale: 1.5) }
    #expect(await suite.failures(of: promise).isEmpty)
  }
}
