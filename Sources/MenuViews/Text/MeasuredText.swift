import MenuPrimitives

/// The lines of a label as they were measured, in pieces that are each drawn in one colour.
struct MeasuredText {
  /// What a measurement depends on besides the text.
  struct Conditions: Hashable {
    /// The width that there is; nil: no limit.
    var width: Double?
    var lines: Int
    var font: FontSpec
    /// What fonts of parts depend on.
    var family: String?
    var body: Double
    var measurer: ObjectIdentifier
  }

  /// Some text on one line.
  struct Piece {
    var layout: TextLayout
    /// From the left edge of its line and the top of the first one.
    var origin: Point
    var lineWidth: Double
    /// Its own colour; nil: that of the label.
    var color: Color?
  }

  let pieces: [Piece]
  let size: Size
  private let conditions: Conditions
  /// Whether it is one line that wasn't cut, and so the same for every width that it fits.
  private let isWhole: Bool

  /// Measures text in one font.
  init(_ string: String, _ conditions: Conditions, text: any TextMeasurer) {
    let layout = text.layout(
      string, font: conditions.font, maximumWidth: conditions.width,
      maximumLines: conditions.lines)
    self.conditions = conditions
    size = layout.size
    isWhole = layout.lines.count == 1 && !layout.isTruncated
    pieces = layout.lines.map { line in
      // A layout of its own for each line, which keeps its baseline.
      let single = TextLayout(
        lines: [line], size: Size(width: line.width, height: layout.size.height),
        isTruncated: false, font: layout.font)
      return Piece(
        layout: layout.lines.count == 1 ? layout : single, origin: Point(x: -line.left, y: 0),
        lineWidth: line.width)
    }
  }

  /// Measures text in several fonts.
  init(
    _ content: StyledContent, _ conditions: Conditions, style: ViewStyle, text: any TextMeasurer
  ) {
    let runs = content.runs.map { run in
      TextRun(
        run.text, font: run.attributes.font.map(style.font) ?? conditions.font,
        baselineOffset: run.attributes.baselineOffset ?? 0)
    }
    let layout = text.layout(
      runs, maximumWidth: conditions.width, maximumLines: conditions.lines)
    self.conditions = conditions
    size = layout.size
    isWhole = layout.lines.count == 1 && !layout.isTruncated
    pieces = layout.lines.flatMap { line in
      let left = line.pieces.map(\.origin.x).min() ?? 0
      return line.pieces.map { piece in
        Piece(
          layout: piece.layout, origin: piece.origin.offset(dx: -left), lineWidth: line.width,
          color: content.runs[piece.run].attributes.color)
      }
    }
  }

  /// Whether measuring again under these conditions would give the same.
  func holds(for other: Conditions) -> Bool {
    if other == conditions { return true }
    guard isWhole, other.width ?? .infinity >= size.width else { return false }
    var same = other
    same.width = conditions.width
    return same == conditions
  }
}
