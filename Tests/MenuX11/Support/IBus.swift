import Foundation
import TestSupport

/// ibus with its server for X programs, as on a user's desktop, in a session of its own.
@MainActor final class IBus {
  private let server: XServer
  private let bus: ClientProgram
  private let panel: [String]
  private(set) var daemon: ClientProgram

  /// Whether there is one to start.
  nonisolated static var isInstalled: Bool {
    ["/usr/bin/ibus-daemon", "/usr/libexec/ibus-x11", "/usr/bin/dbus-daemon"].allSatisfy {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// Starts it, and waits until programs can use it.
  ///
  /// - Parameter showsCandidates: whether it has windows of its own.
  init(_ server: XServer, engine: String, showsCandidates: Bool = false) async throws {
    self.server = server
    panel = showsCandidates ? [] : ["--panel", "disable"]
    let bus = try server.run(
      "dbus-daemon", ["--session", "--nofork", "--nopidfile", "--print-address"])
    self.bus = bus
    try await eventually("the bus is ready; it wrote: \(bus.standardError)") {
      bus.standardOutput.hasSuffix("\n")
    }
    daemon = try Self.start(server, bus, panel)
    try await untilReady()
    try await use(engine)
  }

  private static func start(_ server: XServer, _ bus: ClientProgram, _ panel: [String]) throws
    -> ClientProgram
  {
    let address = bus.standardOutput.split(separator: "\n").first.map(String.init) ?? ""
    return try server.run(
      "ibus-daemon",
      ["--xim", "--config", "/usr/libexec/ibus-memconf"] + panel,
      environment: [
        "DBUS_SESSION_BUS_ADDRESS": address, "NO_AT_BRIDGE": "1", "GTK_A11Y": "none",
      ])
  }

  private func untilReady() async throws {
    try await eventually("ibus is ready; it wrote: \(daemon.standardError)") {
      server.owner(of: "@server=ibus") != 0
    }
    guard panel.isEmpty else { return }
    for _ in 0..<100 {
      if try await server.complete("xwininfo", ["-root", "-tree"]).contains("\"IBus Panel\"") {
        return
      }
      try await Task.sleep(for: .milliseconds(100))
    }
    throw NeverHappened("ibus shows no panel: \(daemon.standardError)")
  }

  /// Switches to another engine.
  func use(_ engine: String) async throws {
    var answer = ""
    for _ in 0..<50 {
      let program = try server.run("ibus", ["engine", engine])
      try await program.ended()
      answer = program.standardError
      let current = try server.run("ibus", ["engine"])
      try await current.ended()
      if current.standardOutput.hasPrefix(engine) { return }
      try await Task.sleep(for: .milliseconds(100))
    }
    throw NeverHappened("ibus has no engine \(engine): \(answer)")
  }

  /// The number of the process that talks to X programs.
  var xServerProcess: Int32 {
    get throws {
      let owner = server.owner(of: "@server=ibus")
      guard owner != 0 else { throw NeverHappened("ibus doesn't talk to X programs") }
      return try server.process(named: "ibus-x11")
    }
  }

  /// The number of the process that makes words of keys.
  var engineProcess: Int32 {
    get throws { try server.process(named: "ibus-engine-m17n") }
  }

  /// Ends it, and waits until it is gone.
  func stop() async throws {
    _ = try await server.run("ibus", ["exit"]).ended()
    try await daemon.ended()
    try await eventually("ibus is gone") { server.owner(of: "@server=ibus") == 0 }
  }

  /// Starts it again.
  func restart() async throws {
    daemon = try Self.start(server, bus, panel)
    try await untilReady()
  }
}

extension XServer {
  /// A program of a name on this display that isn't a part of the test.
  fileprivate func process(named name: String) throws -> Int32 {
    for entry in try FileManager.default.contentsOfDirectory(atPath: "/proc") {
      guard let number = Int32(entry),
        let words = FileManager.default.contents(atPath: "/proc/\(entry)/cmdline"),
        String(decoding: words, as: UTF8.self).contains(name),
        let variables = FileManager.default.contents(atPath: "/proc/\(entry)/environ"),
        variables.split(separator: 0).contains(Data("DISPLAY=\(display)".utf8))
      else { continue }
      return number
    }
    throw NeverHappened("there is no process of \(name)")
  }
}
