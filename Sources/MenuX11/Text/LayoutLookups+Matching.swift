extension LayoutLookups.Lookup {
  /// Whether the lookup could do something else than kern with the glyph at `index`; a lookup that
  /// isn't fully understood counts as one that does.
  func touches(_ glyphs: [Int], at index: Int, in table: SfntTable) -> Bool {
    subtables.contains { subtable in
      switch action {
      case .pairKerning: return false
      case .markAttachment, .any:
        return table.coverage(subtable + table.word(subtable + 2), of: glyphs[index]) != nil
      case .ligature:
        guard
          let set = table.coverage(subtable + table.word(subtable + 2), of: glyphs[index])
        else { return false }
        return skipsBases || table.ligature(subtable, set: set, glyphs, at: index) != nil
      case .context(let isChained):
        return table.contextMatches(subtable, isChained: isChained, glyphs, at: index)
          ?? true
      }
    }
  }

  /// The ligature that the lookup makes of so many glyphs from `index` on; nil when it makes none, or
  /// does something else.
  func ligature(
    _ glyphs: [Int], at index: Int, in table: SfntTable
  ) -> (glyph: Int, count: Int)? {
    guard case .ligature = action, !skipsBases else { return nil }
    for subtable in subtables {
      if let set = table.coverage(subtable + table.word(subtable + 2), of: glyphs[index]),
        let made = table.ligature(subtable, set: set, glyphs, at: index)
      {
        return made
      }
    }
    return nil
  }

  /// Whether the glyph can be the first of anything that `touches` looks for.
  func covers(_ glyph: Int, in table: SfntTable) -> Bool {
    subtables.contains { subtable in
      switch action {
      case .pairKerning: false
      case .markAttachment, .any, .ligature:
        table.coverage(subtable + table.word(subtable + 2), of: glyph) != nil
      case .context(let isChained):
        table.coverage(table.contextCoverage(subtable, isChained: isChained), of: glyph) != nil
      }
    }
  }
}

extension SfntTable {
  /// The first ligature of a set that begins at a glyph, and how many glyphs it stands for.
  fileprivate func ligature(
    _ subtable: Int, set: Int, _ glyphs: [Int], at index: Int
  ) -> (glyph: Int, count: Int)? {
    let ligatures = subtable + word(subtable + 6 + 2 * set)
    for number in 0..<word(ligatures) {
      let ligature = ligatures + word(ligatures + 2 + 2 * number)
      let count = word(ligature + 2)
      guard count > 0, index + count <= glyphs.count else { continue }
      if (1..<count).allSatisfy({ glyphs[index + $0] == word(ligature + 2 + 2 * $0) }) {
        return (word(ligature), count)
      }
    }
    return nil
  }

  /// The offset of the coverage of the first glyph of a context.
  fileprivate func contextCoverage(_ subtable: Int, isChained: Bool) -> Int {
    guard word(subtable) == 3 else { return subtable + word(subtable + 2) }
    guard isChained else { return subtable + word(subtable + 6) }
    let input = subtable + 4 + 2 * word(subtable + 2)
    return subtable + word(input + 2)
  }

  /// Whether a context matches at a glyph; nil for the forms that aren't looked into.
  fileprivate func contextMatches(
    _ subtable: Int, isChained: Bool, _ glyphs: [Int], at index: Int
  ) -> Bool? {
    guard coverage(contextCoverage(subtable, isChained: isChained), of: glyphs[index]) != nil
    else { return false }
    guard isChained else { return nil }
    switch word(subtable) {
    case 2: return classChainMatches(subtable, glyphs, at: index)
    case 3: return coverageChainMatches(subtable, glyphs, at: index)
    default: return nil
    }
  }

  /// Format 3: a coverage for each place.
  private func coverageChainMatches(_ subtable: Int, _ glyphs: [Int], at index: Int) -> Bool {
    let backtrack = subtable + 2
    let input = backtrack + 2 + 2 * word(backtrack)
    let lookahead = input + 2 + 2 * word(input)
    func covers(_ list: Int, _ place: Int, _ position: Int) -> Bool {
      glyphs.indices.contains(position)
        && coverage(subtable + word(list + 2 + 2 * place), of: glyphs[position]) != nil
    }
    let end = index + word(input)
    return (0..<word(backtrack)).allSatisfy { covers(backtrack, $0, index - 1 - $0) }
      && (0..<word(input)).allSatisfy { covers(input, $0, index + $0) }
      && (0..<word(lookahead)).allSatisfy { covers(lookahead, $0, end + $0) }
  }

  /// Format 2: rules over classes of glyphs.
  private func classChainMatches(_ subtable: Int, _ glyphs: [Int], at index: Int) -> Bool {
    let classes = (0..<3).map { subtable + word(subtable + 4 + 2 * $0) }
    func matches(_ kind: Int, _ expected: Int, _ position: Int) -> Bool {
      glyphs.indices.contains(position)
        && glyphClass(classes[kind], of: glyphs[position]) == expected
    }
    let set = glyphClass(classes[1], of: glyphs[index])
    guard set < word(subtable + 10), word(subtable + 12 + 2 * set) != 0 else { return false }
    let rules = subtable + word(subtable + 12 + 2 * set)
    return (0..<word(rules)).contains { number in
      let backtrack = rules + word(rules + 2 + 2 * number)
      let input = backtrack + 2 + 2 * word(backtrack)
      let inputCount = max(word(input), 1)
      let lookahead = input + 2 * inputCount
      let end = index + inputCount
      return (0..<word(backtrack)).allSatisfy {
        matches(0, word(backtrack + 2 + 2 * $0), index - 1 - $0)
      }
        && (1..<inputCount).allSatisfy { matches(1, word(input + 2 * $0), index + $0) }
        && (0..<word(lookahead)).allSatisfy { matches(2, word(lookahead + 2 + 2 * $0), end + $0) }
    }
  }
}
