/// What the rows of a menu depend on besides its elements.
package struct ResolvingConditions: Hashable, Sendable {
  /// Whether it is an open submenu: its title is on its row and isn't repeated.
  package var isSubmenu: Bool
  /// Whether a row says so when there is nothing else.
  package var saysWhenEmpty: Bool
  /// Whether the first element is to be the lowest, as it is when a menu opens upwards. Headers and
  /// titles stay above what they belong to, cells keep the order in which they are read.
  package var isReversed: Bool
  /// Whether text is so large that elements have a row each which would else stand side by side.
  package var hasLargeText: Bool

  package init(
    isSubmenu: Bool = false, saysWhenEmpty: Bool = false, isReversed: Bool = false,
    hasLargeText: Bool = false
  ) {
    self.isSubmenu = isSubmenu
    self.saysWhenEmpty = saysWhenEmpty
    self.isReversed = isReversed
    self.hasLargeText = hasLargeText
  }
}
