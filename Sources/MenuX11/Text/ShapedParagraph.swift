/// A paragraph, or a line of one, as glyphs.
struct ShapedParagraph {
  /// What was shaped.
  var scalars: [UInt32]
  /// Its runs, in logical order.
  var runs: [ShapedRun]
  /// The direction that it reads in.
  var base: BidiLevels.Base

  /// The width of all of it, in device pixels.
  var width: Int { runs.reduce(0) { $0 &+ $1.width } }

  /// The runs as they are drawn from left to right.
  var visualRuns: [ShapedRun] {
    BidiLevels.visualOrder(of: runs.map(\.level)).map { runs[$0] }
  }

  /// For each scalar the device pixels that its cluster takes; all of them at the cluster's first.
  var advances: [Int] {
    var advances = [Int](repeating: 0, count: scalars.count)
    for glyph in runs.lazy.flatMap(\.glyphs) where advances.indices.contains(glyph.cluster) {
      advances[glyph.cluster] += glyph.advance
    }
    return advances
  }
}
