package import MenuPrimitives

/// The distances of rows whose elements stand side by side, in logical pixels.
///
/// Those of the regular density are the reference's (2.2); the original has no compact density, so its
/// numbers stand to that density's rows as the regular ones stand to theirs.
package struct CellMetrics: Hashable, Sendable {
  // MARK: Side by side

  /// The height of a line of pictures.
  package var smallHeight: Double
  /// The least height of a line of pictures with titles.
  package var mediumHeight: Double
  /// The least width that a cell of either makes a panel wide enough for.
  package var leastWidth: Double
  /// The space between a cell's edges and its title.
  package var padding: Double
  /// The space between a picture and the title below it.
  package var spacing: Double
  /// The font of the titles below pictures.
  package var font: FontSpec
  /// The most lines that such a title takes before it is cut.
  package var maximumLines: Int
  /// The side of the square in which a picture over a title is drawn.
  package var symbolSize: Double
  /// The side of the square in which the check of a cell that is on, or the chevron of one that opens
  /// a menu, is drawn.
  package var markSize: Double
  /// The distance of the check from the corner of its cell's highlight.
  package var markInset: Double
  /// How far a highlight keeps away from the line between two cells.
  package var highlightGap: Double
  /// How much shorter than its cells that line is, at either end.
  package var dividerInset: Double

  // MARK: Palettes

  /// The least height of a palette.
  package var paletteHeight: Double
  /// The least width of an element of a palette.
  package var itemWidth: Double
  /// The space beside a text in a palette.
  package var textPadding: Double
  /// The space above and below the highlight in a palette.
  package var highlightInset: Double
  /// The radius of that highlight's corners.
  package var highlightRadius: Double
  /// How far what shows that an element is selected reaches beyond its picture.
  package var selectionMargin: Double
  /// The radius of the corners of a selection that is a rectangle.
  package var selectionRadius: Double
  /// The width of the line of a selection that is open.
  package var selectionLine: Double
  /// The space after the last element.
  package var stripTrailing: Double
  /// The greatest width that a palette makes a panel (compact): a longer one scrolls.
  package var stripWish: Double
  /// The width of the fade over an end behind which a palette goes on.
  package var overflowFade: Double
}

extension CellMetrics {
  /// The numbers of iOS for a body font of 17 times `scale`.
  static func regular(scale: Double) -> CellMetrics {
    CellMetrics(
      smallHeight: 44 * scale,
      mediumHeight: 66 * scale,
      leastWidth: 44,
      padding: 8,
      spacing: 4 * scale,
      font: FontSpec(size: 13 * scale),
      maximumLines: 2,
      symbolSize: 17 * scale,
      markSize: 11 * scale,
      markInset: 5,
      highlightGap: 0,
      dividerInset: 0,
      paletteHeight: 54 * scale,
      itemWidth: 38 * scale,
      textPadding: 10,
      highlightInset: 8,
      highlightRadius: 6,
      selectionMargin: 4,
      selectionRadius: 6,
      selectionLine: 2,
      stripTrailing: 16,
      stripWish: .infinity,
      overflowFade: 28)
  }

  /// The numbers for pointers, for the desktop's own font times `scale`.
  static func compact(bodyFontSize: Double, scale: Double) -> CellMetrics {
    CellMetrics(
      smallHeight: 32 * scale,
      mediumHeight: 48 * scale,
      leastWidth: 32 * scale,
      padding: 8 * scale,
      spacing: 3 * scale,
      font: FontSpec(size: 0.87 * bodyFontSize),
      maximumLines: 1,
      symbolSize: 16 * scale,
      markSize: 10 * scale,
      markInset: 2,
      highlightGap: 2,
      dividerInset: 7,
      paletteHeight: 36 * scale,
      itemWidth: 28 * scale,
      textPadding: 7 * scale,
      highlightInset: 4,
      highlightRadius: 6,
      selectionMargin: 3,
      selectionRadius: 5,
      selectionLine: 2,
      stripTrailing: 7,
      stripWish: 240 * scale,
      overflowFade: 20)
  }
}
