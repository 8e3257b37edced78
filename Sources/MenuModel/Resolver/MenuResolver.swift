/// Turns the application's elements into plain values.
///
/// Rows are resolved once and kept in their elements until these change, so that resolving a menu
/// again costs little more than walking it. A whole menu is kept until any element changes, unless it
/// holds groups that decide anew each time what they show.
@MainActor package enum MenuResolver {
  /// A menu as plain values, and the elements that its rows came from.
  package struct Resolution {
    /// The plain values.
    package var menu: ResolvedMenu
    /// For each header row the element that it came from; nil for rows that were put in.
    package var headerSources: [MenuElement?]
    /// The same for the rows that scroll.
    package var elementSources: [MenuElement?]

    /// The element of a row, or nil when the row isn't there or was put in.
    package func source(of row: ElementID) -> MenuElement? {
      guard let index = menu.index(of: row) else { return nil }
      let headerCount = headerSources.count
      return index < headerCount ? headerSources[index] : elementSources[index - headerCount]
    }
  }

  private static var lastPass: UInt64 = 0

  /// Resolves a menu that is the root of a presentation or an open submenu.
  ///
  /// - Parameters:
  ///   - menu: the menu to resolve.
  ///   - isSubmenu: whether it is an open submenu: its title is on its row and isn't repeated.
  ///   - saysWhenEmpty: whether a row says so when there is nothing else.
  package static func resolve(
    _ menu: Menu, isSubmenu: Bool, saysWhenEmpty: Bool
  ) -> Resolution {
    if let kept = menu.keptResolution, kept.isSubmenu == isSubmenu { return kept.resolution }
    lastPass += 1
    var headers = RunBuilder(list: menu, pass: lastPass)
    headers.append(menu.headers, owner: menu)
    var elements = RunBuilder(list: menu, pass: lastPass)
    if !isSubmenu { elements.appendTitle(of: menu, owner: menu) }
    elements.append(menu.children, owner: menu)
    if !isSubmenu { elements.dropLonelyTitle() }
    let isEmpty = headers.rows.isEmpty && elements.rows.isEmpty
    if saysWhenEmpty, isEmpty {
      elements.appendPlaceholder("Empty", of: menu)
    }
    let resolution = Resolution(
      menu: ResolvedMenu(
        id: menu.elementID, headers: headers.rows, elements: elements.rows,
        title: menu.title ?? "", onlyDismissesSubMenu: isSubmenu && menu.onlyDismissesSubMenu),
      headerSources: headers.sources, elementSources: elements.sources)
    if !isEmpty, !headers.dependsOnGroups, !elements.dependsOnGroups {
      menu.keptResolution = (isSubmenu, resolution)
      ElementChanges.forgetAtNextChange(menu)
    }
    return resolution
  }
}
