/// A paragraph of several faces that has been measured: exactly what was measured is what is drawn.
public struct ParagraphLayout: Hashable, Sendable {
  /// Some glyphs of one run, side by side on one line.
  public struct Piece: Hashable, Sendable {
    /// Which of the runs that were given it belongs to.
    public var run: Int
    /// What is drawn: one line.
    public var layout: TextLayout
    /// Where its upper left corner lies, from that of the line's left edge and the paragraph's top.
    public var origin: Point

    /// Makes a piece.
    public init(run: Int, layout: TextLayout, origin: Point) {
      self.run = run
      self.layout = layout
      self.origin = origin
    }
  }

  /// The pieces of a line, all on one baseline but for their own offsets.
  public struct Line: Hashable, Sendable {
    /// From left to right.
    public var pieces: [Piece]
    /// The width, in logical pixels.
    public var width: Double
    /// The distance from the top of the paragraph down to the baseline.
    public var baseline: Double

    /// Makes a line.
    public init(pieces: [Piece], width: Double, baseline: Double) {
      self.pieces = pieces
      self.width = width
      self.baseline = baseline
    }
  }

  /// The lines from top to bottom.
  public var lines: [Line]
  /// The width of the longest line and the height of all.
  public var size: Size
  /// Whether some of the text had to be cut.
  public var isTruncated: Bool

  /// Makes a layout from its parts.
  public init(lines: [Line], size: Size, isTruncated: Bool) {
    self.lines = lines
    self.size = size
    self.isTruncated = isTruncated
  }
}
