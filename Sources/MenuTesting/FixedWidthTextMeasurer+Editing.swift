public import MenuPrimitives

extension FixedWidthTextMeasurer {
  /// See `TextMeasurer`. Letters of Hebrew and Arabic read from right to left; what is no letter goes
  /// with both of its neighbours, or with the line when they differ.
  public func editableLine(
    _ text: String, font: FontSpec, direction: LayoutDirection?
  ) -> EditableLine {
    let advance = font.size * 0.6
    let strong = text.map(Self.direction(of:))
    let base = direction ?? strong.lazy.compactMap { $0 }.first ?? .leftToRight
    let directions = strong.indices.map { index in
      strong[index] ?? Self.neutral(at: index, among: strong, base: base)
    }
    var extents = directions.map {
      EditableLine.Extent(left: 0, right: 0, direction: $0)
    }
    for (place, index) in Self.visualOrder(of: directions, base: base).enumerated() {
      extents[index].left = Double(place) * advance
      extents[index].right = Double(place + 1) * advance
    }
    let shown = String(text.map { $0.isNewline ? " " : $0 })
    return EditableLine(
      layout: layout(shown, font: font, maximumWidth: nil, maximumLines: 1), direction: base,
      extents: extents)
  }

  private static func direction(of character: Character) -> LayoutDirection? {
    switch character.unicodeScalars.first?.value ?? 0 {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE: .rightToLeft
    default: character.isLetter || character.isNumber ? .leftToRight : nil
    }
  }

  private static func neutral(
    at index: Int, among strong: [LayoutDirection?], base: LayoutDirection
  ) -> LayoutDirection {
    let before = strong[..<index].lazy.compactMap { $0 }.last ?? base
    let after = strong[index...].lazy.compactMap { $0 }.first ?? base
    return before == after ? before : base
  }

  /// The characters from left to right.
  private static func visualOrder(
    of directions: [LayoutDirection], base: LayoutDirection
  ) -> [Int] {
    var runs: [Range<Int>] = []
    for index in directions.indices {
      if let last = runs.last, directions[last.lowerBound] == directions[index] {
        runs[runs.count - 1] = last.lowerBound..<(index + 1)
      } else {
        runs.append(index..<(index + 1))
      }
    }
    if base == .rightToLeft { runs.reverse() }
    return runs.flatMap { run in
      directions[run.lowerBound] == .leftToRight ? Array(run) : Array(run.reversed())
    }
  }
}
