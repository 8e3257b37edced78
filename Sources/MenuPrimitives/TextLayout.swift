/// Text that has been measured: exactly what was measured is what is drawn.
public struct TextLayout: Hashable, Sendable {
  /// A run of glyphs of one face, placed from the layout's left edge.
  public struct GlyphRun: Hashable, Sendable {
    /// The face, as numbered by the text measurer that made the layout.
    public var face: Int
    /// The glyphs' indices in the face.
    public var glyphs: [UInt32]
    /// For each glyph, how far right of the layout's left edge and below the line's baseline it is drawn.
    public var positions: [Point]

    /// Makes a run; `glyphs` and `positions` have the same length.
    public init(face: Int, glyphs: [UInt32], positions: [Point]) {
      self.face = face
      self.glyphs = glyphs
      self.positions = positions
    }
  }

  /// One line: what it says, how wide it is, where its baseline lies.
  public struct Line: Hashable, Sendable {
    /// The text that the line shows, with its ellipsis where it was cut.
    public var text: String
    /// The width of the line, in logical pixels.
    public var width: Double
    /// How far its left edge is from that of the layout: lines that read from the right end together.
    public var left: Double
    /// The distance from the top of the layout down to the line's baseline.
    public var baseline: Double
    /// The glyphs, in the order in which they are drawn; empty for a measurer that draws none.
    public var runs: [GlyphRun]

    /// Makes a line, in logical pixels.
    public init(
      text: String, width: Double, left: Double = 0, baseline: Double, runs: [GlyphRun] = []
    ) {
      self.text = text
      self.width = width
      self.left = left
      self.baseline = baseline
      self.runs = runs
    }
  }

  /// The lines from top to bottom.
  public var lines: [Line]
  /// The width of the longest line and the height of all.
  public var size: Size
  /// Whether some of the text had to be cut.
  public var isTruncated: Bool
  /// The face that was asked for.
  public var font: FontSpec

  /// Makes a layout from its parts.
  public init(lines: [Line], size: Size, isTruncated: Bool, font: FontSpec) {
    self.lines = lines
    self.size = size
    self.isTruncated = isTruncated
    self.font = font
  }

  /// Sets the letters apart, or closer together, so that the longest line gets a width; all lines by
  /// the same factor. The letters themselves stay as they are.
  package mutating func spread(to width: Double) {
    guard size.width > 0, width != size.width else { return }
    let factor = width / size.width
    for line in lines.indices {
      lines[line].width *= factor
      for run in lines[line].runs.indices {
        for glyph in lines[line].runs[run].positions.indices {
          lines[line].runs[run].positions[glyph].x *= factor
        }
      }
    }
    size.width = width
  }

  /// The distance from the top of the layout down to its first baseline.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }
}

/// Measures text and lays out its glyphs. Backends bring one; tests use a fixed-width one.
///
/// A measurer may keep a cache; it is called from one thread only.
public protocol TextMeasurer: AnyObject {
  /// The vertical measures of the face that `font` leads to.
  func metrics(of font: FontSpec) -> FontMetrics

  /// Lays out a paragraph.
  ///
  /// Text is broken between words only when it doesn't fit `maximumWidth` (logical pixels, nil: no
  /// limit) and `maximumLines` (at least 1) allows; what still doesn't fit ends in an ellipsis.
  func layout(
    _ text: String, font: FontSpec, maximumWidth: Double?, maximumLines: Int
  ) -> TextLayout

  /// Lays out a paragraph of several faces, by the same rules. The lines are as high as the faces and
  /// their offsets need; a paragraph without any text is empty.
  func layout(
    _ runs: [TextRun], maximumWidth: Double?, maximumLines: Int
  ) -> ParagraphLayout

  /// Lays out one line for editing. A line break is drawn as a space; what can't be seen takes no room,
  /// as does what lies beyond the length that a measurer can draw (at least 256 scalars).
  ///
  /// - Parameter direction: the direction of the line as a whole; nil: as its first letter says.
  func editableLine(
    _ text: String, font: FontSpec, direction: LayoutDirection?
  ) -> EditableLine
}

extension TextMeasurer {
  /// Lays out one line without a limit to its width.
  public func line(_ text: String, font: FontSpec) -> TextLayout {
    layout(text, font: font, maximumWidth: nil, maximumLines: 1)
  }
}
