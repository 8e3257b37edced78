import MenuModel
import MenuPrimitives

/// The vertical measures of the rows of one panel, from its metrics and the faces of its fonts.
struct RowMeasures: Hashable, Sendable {
  /// A line of text: its height and how far its baseline lies below its top.
  struct Line: Hashable, Sendable {
    var height: Double
    var baseline: Double

    init(_ font: FontSpec, text: any TextMeasurer) {
      let face = text.metrics(of: font)
      height = face.lineHeight.isFinite ? max(0, face.lineHeight) : 0
      let extent = face.ascent + face.descent
      baseline = extent.isFinite ? (height - extent) / 2 + face.ascent : height * 0.8
    }
  }

  let title: Line
  let submenuHeader: Line
  let subtitle: Line
  let caption: Line
  /// The heights of the rows with a title, in device pixels: by the lines of the title and, with
  /// `maximumLines` + 1 entries for each of these, by the lines of the subtitle.
  private let rows: [Int]
  private let columns: Int
  /// The heights of captions by their lines, in device pixels.
  private let captions: [Int]
  /// The height of a separator, in device pixels.
  let separator: Int
  /// The height of a row where text is searched for, in device pixels.
  let searchField: Int
  private let grid: PixelGrid
  private let textPadding: Double

  init(_ metrics: LayoutMetrics, grid: PixelGrid, isTouch: Bool, text: any TextMeasurer) {
    let title = Line(metrics.titleFont, text: text)
    let subtitle = Line(metrics.subtitleFont, text: text)
    let caption = Line(metrics.captionFont, text: text)
    let header = Line(metrics.submenuHeaderFont, text: text)
    let least = isTouch ? metrics.minimumTouchRowHeight : metrics.minimumRowHeight
    let maximum = max(1, metrics.maximumLines)
    rows = (0...maximum).flatMap { titles in
      (0...maximum).map { subtitles in
        let text =
          Double(titles) * max(title.height, header.height) + Double(subtitles) * subtitle.height
        return grid.wholePixels(holding: max(least, text + 2 * metrics.textPadding))
      }
    }
    columns = maximum + 1
    captions = (0...maximum).map {
      grid.wholePixels(holding: Double($0) * caption.height + 2 * metrics.captionPadding)
    }
    separator =
      metrics.bandHeight > 0
      ? grid.wholePixels(metrics.bandHeight)
      : 2 * grid.wholePixels(metrics.separatorMargin) + 1
    searchField = grid.wholePixels(
      holding: metrics.searchFieldHeight + 2 * metrics.searchFieldPadding)
    textPadding = metrics.textPadding
    self.grid = grid
    (self.title, self.subtitle, self.caption, submenuHeader) = (title, subtitle, caption, header)
  }

  /// The lines of a row's title.
  func title(of kind: ResolvedElement.Kind) -> Line {
    if case .submenuHeader = kind { submenuHeader } else { title }
  }

  /// The height of a row with so many lines, in device pixels.
  func height(titleLines: Int, subtitleLines: Int) -> Int {
    rows[min(max(titleLines, 0), columns - 1) * columns + min(max(subtitleLines, 0), columns - 1)]
  }

  /// The height of a row that holds views, in device pixels, as far as it is known; nil: any other row.
  func height(ofViewIn element: ResolvedElement, customSizes: CustomSizes) -> Int? {
    switch element.kind {
    case .searchField: return searchField
    case .customView(let view), .customAction(let view):
      let size = customSizes.size(of: element.id, view)
      // Rows without any height would all be in sight at once.
      return size.map { max(1, grid.wholePixels(holding: $0.height)) }
        ?? height(titleLines: 1, subtitleLines: 0)
    case .customContent(let view):
      let least = height(titleLines: 0, subtitleLines: 0)
      let size = customSizes.size(of: element.id, view)
      return size.map { max(least, grid.wholePixels(holding: $0.height + 2 * textPadding)) }
        ?? height(titleLines: 1, subtitleLines: 0)
    case .action, .submenu, .submenuHeader, .titleHeader, .separator, .message, .loading, .cell:
      return nil
    }
  }

  /// The height of a caption with so many lines, in device pixels.
  func height(captionLines: Int) -> Int { captions[min(max(captionLines, 0), captions.count - 1)] }
}
