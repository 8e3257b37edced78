/// Turns the application's elements into plain values.
///
/// Rows are resolved once and kept in their elements until these change, so that resolving a menu
/// again costs little more than walking it. A whole menu is kept until more changes than what some of its
/// rows show, or a group in it that decides for itself what it shows decides otherwise.
@MainActor package enum MenuResolver {
  /// A menu as plain values, and the elements that its rows came from.
  package struct Resolution {
    /// The plain values.
    package var menu: ResolvedMenu
    /// For each header row the element that it came from; nil for rows that were put in.
    package var headerSources: [MenuElement?]
    /// The same for the rows that scroll.
    package var elementSources: [MenuElement?]
    /// The elements that want to know that the list shows.
    var members: [any ListMember]

    /// The element of a row, or nil when the row isn't there or was put in.
    package func source(of row: ElementID) -> MenuElement? {
      menu.index(of: row).flatMap(source(at:))
    }

    /// The element of a row by its place among all, or nil when it was put in.
    func source(at index: Int) -> MenuElement? {
      let headerCount = headerSources.count
      return index < headerCount ? headerSources[index] : elementSources[index - headerCount]
    }
  }

  private static var lastPass: UInt32 = 0

  /// Resolves a menu that is the root of a presentation or an open submenu.
  ///
  /// - Parameters:
  ///   - menu: the menu to resolve.
  ///   - isSubmenu: whether it is an open submenu: its title is on its row and isn't repeated.
  ///   - saysWhenEmpty: whether a row says so when there is nothing else.
  package static func resolve(
    _ menu: Menu, isSubmenu: Bool, saysWhenEmpty: Bool
  ) -> Resolution {
    resolve(
      menu, under: ResolvingConditions(isSubmenu: isSubmenu, saysWhenEmpty: saysWhenEmpty))
  }

  /// Resolves a menu that is the root of a presentation or an open submenu.
  package static func resolve(
    _ menu: Menu, under conditions: ResolvingConditions
  ) -> Resolution {
    if var kept = menu.keptResolution, let resolution = kept.current(under: conditions) {
      menu.keptResolution = kept
      return resolution
    }
    let changes = ElementChanges.count
    lastPass &+= 1
    let headers = RunBuilder(.headers, of: menu, under: conditions, pass: lastPass)
    var elements = RunBuilder(.children, of: menu, under: conditions, pass: lastPass)
    let isEmpty = headers.rows.isEmpty && elements.rows.isEmpty
    if conditions.saysWhenEmpty, isEmpty {
      elements.appendPlaceholder(MenuStrings.current.empty)
    }
    let resolution = Resolution(
      menu: ResolvedMenu(
        id: menu.elementID, headers: headers.rows, elements: elements.rows,
        title: menu.title ?? "",
        onlyDismissesSubMenu: conditions.isSubmenu && menu.onlyDismissesSubMenu),
      headerSources: headers.sources, elementSources: elements.sources,
      members: headers.members + elements.members)
    // What changed meanwhile may be in it or not.
    if !isEmpty, changes == ElementChanges.count {
      menu.keptResolution = KeptResolution(
        resolution, under: conditions, groups: headers.askedGroups + elements.askedGroups,
        hasRepeats: headers.hasRepeats || elements.hasRepeats)
      ElementChanges.watch(for: menu)
    }
    return resolution
  }
}
