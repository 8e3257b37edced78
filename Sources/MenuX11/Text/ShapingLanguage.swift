import CX11
import Glibc

/// The user's language, as far as the shapes of letters depend on it.
struct ShapingLanguage: Hashable, Sendable {
  /// The language's tag, as `sr` or `zh-tw`; empty when the environment names none.
  let tag: String

  /// Languages whose Latin letters have forms of their own, with the names that fonts give them.
  private static let latin: [String: StaticString] = [
    "az": "AZE ", "ca": "CAT ", "crh": "CRT ", "kk": "KAZ ", "mh": "MAH ", "mo": "MOL ",
    "nl": "NLD ", "pl": "PLK ", "ro": "ROM ", "tr": "TRK ", "tt": "TAT ",
  ]

  /// Takes a name of a locale, as `de_AT.UTF-8@euro`.
  init(locale: String) {
    let name = locale.prefix { $0 != "." && $0 != "@" }.lowercased()
    tag = name == "c" || name == "posix" ? "" : name.split(separator: "_").joined(separator: "-")
  }

  /// The language that the environment names for letters.
  static let current = ShapingLanguage(
    locale: ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(Self.variable).first ?? "")

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { return nil }
    return value
  }

  /// The name by which a font would list special forms of Latin letters; nil when there are none.
  var latinTag: StaticString? {
    Self.latin[String(tag.prefix { $0 != "-" })]
  }

  /// HarfBuzz's value for text of a script; nil where the language makes no difference.
  func value(for script: hb_script_t, _ library: CX11HarfBuzz) -> OpaquePointer? {
    guard !tag.isEmpty, script != HB_SCRIPT_LATIN || latinTag != nil else { return nil }
    return library.language_from_string(tag, -1)
  }
}
