import CTestSupport
import Foundation

/// A virtual X server of one test, with a connection of its own that watches from outside.
///
/// A test starts one and no second while it holds the first: the number of servers at a time is
/// limited. It ends with `stop()` or when nobody refers to it any more.
@MainActor package final class XServer {
  /// The name for `DISPLAY`.
  package let display: String
  /// The size of the screen in pixels.
  package let screen: Frame
  /// The connection of the test itself; errors on it stay local.
  let connection: OpaquePointer
  /// The root window.
  let root: UInt32
  /// What clients get as their environment, for `DISPLAY` and a private home.
  package var environment: [String: String]
  /// The programs that belong to the desktop: window manager and compositor.
  var companions: [ClientProgram] = []
  private let server: ClientProgram
  private var isStopped = false

  /// Starts a server and, in it, a window manager and a compositor, and waits until all are ready.
  ///
  /// - Throws: `NeverHappened` when one of them does not start.
  package convenience init(
    width: Int = 1024, height: Int = 768, dpi: Int = 96, windowManager: WindowManager = .none,
    compositor: Compositor = .none
  ) async throws {
    try await self.init(
      program: "Xvfb", ["-screen", "0", "\(width)x\(height)x24", "-dpi", "\(dpi)"],
      screen: Frame(x: 0, y: 0, width: width, height: height))
    try await start(windowManager)
    try await start(compositor)
  }

  /// Starts the server of a program.
  init(program: String, _ arguments: [String], screen: Frame) async throws {
    await ServerSlots.take()
    do {
      (server, display) = try await Self.launch(program, arguments)
      environment = Self.environment(for: display)
      (connection, root) = try Self.connect(to: display)
    } catch {
      ServerSlots.giveBack()
      throw error
    }
    self.screen = screen
  }

  isolated deinit {
    stop()
  }

  /// Ends the desktop and the server. Clients that still run lose their display.
  package func stop() {
    end(with: SIGTERM)
  }

  /// Ends the server from one moment to the next, as a crash does.
  package func crash() {
    end(with: SIGKILL)
  }

  private func end(with signal: Int32) {
    guard !isStopped else { return }
    isStopped = true
    for companion in companions { companion.stop(SIGKILL) }
    companions = []
    xcb_disconnect(connection)
    server.stop(signal)
    ServerSlots.giveBack()
  }

  /// Starts a server, which says on a pipe which display it found free.
  private static func launch(
    _ program: String, _ arguments: [String]
  ) async throws -> (ClientProgram, String) {
    var ends: [Int32] = [-1, -1]
    guard ts_pipe(&ends) else { throw NeverHappened("no pipe could be made") }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    defer { close(ends[0]) }
    let server: ClientProgram
    do {
      defer { close(ends[1]) }
      server = try ClientProgram(
        // A key that a busy machine releases late isn't held.
        program, ["-displayfd", "3", "-nolisten", "tcp", "-noreset", "-r"] + arguments,
        environment: environment(for: ""), passing: ends[1])
    }
    var answer: [UInt8] = []
    try await eventually("\(program) is ready; it wrote: \(server.standardError)") {
      var byte: UInt8 = 0
      while read(ends[0], &byte, 1) == 1 { answer.append(byte) }
      guard server.isRunning else {
        throw NeverHappened("\(program) ended: \(server.standardError)")
      }
      return answer.last == UInt8(ascii: "\n")
    }
    let number = String(decoding: answer.dropLast(), as: UTF8.self)
    return (server, ":" + number)
  }

  private static func connect(to display: String) throws -> (OpaquePointer, UInt32) {
    guard let connection = xcb_connect(display, nil), xcb_connection_has_error(connection) == 0
    else { throw NeverHappened("no connection to \(display)") }
    let screens = xcb_setup_roots_iterator(xcb_get_setup(connection))
    return (connection, screens.data.pointee.root)
  }

  private static func environment(for display: String) -> [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return [
      "DISPLAY": display, "PATH": path, "HOME": Scratch.folder, "LANG": "C.UTF-8",
      "XDG_CACHE_HOME": Scratch.folder + "/cache", "XDG_CONFIG_HOME": Scratch.folder + "/config",
      "TMPDIR": Scratch.temporary, "FONTCONFIG_FILE": Scratch.fonts,
    ]
  }

  /// Starts a program on this display.
  package func run(
    _ program: String, _ arguments: [String] = [], input: ClientProgram.Input = .none,
    environment extra: [String: String] = [:]
  ) throws -> ClientProgram {
    try ClientProgram(
      program, arguments, input: input,
      environment: environment.merging(extra) { $1 })
  }

  /// Runs a program on this display until it ends, and returns what it wrote.
  ///
  /// - Throws: `NeverHappened` when it fails.
  @discardableResult package func complete(
    _ program: String, _ arguments: [String] = []
  ) async throws -> String {
    let client = try run(program, arguments)
    guard try await client.ended() == .status(0) else {
      throw NeverHappened("\(program) \(arguments) failed: \(client.standardError)")
    }
    return client.standardOutput
  }
}
