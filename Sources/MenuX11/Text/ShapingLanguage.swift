import CX11
import Glibc

/// The user's language, as far as the shapes of letters depend on it.
struct ShapingLanguage: Hashable, Sendable {
  /// The language's tag, as `sr` or `zh-tw`; empty when the environment names none.
  let tag: String

  /// Takes a name of a locale, as `de_AT.UTF-8@euro`.
  init(locale: String) {
    var tag = ""
    for letter in locale {
      if letter == "." || letter == "@" { break }
      tag += letter == "_" ? "-" : letter.lowercased()
    }
    self.tag = tag == "c" || tag == "posix" ? "" : tag
  }

  /// The language that the environment names for letters.
  static let current = ShapingLanguage(
    locale: variable("LC_ALL") ?? variable("LC_CTYPE") ?? variable("LANG") ?? "")

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { return nil }
    return value
  }

  /// The name by which a font would list special forms of Latin letters; nil when there are none.
  var latinTag: StaticString? {
    switch tag.prefix(while: { $0 != "-" }) {
    case "az": "AZE "
    case "ca": "CAT "
    case "crh": "CRT "
    case "kk": "KAZ "
    case "mh": "MAH "
    case "mo": "MOL "
    case "nl": "NLD "
    case "pl": "PLK "
    case "ro": "ROM "
    case "tr": "TRK "
    case "tt": "TAT "
    default: nil
    }
  }

  /// HarfBuzz's value for text of a script; nil where the language makes no difference.
  func value(for script: hb_script_t, _ library: CX11HarfBuzz) -> OpaquePointer? {
    guard !tag.isEmpty, script != HB_SCRIPT_LATIN || latinTag != nil else { return nil }
    return library.language_from_string(tag, -1)
  }
}
