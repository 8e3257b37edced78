/// What the system's symbols on iOS are called in icon themes: those for which there is no built-in
/// drawing.
enum SystemIconNames {
  /// Names of icons that mean the same, the best first; none when nobody knows. Variants such as `.fill`
  /// and `.circle` are left out where the name itself isn't known.
  static func icons(for name: String) -> [String] {
    var name = name
    while true {
      if let icons = icons[name] { return icons }
      guard let dot = name.lastIndex(of: "."), variants.contains(String(name[dot...])) else {
        return []
      }
      name = String(name[..<dot])
    }
  }

  private static let variants: Set<String> = [
    ".fill", ".circle", ".square", ".rectangle", ".slash", ".rtl", ".ar", ".he", ".inverse",
  ]

  private static let icons: [String: [String]] = {
    var icons: [String: [String]] = [:]
    for line in table.split(separator: "\n") {
      let sides = line.split(separator: ":")
      guard sides.count == 2 else { continue }
      let names = sides[1].split(separator: " ").map(String.init)
      for symbol in sides[0].split(separator: " ") { icons[String(symbol)] = names }
    }
    return icons
  }()
}
