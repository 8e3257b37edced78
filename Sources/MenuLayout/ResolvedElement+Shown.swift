import MenuModel
import MenuPrimitives

extension ResolvedElement.Kind {
  /// The text of the shortcut column; the row that leads back has none.
  var shownShortcut: String? {
    switch self {
    case .action(let content), .submenu(let content): content.shownShortcut
    case .submenuHeader, .titleHeader, .separator, .message, .loading, .searchField, .customView,
      .customAction, .customContent, .cell:
      nil
    }
  }

  var isSeparator: Bool {
    if case .separator = self { true } else { false }
  }
}

extension RowContent {
  /// The subtitle, unless there is nothing to read.
  var shownSubtitle: String? {
    if let subtitle, !subtitle.isEmpty { subtitle } else { nil }
  }

  /// The shortcut, unless there is nothing to read.
  var shownShortcut: String? {
    if let shortcut, !shortcut.isEmpty { shortcut } else { nil }
  }
}

extension LayoutMetrics {
  /// The face of a row's title.
  func titleFont(of kind: ResolvedElement.Kind) -> FontSpec {
    if case .submenuHeader = kind { submenuHeaderFont } else { titleFont }
  }
}
