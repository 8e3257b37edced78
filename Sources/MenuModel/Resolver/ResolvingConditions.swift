/// What the rows of a menu depend on besides its elements.
package struct ResolvingConditions: Hashable, Sendable {
  /// Whether it is an open submenu: its title is on its row and isn't repeated.
  package var isSubmenu: Bool
  /// Whether a row says so when there is nothing else.
  package var saysWhenEmpty: Bool

  package init(isSubmenu: Bool = false, saysWhenEmpty: Bool = false) {
    self.isSubmenu = isSubmenu
    self.saysWhenEmpty = saysWhenEmpty
  }
}
