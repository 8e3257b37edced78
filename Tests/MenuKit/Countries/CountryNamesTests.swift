import Foundation
import Testing

@testable import MenuKit

@Suite("Names of countries")
struct CountryNamesTests {
  /// A folder as iso-codes fills it, which goes with the test.
  private final class IsoCodes {
    let folder = NSTemporaryDirectory() + "menukit-countries-\(UUID().uuidString)"

    deinit {
      try? FileManager.default.removeItem(atPath: folder)
    }

    func add(_ path: String, _ bytes: [UInt8]) throws {
      let file = URL(fileURLWithPath: folder + "/" + path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
  }

  /// A compiled catalogue.
  private static func catalog(
    _ messages: [String: String], charset: String = "UTF-8", isBigEndian: Bool = false
  ) -> [UInt8] {
    var messages = messages
    messages[""] = "Content-Type: text/plain; charset=\(charset)\n"
    func number(_ value: Int) -> [UInt8] {
      let bytes = (0..<4).map { UInt8(value >> (8 * $0) & 0xFF) }
      return isBigEndian ? bytes.reversed() : bytes
    }
    let sorted = messages.sorted {
      Array($0.key.utf8).lexicographicallyPrecedes(Array($1.key.utf8))
    }
    var (texts, originals, translations): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
    let start = 28 + 16 * sorted.count
    for (original, translation) in sorted {
      for (text, isOriginal) in [(original, true), (translation, false)] {
        let entry = number(text.utf8.count) + number(start + texts.count)
        if isOriginal { originals += entry } else { translations += entry }
        texts += Array(text.utf8) + [0]
      }
    }
    return number(0x9504_12DE) + number(0) + number(sorted.count) + number(28)
      + number(28 + 8 * sorted.count) + number(0) + number(0) + originals + translations + texts
  }

  private static let json = """
    {"3166-1": [
      {"alpha_2": "DE", "flag": "x", "name": "Germany", "numeric": "276"},
      {"alpha_2": "BO", "name": "Bolivia, Plurinational State of", "common_name": "Bolivia"},
      {"alpha_2": "CI", "name": "C\\u00f4te d'Ivoire"}, {"name": "nowhere"}
    ]}
    """

  @Test("English ones are there without any files")
  func english() {
    for locales in [[], ["en_US.UTF-8"], ["xx"], ["C"]] {
      let names = CountryNames(locales: locales, folders: ["/nowhere"])
      #expect(names.name(of: "NL") == "Netherlands")
      #expect(names.name(of: "kr") == "South Korea")
      #expect(names.name(of: "UK") == "United Kingdom")
      #expect(names.name(of: "QQ") == "QQ")
      #expect(names.name(of: "") == "")
    }
    #expect(CountryNames.codes.count == 250)
    #expect(CountryNames.codes.allSatisfy { $0.utf8.count == 2 && $0 == $0.uppercased() })
  }

  @Test("Others come from the catalogue of the reader's language", arguments: [false, true])
  func translated(isBigEndian: Bool) throws {
    let files = IsoCodes()
    try files.add("iso-codes/json/iso_3166-1.json", Array(Self.json.utf8))
    try files.add(
      "locale/de/LC_MESSAGES/iso_3166-1.mo",
      Self.catalog(
        ["Germany": "Deutschland", "Bolivia": "Bolivien", "Côte d'Ivoire": "Elfenbeinküste"],
        isBigEndian: isBigEndian))
    let names = CountryNames(
      locales: ["xx", "de_AT.UTF-8@euro", "fr"], folders: ["/nowhere", files.folder])
    #expect(names.name(of: "DE") == "Deutschland")
    #expect(names.name(of: "BO") == "Bolivien")
    #expect(names.name(of: "CI") == "Elfenbeinküste")
    // Without a translation there is the English name.
    #expect(names.name(of: "FR") == "France")
    let english = CountryNames(locales: ["en", "de"], folders: [files.folder])
    #expect(english.name(of: "DE") == "Germany")
  }

  @Test("Those of Debian's iso-codes are read")
  func installed() throws {
    let folder = "/usr/share"
    try #require(FileManager.default.fileExists(atPath: folder + "/iso-codes/json/iso_3166-1.json"))
    let german = CountryNames(locales: ["de_DE.UTF-8"], folders: [folder])
    #expect(german.name(of: "CH") == "Schweiz")
    #expect(german.name(of: "FR") == "Frankreich")
    let japanese = CountryNames(locales: ["ja"], folders: [folder])
    #expect(japanese.name(of: "JP") == "日本")
    let untranslated = CountryNames.codes.filter {
      german.name(of: $0) == $0 || german.name(of: $0).isEmpty
    }
    #expect(untranslated.isEmpty)
  }

  @Test("Damaged files count for nothing")
  func damaged() throws {
    let good = Self.catalog(["Germany": "Deutschland"])
    #expect(MessageCatalog(good)?["Germany"] == "Deutschland")
    #expect(MessageCatalog(good)?["France"] == nil)
    #expect(MessageCatalog(Self.catalog(["a": "b"], charset: "ISO-8859-1")) == nil)
    #expect(MessageCatalog([]) == nil)
    for count in 0..<good.count { _ = MessageCatalog(Array(good.prefix(count)))?["Germany"] }
    for place in 0..<good.count {
      var bad = good
      bad[place] ^= 0xFF
      _ = MessageCatalog(bad)?["Germany"]
    }
    for text in ["", "{", "[{]}", "{\"a", "{\"a\": \"\\u12", "{\"alpha_2\": {\"name\": 3}}"] {
      #expect(CountryRecord.list(json: Array(text.utf8)).isEmpty, "\(text)")
    }
    let json = Array(Self.json.utf8)
    #expect(CountryRecord.list(json: json).map(\.code) == ["DE", "BO", "CI"])
    for count in 0..<json.count { _ = CountryRecord.list(json: Array(json.prefix(count))) }
  }

  @Test("A language has its folder under several names")
  func folders() {
    #expect(
      CountryNames.names(of: "de_AT.UTF-8@euro") == ["de_AT@euro", "de@euro", "de_AT", "de"])
    #expect(CountryNames.names(of: "pt-BR") == ["pt_BR", "pt"])
    #expect(CountryNames.names(of: "nl") == ["nl"])
    for nonsense in ["", "@", "../etc", "de/../x", "_", "de@../x"] {
      #expect(CountryNames.names(of: nonsense).allSatisfy { !$0.contains("/") }, "\(nonsense)")
    }
  }

