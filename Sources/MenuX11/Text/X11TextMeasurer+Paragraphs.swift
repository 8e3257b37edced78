import CX11
import MenuPrimitives

extension X11TextMeasurer {
  func layout(
    _ runs: [TextRun], maximumWidth: Double?, maximumLines: Int
  ) -> ParagraphLayout {
    let text = RunText(runs, lineFeeds: maximumLines > 1 ? .stay : .becomeSpaces)
    let faces = runs.compactMap { fonts.primary(for: $0.font) }
    guard faces.count == runs.count, !text.scalars.isEmpty else {
      return ParagraphLayout(lines: [], size: .zero, isTruncated: false)
    }
    let paragraph = RunParagraph(runs: runs, faces: faces)
    let limit = maximumWidth.map(devicePixels) ?? .max
    let lines = lines(of: text, paragraph, width: limit, maximum: max(1, maximumLines))
    return placed(lines.lines, paragraph, isTruncated: lines.isTruncated)
  }

  /// What the lines of one paragraph have in common.
  private struct RunParagraph {
    var runs: [TextRun]
    var faces: [FontFace]
  }

  /// A line with its text.
  private struct RunLine {
    var text: RunText
    var shaped: ShapedParagraph
  }

  private func lines(
    of text: RunText, _ paragraph: RunParagraph, width: Int, maximum: Int
  ) -> (lines: [RunLine], isTruncated: Bool) {
    let whole = RunLine(text: text, shaped: shape(text, paragraph))
    if whole.shaped.width <= width, !text.isCut, !text.scalars.contains(0x0A) {
      return ([whole], false)
    }
    guard maximum > 1 else { return ([truncated(whole, paragraph, width: width)], true) }
    let cut = TextLines(
      text.scalars, advances: whole.shaped.advances, width: width, maximumLines: maximum)
    var lines = cut.lines.map { range in
      let part = RunText(text, range)
      return RunLine(text: part, shaped: shape(part, paragraph, base: whole.shaped.base))
    }
    let isTruncated = cut.isOverfull || text.isCut
    if isTruncated, let last = lines.popLast() {
      lines.append(truncated(last, paragraph, width: width))
    }
    return (lines, isTruncated)
  }

  /// As many whole characters of a line as fit beside an ellipsis in the face of the last of them.
  private func truncated(
    _ line: RunLine, _ paragraph: RunParagraph, width: Int
  ) -> RunLine {
    let end = line.text.scalars.firstIndex(of: 0x0A) ?? line.text.scalars.count
    var ends: [(scalar: Int, width: Int)] = [(0, 0)]
    let advances = line.shaped.advances
    for cluster in GraphemeCluster.all(in: Array(line.text.scalars[..<end])) {
      let used = cluster.range.reduce(ends[ends.count - 1].width) { $0 + advances[$1] }
      ends.append((cluster.range.upperBound, used))
    }
    while let end = ends.popLast() {
      guard end.width <= width else { continue }
      var kept = end.scalar
      while kept > 0, LineBreaks.isSpace(line.text.scalars[kept - 1]) { kept -= 1 }
      var text = RunText(line.text, 0..<kept)
      text.append(
        [Self.ellipsis], of: text.owners.last ?? line.text.owners.first ?? 0, isPlain: true)
      let made = RunLine(text: text, shaped: shape(text, paragraph, base: line.shaped.base))
      if made.shaped.width <= width || kept == 0 { return made }
    }
    return line
  }

  private func shape(
    _ text: RunText, _ paragraph: RunParagraph, base: BidiLevels.Base = .automatic
  ) -> ShapedParagraph {
    if text.isPlain, base != .rightToLeft, let plain = shapePlain(text, paragraph) { return plain }
    let scalars = text.scalars
    let bidi = BidiLevels(scalars, base: base)
    func face(_ cluster: GraphemeCluster) -> FontFace {
      let owner = text.owners[cluster.range.lowerBound]
      return fonts.face(
        for: cluster, of: scalars, font: paragraph.runs[owner].font,
        primary: paragraph.faces[owner])
    }
    guard let library = cx11_harfbuzz()?.pointee else {
      return unshaped(scalars, bidi: bidi, face: face)
    }
    let items = TextItem.all(in: scalars, levels: bidi.levels, library, face: face)
    return ShapedParagraph(
      scalars: scalars, runs: items.map { shape($0, of: scalars, library) }, base: bidi.base)
  }

