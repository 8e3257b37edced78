/// One row of a menu as plain values: what layout, tracking and painting know of an element.
public struct ResolvedElement: Hashable, Sendable, Identifiable {
  /// What kind of row it is, with all that the kind shows.
  public enum Kind: Hashable, Sendable {
    /// A row that runs a handler.
    case action(RowContent)
    /// A row that opens another menu.
    case submenu(RowContent)
    /// The top row of a stacked submenu; it leads back to the parent.
    case submenuHeader(RowContent)
    /// A caption over the rows below.
    case titleHeader(String)
    /// A band between groups of rows.
    case separator
    /// A row that only says something, such as that there is nothing.
    case message(String)

    /// What the row shows, when it is one with a title.
    public var content: RowContent? {
      switch self {
      case .action(let content), .submenu(let content), .submenuHeader(let content): content
      case .titleHeader, .separator, .message: nil
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
