import Foundation
import MenuPrimitives
import TestSupport
import Testing

@testable import MenuX11

@Suite struct PictureWorkersTests {
  private func request(_ name: String) throws -> PictureRequest {
    try #require(PictureRequest(Image(path: name), width: 1, height: 1, scale: 1))
  }

  private func name(of request: PictureRequest) -> String {
    if case .file(let path) = request.source { path } else { "" }
  }

  /// Takes results until there are as many as wanted.
  private func results(_ count: Int, of workers: PictureWorkers) async throws -> [String] {
    var names: [String] = []
    try await eventually("\(count) pictures are ready, not \(names)") {
      names += workers.takeResults().map { name(of: $0.0) }
      return names.count >= count
    }
    return names
  }

  @Test func everyRequestIsAnswered() async throws {
    let workers = PictureWorkers { request in
      .failure(ImageError("\(request.width)"))
    }
    defer { workers.finish() }
    for index in 0..<200 { #expect(workers.submit(try request("\(index)")) == nil) }
    #expect(try await Set(results(200, of: workers)) == Set((0..<200).map { "\($0)" }))
  }

  @Test func aPictureThatTakesForEverKeepsNobodyElseWaiting() async throws {
    let gate = DispatchSemaphore(value: 0)
    let workers = PictureWorkers { request in
      if case .file(let path) = request.source, path.hasPrefix("stuck") { gate.wait() }
      return .failure(ImageError(""))
    }
    defer { workers.finish() }
    for index in 0..<3 { _ = workers.submit(try request("stuck \(index)")) }
    #expect(!workers.waitForResult(atMost: .milliseconds(1)))
    _ = workers.submit(try request("other"))
    // What the loader does when nothing has come for a while.
    for _ in 0..<PictureWorkers.mostThreads { workers.relieve() }
    #expect(try await results(1, of: workers) == ["other"])
    for _ in 0..<3 { gate.signal() }
    #expect(try await results(3, of: workers).count == 3)
  }

  @Test func whatNobodyLooksAtAnyMoreIsForgotten() throws {
    let gate = DispatchSemaphore(value: 0)
    let workers = PictureWorkers { _ in
      gate.wait()
      return .failure(ImageError(""))
    }
    var forgotten: [String] = []
    let count = PictureWorkers.mostWaiting + 50
    for index in 0..<count {
      if let gone = workers.submit(try request("\(index)")) { forgotten.append(name(of: gone)) }
    }
    #expect((46...50).contains(forgotten.count))
    #expect(forgotten.last != "\(count - 1)")
    workers.finish()
    for _ in 0..<PictureWorkers.mostThreads { gate.signal() }
  }
}
