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

extension ResolvedMenu {
  /// The number of rows, counted through: first the headers, then the rows that scroll.
  package var rowCount: Int { headers.count + elements.count }

  /// A row by its place among all.
  package func row(at index: Int) -> ResolvedElement {
    index < headers.count ? headers[index] : elements[index - headers.count]
  }

  /// Puts another row in the place of one.
  mutating func replaceRow(at index: Int, with row: ResolvedElement) {
    if index < headers.count { headers[index] = row } else { elements[index - headers.count] = row }
  }

  /// The place of a row, or nil when the menu doesn't have it (any more).
  ///
  /// Without a table, and quick all the same: most menus number their rows in order.
  package func index(of id: ElementID) -> Int? {
    if let header = headers.firstIndex(where: { $0.id == id }) { return header }
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low &+ high) / 2
      if elements[middle].id.serial < id.serial { low = middle &+ 1 } else { high = middle }
    }
    // Where the numbers aren't in order this finds anything or nothing; only a match counts.
    let index =
      low < elements.count && elements[low].id == id
      ? low : elements.firstIndex { $0.id == id }
    return index.map { $0 + headers.count }
  }
}
