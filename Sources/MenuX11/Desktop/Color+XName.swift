import MenuPrimitives

extension Color {
  /// A colour as X resources write it: `#rgb`, `#rrggbb`, `#rrrrggggbbbb`, `rgb:r/g/b`, or one of
  /// the two names that matter; nil for anything else.
  init?(xName name: String) {
    switch name.lowercased() {
    case "black": self = .black
    case "white": self = .white
    default:
      guard let parts = Self.parts(of: name), parts.count == 3 else { return nil }
      let numbers = parts.compactMap { part in
        UInt32(part, radix: 16).map { Double($0) / Double((1 << (4 * part.utf8.count)) - 1) }
      }
      guard numbers.count == 3 else { return nil }
      self.init(red: numbers[0], green: numbers[1], blue: numbers[2])
    }
  }

  private static func parts(of name: String) -> [Substring]? {
    if name.hasPrefix("rgb:") {
      let parts = name.dropFirst(4).split(separator: "/")
      return parts.allSatisfy { (1...4).contains($0.utf8.count) } ? parts : nil
    }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let count = digits.utf8.count
    guard [3, 6, 9, 12].contains(count), digits.allSatisfy(\.isHexDigit) else { return nil }
    return (0..<3).map { index in
      let start = digits.index(digits.startIndex, offsetBy: index * count / 3)
      return digits[start..<digits.index(start, offsetBy: count / 3)]
    }
  }

  /// How bright the colour is to the eye, 0 … 1.
  var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
