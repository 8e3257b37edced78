import MenuModel
import MenuPrimitives

/// Where the columns of a half of a panel are, measured from the leading and the trailing edge.
struct PanelColumns: Hashable, Sendable {
  /// Where what a row shows begins, after the column of marks.
  let contentLeading: Double
  /// Whether there is a column for marks before everything else.
  let hasLeadingMarks: Bool
  /// Where titles begin.
  let titleLeading: Double
  /// Where captions begin.
  let captionLeading: Double
  /// The middle of the pictures, from the leading edge (compact) or from the trailing edge (regular).
  let imageCenter: Double
  /// Whether there is a column of pictures.
  let hasImages: Bool
  /// Whether rows show pictures at all.
  let showsImages: Bool
  /// How far from the trailing edge shortcuts end.
  let shortcutTrailing: Double
  // Copied out of the metrics, which are too much to hand around for each row of a long list.
  private let density: Density
  private let plainTrailing: Double
  private let markedTrailing: Double
  private let imagedTrailing: Double
  private let accessoryTrailing: Double
  private let shortcutGap: Double

  private init(_ contents: PanelSurvey.Contents, metrics: LayoutMetrics) {
    density = metrics.density
    switch metrics.textSize {
    case .ordinary: showsImages = true
    case .accessible: showsImages = false
    }
    hasImages = contents.hasImages && showsImages
    hasLeadingMarks = contents.hasLeadingMarks
    plainTrailing = metrics.contentTrailing
    markedTrailing = metrics.markedContentTrailing
    imagedTrailing = metrics.imagedContentTrailing
    accessoryTrailing = metrics.accessoryContentTrailing
    shortcutGap = metrics.shortcutGap
    let leading = contents.hasLeadingMarks ? metrics.markedContentLeading : metrics.contentLeading
    contentLeading = leading
    switch metrics.density {
    case .regular:
      titleLeading = leading
      captionLeading = leading
      imageCenter = metrics.trailingImageCenter
      shortcutTrailing =
        hasImages
        ? metrics.imagedContentTrailing + metrics.imageGap : metrics.contentTrailing
    case .compact:
      imageCenter = leading + metrics.imageSize.width / 2
      titleLeading =
        hasImages ? leading + metrics.imageSize.width + metrics.imageGap : leading
      captionLeading = metrics.contentLeading
      shortcutTrailing = metrics.contentTrailing
    }
  }

  /// The columns of the headers and those of the other rows.
  ///
  /// In regular density the halves have columns of their own, but a stacked submenu has a leading
  /// column in both. In compact density, and where headers scroll with the rest because text is large,
  /// the whole panel has the same.
  static func halves(
    of menu: ResolvedMenu, survey: PanelSurvey, metrics: LayoutMetrics
  ) -> (headers: PanelColumns, elements: PanelColumns) {
    var (headers, elements) = (survey.headers, survey.elements)
    switch (metrics.density, metrics.textSize) {
    case (.regular, .ordinary):
      if case .submenuHeader = menu.headers.first?.kind {
        headers.hasLeadingMarks = true
        elements.hasLeadingMarks = true
      }
    case (.regular, .accessible), (.compact, _):
      elements.hasLeadingMarks = elements.hasLeadingMarks || headers.hasLeadingMarks
      elements.hasImages = elements.hasImages || headers.hasImages
      headers = elements
    }
    return (
      PanelColumns(headers, metrics: metrics), PanelColumns(elements, metrics: metrics)
    )
  }

  /// How far from the trailing edge a row's text ends, its shortcut included.
  func contentTrailing(of kind: ResolvedElement.Kind) -> Double {
    if case .customContent(let view) = kind {
      return view.hasTrailingAccessory ? accessoryTrailing : plainTrailing
    }
    switch density {
    case .regular:
      if kind.shownShortcut != nil { return shortcutTrailing }
      guard showsImages else { return plainTrailing }
      if case .loading = kind { return imagedTrailing }
      return kind.content?.image != nil ? imagedTrailing : plainTrailing
    case .compact:
      if case .submenu = kind { return markedTrailing }
      // A column that is there only while something loads would make all titles jump.
      if case .loading = kind, !hasImages { return markedTrailing }
      return plainTrailing
    }
  }

  /// The width that a row's text has, its shortcut included.
  func textRoom(for kind: ResolvedElement.Kind, width: Double) -> Double {
    max(0, width - titleLeading - contentTrailing(of: kind))
  }

  /// What a shortcut leaves the title of the room for both.
  func titleRoom(_ room: Double, shortcutWidth: Double) -> Double {
    shortcutWidth > 0 ? max(0, room - shortcutWidth - shortcutGap) : room
  }
}
