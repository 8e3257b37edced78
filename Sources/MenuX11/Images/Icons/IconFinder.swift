import Glibc

/// Finds the files of icons as the icon theme specification says: in the theme, then in those that it
/// inherits from, then in Adwaita and hicolor, then beside the themes.
///
/// A folder is listed once, when an icon is first looked for in it. Not for several threads at a time.
final class IconFinder {
  /// Where it looks.
  let surroundings: IconSurroundings

  private var themes: [String: LoadedTheme?] = [:]
  private var order: [LoadedTheme]?
  private var listings: [String: [String: Set<Substring>]] = [:]

  /// A theme and the folders of that name.
  private struct LoadedTheme {
    let theme: IconTheme
    let folders: [String]
  }

  /// Prepares to look; reads nothing yet.
  init(_ surroundings: IconSurroundings) {
    self.surroundings = surroundings
  }

  /// The names of the themes in which icons are looked for, in order.
  var themeNames: [String] { themesInOrder.map(\.theme.name) }

  /// The file of an icon.
  ///
  /// - Parameters:
  ///   - names: names that will do, the best first: each is looked for in all themes before the next.
  ///   - size: the size in logical pixels.
  ///   - scale: device pixels in one of them.
  func file(named names: [String], size: Double, scale: Double) -> String? {
    let size = size.isFinite ? min(max(size, 1), 4096) : 16
    let scale = scale.isFinite ? min(max(scale, 1), 16) : 1
    let wish = Wish(
      size: Int(size.rounded()), scale: Int(scale.rounded(.up)),
      pixels: Int((size * scale).rounded()))
    for name in names where Self.isPlain(name) {
      for theme in themesInOrder {
        if let file = file(named: name, wish, in: theme) { return file }
      }
      if let file = looseFile(named: name) { return file }
    }
    return nil
  }

  private struct Wish {
    let size: Int
    let scale: Int
    let pixels: Int
  }

  /// Names of files, and not ways to them.
  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
  }

  /// The endings of files, the best first.
  private static let endings = ["svg", "png"]

  private func file(named name: String, _ wish: Wish, in loaded: LoadedTheme) -> String? {
    var best: (path: String, distance: Int, size: Int)?
    for directory in loaded.theme.directories {
      let matches = directory.matches(size: wish.size, scale: wish.scale)
      let distance = matches ? 0 : directory.distance(to: wish.pixels)
      let size = directory.size * directory.scale
      // Of two that are as far off, the larger one has more to show.
      if !matches, let best, (best.distance, -best.size) <= (distance, -size) { continue }
      for folder in loaded.folders {
        guard let path = path(of: name, in: folder + "/" + directory.path) else { continue }
        if matches { return path }
        best = (path, distance, size)
        break
      }
    }
    return best?.path
  }

  private func looseFile(named name: String) -> String? {
    for folder in surroundings.folders {
      if let path = path(of: name, in: folder) { return path }
    }
    return nil
  }

  private func path(of name: String, in folder: String) -> String? {
    let listing = listing(of: folder)
    guard let endings = listing[name] else { return nil }
    for ending in Self.endings where endings.contains(ending[...]) {
      return "\(folder)/\(name).\(ending)"
    }
    return nil
  }

  /// The names of the files of a folder without their endings, and the endings of each.
  private func listing(of folder: String) -> [String: Set<Substring>] {
    if let known = listings[folder] { return known }
    var listing: [String: Set<Substring>] = [:]
    for name in SafeFile(path: folder).names {
      guard let dot = name.lastIndex(of: ".") else { continue }
      let ending = name[name.index(after: dot)...]
      guard Self.endings.contains(where: { $0 == ending }) else { continue }
      listing[String(name[..<dot]), default: []].insert(ending)
    }
    listings[folder] = listing
    return listing
  }

  // MARK: Themes

  private var themesInOrder: [LoadedTheme] {
    if let order { return order }
    var visited: Set<String> = []
    var order: [LoadedTheme] = []
    for name in [surroundings.chosenTheme, "Adwaita"].compactMap({ $0 }) {
      collect(name, visited: &visited, into: &order)
    }
    // Every theme inherits from it, but what others inherit comes first.
    order.removeAll { $0.theme.name == "hicolor" }
    if let last = theme(named: "hicolor") { order.append(last) }
    self.order = order
    return order
  }

  private func collect(
    _ name: String, visited: inout Set<String>, into order: inout [LoadedTheme]
  ) {
    guard visited.count < 64, visited.insert(name).inserted, let loaded = theme(named: name) else {
      return
    }
    order.append(loaded)
    for parent in loaded.theme.parents { collect(parent, visited: &visited, into: &order) }
  }

  private func theme(named name: String) -> LoadedTheme? {
    if let known = themes[name] { return known }
    let loaded = load(name)
    themes.updateValue(loaded, forKey: name)
    return loaded
  }

  private func load(_ name: String) -> LoadedTheme? {
    guard Self.isPlain(name), !name.hasPrefix(".") else { return nil }
    let folders = surroundings.folders.map { $0 + "/" + name }
    for folder in folders {
      guard let bytes = try? SafeFile(path: folder + "/index.theme").read(atMost: 1 << 20),
        let theme = IconTheme(name: name, index: KeyFile(bytes))
      else { continue }
      return LoadedTheme(theme: theme, folders: folders.filter { SafeFile(path: $0).isFolder })
    }
    return nil
  }
}
