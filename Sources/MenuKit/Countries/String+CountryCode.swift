extension String {
  /// The code of a country in upper case. Only plain letters have one: no other letter becomes two.
  var asCountryCode: String {
    String(decoding: utf8.map { (97...122).contains($0) ? $0 - 32 : $0 }, as: UTF8.self)
  }
}
