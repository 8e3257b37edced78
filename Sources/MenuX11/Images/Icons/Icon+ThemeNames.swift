import MenuPrimitives

extension Icon {
  /// The names in icon themes that will do, the best first. Symbols are drawn in one colour where a
  /// theme has such a drawing; an icon that was named is taken as it was named, else the other way.
  var themeNames: [String] {
    let symbolic = "-symbolic"
    switch naming {
    case .system:
      let names = SystemIconNames.icons(for: name)
      return names.map { $0 + symbolic } + names
    case .theme:
      // Applications' own descriptions often have the name of a file.
      let plain = [".png", ".svg", ".xpm"].first { name.hasSuffix($0) }
      let bare = plain.map { String(name.dropLast($0.count)) } ?? name
      guard !bare.isEmpty else { return [] }
      return bare.hasSuffix(symbolic)
        ? [bare, String(bare.dropLast(symbolic.count))] : [bare, bare + symbolic]
    }
  }
}
