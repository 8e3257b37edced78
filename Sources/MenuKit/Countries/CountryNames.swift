import MenuModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The names of countries in the reader's language.
///
/// English names are our own. Others come from Debian's iso-codes where that is installed: from its list
/// of countries and the message catalogue of the language. What has no translation is named in English,
/// and what isn't a country by its code.
struct CountryNames: Sendable {
  /// Those in the reader's language, read when they are first needed.
  static let current = CountryNames(
    locales: ReadersLanguage.locales, folders: ["/usr/local/share", "/usr/share"])

  private let names: [String: String]
  private let collation: NameCollation

  /// Reads names.
  ///
  /// - Parameters:
  ///   - locales: names of languages, best first.
  ///   - folders: where iso-codes may have been installed.
  init(locales: [String], folders: [String]) {
    collation = NameCollation(locales: locales)
    let catalog = Self.catalog(locales, folders)
    guard let catalog else {
      names = EnglishCountryNames.names
      return
    }
    var names = EnglishCountryNames.names
    for record in Self.records(in: folders) {
      let translated =
        [record.commonName, record.name].lazy.compactMap { $0 }.compactMap { catalog[$0] }.first
      if let translated { names[record.code] = translated }
    }
    self.names = names
  }

  /// The codes of all countries.
  static var codes: some Collection<String> { EnglishCountryNames.names.keys }

  /// The name of a country; its code when it has none.
  func name(of code: String) -> String {
    let code = code.asCountryCode
    return names[code == "UK" ? "GB" : code] ?? code
  }

  /// Codes in the order in which the reader expects the names.
  func sorted(_ codes: some Sequence<String>) -> [String] {
    collation.sorted(codes.map { ($0, name(of: $0)) })
  }

  // MARK: Files

  private static func records(in folders: [String]) -> [CountryRecord] {
    for folder in folders {
      let records = CountryRecord.list(json: read(folder + "/iso-codes/json/iso_3166-1.json"))
      if !records.isEmpty { return records }
    }
    return []
  }

  /// The catalogue of the first language that has one; nil for English, and without any.
  private static func catalog(_ locales: [String], _ folders: [String]) -> MessageCatalog? {
    for locale in locales {
      for name in names(of: locale) {
        if name == "en" { return nil }
        for folder in folders {
          let path = "\(folder)/locale/\(name)/LC_MESSAGES/iso_3166-1.mo"
          if let catalog = MessageCatalog(read(path)) { return catalog }
        }
      }
    }
    return nil
  }

  /// The names that a language's folder may have, the best first: `de_AT@euro`, `de@euro`, `de_AT`, `de`.
  static func names(of locale: String) -> [String] {
    let sides = locale.split(separator: "@", maxSplits: 1)
    guard let first = sides.first else { return [] }
    let place = first.prefix { $0 != "." }.map { $0 == "-" ? "_" : $0 }
    let language = String(place.prefix { $0 != "_" })
    guard !language.isEmpty, !place.contains("/") else { return [] }
    let plain = place.count == language.count ? [language] : [String(place), language]
    guard sides.count == 2, !sides[1].contains("/") else { return plain }
    return plain.map { "\($0)@\(sides[1])" } + plain
  }

  /// The bytes of a plain file of at most a megabyte; none where there isn't one.
  private static func read(_ path: String) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= 1 << 20
    else { return [] }
    let size = Int(status.st_size)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        guard let start = buffer.baseAddress else { break }
        #if canImport(Glibc)
          let got = Glibc.read(file, start.advanced(by: count), size - count)
        #else
          let got = Musl.read(file, start.advanced(by: count), size - count)
        #endif
        guard got > 0 else { break }
        count += got
      }
    }
  }
}
