import Foundation

/// What a test waited for did not happen.
package struct NeverHappened: Error, CustomStringConvertible {
  /// What was waited for, and what was there instead.
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}

/// How long a test waits at most: far longer than anything takes on a busy machine.
package let patience: Duration = .seconds(120)

/// How often a test looks at least before it gives up: on a machine that stood still, or where other
/// tests had all the time, nothing was given the chance to happen.
private let leastLooks = 500

/// Waits until `condition` returns something, and returns that.
///
/// - Throws: `NeverHappened` with `what` after `limit`, or what the condition throws.
@MainActor package func eventually<Value>(
  _ what: @autoclosure () -> String, within limit: Duration = patience,
  _ condition: () throws -> Value?
) async throws -> Value {
  let clock = ContinuousClock()
  let end = clock.now.advanced(by: limit)
  var looks = 0
  while true {
    if let value = try condition() { return value }
    looks += 1
    guard clock.now < end || looks < leastLooks else {
      throw NeverHappened("it never happened that " + what())
    }
    try await Task.sleep(for: .milliseconds(4))
  }
}

/// Waits until `condition` holds.
///
/// - Throws: `NeverHappened` with `what` after `limit`, or what the condition throws.
@MainActor package func eventually(
  _ what: @autoclosure () -> String, within limit: Duration = patience,
  isTrue condition: () throws -> Bool
) async throws {
  let _: Bool = try await eventually(what(), within: limit) { try condition() ? true : nil }
}
