import TestSupport

/// A program that is measured.
struct Subject {
  /// Its column in the table.
  var name: String
  /// The program that opens its menu at once.
  var program: String
  /// Whether the rows come on standard input; otherwise the file is the last argument.
  var readsInput: Bool
  /// What comes before the file.
  var arguments: [String] = []
  /// The program and its arguments that stays and opens a menu on every byte.
  var warm: [String]

  /// A floor, from the folder in which it was built.
  static func floor(_ name: String, _ program: String) -> Subject {
    Subject(name: name, program: program, readsInput: false, warm: [program, "-w"])
  }

  /// Starts the program on a file of rows.
  @MainActor func open(_ items: String, on server: XServer) throws -> ClientProgram {
    try server.run(
      program, readsInput ? arguments : arguments + [items],
      input: readsInput ? .file(items) : .none)
  }

  /// Starts the program that stays, and waits until it is ready.
  @MainActor func stay(
    _ items: String?, on server: XServer, environment: [String: String] = [:]
  ) async throws -> ClientProgram {
    let client = try server.run(
      warm[0], Array(warm.dropFirst()) + [items].compactMap { $0 }, input: .open,
      environment: environment)
    try await eventually("\(name) is ready: \(client.standardError)") {
      guard client.isRunning else { throw NeverHappened("\(name) ended: \(client.standardError)") }
      return client.standardOutput.hasPrefix("ready")
    }
    return client
  }
}
