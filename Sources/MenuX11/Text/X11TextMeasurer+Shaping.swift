import CX11
import MenuPrimitives

extension X11TextMeasurer {
  /// Turns scalars into glyphs: all at once where the text is plain, by items otherwise.
  func shape(
    _ scalars: [UInt32], isPlain: Bool, font: FontSpec, face: FontFace,
    base: BidiLevels.Base = .automatic
  ) -> ShapedParagraph {
    if scalars.isEmpty { return ShapedParagraph(scalars: [], runs: [], base: .leftToRight) }
    if isPlain, base != .rightToLeft, let glyphs = face.plainShaper?.shape(scalars, in: face) {
      let run = ShapedRun(
        face: face.number, level: 0, range: scalars.indices, glyphs: glyphs)
      return ShapedParagraph(scalars: scalars, runs: [run], base: .leftToRight)
    }
    let bidi = BidiLevels(scalars, base: base)
    func chosen(_ cluster: GraphemeCluster) -> FontFace {
      fonts.face(for: cluster, of: scalars, font: font, primary: face)
    }
    guard let library = cx11_harfbuzz()?.pointee else {
      return unshaped(scalars, bidi: bidi, face: chosen)
    }
    let items = TextItem.all(in: scalars, levels: bidi.levels, library, face: chosen)
    return ShapedParagraph(
      scalars: scalars, runs: items.map { shape($0, of: scalars, library) }, base: bidi.base)
  }

  /// Shapes one item of a paragraph.
  func shape(_ item: TextItem, of scalars: [UInt32], _ library: CX11HarfBuzz) -> ShapedRun {
    let glyphs =
      item.face.harfBuzzFont?.shape(
        scalars, item.range, in: item.face, script: item.script,
        isRightToLeft: item.level % 2 == 1,
        language: ShapingLanguage.current.value(for: item.script, library)) ?? []
    return ShapedRun(
      face: item.face.number, level: item.level, range: item.range, glyphs: glyphs)
  }

  /// A glyph for each scalar, in the right order: what can be done where HarfBuzz isn't installed.
  func unshaped(
    _ scalars: [UInt32], bidi: BidiLevels, face: (GraphemeCluster) -> FontFace
  ) -> ShapedParagraph {
    let runs = GraphemeCluster.all(in: scalars).map { cluster in
      let face = face(cluster)
      let glyphs = cluster.range.map { index in
        let glyph = face.glyph(of: scalars[index])
        return ShapedGlyph(
          glyph: glyph, cluster: cluster.range.lowerBound,
          advance: face.pixels(face.advance(of: glyph) ?? 0))
      }
      return ShapedRun(
        face: face.number, level: bidi.levels[cluster.range.lowerBound], range: cluster.range,
        glyphs: glyphs)
    }
    return ShapedParagraph(scalars: scalars, runs: runs, base: bidi.base)
  }
}
