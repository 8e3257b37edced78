import MenuPrimitives
import MenuTracking

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The order of names in a language: the C library's where that language is installed, else letters
/// without case and marks.
struct NameCollation: Sendable {
  private let locales: [String]

  /// Names of languages, best first; the first that is installed counts.
  init(locales: [String]) {
    self.locales = locales
  }

  /// Keys in the order of their names.
  func sorted(_ names: [(key: String, name: String)]) -> [String] {
    guard let locale = open() else {
      return names.map { (key: $0.key, name: $0.name, folded: $0.name.foldedForSearch) }
        .sorted { ($0.folded, $0.name, $0.key) < ($1.folded, $1.name, $1.key) }.map(\.key)
    }
    defer { freelocale(locale) }
    return names.sorted { left, right in
      let order = strcoll_l(left.name, right.name, locale)
      return order != 0 ? order < 0 : left.key < right.key
    }.map(\.key)
  }

  /// The locale of the C library; nil where none of the languages is installed.
  private func open() -> locale_t? {
    for locale in locales {
      let name = locale.map { $0 == "-" ? "_" : $0 }
      // Names without an encoding are those of old ones.
      let plain = String(name.prefix { $0 != "." && $0 != "@" })
      for candidate in [String(name), plain + ".UTF-8", plain + ".utf8"] {
        let lowered = candidate.lowercased()
        guard lowered.hasPart("utf") else { continue }
        if let opened = newlocale(LC_COLLATE_MASK | LC_CTYPE_MASK, candidate, nil) {
          return opened
        }
      }
    }
    return nil
  }
}
