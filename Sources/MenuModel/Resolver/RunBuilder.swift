/// Gathers the rows of one half of a list (its headers, or what scrolls) in runs.
///
/// A run is rows in a row that belong to the same innermost inline menu, or to the list's own menu.
/// Where one run ends and the next begins, a band sets them apart, as far as the styles allow.
@MainActor struct RunBuilder {
  private(set) var rows: [ResolvedElement] = []
  private(set) var sources: [MenuElement?] = []
  /// Whether some group may show something else when it is asked the next time.
  private(set) var dependsOnGroups = false
  /// The elements that want to know that the list shows.
  private(set) var members: [any ListMember] = []

  private let list: Menu
  private let pass: UInt64
  private var previousOwner: Menu?
  private var openInlineMenus: [Menu] = []
  private var bandCount: UInt32 = 0

  init(list: Menu, pass: UInt64) {
    self.list = list
    self.pass = pass
  }

  /// Adds elements with everything in them that shows.
  mutating func append(_ elements: [MenuElement], owner: Menu) {
    rows.reserveCapacity(rows.count + elements.count)
    sources.reserveCapacity(rows.count + elements.count)
    for element in elements where !element.isHidden {
      append(element, owner: owner)
    }
  }

  private mutating func append(_ element: MenuElement, owner: Menu) {
    if element.resolvedRow != nil {
      // A leaf; in long lists this goes without saying.
      appendLeaf(element, owner: owner)
    } else if let group = element as? Group {
      if type(of: group) != Group.self { dependsOnGroups = true }
      append(group.displayedElements, owner: owner)
    } else if let menu = element as? Menu, menu.displaysInline {
      appendInline(menu)
    } else if let lazy = element as? LazyMenuElement {
      appendLazy(lazy, owner: owner)
    } else {
      appendLeaf(element, owner: owner)
    }
  }

  private mutating func appendInline(_ menu: Menu) {
    // A menu that shows inside itself would never end; the inner one shows nothing.
    guard menu !== list, !openInlineMenus.contains(where: { $0 === menu }) else { return }
    openInlineMenus.append(menu)
    let titlePlace = rows.count
    append(menu.headers, owner: menu)
    append(menu.children, owner: menu)
    openInlineMenus.removeLast()
    insertTitle(of: menu, from: titlePlace)
  }

  private mutating func appendLazy(_ element: LazyMenuElement, owner: Menu) {
    guard element.hasProvider else { return }
    members.append(element)
    if let content = element.content {
      append(content, owner: owner)
    } else {
      let row = ResolvedElement(
        id: element.elementID.row(.loading), kind: .loading(MenuStrings.current.loading))
      append(row, from: nil, owner: owner)
    }
  }

  /// Puts the caption of an inline menu before its first row, after the band that leads to it.
  private mutating func insertTitle(of menu: Menu, from place: Int) {
    guard let title = menu.title, !title.isEmpty, rows.count > place else { return }
    let isBand = rows[place].id.role == .separatorBefore || rows[place].id.role == .separatorAfter
    let index = isBand ? place + 1 : place
    rows.insert(
      ResolvedElement(id: menu.elementID.row(.title), kind: .titleHeader(title)), at: index)
    sources.insert(nil, at: index)
  }

  private mutating func appendLeaf(_ element: MenuElement, owner: Menu) {
    guard let row = row(for: element) else { return }
    if case .searchField = row.kind, let field = element as? SearchField { members.append(field) }
    append(row, from: element, owner: owner)
  }

  private mutating func append(_ row: ResolvedElement, from element: MenuElement?, owner: Menu) {
    appendBand(before: row, owner: owner)
    rows.append(row)
    sources.append(element)
    previousOwner = owner
  }

  private func row(for element: MenuElement) -> ResolvedElement? {
    let count = element.resolverVisit.pass == pass ? element.resolverVisit.count + 1 : 0
    element.resolverVisit = (pass, count)
    if count == 0, let row = element.resolvedRow { return row }
    guard let leaf = element as? any ResolvableLeaf else { return nil }
    // The same element twice in a list makes two rows with names of their own.
    let row = ResolvedElement(
      id: element.elementID.row(.element, ordinal: count), kind: leaf.resolvedKind)
    if count == 0 { element.resolvedRow = row }
    return row
  }

  private mutating func appendBand(before row: ResolvedElement, owner: Menu) {
    guard let previousOwner, previousOwner !== owner, !rows.isEmpty,
      list.betweenMenusSeparatorStyle == .automatic,
      previousOwner.betweenMenusSeparatorStyle == .automatic,
      owner.betweenMenusSeparatorStyle == .automatic,
      rows.last?.kind != .separator, row.kind != .separator
    else { return }
    let id =
      owner === list
      ? previousOwner.elementID.row(.separatorAfter, ordinal: bandCount)
      : owner.elementID.row(.separatorBefore, ordinal: bandCount)
    bandCount += 1
    rows.append(ResolvedElement(id: id, kind: .separator))
    sources.append(nil)
  }

  /// Adds the caption that a root's title makes.
  mutating func appendTitle(of menu: Menu, owner: Menu) {
    guard let title = menu.title, !title.isEmpty else { return }
    rows.append(ResolvedElement(id: menu.elementID.row(.title), kind: .titleHeader(title)))
    sources.append(nil)
    previousOwner = owner
  }

  /// Takes the caption back when nothing came after it.
  mutating func dropLonelyTitle() {
    guard rows.count == 1, rows[0].id.role == .title else { return }
    rows.removeAll()
    sources.removeAll()
  }

  /// Adds a row that only says something.
  mutating func appendPlaceholder(_ text: String, of menu: Menu) {
    rows.append(ResolvedElement(id: menu.elementID.row(.placeholder), kind: .message(text)))
    sources.append(nil)
  }
}
