/// The scalars that can be laid out one after the other, without reordering and without HarfBuzz, when
/// the face has them and has no substitution for them.
///
/// Letters of the Latin script and punctuation that belongs to no script; nothing that combines, joins,
/// or is usually drawn as an emoji.
enum PlainRepertoire {
  /// Whether the scalar is one of them.
  static func contains(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x17F: true
    // Dashes, quotes, bullets, the ellipsis, per mille, primes, angle quotes.
    case 0x2010...0x2015, 0x2018...0x201E, 0x2020...0x2022, 0x2026, 0x2030, 0x2032...0x2033,
      0x2039...0x203A:
      true
    // The euro, the trade mark, arrows, and the marks of keys in shortcuts.
    case 0x20AC, 0x2122, 0x2190...0x2193, 0x21E7, 0x2318, 0x2325, 0x2303: true
    default: false
    }
  }
}
