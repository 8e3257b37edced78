extension LineEditor {
  /// Where a movement leads from a position.
  func position(after movement: Movement, from position: Int) -> Int {
    switch movement {
    case .backward: max(0, position - 1)
    case .forward: min(characters.count, position + 1)
    case .wordBackward: wordStart(before: position)
    case .wordForward: wordEnd(after: position)
    case .start: 0
    case .end: characters.count
    }
  }

  private func wordEnd(after position: Int) -> Int {
    var end = position
    while end < characters.count, kind(at: end).isBetweenWords { end += 1 }
    guard end < characters.count else { return end }
    return run(around: end).upperBound
  }

  private func wordStart(before position: Int) -> Int {
    var start = position
    while start > 0, kind(at: start - 1).isBetweenWords { start -= 1 }
    guard start > 0 else { return 0 }
    return run(around: start - 1).lowerBound
  }

  /// The word at a position, or the spaces or the punctuation there; at the end of the text what comes
  /// before it. Empty only in an empty text.
  public func word(at position: Int) -> Range<Int> {
    guard !characters.isEmpty else { return 0..<0 }
    return run(around: min(max(position, 0), characters.count - 1))
  }

  /// The characters around one that are of its kind.
  private func run(around index: Int) -> Range<Int> {
    let kind = kind(at: index)
    var (start, end) = (index, index + 1)
    while start > 0, self.kind(at: start - 1) == kind { start -= 1 }
    while end < characters.count, self.kind(at: end) == kind { end += 1 }
    return start..<end
  }

  private func kind(at index: Int) -> WordKind {
    let character = characters[index]
    if WordKind.joins(character), index > 0, index + 1 < characters.count,
      WordKind(characters[index - 1]) == .letters, WordKind(characters[index + 1]) == .letters
    {
      return .letters
    }
    return WordKind(character)
  }
}
