/// Where the icons of a desktop lie, and which theme it wears.
struct IconSurroundings: Hashable, Sendable {
  /// The folders in which themes are looked for, the user's own first.
  var folders: [String]
  /// The theme that the desktop's settings daemon names; nil when there is none.
  var theme: String?
  /// The folder of the user's settings, for when there is no such daemon.
  var settings: String?

  /// Takes folders and a theme.
  init(folders: [String], theme: String?, settings: String? = nil) {
    self.folders = folders
    self.theme = theme
    self.settings = settings
  }

  /// Finds them by the variables of the process; reads nothing.
  ///
  /// - Parameter theme: what the desktop's settings daemon says.
  init(theme: String?, variable: (String) -> String?) {
    func folder(_ name: String, _ other: String?) -> String? {
      if let value = variable(name), value.hasPrefix("/") { return value }
      return other
    }
    let home = folder("HOME", nil)
    let data = folder("XDG_DATA_HOME", home.map { $0 + "/.local/share" })
    settings = folder("XDG_CONFIG_HOME", home.map { $0 + "/.config" })
    let shared = (variable("XDG_DATA_DIRS") ?? "").split(separator: ":").map(String.init)
      .filter { $0.hasPrefix("/") }
    var folders = [home.map { $0 + "/.icons" }, data.map { $0 + "/icons" }].compactMap { $0 }
    folders += (shared.isEmpty ? ["/usr/local/share", "/usr/share"] : shared).map { $0 + "/icons" }
    folders.append("/usr/share/pixmaps")
    var known: Set<String> = []
    self.folders = folders.filter { known.insert($0).inserted }
    self.theme = theme
  }

  /// The theme: without a daemon the one that the files name in which programs of GTK and of KDE keep the
  /// setting; nil when nobody has said. Reads those files.
  var chosenTheme: String? {
    if let theme { return theme }
    let own = [
      ("gtk-4.0/settings.ini", "Settings", "gtk-icon-theme-name"),
      ("gtk-3.0/settings.ini", "Settings", "gtk-icon-theme-name"),
      ("kdeglobals", "Icons", "Theme"),
    ]
    let files =
      (settings.map { folder in own.map { ("\(folder)/\($0.0)", $0.1, $0.2) } } ?? [])
      + [("/etc/gtk-3.0/settings.ini", "Settings", "gtk-icon-theme-name")]
    for (path, group, key) in files {
      guard let bytes = try? SafeFile(path: path).read(atMost: 1 << 18) else { continue }
      if let name = KeyFile(bytes).text(key, in: group) { return name }
    }
    return nil
  }
}
