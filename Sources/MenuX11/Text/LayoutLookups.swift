/// The lookups of a font's GSUB or GPOS table that apply to Latin text without any wish of the
/// application: what HarfBuzz would run.
struct LayoutLookups {
  /// Which of the two tables; they number their kinds of lookups differently.
  enum Kind: Hashable, Sendable {
    case substitution, positioning
  }

  /// One lookup, with extension subtables already followed.
  struct Lookup {
    /// What the lookup does to the glyphs that it covers.
    enum Action {
      /// Changes single glyphs, or something not looked into.
      case any
      case ligature
      case context(isChained: Bool)
      case pairKerning
      case markAttachment
    }
    var action: Action
    /// Whether it skips glyphs that aren't marks.
    var skipsBases: Bool
    var subtables: [Int]
  }

  let table: SfntTable
  let lookups: [Lookup]
  /// Whether one of the features is kerning.
  let hasKerning: Bool
  /// The languages for which Latin letters have rules of their own.
  let languages: [Int]

  /// The features that are on for horizontal text from left to right.
  private static let features: [Int] = {
    let tags: [StaticString] = [
      "rvrn", "ltra", "ltrm", "rand", "abvm", "blwm", "ccmp", "locl", "mark", "mkmk", "rlig",
      "calt",
      "clig", "curs", "dist", "kern", "liga", "rclt",
    ]
    return tags.map { Int(SfntTable.number(of: $0)) }
  }()

  /// Reads the lists of a table; `kind` says which of the two it is.
  init(_ table: SfntTable, kind: Kind) {
    self.table = table
    let script = Self.latinScript(of: table)
    languages =
      script.map { script in
        (0..<table.word(script + 2)).map { table.long(script + 4 + 6 * $0) }
      } ?? []
    let list = table.word(8)
    var isWanted = [Bool](repeating: false, count: table.word(list))
    var hasKerning = false
    for feature in Self.featureRecords(of: table, script: script)
    where feature.isRequired || Self.features.contains(feature.tag) {
      hasKerning = hasKerning || feature.tag == Int(SfntTable.number(of: "kern"))
      for place in 0..<table.word(feature.offset + 2) {
        let index = table.word(feature.offset + 4 + 2 * place)
        if isWanted.indices.contains(index) { isWanted[index] = true }
      }
    }
    self.hasKerning = hasKerning
    var lookups: [Lookup] = []
    for index in isWanted.indices where isWanted[index] {
      lookups.append(Lookup(table, at: list + table.word(list + 2 + 2 * index), kind: kind))
    }
    self.lookups = lookups
  }

  private struct FeatureRecord {
    var tag: Int
    var offset: Int
    var isRequired: Bool
  }

  /// The offset of the Latin script, or of what stands in for it.
  private static func latinScript(of table: SfntTable) -> Int? {
    let scripts = table.word(4)
    let wanted: [StaticString] = ["latn", "DFLT", "dflt"]
    for tag in wanted {
      for index in 0..<table.word(scripts) {
        let record = scripts + 2 + 6 * index
        if table.long(record) == Int(SfntTable.number(of: tag)) {
          return scripts + table.word(record + 4)
        }
      }
    }
    return nil
  }

  /// The features of the default language of a script.
  private static func featureRecords(of table: SfntTable, script: Int?) -> [FeatureRecord] {
    guard let script, table.word(script) != 0 else { return [] }
    let language = script + table.word(script)
    let features = table.word(6)
    func record(_ index: Int, isRequired: Bool) -> FeatureRecord? {
      guard index < table.word(features) else { return nil }
      let record = features + 2 + 6 * index
      return FeatureRecord(
        tag: table.long(record), offset: features + table.word(record + 4), isRequired: isRequired)
    }
    let listed = (0..<table.word(language + 4)).compactMap {
      record(table.word(language + 6 + 2 * $0), isRequired: false)
    }
    return listed + [record(table.word(language + 2), isRequired: true)].compactMap { $0 }
  }
}

extension LayoutLookups.Lookup {
  /// Reads the lookup at an offset.
  fileprivate init(_ table: SfntTable, at offset: Int, kind: LayoutLookups.Kind) {
    var type = table.word(offset)
    let extensionType = kind == .substitution ? 7 : 9
    var subtables = (0..<table.word(offset + 4)).map { offset + table.word(offset + 6 + 2 * $0) }
    if type == extensionType, let first = subtables.first {
      type = table.word(first + 2)
      subtables = subtables.map { $0 + table.long($0 + 4) }
    }
    action =
      switch (kind, type) {
      case (.substitution, 4): .ligature
      case (.substitution, 5), (.positioning, 7): .context(isChained: false)
      case (.substitution, 6), (.positioning, 8): .context(isChained: true)
      case (.positioning, 2): .pairKerning
      case (.positioning, 4), (.positioning, 5), (.positioning, 6): .markAttachment
      default: .any
      }
    skipsBases = table.word(offset + 2) & 0x6 != 0
    self.subtables = subtables
  }
}
