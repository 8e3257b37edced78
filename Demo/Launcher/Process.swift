@preconcurrency import Glibc

/// A program that the launcher starts.
struct Process: Hashable, Sendable {
  /// What a program is started for.
  enum Role: Hashable, Sendable {
    /// It outlives the launcher and its terminal.
    case successor
    /// It serves the launcher, says nothing, and has an open file of the launcher as number 3.
    case servant(passing: Int32)
  }

  /// Its number.
  let id: pid_t

  /// Starts a program that is found in `PATH` unless it is named by a path.
  ///
  /// It gets no input, none of the launcher's files but its output and errors, and the signal
  /// handling of a fresh program whatever the launcher was started with.
  ///
  /// - Parameter arguments: the program and what it is told, without NUL.
  /// - Returns: the program, or the error number that says why it doesn't run.
  static func start(_ arguments: [[UInt8]], as role: Role) -> Result<Process, SystemError> {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    // The C library's POSIX_SPAWN_SETSID, which only shows to programs written for it alone.
    var newSession = 0x80
    switch role {
    case .successor:
      break
    case .servant(let descriptor):
      newSession = 0
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, descriptor, 3)
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(Int(POSIX_SPAWN_SETSIGMASK) | Int(POSIX_SPAWN_SETSIGDEF) | newSession))

    let words = arguments.map { $0.withUnsafeBytes { copy($0) } } + [nil]
    defer { for word in words { free(word) } }
    guard let program = words[0] else { return .failure(SystemError(number: ENOMEM)) }
    var id: pid_t = 0
    let failure = posix_spawnp(&id, program, &actions, &attributes, words, environ)
    return failure == 0 ? .success(Process(id: id)) : .failure(SystemError(number: failure))
  }

  /// Runs a command line with `/bin/sh -c`; it goes on when the launcher has ended.
  ///
  /// - Throws: why it can't be run.
  static func runShell(_ command: some Collection<UInt8>) throws(LauncherError) {
    guard !command.contains(0) else {
      throw LauncherError(
        .badInput, "the chosen output holds a NUL byte, so no shell can run it; take it out")
    }
    // A shell would take a command that begins like an option for one.
    let isLikeOption = command.first == UInt8(ascii: "-") || command.first == UInt8(ascii: "+")
    let arguments =
      ["/bin/sh", "-c"].map { Array($0.utf8) } + (isLikeOption ? [Array("--".utf8)] : [])
      + [Array(command)]
    switch start(arguments, as: .successor) {
    case .success: return
    case .failure(let error): throw LauncherError(.badInput, "/bin/sh can't be run: \(error)")
    }
  }

  /// Ends the program and waits until it has ended.
  func stop() {
    kill(id, SIGTERM)
    while waitpid(id, nil, 0) < 0, errno == EINTR {}
  }

  private static func copy(_ bytes: UnsafeRawBufferPointer) -> UnsafeMutablePointer<CChar>? {
    guard let copy = malloc(bytes.count + 1) else { return nil }
    if let source = bytes.baseAddress { memcpy(copy, source, bytes.count) }
    copy.storeBytes(of: 0, toByteOffset: bytes.count, as: UInt8.self)
    return copy.assumingMemoryBound(to: CChar.self)
  }
}

/// An error number of the system.
struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number, as in `errno`.
  let number: Int32

  /// The C library's words for it.
  var description: String { systemText(number) }
}
