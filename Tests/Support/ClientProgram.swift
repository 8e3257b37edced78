import CTestSupport
import Foundation

/// A program that a test started, with everything it writes. It is killed when nobody refers to it
/// any more.
@MainActor package final class ClientProgram {
  /// What a program reads.
  package enum Input {
    /// Nothing: it ends at once.
    case none
    /// These bytes through a pipe, then the end.
    case bytes([UInt8])
    /// A file.
    case file(String)
    /// A pipe that stays open for `write` and `closeInput`.
    case open

    /// A text through a pipe, then the end.
    package static func text(_ text: String) -> Input { .bytes(Array(text.utf8)) }
  }

  /// How a program ended.
  package enum Exit: Hashable, Sendable {
    case status(Int32)
    case signal(Int32)
  }

  /// The number of the process.
  package let pid: Int32
  /// How it ended; nil as long as it runs (ask `isRunning` first).
  package private(set) var exit: Exit?
  private let name: String
  private let output: FileHandle
  private let errors: FileHandle
  private var input: FileHandle?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: A path, or a name to find in `PATH`.
  ///   - environment: The whole environment.
  ///   - descriptor: One more descriptor, which becomes the program's number 3.
  /// - Throws: `NeverHappened` when it can't be started.
  package init(
    _ program: String, _ arguments: [String], input: Input = .none,
    environment: [String: String], passing descriptor: Int32 = -1
  ) throws {
    signal(SIGPIPE, SIG_IGN)
    name = URL(fileURLWithPath: program).lastPathComponent
    output = FileHandle(fileDescriptor: try Self.capture(), closeOnDealloc: true)
    errors = FileHandle(fileDescriptor: try Self.capture(), closeOnDealloc: true)
    var ends: [Int32] = [-1, -1]
    switch input {
    case .none:
      ends[0] = open("/dev/null", O_RDONLY | O_CLOEXEC)
    case .file(let path):
      ends[0] = open(path, O_RDONLY | O_CLOEXEC)
    case .bytes, .open:
      guard ts_pipe(&ends) else { throw NeverHappened("no pipe could be made") }
      self.input = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    }
    defer { close(ends[0]) }

    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var pid: pid_t = 0
    let error = ts_spawn(
      &pid, program, words, variables, ends[0], output.fileDescriptor, errors.fileDescriptor,
      descriptor)
    self.pid = pid
    if error != 0 {
      exit = .status(127)
      throw NeverHappened("\(program) could not be started: \(String(cString: strerror(error)))")
    }
    if case .bytes(let bytes) = input { feed(bytes) }
  }

  deinit {
    if exit == nil {
      kill(pid, SIGKILL)
      waitpid(pid, nil, 0)
    }
  }

  /// A nameless file, so that a program never waits for its reader.
  private static func capture() throws -> Int32 {
    let descriptor = ts_nameless_file(Scratch.folder)
    guard descriptor >= 0 else { throw NeverHappened("no file could be made in \(Scratch.folder)") }
    return descriptor
  }

  private func feed(_ bytes: [UInt8]) {
    guard let input else { return }
    self.input = nil
    DispatchQueue.global().async {
      // A reader that went away is its own affair.
      try? input.write(contentsOf: Data(bytes))
      try? input.close()
    }
  }

  /// Writes to the program's standard input, which was started `.open`.
  package func write(_ text: String) throws {
    try input?.write(contentsOf: Data(text.utf8))
  }

  /// Ends the program's standard input, which was started `.open`.
  package func closeInput() {
    try? input?.close()
    input = nil
  }

  /// Whether the program still runs.
  package var isRunning: Bool {
    if exit == nil {
      var status: Int32 = 0
      if waitpid(pid, &status, WNOHANG) == pid {
        let signal = status & 0x7f
        exit = signal == 0 ? .status(status >> 8 & 0xff) : .signal(signal)
      }
    }
    return exit == nil
  }

  /// Waits until the program ended.
  @discardableResult package func ended(within limit: Duration = patience) async throws -> Exit {
    try await eventually("\(name) ended; it wrote: \(standardError)", within: limit) {
      isRunning ? nil : exit
    }
  }

  /// Sends a signal to the program, `SIGTERM` unless told otherwise.
  package func stop(_ signal: Int32 = SIGTERM) {
    if isRunning { kill(pid, signal) }
  }

  /// The bytes written to standard output so far.
  package var outputBytes: [UInt8] { Self.contents(output.fileDescriptor) }

  /// What was written to standard output so far.
  package var standardOutput: String { String(decoding: outputBytes, as: UTF8.self) }

  /// What was written to standard error so far.
  package var standardError: String {
    String(decoding: Self.contents(errors.fileDescriptor), as: UTF8.self)
  }

  private static func contents(_ descriptor: Int32) -> [UInt8] {
    let size = Int(lseek(descriptor, 0, SEEK_END))
    guard size > 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = max(0, pread(descriptor, buffer.baseAddress, size, 0))
    }
  }
}
