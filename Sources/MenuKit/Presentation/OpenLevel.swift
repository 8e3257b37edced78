import MenuModel

/// An open menu of the chain, as it was resolved last.
@MainActor struct OpenLevel {
  let menu: Menu
  /// The row of the level before that opened it; nil for the root.
  let sourceRow: ElementID?
  private(set) var resolution: MenuResolver.Resolution

  init(menu: Menu, sourceRow: ElementID? = nil) {
    self.menu = menu
    self.sourceRow = sourceRow
    // A root without rows isn't shown at all; a submenu says that it is empty.
    resolution = MenuResolver.resolve(
      menu, isSubmenu: sourceRow != nil, saysWhenEmpty: sourceRow != nil)
  }

  /// Whether it has no row at all.
  var isEmpty: Bool { resolution.menu.elements.isEmpty && resolution.menu.headers.isEmpty }

  /// Takes up what changed in the menu since.
  mutating func resolve() {
    resolution = MenuResolver.resolve(menu, isSubmenu: sourceRow != nil, saysWhenEmpty: true)
  }

  /// The row of an element, or nil when it has none here.
  func rowID(of element: MenuElement) -> ElementID? {
    let id = element.elementID
    return resolution.source(of: id) == nil ? nil : id
  }

  /// The values of a row, or nil when it isn't here.
  func row(_ id: ElementID) -> ResolvedElement? {
    resolution.menu.index(of: id).map(resolution.menu.row(at:))
  }
}
