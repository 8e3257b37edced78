import Glibc

/// The launcher: reads a menu, shows it, prints what was chosen.
@main struct Launcher {
  /// What `--version` says.
  static let version = "0.1.0"

  @MainActor static func main() {
    Stream.reserveStandard()
    var status = ExitStatus.success
    do throws(LauncherError) {
      status = try run(Options(arguments))
    } catch {
      Stream.errors.say("menukit: \(error)")
      status = error.status
    }
    exit(status.rawValue)
  }

  /// The arguments as the system has them, without the program's name.
  private static var arguments: [[UInt8]] {
    (1..<max(1, Int(CommandLine.argc))).map { index in
      guard let argument = CommandLine.unsafeArgv[index] else { return [] }
      return Array(UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
    }
  }

  @MainActor private static func run(_ options: Options) throws(LauncherError) -> ExitStatus {
    switch options.task {
    case .help:
      try Stream.output.write(Array((Options.help + "\n").utf8))
    case .version:
      try Stream.output.write(Array("menukit \(version)\n".utf8))
    case .check:
      return try check(options)
    case .dump:
      try dump(options)
    case .show:
      return try show(options)
    case .picture(let file):
      try draw(options, into: file)
    }
    return .success
  }
}
