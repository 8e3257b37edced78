/// One row of a menu as plain values: what layout, tracking and painting know of an element.
public struct ResolvedElement: Hashable, Sendable, Identifiable {
  /// What kind of row it is, with all that the kind shows. It takes no more memory than a reference:
  /// there are as many of them as there are rows.
  public enum Kind: Hashable, Sendable {
    /// A row that runs a handler.
    case action(RowContent)
    /// A row that opens another menu.
    case submenu(RowContent)
    /// The top row of a stacked submenu; it leads back to the parent.
    case submenuHeader(RowContent)
    /// A caption over the rows below.
    indirect case titleHeader(String)
    /// A band between groups of rows.
    case separator
    /// A row that only says something, such as that there is nothing.
    indirect case message(String)
    /// A row that stands for elements which are still being loaded, with what it says meanwhile.
    indirect case loading(String)
    /// A line of text that the user edits.
    indirect case searchField(SearchFieldContent)
    /// A view over the whole width that gets input itself and is never highlighted.
    case customView(ViewContent)
    /// A view over the whole width that gets no input; the row is chosen like an action.
    case customAction(ViewContent)
    /// An action whose title and picture are views.
    case customContent(ViewContent)
    /// One of several elements side by side; those of the same run follow each other.
    case cell(CellContent)

    /// What the row shows or has of an action's attributes, when it can be one that is chosen.
    public var content: RowContent? {
      switch self {
      case .action(let content), .submenu(let content), .submenuHeader(let content): content
      case .customAction(let view), .customContent(let view): view.attributes
      case .cell(let cell): cell.content
      case .titleHeader, .separator, .message, .loading, .searchField, .customView: nil
      }
    }

    /// Whether the row holds views.
    package var hasViews: Bool {
      switch self {
      case .searchField, .customView, .customAction, .customContent: true
      case .action, .submenu, .submenuHeader, .titleHeader, .separator, .message, .loading, .cell:
        false
      }
    }

    /// Whether choosing the row opens another menu.
    public var opensSubmenu: Bool {
      switch self {
      case .submenu: true
      case .cell(let cell): cell.role == .submenu
      case .action, .submenuHeader, .titleHeader, .separator, .message, .loading, .searchField,
        .customView, .customAction, .customContent:
        false
      }
    }
  }

  /// The mark in the leading column.
  public enum Mark: Hashable, Sendable {
    case none
    /// A check: the action is on.
    case selected
    /// A dash: the action is on for a part of what it is about.
    case mixed
  }

  /// Names the row.
  public let id: ElementID
  /// What kind of row it is, with all that it shows.
  public var kind: Kind

  /// Makes a row.
  public init(id: ElementID, kind: Kind) {
    self.id = id
    self.kind = kind
  }

  /// What the row shows, when it is one with a title.
  public var content: RowContent? { kind.content }

  /// Whether it can be highlighted and chosen.
  public var isSelectable: Bool { content?.isEnabled ?? false }
}
