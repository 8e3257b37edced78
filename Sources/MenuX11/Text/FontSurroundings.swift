import CX11
import Glibc

/// A file or directory as it was when something was derived from it.
struct FileStamp: Hashable, Sendable {
  /// Its path.
  var path: String
  /// When it was last changed, in nanoseconds since 1970; 0 when there was none.
  var modified: Int64

  /// Takes a stamp that was kept.
  init(path: String, modified: Int64) {
    self.path = path
    self.modified = modified
  }

  /// Stamps what is there now.
  init(path: String) {
    self.path = path
    var status = stat()
    modified =
      stat(path, &status) == 0
      ? Int64(status.st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(status.st_mtim.tv_nsec) : 0
  }

  /// Whether nothing has changed since.
  var isCurrent: Bool { FileStamp(path: path) == self }
}

/// Everything that Fontconfig's answers depend on besides the question.
struct FontSurroundings: Hashable, Sendable {
  /// The version of Fontconfig, the environment and the X resources, as one text.
  var environment: String

  /// Variables that lead Fontconfig to other files or other languages.
  private static let variables = [
    "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "FC_LANG", "LC_ALL", "LC_CTYPE",
    "LANG", "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XENVIRONMENT",
  ]

  /// Looks at the process and the display.
  init(display: OpaquePointer) {
    var lines = ["fontconfig \(FcGetVersion())", "xft \(XftGetVersion())"]
    for name in Self.variables {
      guard let value = getenv(name) else { continue }
      lines.append("\(name)=\(String(cString: value))")
    }
    if let resources = XResourceManagerString(display) {
      let text = String(cString: resources)
      lines += text.split(separator: "\n").filter { $0.contains("Xft") }.map(String.init)
    } else if let home = getenv("HOME") {
      // Without resources on the display Xlib reads this file.
      lines.append("\(FileStamp(path: String(cString: home) + "/.Xdefaults"))")
    }
    environment = lines.joined(separator: "\n")
  }

  /// Takes a text in place of the environment's.
  init(environment: String) {
    self.environment = environment
  }

  /// Stamps of all files that Fontconfig read its settings from, of the directories that they lie in,
  /// of all directories of fonts, and of the user's usual places even where there is nothing yet.
  func currentStamps() -> [FileStamp] {
    var paths: [String] = []
    for list in [FcConfigGetConfigFiles(nil), FcConfigGetFontDirs(nil)] {
      guard let list else { continue }
      while let path = FcStrListNext(list) { paths.append(String(cString: path)) }
      FcStrListDone(list)
    }
    paths += paths.filter { $0.hasSuffix(".conf") }.compactMap { path in
      path.lastIndex(of: "/").map { String(path[..<$0]) }
    }
    if let home = getenv("HOME") {
      let home = String(cString: home)
      paths += [
        "/.config/fontconfig", "/.config/fontconfig/fonts.conf", "/.config/fontconfig/conf.d",
        "/.fonts", "/.fonts.conf", "/.local/share/fonts",
      ].map { home + $0 }
    }
    return Set(paths).sorted().map { FileStamp(path: $0) }
  }
}
