extension RunBuilder {
  /// Sees to it that what comes belongs to the run of a menu.
  mutating func enterRun(of owner: Menu, with row: ResolvedElement) {
    guard owner !== runOwner else { return }
    endRun()
    isFirstRun = rows.isEmpty
    line = CellContent.Style(of: owner, under: conditions)
    appendBand(before: row, owner: owner)
    runOwner = owner
  }

  /// Completes the run that is being built.
  mutating func endRun() {
    guard let owner = runOwner else { return }
    appendLine(of: owner)
    // A palette is set apart by its looks: after it, the list goes on as if it had never stopped.
    previousOwner = owner.displaysAsPalette && !isFirstRun ? list : owner
    runOwner = nil
  }

  private mutating func appendBand(before row: ResolvedElement, owner: Menu) {
    guard let previousOwner, previousOwner !== owner, !rows.isEmpty, !owner.displaysAsPalette,
      list.betweenMenusSeparatorStyle == .automatic,
      previousOwner.betweenMenusSeparatorStyle == .automatic,
      owner.betweenMenusSeparatorStyle == .automatic,
      // One that the application has put there is enough.
      rows.last?.kind != .separator, row.kind != .separator || line != nil
    else { return }
    let id = nextRow(
      owner === list
        ? previousOwner.elementID.row(.separatorAfter) : owner.elementID.row(.separatorBefore))
    append(ResolvedElement(id: id, kind: .separator), from: nil)
  }

  /// Names one of several rows of the same menu and role, in the order in which they come.
  private mutating func nextRow(_ id: ElementID) -> ElementID {
    let ordinal = rowCounts[id, default: 0]
    rowCounts[id] = ordinal + 1
    return id.row(id.role, ordinal: ordinal)
  }

  // MARK: Side by side

  /// Adds what the run has side by side, and in rows what has no room there. Of a reversed run the
  /// first elements are there, too, in the order in which they are read; they are below then, as those
  /// that are nearest.
  private mutating func appendLine(of owner: Menu) {
    guard let line, !lineLeaves.isEmpty else { return }
    let leaves = lineLeaves
    lineLeaves = []
    let candidates = leaves.indices.filter { leaves[$0].row.kind.cell != nil }
    let chosen = Array(
      (isLineReversed ? candidates.reversed() : candidates).prefix(line.capacity))
    var isChosen = [Bool](repeating: false, count: leaves.count)
    for index in chosen { isChosen[index] = true }
    if isLineReversed { appendRest(of: leaves, without: isChosen) }
    if !chosen.isEmpty {
      let id = nextRow(owner.elementID.row(.sideBySide))
      for (place, index) in chosen.enumerated() {
        guard let (content, role) = leaves[index].row.kind.cell else { continue }
        let cell = CellContent(
          content: content, role: role, style: line, row: id, index: place, count: chosen.count)
        append(
          ResolvedElement(id: leaves[index].row.id, kind: .cell(cell)), from: leaves[index].element)
      }
    }
    if !isLineReversed { appendRest(of: leaves, without: isChosen) }
  }

  private mutating func appendRest(
    of leaves: [(row: ResolvedElement, element: MenuElement)], without isChosen: [Bool]
  ) {
    for (index, leaf) in leaves.enumerated() where !isChosen[index] {
      append(leaf.row, from: leaf.element)
    }
  }
}

extension CellContent.Style {
  /// How a menu wants its elements side by side, or nil when each is to have a row.
  @MainActor fileprivate init?(of menu: Menu, under conditions: ResolvingConditions) {
    if menu.displaysAsPalette {
      self = .palette(menu.paletteSelectionStyle)
      return
    }
    switch menu.preferredElementSize {
    case .small where !conditions.hasLargeText: self = .small
    case .medium where !conditions.hasLargeText: self = .medium
    case .small, .medium, .large, .automatic: return nil
    }
  }

  /// How many cells a line has room for.
  fileprivate var capacity: Int {
    switch self {
    case .small: 5
    case .medium: 3
    case .palette: .max
    }
  }
}

extension ResolvedElement.Kind {
  /// What a cell in place of the row shows and does; nil: the row can't stand beside others.
  var cell: (content: RowContent, role: CellContent.Role)? {
    switch self {
    case .action(let content): (content, .action)
    case .submenu(let content): (content, .submenu)
    case .loading(let words): (RowContent(title: words, isEnabled: false), .loading)
    case .submenuHeader, .titleHeader, .separator, .message, .searchField, .customView,
      .customAction, .customContent, .cell:
      nil
    }
  }
}
