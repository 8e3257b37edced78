/// Where lines may end: after spaces and hyphens, and between ideographs, as far as menus need UAX #14.
struct LineBreaks: Hashable, Sendable {
  /// For each scalar whether a line may end after it.
  let mayEndAfter: [Bool]

  /// Finds the places in a paragraph.
  init(_ scalars: [UInt32]) {
    var places = [Bool](repeating: false, count: scalars.count)
    for (index, pair) in zip(scalars, scalars.dropFirst()).enumerated() {
      places[index] = Self.allows(after: pair.0, before: pair.1)
    }
    if let last = places.indices.last { places[last] = true }
    mayEndAfter = places
  }

  /// Whether a scalar is a space that vanishes at the end of a line.
  static func isSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  private static func allows(after first: UInt32, before second: UInt32) -> Bool {
    if isSpace(second) { return false }
    if isSpace(first) || first == 0x200B { return true }
    switch first {
    // A hyphen inside a word; not a sign before a number.
    case 0x2D, 0x2010: return !(0x30...0x39).contains(second) && second != first
    case 0x2013, 0x2014: return true
    default: break
    }
    guard isIdeographic(first) || isIdeographic(second) else { return false }
    return !isOpening(first) && !isClosing(second) && second != 0xA0 && first != 0xA0
      && !isCombining(second)
  }

  private static func isIdeographic(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2E80...0x2FFF, 0x3001...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0xFF01...0xFF60, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  private static func isOpening(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x28, 0x5B, 0x7B, 0x2018, 0x201C, 0xAB, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014,
      0x3016, 0x3018, 0x301A, 0x301D, 0xFF08, 0xFF3B, 0xFF5B, 0xFF5F:
      true
    default: false
    }
  }

  /// Closing punctuation, and what Japanese keeps off the start of a line.
  private static func isClosing(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0x2019, 0x201D, 0xBB, 0x2026,
      0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019,
      0x301B, 0x301E, 0x301F, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085,
      0x3087, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30FB,
      0x30FC, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0xFF60:
      true
    default: false
    }
  }

  private static func isCombining(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x300...0x36F, 0x3099...0x309A, 0x200D, 0xFE00...0xFE0F, 0x2060: true
    default: false
    }
  }
}
