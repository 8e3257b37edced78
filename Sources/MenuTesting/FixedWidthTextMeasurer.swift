public import MenuPrimitives

/// Measures text as if every character were 0.6 em wide, so that frames can be checked in one's head.
///
/// Lines are 1.2 em high with the baseline at 0.96 em, both rounded to whole logical pixels.
public final class FixedWidthTextMeasurer: TextMeasurer {
  /// How many paragraphs were laid out: what tests of laziness count.
  public private(set) var layoutCount = 0
  /// How often the measures of a face were asked for.
  public private(set) var metricsCount = 0

  /// Makes a measurer.
  public init() {}

  /// See `TextMeasurer`.
  public func metrics(of font: FontSpec) -> FontMetrics {
    metricsCount += 1
    let height = (font.size * 1.2).rounded()
    let ascent = (font.size * 0.96).rounded()
    return FontMetrics(ascent: ascent, descent: height - ascent, lineHeight: height)
  }

  /// See `TextMeasurer`.
  public func layout(
    _ text: String, font: FontSpec, maximumWidth: Double?, maximumLines: Int
  ) -> TextLayout {
    layoutCount += 1
    let advance = font.size * 0.6
    let capacity = maximumWidth.map { Self.capacity(of: $0, advance: advance) } ?? .max
    var (texts, isTruncated) = Self.broken(text, capacity: capacity, lines: max(1, maximumLines))
    if isTruncated, let last = texts.popLast() {
      texts.append(String(last.prefix(max(0, capacity - 1))) + "…")
    }
    let metrics = metrics(of: font)
    let lines = texts.enumerated().map { index, text in
      TextLayout.Line(
        text: text, width: Double(text.count) * advance,
        baseline: Double(index) * metrics.lineHeight + metrics.ascent)
    }
    let width = lines.map(\.width).max() ?? 0
    isTruncated = isTruncated && !text.isEmpty
    return TextLayout(
      lines: lines,
      size: Size(width: width, height: Double(max(1, lines.count)) * metrics.lineHeight),
      isTruncated: isTruncated, font: font)
  }

  /// How many characters a line has room for, at least one; a width that is no number is no limit.
  private static func capacity(of width: Double, advance: Double) -> Int {
    let count = (width / advance + 1e-9).rounded(.down)
    return count < 1e15 ? max(1, Int(max(count, 1))) : .max
  }

  /// Breaks between words; the last line keeps all that is left.
  private static func broken(
    _ text: String, capacity: Int, lines maximum: Int
  ) -> (lines: [String], isTruncated: Bool) {
    var rest = Substring(text)
    var lines: [String] = []
    while lines.count + 1 < maximum, rest.count > capacity {
      let head = rest.prefix(capacity + 1)
      guard let space = head.lastIndex(of: " "), space > head.startIndex else { break }
      lines.append(String(rest[..<space]))
      rest = rest[rest.index(after: space)...]
    }
    lines.append(String(rest))
    return (lines, rest.count > capacity)
  }
}
