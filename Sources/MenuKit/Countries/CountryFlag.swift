/// The flags of countries, as emoji.
enum CountryFlag {
  /// The flag for a code of two letters, of either case; nil for what isn't one. `UK` is the flag of the
  /// United Kingdom, whose code is `GB`, and Sark (`CQ`), which has none in fonts, flies the one of the
  /// United Nations. England, Scotland and Wales (`GB-ENG`, `GB-SCT`, `GB-WLS`) have flags of their own.
  static func emoji(for code: String) -> String? {
    let code = code.asCountryCode
    switch code {
    case "CQ": return regional("UN")
    case "UK": return regional("GB")
    case "GB-ENG", "GB-SCT", "GB-WLS": return tagged(code.filter { $0 != "-" }.lowercased())
    default: return regional(code)
    }
  }

  /// Two regional indicators, which fonts join into a flag.
  private static func regional(_ code: String) -> String? {
    let letters = Array(code.utf8)
    guard letters.count == 2, letters.allSatisfy({ (65...90).contains($0) }) else { return nil }
    return scalars(letters.map { UInt32($0) + 127_397 })
  }

  /// A black flag, and letters that nobody sees up to a mark that ends them.
  private static func tagged(_ code: String) -> String? {
    scalars([0x1F3F4] + code.utf8.map { UInt32($0) + 0xE0000 } + [0xE007F])
  }

  private static func scalars(_ values: [UInt32]) -> String? {
    var view = String.UnicodeScalarView()
    for value in values {
      guard let scalar = Unicode.Scalar(value) else { return nil }
      view.append(scalar)
    }
    return String(view)
  }
}
