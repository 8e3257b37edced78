package import MenuPrimitives

/// Every distance of a density, named, in one place; all in logical pixels unless said otherwise.
///
/// Distances that belong to text grow with its size; those of the box (corners, margins, bands) don't.
/// Leading and trailing distances are measured from the panel's own edges.
package struct LayoutMetrics: Hashable, Sendable {
  /// The density that the numbers belong to.
  package var density: Density
  /// The size of the font of titles.
  package var bodyFontSize: Double
  /// Whether the text is so large that rows are there for it alone.
  package var textSize: TextSize

  /// What the size of the text leaves room for.
  package enum TextSize: Hashable, Sendable {
    /// Everything.
    case ordinary
    /// Text for those who don't see well: rows show no pictures, elements don't stand side by side,
    /// headers scroll with the rest, lists are wide and take all of the screen's height.
    case accessible
  }

  // MARK: Fonts, by role

  /// Titles of rows, and messages.
  package var titleFont: FontSpec
  /// The second line of a row.
  package var subtitleFont: FontSpec
  /// Captions over rows.
  package var captionFont: FontSpec
  /// The shortcut column.
  package var shortcutFont: FontSpec
  /// The title of the row at the top of a stacked submenu.
  package var submenuHeaderFont: FontSpec
  /// Tooltips.
  package var tooltipFont: FontSpec

  // MARK: The box

  /// The radius of the panel's corners.
  package var cornerRadius: Double
  /// The free space between the panel's edges and its rows or their highlights.
  package var insideMargin: Double
  /// The least width that a panel has for the sake of looks.
  package var minimumWidth: Double
  /// The greatest width that content makes a panel.
  package var maximumWidth: Double
  /// The part of the work area's width that a panel may take.
  package var maximumWorkAreaShare: Double
  /// The distance that panels keep from the edges of the work area.
  package var screenMargin: Insets

  // MARK: Rows

  /// The space above and below the text of a row.
  package var textPadding: Double
  /// The space above and below the text of a caption.
  package var captionPadding: Double
  /// The least height of a row with a title.
  package var minimumRowHeight: Double
  /// The least height of a row with a title where fingers are in use.
  package var minimumTouchRowHeight: Double
  /// The most lines that a title, subtitle or caption takes before it is cut.
  package var maximumLines: Int
  /// The radius of a highlight's corners.
  package var highlightRadius: Double

  // MARK: Columns

  /// Where text begins when nothing is before it.
  package var contentLeading: Double
  /// Where text begins in a panel whose leading column holds marks.
  package var markedContentLeading: Double
  /// The middle of the leading column.
  package var leadingMarkCenter: Double
  /// The side of the square in which a check, dash or chevron of the leading column is drawn.
  package var markSize: Double
  /// How far from the trailing edge text ends when nothing is after it.
  package var contentTrailing: Double
  /// The side of the square in which the chevron at the trailing edge is drawn (compact).
  package var trailingMarkSize: Double
  /// The middle of that chevron, from the trailing edge.
  package var trailingMarkCenter: Double
  /// How far from the trailing edge text ends when that chevron is after it (compact).
  package var markedContentTrailing: Double
  /// The greatest extent of a picture.
  package var imageSize: Size
  /// The side of the square in which a built-in symbol is drawn.
  package var symbolSize: Double
  /// The side of the square in which the mark turns that says that a row is being loaded.
  package var spinnerSize: Double
  /// The space between a picture and the title after it (compact).
  package var imageGap: Double
  /// The middle of a picture, from the trailing edge (regular).
  package var trailingImageCenter: Double
  /// How far from the trailing edge text ends when a picture is after it (regular).
  package var imagedContentTrailing: Double
  /// The greatest extent of a view that stands at the trailing edge in the way of a picture.
  package var accessorySize: Size
  /// The middle of such a view, from the trailing edge.
  package var accessoryCenter: Double
  /// How far from the trailing edge the content ends when such a view is after it.
  package var accessoryContentTrailing: Double
  /// The least space between a title and the shortcut column.
  package var shortcutGap: Double

  /// Those of elements that stand side by side.
  package var cells: CellMetrics

  // MARK: Fields

  /// The height of the field in a row where text is searched for.
  package var searchFieldHeight: Double
  /// The space above and below that field.
  package var searchFieldPadding: Double
  /// The least width of that field in a panel as wide as its content (compact).
  package var searchFieldMinimumWidth: Double
  /// The space between that field and the panel's edges.
  package var searchFieldInset: Double

  // MARK: Separators

  /// The height of the band between groups; zero: a hairline with space around it instead.
  package var bandHeight: Double
  /// The space above and below the hairline between groups.
  package var separatorMargin: Double
  /// The distance of that hairline from the panel's edges.
  package var separatorInset: Double
  /// The space between a caption and the hairline that runs on beside it.
  package var captionLineGap: Double

  // MARK: Scrolling

  /// The height of the mark over an edge behind which the list goes on. A row that is scrolled into
  /// view is kept clear of it.
  package var overflowMarkHeight: Double

  // MARK: The stack

  /// How far a cascading submenu lies over its parent.
  package var cascadeOverlap: Double
  /// How much each level of a stack is kept away from the ends of the work area.
  package var stackInset: Double
  /// How far a stacked submenu begins above the row that it came from.
  package var stackRise: Double
  /// The height of the work area that a stacked list leaves free.
  package var stackReserve: Double
  /// Work areas lower than this leave nothing free.
  package var stackShortArea: Double
  /// The factor by which a panel is scaled down for each stacked submenu over it.
  package var stackScale: Double
  /// A panel that gets less height than this where it should open would rather lie over its source.
  package var leastUsefulHeight: Double

  // MARK: Tooltips

  /// The space around a tooltip's text.
  package var tooltipPadding: Insets
  /// The greatest width of a tooltip's text.
  package var tooltipMaximumWidth: Double
  /// The most lines of a tooltip.
  package var tooltipMaximumLines: Int
  /// The radius of a tooltip's corners.
  package var tooltipCornerRadius: Double
  /// The distance of a tooltip from the row that it tells of.
  package var tooltipGap: Double
}

extension LayoutMetrics {
  /// The numbers of a density for a size of its body font, in logical pixels; a size that makes no
  /// sense counts as the density's own.
  package init(density: Density, bodyFontSize: Double) {
    switch density {
    case .regular: self = .regular(bodyFontSize: bodyFontSize)
    case .compact: self = .compact(bodyFontSize: bodyFontSize)
    }
  }
}
