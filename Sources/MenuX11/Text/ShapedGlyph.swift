/// One glyph of a shaped run, in device pixels.
struct ShapedGlyph: Hashable, Sendable {
  /// Its index in the face.
  var glyph: UInt32
  /// The index of the first scalar that it stands for.
  var cluster: Int
  /// How far the pen moves to the right after it.
  var advance: Int
  /// How far right of the pen it is drawn.
  var dx: Int = 0
  /// How far below the baseline it is drawn.
  var dy: Int = 0
}

/// Glyphs of one face, from left to right.
struct ShapedRun: Hashable, Sendable {
  /// The face, as numbered by the font library.
  var face: Int
  /// The embedding level: odd when it reads from right to left.
  var level: UInt8
  /// Which scalars it stands for.
  var range: Range<Int>
  /// The glyphs, from left to right.
  var glyphs: [ShapedGlyph]

  /// How far the pen moves in all, in device pixels.
  var width: Int { glyphs.reduce(0) { $0 &+ $1.advance } }
}
