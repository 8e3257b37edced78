public import MenuPrimitives

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
  }

  /// The mark in the leading column.
  public enum Mark: Hashable, Sendable {
    case none
    /// A check: the action is on.
    case selected
    /// A dash: the action is on for a part of what it is about.
    case mixed
  }

  /// What a row of an action or a submenu shows.
  public struct RowContent: Hashable, Sendable {
    /// The text of the row; empty when the element has none.
    public var title: String
    /// The second, smaller line.
    public var subtitle: String?
    /// The picture that the row shows.
    public var image: Image?
    /// The text of the shortcut column.
    public var shortcut: String?
    /// The letter that chooses the row at once.
    public var mnemonic: Character?
    /// What a tooltip says when the title was cut, or always when the application gave one.
    public var tooltip: String?
    /// The mark in the leading column.
    public var mark: Mark
    /// Whether the row can be highlighted and chosen.
    public var isEnabled: Bool
    /// Whether it is shown as something that destroys.
    public var isDestructive: Bool
    /// Whether choosing it leaves the menu open.
    public var keepsMenuPresented: Bool
    /// What assistive technology reads instead of the title.
    public var accessibilityLabel: String?

    /// Makes the content of a row.
    public init(
      title: String, subtitle: String? = nil, image: Image? = nil, shortcut: String? = nil,
      mnemonic: Character? = nil, tooltip: String? = nil, mark: Mark = .none,
      isEnabled: Bool = true, isDestructive: Bool = false, keepsMenuPresented: Bool = false,
      accessibilityLabel: String? = nil
    ) {
      self.title = title
      self.subtitle = subtitle
      self.image = image
      self.shortcut = shortcut
      self.mnemonic = mnemonic
      self.tooltip = tooltip
      self.mark = mark
      self.isEnabled = isEnabled
      self.isDestructive = isDestructive
      self.keepsMenuPresented = keepsMenuPresented
      self.accessibilityLabel = accessibilityLabel
    }
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
  public var content: RowContent? {
    switch kind {
    case .action(let content), .submenu(let content), .submenuHeader(let content): content
    case .titleHeader, .separator, .message: nil
    }
  }

  /// Whether it can be highlighted and chosen.
  public var isSelectable: Bool { content?.isEnabled ?? false }
}
