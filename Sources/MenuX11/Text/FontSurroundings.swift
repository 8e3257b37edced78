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
    var text = String(FcGetVersion()) + "/" + String(XftGetVersion())
    for name in Self.variables {
      guard let value = getenv(name) else { continue }
      text += "\n" + name + "=" + String(cString: value)
    }
    if let resources = XResourceManagerString(display) {
      text += "\n" + String(cString: resources)
    } else if let home = getenv("HOME") {
      // Without resources on the display Xlib reads this file.
      text += "\n" + String(FileStamp(path: String(cString: home) + "/.Xdefaults").modified)
    }
    environment = text
  }

  /// Takes a text in place of the environment's.
  init(environment: String) {
    self.environment = environment
  }

  /// Stamps of the files that Fontconfig read its settings from, of the directories that they lie in,
  /// of all directories of fonts, and of the user's usual places even where there is nothing yet.
  ///
  /// A setting that is a link to a file elsewhere, as packages install it, is covered by the directory
  /// of that file: half as many files to look at in each start.
  func currentStamps() -> [FileStamp] {
    var paths: Set<String> = []
    for settings in Self.strings(FcConfigGetConfigFiles(nil)) {
      let real = Self.realPath(settings)
      paths.formUnion([settings, real].map(Self.directory))
      if real == settings { paths.insert(settings) }
    }
    paths.formUnion(Self.strings(FcConfigGetFontDirs(nil)))
    if let home = getenv("HOME") {
      let home = String(cString: home)
      paths.formUnion(
        [
          "/.config/fontconfig", "/.config/fontconfig/fonts.conf", "/.config/fontconfig/conf.d",
          "/.fonts", "/.fonts.conf", "/.local/share/fonts",
        ].map { home + $0 })
    }
    return paths.sorted().map { FileStamp(path: $0) }
  }

  private static func strings(_ list: OpaquePointer?) -> [String] {
    guard let list else { return [] }
    defer { FcStrListDone(list) }
    var strings: [String] = []
    while let next = FcStrListNext(list) { strings.append(String(cString: next)) }
    return strings
  }

  private static func realPath(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func directory(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? path
  }
}
