/// What a menu was resolved to last, for the next time that it is asked for.
///
/// As long as nothing changes but what rows show, it is brought up to date by their ids. Groups that decide
/// for themselves what they show are asked once more, and only when one answers with other elements it
/// isn't true any more.
@MainActor struct KeptResolution {
  private var resolution: MenuResolver.Resolution
  private let conditions: ResolvingConditions
  private let groups: [AskedGroup]
  /// Whether some element has more than one row: what changes in it has no single place.
  private let hasRepeats: Bool
  /// The rows that may show something else now; nil: too many to look for each.
  private var changed: [ElementID]? = []

  /// When more rows than this have changed, walking the menu is no more work than looking for them.
  private static let changedLimit = 32

  init(
    _ resolution: MenuResolver.Resolution, under conditions: ResolvingConditions,
    groups: [AskedGroup], hasRepeats: Bool
  ) {
    self.resolution = resolution
    self.conditions = Self.relevant(conditions)
    self.groups = groups
    self.hasRepeats = hasRepeats
  }

  /// What the menu would be resolved to; nil when it has to be walked for that.
  mutating func current(under conditions: ResolvingConditions) -> MenuResolver.Resolution? {
    guard self.conditions == Self.relevant(conditions), let changed else { return nil }
    let changes = ElementChanges.count
    // A group that changes elements when it is asked has made the resolution untrue by that.
    guard groups.allSatisfy(\.answersTheSame), changes == ElementChanges.count else { return nil }
    for row in changed where !takeUp(row) { return nil }
    self.changed = []
    return resolution
  }

  /// Notes that an element's row shows something else now.
  mutating func rowChanged(_ element: MenuElement) {
    guard let changed, !hasRepeats, changed.count < Self.changedLimit else {
      self.changed = nil
      return
    }
    // Most often the same one is set several times in a row.
    let row = element.rowID
    if changed.last != row { self.changed?.append(row) }
  }

  /// Replaces a row by what its element shows now; false when that can't be done.
  private mutating func takeUp(_ id: ElementID) -> Bool {
    // One that shows elsewhere, or nowhere, is none of the menu's.
    guard let index = resolution.menu.index(of: id) else { return true }
    guard let element = resolution.source(at: index), let kind = element.resolvedKind else {
      return false
    }
    var row = ResolvedElement(id: id, kind: kind)
    element.resolvedRow = row
    if case .cell(let cell) = resolution.menu.row(at: index).kind {
      guard let (content, role) = kind.cell else { return false }
      row.kind = .cell(
        CellContent(
          content: content, role: role, style: cell.style, row: cell.row, index: cell.index,
          count: cell.count))
    }
    resolution.menu.replaceRow(at: index, with: row)
    return true
  }

  /// What is kept isn't empty, so that it is the same whether emptiness is said or not.
  private static func relevant(_ conditions: ResolvingConditions) -> ResolvingConditions {
    var relevant = conditions
    relevant.saysWhenEmpty = false
    return relevant
  }
}

/// A group that decides for itself what it shows, and what that was.
@MainActor struct AskedGroup {
  let group: Group
  let elements: [MenuElement]

  /// Whether it shows the same elements still.
  var answersTheSame: Bool {
    group.displayedElements.elementsEqual(elements, by: ===)
  }
}
