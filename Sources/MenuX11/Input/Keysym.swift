/// A symbol on a key, by the number that X gives it.
struct Keysym: Hashable, Sendable {
  /// X's number.
  let value: UInt32

  /// Wraps X's number.
  init(_ value: UInt32) {
    self.value = value
  }

  /// The text that the symbol writes; empty for keys that write none, such as arrows and dead accents.
  var text: String {
    scalar.map { String(Character($0)) } ?? ""
  }

  private var scalar: Unicode.Scalar? {
    switch value {
    case 0x20...0x7e, 0xa0...0xff: Unicode.Scalar(value)
    // Numbers from 0x1000100 on are Unicode's own plus that offset.
    case 0x100_0100...0x110_ffff: Unicode.Scalar(value - 0x100_0000)
    // The keypad's characters mirror ASCII.
    case 0xffaa...0xffb9, 0xffbd: Unicode.Scalar(value & 0x7f)
    case 0xff80: " "
    // Arabic, Thai and the euro lie in Unicode's order.
    case 0x5ac...0x5f2: Unicode.Scalar(value + 0x60)
    case 0xda1...0xdf9: Unicode.Scalar(value + 0x60)
    case 0x20ac: Unicode.Scalar(value)
    default: Self.scalars[value]
    }
  }

  /// Symbols older than Unicode, from the tables in the X protocol's appendix A.
  private static let scalars: [UInt32: Unicode.Scalar] = {
    var result: [UInt32: Unicode.Scalar] = [:]
    for (first, text) in tables {
      for (index, scalar) in text.unicodeScalars.enumerated() where scalar != " " {
        result[first + UInt32(index)] = scalar
      }
    }
    return result
  }()

  /// Runs of symbols: the number of the first, and what each writes; a space for those that are free.
  private static let tables: [(UInt32, String)] = [
    // Latin of Central Europe
    (0x1a1, "Ą˘Ł ĽŚ  ŠŞŤŹ ŽŻ ą˛ł ľśˇ šşťź˝žżŔ  Ă ĹĆ Č Ę Ě  ĎĐŃŇ  Ő  ŘŮ Ű  Ţ ŕ"),
    (0x1e1, "  ă ĺć č ę ě  ďđńň  ő  řů ű  ţ˙"),
    // Latin of Southern Europe and Esperanto
    (0x2a1, "Ħ    Ĥ  İ ĞĴ    ħ    ĥ  ı ğĵ        ĊĈ              Ġ  Ĝ    ŬŜ  "),
    (0x2e1, "    ċĉ              ġ  ĝ    ŭŝ"),
    // Latin of the Baltic
    (0x3a2, "ĸŖ ĨĻ   ĒĢŦ      ŗ ĩļ   ēģŧŊ ŋĀ      Į    Ė  Ī ŅŌĶ     Ų   ŨŪ ā "),
    (0x3e2, "     į    ė  ī ņōķ     ų   ũū"),
    // Japanese
    (0x47e, "‾                                  。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシス"),
    (0x4be, "セソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン゛゜"),
    // Cyrillic
    (0x6a1, "ђѓёєѕіїјљњћќґўџ№ЂЃЁЄЅІЇЈЉЊЋЌҐЎЏюабцдефгхийклмнопярстужвьызшэщчъЮ"),
    (0x6e1, "АБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ"),
    // Greek
    (0x7a1, "ΆΈΉΊΪ ΌΎΫ Ώ  ΅― άέήίϊΐόύϋΰώ     ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣ ΤΥΦΧΨΩ       "),
    (0x7e1, "αβγδεζηθικλμνξοπρσςτυφχψω"),
    // Hebrew
    (0xcdf, "‗אבגדהוזחטיךכלםמןנסעףפץצקרשת"),
    // Korean
    (0xea1, "ㄱㄲㄳㄴㄵㄶㄷㄸㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅃㅄㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"),
    // Latin: œ and Ÿ
    (0x13bc, "ŒœŸ"),
  ]
}
