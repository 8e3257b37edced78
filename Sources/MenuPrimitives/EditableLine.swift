/// One line of text laid out for a caret: its glyphs, and where each character lies. Characters are
/// counted as Swift counts them, as readers see them.
public struct EditableLine: Hashable, Sendable {
  /// Where a character lies, in logical pixels from the line's left edge.
  public struct Extent: Hashable, Sendable {
    /// Its left edge.
    public var left: Double
    /// Its right edge; the same as the left one for a character that isn't seen.
    public var right: Double
    /// The direction in which it reads.
    public var direction: LayoutDirection

    /// Describes the place of a character.
    public init(left: Double, right: Double, direction: LayoutDirection) {
      self.left = left
      self.right = right
      self.direction = direction
    }

    /// Where a caret before it stands.
    public var start: Double { direction == .leftToRight ? left : right }
    /// Where a caret after it stands.
    public var end: Double { direction == .leftToRight ? right : left }
  }

  /// A place where a caret can stand: before the character of that number.
  public struct Position: Hashable, Sendable {
    /// How many characters are before it in the order of reading.
    public var offset: Int
    /// Beside which of its two neighbours it is drawn.
    public var affinity: CaretAffinity

    /// Describes a place.
    public init(_ offset: Int, _ affinity: CaretAffinity = .downstream) {
      self.offset = offset
      self.affinity = affinity
    }
  }

  /// What is drawn: one line.
  public var layout: TextLayout
  /// The direction of the line as a whole.
  public var direction: LayoutDirection
  /// For each character, in the order of reading, where it lies.
  public var extents: [Extent]

  /// Makes a line from its parts.
  public init(layout: TextLayout, direction: LayoutDirection, extents: [Extent]) {
    self.layout = layout
    self.direction = direction
    self.extents = extents
  }

  /// The width of the line, in logical pixels.
  public var width: Double { layout.size.width }
}
