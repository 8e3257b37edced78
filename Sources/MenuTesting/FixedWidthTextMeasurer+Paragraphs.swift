public import MenuPrimitives

extension FixedWidthTextMeasurer {
  /// See `TextMeasurer`. Everything reads from left to right.
  public func layout(
    _ runs: [TextRun], maximumWidth: Double?, maximumLines: Int
  ) -> ParagraphLayout {
    var letters: [Letter] = []
    for (run, content) in runs.enumerated() {
      for character in content.text {
        letters.append(Letter(character: character, run: run, width: content.font.size * 0.6))
      }
    }
    guard !letters.isEmpty else {
      return ParagraphLayout(lines: [], size: .zero, isTruncated: false)
    }
    let limit = maximumWidth.map { max(0, $0) + 1e-6 } ?? .infinity
    var rest = letters[...]
    var lines: [[Letter]] = []
    while lines.count + 1 < max(1, maximumLines), let end = Self.lineEnd(of: rest, limit: limit) {
      lines.append(Array(rest[..<end]))
      rest = rest[(end + 1)...]
    }
    let last = Self.cut(Array(rest), limit: limit)
    lines.append(last)
    return placed(lines, runs, isTruncated: last.count < rest.count || last != Array(rest))
  }

  private struct Letter: Hashable {
    var character: Character
    var run: Int
    var width: Double
  }

  /// Where the line ends that begins with `rest`: at a space; nil when all fits, or nothing can break.
  private static func lineEnd(of rest: ArraySlice<Letter>, limit: Double) -> Int? {
    var width = 0.0
    var space: Int?
    for (index, letter) in zip(rest.indices, rest) {
      if letter.character.isNewline { return index }
      if letter.character == " ", index > rest.startIndex { space = index }
      width += letter.width
      if width > limit, letter.character != " " { return space }
    }
    return nil
  }

  private static func cut(_ line: [Letter], limit: Double) -> [Letter] {
    guard line.reduce(0, { $0 + $1.width }) > limit else { return line }
    var kept = line
    while let last = kept.popLast() {
      let ellipsis = Letter(character: "…", run: last.run, width: last.width)
      if kept.reduce(ellipsis.width, { $0 + $1.width }) <= limit || kept.isEmpty {
        return kept + [ellipsis]
      }
    }
    return []
  }

  private func placed(
    _ lines: [[Letter]], _ runs: [TextRun], isTruncated: Bool
  ) -> ParagraphLayout {
    var (top, widest) = (0.0, 0.0)
    let placed = lines.map { line in
      var pieces: [ParagraphLayout.Piece] = []
      let used = line.isEmpty ? [0] : Set(line.map(\.run)).sorted()
      let measures = used.map { (metrics(of: runs[$0].font), runs[$0].baselineOffset) }
      let ascent = measures.map { $0.ascent + $1 }.max() ?? 0
      let descent = measures.map { $0.lineHeight - $0.ascent - $1 }.max() ?? 0
      var (x, start) = (0.0, 0)
      while start < line.count {
        let end = line[start...].firstIndex { $0.run != line[start].run } ?? line.count
        let run = runs[line[start].run]
        let layout = layout(
          String(line[start..<end].map(\.character)), font: run.font, maximumWidth: nil,
          maximumLines: 1)
        let y = top + ascent - run.baselineOffset - layout.firstBaseline
        pieces.append(.init(run: line[start].run, layout: layout, origin: Point(x: x, y: y)))
        x += layout.size.width
        start = end
      }
      defer { top += ascent + descent }
      widest = max(widest, x)
      return ParagraphLayout.Line(pieces: pieces, width: x, baseline: top + ascent)
    }
    return ParagraphLayout(
      lines: placed, size: Size(width: widest, height: top), isTruncated: isTruncated)
  }
}
