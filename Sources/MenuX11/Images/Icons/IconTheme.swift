/// What the index of an icon theme says.
struct IconTheme: Hashable, Sendable {
  /// The name of its folder.
  let name: String
  /// The themes that are asked for what it doesn't have.
  let parents: [String]
  /// Its folders.
  let directories: [IconDirectory]

  /// More folders than this aren't looked at; the largest themes have some hundreds.
  static let mostDirectories = 4096

  /// Reads an index; nil when it isn't one of an icon theme.
  init?(name: String, index: KeyFile) {
    let group = "Icon Theme"
    guard index.has(group) else { return nil }
    self.name = name
    parents = index.list("Inherits", in: group)
    var known: Set<String> = []
    let paths =
      index.list("Directories", in: group) + index.list("ScaledDirectories", in: group)
    directories = paths.prefix(Self.mostDirectories).compactMap { path in
      known.insert(path).inserted ? IconDirectory(path: path, in: index) : nil
    }
  }
}
