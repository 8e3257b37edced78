import MenuModel
import MenuPrimitives

/// What the rows of a half of a panel (headers or the rest) have, which decides its columns.
private struct PanelContents {
  /// Some row has something for the leading column.
  var hasLeadingMarks = false
  var hasImages = false

  init() {}

  /// Looks at all rows, so that columns stay while the list scrolls.
  init(_ elements: [ResolvedElement], density: Density) {
    for element in elements {
      switch element.kind {
      case .action(let content):
        if content.mark != .none { hasLeadingMarks = true }
        if content.image != nil { hasImages = true }
      case .submenu(let content):
        if density == .regular || content.mark != .none { hasLeadingMarks = true }
        if content.image != nil { hasImages = true }
      case .submenuHeader(let content):
        hasLeadingMarks = true
        if content.image != nil { hasImages = true }
      case .titleHeader, .separator, .message:
        continue
      }
      if hasLeadingMarks && hasImages { return }
    }
  }
}

/// Where the columns of a half of a panel are, measured from the leading and the trailing edge.
struct PanelColumns: Hashable, Sendable {
  /// Where titles begin.
  let titleLeading: Double
  /// Where captions begin.
  let captionLeading: Double
  /// The middle of the pictures, from the leading edge (compact) or from the trailing edge (regular).
  let imageCenter: Double
  /// How far from the trailing edge shortcuts end.
  let shortcutTrailing: Double
  private let metrics: LayoutMetrics

  private init(_ contents: PanelContents, metrics: LayoutMetrics) {
    self.metrics = metrics
    let leading = contents.hasLeadingMarks ? metrics.markedContentLeading : metrics.contentLeading
    switch metrics.density {
    case .regular:
      titleLeading = leading
      captionLeading = leading
      imageCenter = metrics.trailingImageCenter
      shortcutTrailing =
        contents.hasImages
        ? metrics.imagedContentTrailing + metrics.imageGap : metrics.contentTrailing
    case .compact:
      imageCenter = leading + metrics.imageSize.width / 2
      titleLeading =
        contents.hasImages ? leading + metrics.imageSize.width + metrics.imageGap : leading
      captionLeading = metrics.contentLeading
      shortcutTrailing = metrics.contentTrailing
    }
  }

  /// The columns of the headers and those of the other rows.
  ///
  /// In regular density the halves have columns of their own, but a stacked submenu has a leading
  /// column in both; in compact density the whole panel has the same.
  static func halves(
    of menu: ResolvedMenu, metrics: LayoutMetrics
  ) -> (headers: PanelColumns, elements: PanelColumns) {
    var headers = PanelContents(menu.headers, density: metrics.density)
    var elements = PanelContents(menu.elements, density: metrics.density)
    switch metrics.density {
    case .regular:
      if case .submenuHeader = menu.headers.first?.kind {
        headers.hasLeadingMarks = true
        elements.hasLeadingMarks = true
      }
    case .compact:
      elements.hasLeadingMarks = elements.hasLeadingMarks || headers.hasLeadingMarks
      elements.hasImages = elements.hasImages || headers.hasImages
      headers = elements
    }
    return (
      PanelColumns(headers, metrics: metrics), PanelColumns(elements, metrics: metrics)
    )
  }

  /// The face of a row's title.
  func titleFont(of kind: ResolvedElement.Kind) -> FontSpec {
    if case .submenuHeader = kind { metrics.submenuHeaderFont } else { metrics.titleFont }
  }

  /// How far from the trailing edge a row's text ends, its shortcut included.
  func contentTrailing(of kind: ResolvedElement.Kind) -> Double {
    switch metrics.density {
    case .regular:
      if kind.shownShortcut != nil { return shortcutTrailing }
      return kind.content?.image != nil ? metrics.imagedContentTrailing : metrics.contentTrailing
    case .compact:
      if case .submenu = kind { return metrics.markedContentTrailing }
      return metrics.contentTrailing
    }
  }

  /// The width that a row's text has, its shortcut included.
  func textRoom(for kind: ResolvedElement.Kind, width: Double) -> Double {
    max(0, width - titleLeading - contentTrailing(of: kind))
  }

  /// What a shortcut leaves the title of the room for both.
  func titleRoom(_ room: Double, shortcutWidth: Double) -> Double {
    shortcutWidth > 0 ? max(0, room - shortcutWidth - metrics.shortcutGap) : room
  }
}
