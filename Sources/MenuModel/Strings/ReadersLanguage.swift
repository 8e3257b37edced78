#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The languages that the user of the process reads, as the environment says.
package enum ReadersLanguage {
  /// Names of languages, best first. `LANGUAGE` is a list and counts before the others, but not when
  /// these say that there are to be no translations.
  package static var locales: [String] {
    locales { name in getenv(name).map { String(cString: $0) } }
  }

  static func locales(from environment: (String) -> String?) -> [String] {
    let locale =
      ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty }
    guard let locale, !isUntranslated(locale) else { return [] }
    let list = environment("LANGUAGE")?.split(separator: ":").map(String.init) ?? []
    return list + [locale]
  }

  private static func isUntranslated(_ locale: String) -> Bool {
    locale == "C" || locale == "POSIX" || locale.hasPrefix("C.")
  }
}
