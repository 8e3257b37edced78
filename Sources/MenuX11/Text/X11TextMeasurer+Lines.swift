import MenuPrimitives

extension X11TextMeasurer {
  /// One line that takes as much width as it needs.
  func naturalLayout(_ text: DrawableText, font: FontSpec, face: FontFace) -> TextLayout {
    var scalars = text.scalars
    if text.isCut { scalars.append(Self.ellipsis) }
    let line = shape(scalars, isPlain: text.isPlain, font: font, face: face)
    return layout([line], font: font, face: face, isTruncated: text.isCut)
  }

  /// Lines within a width, the last one cut where they don't suffice.
  func limitedLayout(
    _ text: DrawableText, font: FontSpec, face: FontFace, width: Int, lines maximumLines: Int
  ) -> TextLayout {
    let style = Style(isPlain: text.isPlain, font: font, face: face)
    let whole = shape(text.scalars, style)
    guard maximumLines > 1 else {
      let line = truncated(whole, style, width: width)
      return layout([line], font: font, face: face, isTruncated: true)
    }
    let cut = TextLines(
      text.scalars, advances: whole.advances, width: width, maximumLines: maximumLines)
    var lines = cut.lines.map { shape(Array(text.scalars[$0]), style, base: whole.base) }
    let isTruncated = cut.isOverfull || text.isCut
    if isTruncated, let last = lines.popLast() {
      lines.append(truncated(last, style, width: width))
    }
    return layout(lines, font: font, face: face, isTruncated: isTruncated)
  }

  /// What the lines of one layout have in common.
  private struct Style {
    var isPlain: Bool
    var font: FontSpec
    var face: FontFace
  }

  static let ellipsis: UInt32 = 0x2026

  private func shape(
    _ scalars: [UInt32], _ style: Style, base: BidiLevels.Base = .automatic
  ) -> ShapedParagraph {
    shape(scalars, isPlain: style.isPlain, font: style.font, face: style.face, base: base)
  }

  /// As many whole characters of a line as fit beside an ellipsis; nothing when not even that fits.
  private func truncated(
    _ line: ShapedParagraph, _ style: Style, width: Int
  ) -> ShapedParagraph {
    let scalars =
      line.scalars.firstIndex(of: 0x0A).map { Array(line.scalars[..<$0]) }
      ?? line.scalars
    var ends: [(scalar: Int, width: Int)] = [(0, 0)]
    let advances = line.advances
    for cluster in GraphemeCluster.all(in: scalars) {
      let used = cluster.range.reduce(ends[ends.count - 1].width) { $0 + advances[$1] }
      ends.append((cluster.range.upperBound, used))
    }
    let room = width - shape([Self.ellipsis], style).width
    while let end = ends.popLast() {
      guard end.width <= room else { continue }
      var kept = Array(scalars[..<end.scalar])
      while let last = kept.last, LineBreaks.isSpace(last) { kept.removeLast() }
      // Cutting a word changes how its last letters join, so the line is measured as it is drawn.
      let made = shape(kept + [Self.ellipsis], style, base: line.base)
      if made.width <= width { return made }
    }
    return shape([], style)
  }

  /// Places lines below one another; those of a paragraph from right to left end at the right.
  func layout(
    _ lines: [ShapedParagraph], font: FontSpec, face: FontFace, isTruncated: Bool
  ) -> TextLayout {
    let widest = lines.map(\.width).max() ?? 0
    let placed = lines.enumerated().map { index, line in
      let left = line.base == .rightToLeft ? widest - line.width : 0
      var pen = left
      let runs = line.visualRuns.map { run in
        var positions: [Point] = []
        positions.reserveCapacity(run.glyphs.count)
        for glyph in run.glyphs {
          positions.append(Point(x: logical(pen + glyph.dx), y: logical(glyph.dy)))
          pen += glyph.advance
        }
        return TextLayout.GlyphRun(
          face: run.face, glyphs: run.glyphs.map(\.glyph), positions: positions)
      }
      return TextLayout.Line(
        text: String(scalars: line.scalars[...]), width: logical(line.width), left: logical(left),
        baseline: logical(index * face.lineHeight + face.ascent), runs: runs)
    }
    return TextLayout(
      lines: placed,
      size: Size(width: logical(widest), height: logical(lines.count * face.lineHeight)),
      isTruncated: isTruncated, font: font)
  }
}
