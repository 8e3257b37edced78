extension Character {
  /// The letter without case and marks, for comparing what is typed with what is written.
  package var folded: Character {
    if let ascii = asciiValue {
      let isUpper = ascii >= 65 && ascii <= 90
      return isUpper ? Character(Unicode.Scalar(ascii + 32)) : self
    }
    guard let lower = lowercased().first else { return self }
    if let plain = Self.unmarkedLetters[lower] { return plain }
    let scalars = lower.unicodeScalars
    guard let base = scalars.first, scalars.count > 1,
      scalars.dropFirst().allSatisfy({ $0.properties.generalCategory == .nonspacingMark })
    else { return lower }
    return Character(base)
  }

  /// Letters that are one scalar with their mark, and what is left without it. Equality of characters
  /// is canonical, so that a letter with a separate mark is found as well.
  private static let unmarkedLetters: [Character: Character] = {
    var letters: [Character: Character] = [:]
    for (plain, marked) in [
      ("a", "àáâãäåāăąǎǟǡǻȁȃȧḁẚạảấầẩẫậắằẳẵặª"), ("b", "ḃḅḇ"), ("c", "çćĉċčḉ"),
      ("d", "ďđðḋḍḏḑḓ"), ("e", "èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ"), ("f", "ḟ"), ("g", "ĝğġģǧǵḡ"),
      ("h", "ĥħȟḣḥḧḩḫẖ"), ("i", "ìíîïĩīĭįıǐȉȋḭḯỉị"), ("j", "ĵǰ"), ("k", "ķǩḱḳḵ"),
      ("l", "ĺļľŀłḷḹḻḽ"), ("m", "ḿṁṃ"), ("n", "ñńņňŉǹṅṇṉṋ"),
      ("o", "òóôõöøōŏőơǒǫǭǿȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợº"), ("p", "ṕṗ"), ("r", "ŕŗřȑȓṙṛṝṟ"),
      ("s", "śŝşšșṡṣṥṧṩſ"), ("t", "ţťŧțṫṭṯṱẗ"), ("u", "ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự"),
      ("v", "ṽṿ"), ("w", "ŵẁẃẅẇẉẘ"), ("x", "ẋẍ"), ("y", "ýÿŷȳẏẙỳỵỷỹ"), ("z", "źżžẑẓẕ"),
      ("α", "άὰᾶἀἁἄἅ"), ("ε", "έὲἐἑἔἕ"), ("η", "ήὴῆἠἡ"), ("ι", "ίϊΐὶῖἰἱ"), ("ο", "όὸὀὁ"),
      ("σ", "ς"), ("υ", "ύϋΰὺῦὑ"), ("ω", "ώὼῶὠὡ"), ("г", "ѓґ"), ("е", "ёѐ"), ("и", "йѝ"),
      ("і", "ї"), ("к", "ќ"), ("у", "ў"),
    ] as [(Character, String)] {
      for letter in marked { letters[letter] = plain }
    }
    return letters
  }()
}
