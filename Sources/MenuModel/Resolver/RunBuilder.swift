/// Gathers the rows of one half of a list (its headers, or what scrolls) in runs.
///
/// A run is rows in a row that belong to the same innermost inline menu, or to the list's own menu.
/// Where one run ends and the next begins, a band sets them apart, as far as the styles allow. What the
/// menu of a run wants side by side comes first in it.
@MainActor struct RunBuilder {
  /// Which half of a list is built.
  enum Half {
    case headers
    case children
  }

  var rows: [ResolvedElement] = []
  var sources: [MenuElement?] = []
  /// Groups that may show something else when they are asked the next time, with what they show now.
  private(set) var askedGroups: [AskedGroup] = []
  /// Whether some element has more than one row.
  private(set) var hasRepeats = false
  /// The elements that want to know that the list shows.
  private(set) var members: [any ListMember] = []

  let list: Menu
  let conditions: ResolvingConditions
  private let pass: UInt32

  /// The menu of the run that is being built, and of the one before.
  var runOwner: Menu?
  var previousOwner: Menu?
  /// Whether nothing is above the run that is being built.
  var isFirstRun = true
  /// How the menu of the run wants its elements side by side; nil: in rows.
  var line: CellContent.Style?
  /// What the run has for that, and all that follows it, in the order of the list.
  var lineLeaves: [(row: ResolvedElement, element: MenuElement)] = []
  /// Whether these come from the last to the first.
  var isLineReversed = false
  /// How many rows of a menu and a role there are, to name the next.
  var rowCounts: [ElementID: UInt32] = [:]

  /// Menus with a title that comes before their first row, outermost first.
  private var untitled: [Menu] = []
  /// Whether what comes are headers of the innermost menu: they have rows in any case.
  private var isInHeaders = false
  /// Whether what comes goes from its end to its beginning.
  private var isReversed: Bool
  private var nesting = Nesting()

  init(_ half: Half, of list: Menu, under conditions: ResolvingConditions, pass: UInt32) {
    self.list = list
    self.conditions = conditions
    self.pass = pass
    switch half {
    case .headers:
      isReversed = false
      isInHeaders = true
      append(list.headers, owner: list)
    case .children:
      isReversed = conditions.isReversed
      if !conditions.isSubmenu, list.hasTitle { untitled = [list] }
      append(list.children, owner: list)
    }
    endRun()
  }

  /// Adds elements with everything in them that shows.
  private mutating func append(_ elements: [MenuElement], owner: Menu) {
    rows.reserveCapacity(rows.count + elements.count)
    sources.reserveCapacity(rows.count + elements.count)
    if isReversed {
      for element in Self.reversed(elements) { element.append(to: &self, owner: owner) }
    } else {
      for element in elements where !element.isHidden { element.append(to: &self, owner: owner) }
    }
  }

  /// Elements from the last to the first, but for captions: they stay above what they are for, which
  /// reaches to the next caption or separator.
  private static func reversed(_ elements: [MenuElement]) -> [MenuElement] {
    let elements = elements.filter { !$0.isHidden }
    var result: [MenuElement] = []
    result.reserveCapacity(elements.count)
    var end = elements.endIndex
    for index in elements.indices.reversed() {
      switch elements[index] {
      case is TitleHeader:
        result.append(elements[index])
        result += elements[(index + 1)..<end].reversed()
        end = index
      case is Separator:
        result += elements[index..<end].reversed()
        end = index
      default:
        break
      }
    }
    return result + elements[..<end].reversed()
  }

  // MARK: Elements that stand for others

  mutating func appendInline(_ menu: Menu) {
    guard nesting.enter(menu, in: list) else { return }
    if menu.hasTitle { untitled.append(menu) }
    let (wasInHeaders, wasReversed) = (isInHeaders, isReversed)
    (isInHeaders, isReversed) = (true, false)
    append(menu.headers, owner: menu)
    (isInHeaders, isReversed) = (false, wasReversed)
    append(menu.children, owner: menu)
    isInHeaders = wasInHeaders
    // Nothing came that the title would be for.
    if untitled.last === menu { untitled.removeLast() }
    nesting.leave()
  }

  mutating func appendGroup(_ group: Group, owner: Menu) {
    guard nesting.enter(group, in: list) else { return }
    let elements = group.displayedElements
    if type(of: group) != Group.self {
      askedGroups.append(AskedGroup(group: group, elements: elements))
    }
    append(elements, owner: owner)
    nesting.leave()
  }

  mutating func appendLazy(_ element: LazyMenuElement, owner: Menu) {
    guard element.hasProvider, nesting.enter(element, in: list) else { return }
    members.append(element)
    append(element.content ?? [element.loadingElement], owner: owner)
    nesting.leave()
  }

  // MARK: Rows

  /// Adds the row of an element that has one.
  mutating func appendLeaf(_ element: MenuElement, owner: Menu) {
    guard let row = row(for: element) else { return }
    if case .searchField = row.kind, let field = element as? SearchField { members.append(field) }
    if !untitled.isEmpty { appendTitles() }
    enterRun(of: owner, with: row)
    if line != nil, !isInHeaders {
      lineLeaves.append((row, element))
      isLineReversed = isReversed
    } else {
      append(row, from: element)
    }
  }

  mutating func append(_ row: ResolvedElement, from element: MenuElement?) {
    rows.append(row)
    sources.append(element)
  }

  private mutating func appendTitles() {
    let titled = untitled
    untitled = []
    for menu in titled {
      let row = ResolvedElement(
        id: menu.elementID.row(.title), kind: .titleHeader(menu.title ?? ""))
      enterRun(of: menu, with: row)
      append(row, from: nil)
    }
  }

  private mutating func row(for element: MenuElement) -> ResolvedElement? {
    let count = element.resolverVisit.pass == pass ? element.resolverVisit.count + 1 : 0
    element.resolverVisit = (pass, count)
    let row: ResolvedElement
    if count == 0, let resolvedRow = element.resolvedRow {
      row = resolvedRow
    } else {
      guard let kind = element.resolvedKind else { return nil }
      // The same element twice in a list makes two rows with names of their own.
      if count > 0 {
        hasRepeats = true
        Misuse.twiceInList(element, list: list).report()
      }
      let id = element.rowID
      row = ResolvedElement(id: count == 0 ? id : id.row(id.role, ordinal: count), kind: kind)
      if count == 0 { element.resolvedRow = row }
    }
    return row
  }

  /// Adds a row that only says something.
  mutating func appendPlaceholder(_ text: String) {
    append(
      ResolvedElement(id: list.elementID.row(.placeholder), kind: .message(text)), from: nil)
  }
}

extension Menu {
  fileprivate var hasTitle: Bool { title.map { !$0.isEmpty } ?? false }
}
