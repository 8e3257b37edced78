/// How the launcher ends. Scripts depend on these numbers.
enum ExitStatus: Int32, Hashable, Sendable {
  /// Something was chosen, or what was asked for was printed.
  case success = 0
  /// Escape, a click outside, or the window that the menu belongs to is gone.
  case cancelled = 1
  /// The command line or the input is wrong.
  case badInput = 2
  /// The input holds no row that can be chosen.
  case nothingToChoose = 3
  /// There is no display, or neither the pointer nor the keyboard could be had.
  case noDisplay = 4
}

/// Why the launcher gives up: one line that says what is wrong, where, and how to mend it.
struct LauncherError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The status to end with.
  var status: ExitStatus
  /// The line, without the program's name.
  var description: String

  /// Says why the launcher gives up.
  init(_ status: ExitStatus, _ description: String) {
    self.status = status
    self.description = description
  }

  /// A mistake on the command line.
  static func usage(_ description: String) -> LauncherError {
    LauncherError(.badInput, description)
  }
}
