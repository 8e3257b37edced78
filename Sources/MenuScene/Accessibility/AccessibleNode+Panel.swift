package import MenuLayout
import MenuModel
import MenuPrimitives

extension AccessibleNode {
  /// The tree of an open panel. Its children are the rows that show: of 100,000 rows a screenful.
  ///
  /// - Parameters:
  ///   - level: the panel and its place on the screen.
  ///   - state: how far it is scrolled, what is highlighted, which submenu is open.
  package init(_ level: StackLayout.Level, state: PanelState) {
    let panel = level.panel
    let visible = panel.visibleRows(scrollOffset: state.scrollOffset)
    let rows = Array(0..<panel.headerCount) + Array(visible)
    self.init(
      id: panel.id, role: .menu, name: panel.menu.title, states: [.enabled],
      frame: level.visibleFrame, childCount: panel.rowCount,
      children: rows.map { AccessibleNode(row: $0, of: level, state: state) })
  }

  /// The node of one row, also of one that doesn't show; its frame then lies outside of the panel.
  package init(row index: Int, of level: StackLayout.Level, state: PanelState) {
    let element = level.panel.element(at: index)
    var place = level.panel.frame(
      ofRow: index, scrollOffset: state.scrollOffset, strips: state.strips)
    let shown =
      index < level.panel.headerCount
      ? Rect(origin: .zero, size: level.panel.size) : level.panel.viewport
    if place.intersects(shown) { place = place.intersection(shown) }
    self.init(id: element.id, role: .label, name: "", frame: level.screenRect(place), index: index)

    var states: Set<State> = []
    if element.id == state.highlight { states.insert(.selected) }
    switch element.kind {
    case .action(let content):
      describe(content, states: &states)
      role = content.mark == .none ? .menuItem : .checkMenuItem
    case .submenu(let content):
      describe(content, states: &states)
      role = .submenu
      states.insert(.hasPopup)
      if element.id == state.openRow { states.insert(.expanded) }
    case .submenuHeader(let content):
      describe(content, states: &states)
      role = .submenu
      states.formUnion([.hasPopup, .expanded])
    case .titleHeader(let caption): (role, name) = (.heading, caption)
    case .separator: role = .separator
    case .message(let message), .loading(let message): name = message
    case .searchField(let field):
      name = field.accessibilityLabel ?? field.placeholder
      details = field.accessibility
    case .customView(let view):
      name = view.attributes.accessibilityLabel ?? ""
      details = view.attributes.accessibility
    case .customAction(let view), .customContent(let view):
      describe(view.attributes, states: &states)
      role = view.attributes.mark == .none ? .menuItem : .checkMenuItem
    case .cell(let cell):
      describe(cell.content, states: &states)
      switch cell.role {
      case .action: role = cell.content.mark == .none ? .menuItem : .checkMenuItem
      case .submenu:
        role = .submenu
        states.insert(.hasPopup)
        if element.id == state.openRow { states.insert(.expanded) }
      case .loading: states.remove(.enabled)
      }
    }
    self.states = states
  }

  private mutating func describe(_ content: RowContent, states: inout Set<State>) {
    name = content.accessibilityLabel ?? content.title
    details = content.accessibility
    // A picture alone has at least a name.
    if name.isEmpty, case .symbol(let symbol)? = content.image?.source { name = symbol.name }
    description = content.subtitle ?? ""
    keyBinding = content.shortcut ?? ""
    if content.isEnabled { states.insert(.enabled) }
    switch content.mark {
    case .none: break
    case .selected: states.insert(.checked)
    case .mixed: states.insert(.mixed)
    }
  }
}

extension StackLayout.Level {
  /// Where a rectangle of the panel shows on the screen, with the panel's scale.
  fileprivate func screenRect(_ rect: Rect) -> Rect {
    let scale = frame.width > 0 ? visibleFrame.width / frame.width : 1
    return Rect(
      x: visibleFrame.minX + rect.minX * scale, y: visibleFrame.minY + rect.minY * scale,
      width: rect.width * scale, height: rect.height * scale)
  }
}
