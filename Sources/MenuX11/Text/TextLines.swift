/// How a paragraph is cut into lines.
struct TextLines: Hashable, Sendable {
  /// The scalars of each line, without the spaces at its end.
  var lines: [Range<Int>] = []
  /// Whether the last line was closed before the end of the paragraph; it then holds all that is left
  /// and is to be cut.
  var isOverfull = false

  /// Fills lines one after the other.
  ///
  /// - Parameters:
  ///   - scalars: The paragraph; a line feed ends a line.
  ///   - advances: The device pixels of each scalar, as in `ShapedParagraph.advances`.
  ///   - width: The device pixels that a line may take.
  ///   - maximumLines: How many lines there may be, at least 1.
  init(_ scalars: [UInt32], advances: [Int], width: Int, maximumLines: Int) {
    let breaks = LineBreaks(scalars).mayEndAfter
    let clusterStarts = Set(GraphemeCluster.all(in: scalars).map(\.range.lowerBound))
    var start = 0
    while start < scalars.count {
      let isLast = lines.count + 1 >= max(maximumLines, 1)
      let end = Self.end(
        of: start, scalars, advances, breaks: breaks, clusterStarts: clusterStarts, width: width)
      if isLast, end < scalars.count {
        lines.append(start..<scalars.count)
        isOverfull = true
        return
      }
      lines.append(start..<Self.trimmed(start..<end, scalars))
      start = end
    }
    if lines.isEmpty { lines = [0..<0] }
  }

  /// Where the line that begins at `start` ends: past its spaces or its line feed.
  private static func end(
    of start: Int, _ scalars: [UInt32], _ advances: [Int], breaks: [Bool],
    clusterStarts: Set<Int>, width: Int
  ) -> Int {
    var used = 0
    var lastBreak: Int?
    var index = start
    while index < scalars.count {
      if scalars[index] == 0x0A { return index + 1 }
      used += advances[index]
      // Spaces may hang over the edge; they aren't drawn.
      if used > width, !LineBreaks.isSpace(scalars[index]) {
        if let lastBreak { return lastBreak }
        return wordEnd(before: index, start: start, scalars, clusterStarts)
      }
      index += 1
      if breaks[index - 1] { lastBreak = index }
    }
    return scalars.count
  }

  /// A word longer than a line is cut between two characters, at least one of which stays.
  private static func wordEnd(
    before index: Int, start: Int, _ scalars: [UInt32], _ clusterStarts: Set<Int>
  ) -> Int {
    var end = index
    while end > start, !clusterStarts.contains(end) { end -= 1 }
    guard end == start else { return end }
    end = start + 1
    while end < scalars.count, !clusterStarts.contains(end) { end += 1 }
    return end
  }

  private static func trimmed(_ range: Range<Int>, _ scalars: [UInt32]) -> Int {
    var end = range.upperBound
    while end > range.lowerBound,
      LineBreaks.isSpace(scalars[end - 1]) || scalars[end - 1] == 0x0A
    { end -= 1 }
    return end
  }
}
