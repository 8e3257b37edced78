import MenuLayout
import MenuModel

/// An open menu of the chain, as it was resolved last.
@MainActor struct OpenLevel {
  /// The rows, and the elements that know that they show. It is closed when the level closes.
  let list: ShownList
  /// The row of the level before that opened it; nil for the root.
  let sourceRow: ElementID?
  /// Whether the list has the order that goes with where it opened.
  var isOrdered = false
  /// The views of its rows, from when there are some.
  var views: PanelViews?
  /// How the menu was laid out when it showed last.
  var former: PanelLayout?

  init(menu: Menu, sourceRow: ElementID? = nil, hasLargeText: Bool) {
    self.sourceRow = sourceRow
    // A root without rows isn't shown at all; a submenu says that it is empty.
    list = ShownList(
      menu: menu,
      conditions: ResolvingConditions(
        isSubmenu: sourceRow != nil, saysWhenEmpty: sourceRow != nil, hasLargeText: hasLargeText))
  }

  var resolution: MenuResolver.Resolution { list.resolution }

  /// What is known of the sizes of its rows' views.
  var sizes: CustomSizes { views?.sizes ?? former?.customSizes ?? CustomSizes() }

  /// The part of that which is true in a panel: what was measured for another width says nothing.
  func sizes(for panel: PanelLayout) -> CustomSizes {
    guard let former, former.size.width == panel.size.width, former.metrics == panel.metrics else {
      return CustomSizes()
    }
    return sizes
  }

  /// Whether it has no row at all.
  var isEmpty: Bool { resolution.menu.elements.isEmpty && resolution.menu.headers.isEmpty }

  /// Takes up what changed in the menu since.
  func resolve() {
    list.conditions.saysWhenEmpty = true
    list.resolve()
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
