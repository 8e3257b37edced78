package import MenuModel
package import MenuPrimitives

/// What assistive technology is told of a panel or a row: the same panel as a tree.
package struct AccessibleNode: Hashable, Sendable {
  /// What a node is.
  package enum Role: Hashable, Sendable {
    /// A panel with rows.
    case menu
    /// A row that does something.
    case menuItem
    /// A row that shows that something is on or partly on.
    case checkMenuItem
    /// A row that opens or closes another menu.
    case submenu
    /// A line between groups.
    case separator
    /// A caption over rows.
    case heading
    /// A row that only says something.
    case label
  }

  /// What is true of a node at the moment.
  package enum State: Hashable, Sendable, CaseIterable {
    /// It can be chosen.
    case enabled
    /// It is on.
    case checked
    /// It is on in part.
    case mixed
    /// It is highlighted.
    case selected
    /// Its menu is open.
    case expanded
    /// It opens a menu.
    case hasPopup
  }

  /// Names the row, or the menu.
  package var id: ElementID
  package var role: Role
  /// What is read out.
  package var name: String
  /// What is read after it: the subtitle; empty when there is none.
  package var description: String
  /// What the application has set besides (a value, a hint, an identifier); nil: nothing.
  package var details: RowAccessibility?
  /// The shortcut's text; empty when there is none.
  package var keyBinding: String
  package var states: Set<State>
  /// Where it shows on the screen, in logical pixels.
  package var frame: Rect
  /// Its place among all children of its parent, shown or not, from zero.
  package var index: Int
  /// How many children it has, shown or not.
  package var childCount: Int
  /// The children that show.
  package var children: [AccessibleNode]

  package init(
    id: ElementID, role: Role, name: String, description: String = "",
    details: RowAccessibility? = nil, keyBinding: String = "",
    states: Set<State> = [], frame: Rect, index: Int = 0, childCount: Int = 0,
    children: [AccessibleNode] = []
  ) {
    self.id = id
    self.role = role
    self.name = name
    self.description = description
    self.details = details
    self.keyBinding = keyBinding
    self.states = states
    self.frame = frame
    self.index = index
    self.childCount = childCount
    self.children = children
  }
}
