/// A menu as plain values, with what is hidden left out, groups and inline menus flattened, and
/// separators and captions put in.
///
/// Submenus that aren't open are only rows; an open one is resolved on its own.
public struct ResolvedMenu: Hashable, Sendable, Identifiable {
  /// Names the menu.
  public let id: ElementID
  /// The rows pinned to the top.
  public var headers: [ResolvedElement]
  /// The rows that scroll.
  public var elements: [ResolvedElement]
  /// The menu's own title, for assistive technology and the window's name.
  public var title: String
  /// Whether choosing a row closes this submenu only.
  public var onlyDismissesSubMenu: Bool

  /// Makes a menu from its rows.
  public init(
    id: ElementID, headers: [ResolvedElement] = [], elements: [ResolvedElement],
    title: String = "", onlyDismissesSubMenu: Bool = false
  ) {
    self.id = id
    self.headers = headers
    self.elements = elements
    self.title = title
    self.onlyDismissesSubMenu = onlyDismissesSubMenu
  }
}
