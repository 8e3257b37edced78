/// Where the files with compose sequences are that a user has chosen.
struct ComposeLocations {
  /// The user's own files, in the order in which they are looked for.
  let userFiles: [String]
  /// The file for the user's language.
  let systemFile: String

  private let home: String
  private let folder: String

  /// Finds them by the variables of the process.
  init(variable: (String) -> String?) {
    func value(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
    home = value("HOME") ?? ""
    let configuration = value("XDG_CONFIG_HOME") ?? home + "/.config"
    userFiles =
      value("XCOMPOSEFILE").map { [$0] }
      ?? (home.isEmpty ? [] : [configuration + "/XCompose", home + "/.XCompose"])
    let name = value("LC_ALL") ?? value("LC_CTYPE") ?? value("LANG") ?? "C"
    let own = value("XLOCALEDIR")?.split(separator: ":").first.map { String($0) }
    folder = own ?? "/usr/share/X11/locale"
    systemFile = Self.systemFile(for: Self.locale(name), in: folder)
  }

  /// All of them, the first that is there counts.
  var files: [String] { userFiles + [systemFile] }

  /// A locale's name as the files have it: text is always Unicode here, whatever the locale says.
  static func locale(_ name: String) -> String {
    let base = name.prefix { $0 != "." && $0 != "@" }
    return base == "C" || base == "POSIX" || base.isEmpty ? "en_US.UTF-8" : base + ".UTF-8"
  }

  /// The file for a locale, according to the list in the folder.
  private static func systemFile(for locale: String, in folder: String) -> String {
    let fallback = folder + "/en_US.UTF-8/Compose"
    guard let list = FileBytes.read(folder + "/compose.dir", limit: 1 << 20) else {
      return fallback
    }
    for line in list.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      let words = line.split { $0 == 0x20 || $0 == 0x09 }
      guard words.count == 2, words[1].elementsEqual(locale.utf8) else { continue }
      var file = words[0]
      if file.last == UInt8(ascii: ":") { file.removeLast() }
      return folder + "/" + String(decoding: file, as: UTF8.self)
    }
    return fallback
  }

  /// The path that one of the files names: `%H` is the user's home, `%L` the file for the language,
  /// `%S` the folder of all of those.
  func expand(_ path: [UInt8]) -> String {
    var text = ""
    var isMarked = false
    for character in String(decoding: path, as: UTF8.self) {
      switch (isMarked, character) {
      case (false, "%"):
        isMarked = true
        continue
      case (true, "H"): text += home
      case (true, "L"): text += systemFile
      case (true, "S"): text += folder
      case (_, let character): text.append(character)
      }
      isMarked = false
    }
    return text
  }
}