  @Test("Marks and case don't count in the order and the search")
  func order() {
    let names = CountryNames(locales: [], folders: [])
    #expect(
      names.sorted(["ZW", "AX", "AL", "AF", "CI", "CR", "QQ"]) == [
        "AF", "AX", "AL", "CR", "CI", "QQ", "ZW",
      ])
    #expect("Côte d’Ivoire".foldedForSearch.hasPart("COTE".foldedForSearch))
    #expect("Türkiye".foldedForSearch.hasPart("kIY".foldedForSearch))
    #expect(!"Chad".foldedForSearch.hasPart("chat"))
    #expect("Chad".hasPart(""))
    #expect(!"".hasPart("x"))
  }

  @Test("Flags are letters that join")
  func flags() {
    #expect(CountryFlag.emoji(for: "nl") == "🇳🇱")
    #expect(CountryFlag.emoji(for: "UK") == "🇬🇧")
    #expect(CountryFlag.emoji(for: "CQ") == "🇺🇳")
    #expect(CountryFlag.emoji(for: "GB-SCT") == "🏴󠁧󠁢󠁳󠁣󠁴󠁿")
    for none in ["", "N", "NLD", "12", "ß", "é!"] {
      #expect(CountryFlag.emoji(for: none) == nil, "\(none)")
    }
  }

  @Test("The search says what it is for in the reader's language")
  func placeholder() {
    #expect(CountryStrings.searchPlaceholder(locales: []) == "Search Countries")
    #expect(CountryStrings.searchPlaceholder(locales: ["en_GB", "de"]) == "Search Countries")
    #expect(CountryStrings.searchPlaceholder(locales: ["xx", "nl_BE.UTF-8"]) == "Zoek landen")
    #expect(CountryStrings.searchPlaceholder(locales: ["zh_TW.UTF-8"]) == "搜尋國家")
  }
}
