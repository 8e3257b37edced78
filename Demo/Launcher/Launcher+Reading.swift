extension Launcher {
  /// How many faulty lines are reported while a menu is shown.
  static let reportedErrors = 20

  /// `--check`: reports every fault.
  static func check(_ options: Options) throws(LauncherError) -> ExitStatus {
    var reader = try MenuReader(options, extent: .everything)
    try reader.readAll()
    reader.checkPictures()
    reader.reportFaults()
    return reader.outline.log.errorCount == 0 ? .success : .badInput
  }

  /// `--dump`: prints the menu as read, and the faults beside it.
  static func dump(_ options: Options) throws(LauncherError) {
    var reader = try MenuReader(options, extent: .errors(atMost: reportedErrors))
    try reader.readAll()
    try Stream.output.write(reader.dump())
    reader.reportFaults()
  }
}

extension MenuReader {
  /// Opens the input that the options name.
  init(_ options: Options, extent: DiagnosticLog.Extent) throws(LauncherError) {
    self.init(
      try Input(options.file), format: MenuFormats.reader(named: options.format), extent: extent)
  }

  /// The menu as `--dump` prints it.
  func dump() -> [UInt8] {
    bytes.withUnsafeBytes { outline.dump($0) }
  }

  /// Says on standard error what was found wrong, from the given entry of the log on.
  func reportFaults(from first: Int = 0) {
    for diagnostic in outline.log.kept.dropFirst(first) {
      Stream.errors.say("menukit: " + diagnostic.description(of: input.name))
    }
    let log = outline.log
    guard isComplete, log.errorCount > log.keptErrorCount else { return }
    Stream.errors.say(
      "menukit: \(input.name): \(log.errorCount - log.keptErrorCount) more faulty lines;"
        + " --check lists them")
  }
}
