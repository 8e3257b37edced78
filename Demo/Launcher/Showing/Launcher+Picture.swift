extension Launcher {
  /// `--shot`: draws the open menu into a file.
  @MainActor static func draw(_ options: Options, into file: FileName) throws(LauncherError) {
    throw LauncherError(.noDisplay, "pictures can't be drawn yet")
  }
}