  private func shapePlain(_ text: RunText, _ paragraph: RunParagraph) -> ShapedParagraph? {
    var runs: [ShapedRun] = []
    for part in text.parts {
      let face = paragraph.faces[text.owners[part.lowerBound]]
      guard let glyphs = face.plainShaper?.shape(Array(text.scalars[part]), in: face) else {
        return nil
      }
      let moved = glyphs.map { glyph in
        var glyph = glyph
        glyph.cluster += part.lowerBound
        return glyph
      }
      runs.append(ShapedRun(face: face.number, level: 0, range: part, glyphs: moved))
    }
    return ShapedParagraph(scalars: text.scalars, runs: runs, base: .leftToRight)
  }

  // MARK: Placing

  private func placed(
    _ lines: [RunLine], _ paragraph: RunParagraph, isTruncated: Bool
  ) -> ParagraphLayout {
    let widest = lines.map(\.shaped.width).max() ?? 0
    var (top, owner) = (0, 0)
    let placed = lines.map { line in
      if let first = line.text.owners.first { owner = first }
      let owners = line.text.owners.isEmpty ? [owner] : Set(line.text.owners)
      let measures = owners.map { index in
        let (face, offset) = (paragraph.faces[index], offset(of: index, paragraph))
        return (ascent: face.ascent + offset, descent: face.lineHeight - face.ascent - offset)
      }
      let baseline = top + (measures.map(\.ascent).max() ?? 0)
      top = baseline + (measures.map(\.descent).max() ?? 0)
      let start = line.shaped.base == .rightToLeft ? widest - line.shaped.width : 0
      return ParagraphLayout.Line(
        pieces: pieces(of: line, paragraph).map { piece in
          self.piece(piece, of: line.text, paragraph, x: start, baseline: baseline)
        },
        width: logical(line.shaped.width), baseline: logical(baseline))
    }
    return ParagraphLayout(
      lines: placed, size: Size(width: logical(widest), height: logical(top)),
      isTruncated: isTruncated)
  }

  private func offset(of run: Int, _ paragraph: RunParagraph) -> Int {
    let pixels = paragraph.runs[run].baselineOffset * configuration.scale
    return pixels.isFinite ? Int(max(-1000, min(1000, pixels.rounded()))) : 0
  }

  /// Glyphs of one run that stand side by side.
  private struct Glyphs {
    var owner: Int
    var left: Int
    var right: Int
    var scalars: Set<Int> = []
    var runs: [(face: Int, glyphs: [UInt32], positions: [(x: Int, y: Int)])] = []
  }

  private func pieces(of line: RunLine, _ paragraph: RunParagraph) -> [Glyphs] {
    var pieces: [Glyphs] = []
    var pen = 0
    for run in line.shaped.visualRuns {
      var isNew = true
      for glyph in run.glyphs {
        let owner = line.text.owners[min(glyph.cluster, line.text.owners.count - 1)]
        if pieces.last?.owner != owner {
          pieces.append(Glyphs(owner: owner, left: pen, right: pen))
          isNew = true
        }
        let last = pieces.count - 1
        if isNew {
          pieces[last].runs.append((run.face, [], []))
          pieces[last].scalars.formUnion(run.range.filter { line.text.owners[$0] == owner })
          isNew = false
        }
        let inner = pieces[last].runs.count - 1
        pieces[last].runs[inner].glyphs.append(glyph.glyph)
        pieces[last].runs[inner].positions.append(
          (pen - pieces[last].left + glyph.dx, glyph.dy))
        pen += glyph.advance
        pieces[last].right = pen
      }
    }
    return pieces
  }

  private func piece(
    _ glyphs: Glyphs, of text: RunText, _ paragraph: RunParagraph, x: Int, baseline: Int
  ) -> ParagraphLayout.Piece {
    let face = paragraph.faces[glyphs.owner]
    let width = logical(glyphs.right - glyphs.left)
    let line = TextLayout.Line(
      text: String(scalars: glyphs.scalars.sorted().map { text.scalars[$0] }[...]), width: width,
      baseline: logical(face.ascent),
      runs: glyphs.runs.map { run in
        TextLayout.GlyphRun(
          face: run.face, glyphs: run.glyphs,
          positions: run.positions.map { Point(x: logical($0.x), y: logical($0.y)) })
      })
    let top = baseline - offset(of: glyphs.owner, paragraph) - face.ascent
    return ParagraphLayout.Piece(
      run: glyphs.owner,
      layout: TextLayout(
        lines: [line], size: Size(width: width, height: logical(face.lineHeight)),
        isTruncated: false, font: paragraph.runs[glyphs.owner].font),
      origin: Point(x: logical(x + glyphs.left), y: logical(top)))
  }
}
