public import MenuPrimitives
public import MenuViews

extension MenuElement {
  /// A separator, new each time.
  public static var separator: Separator { Separator() }

  /// A menu whose elements show in the menu around it.
  public static func inline(_ children: [MenuElement]) -> Menu {
    Menu(displaysInline: true, children: children)
  }

  /// A menu whose elements show in the menu around it.
  public static func inline(_ children: MenuElement...) -> Menu {
    inline(children)
  }

  /// A menu that isn't displayed inline.
  public static func menu(
    title: String = "", image: Image? = nil, _ children: [MenuElement] = [],
    headers: [MenuElement] = []
  ) -> Menu {
    Menu(title: title, image: image, children: children, headers: headers)
  }

  /// A row that opens a menu.
  public static func submenu(
    title: String, image: Image? = nil, _ children: [MenuElement], headers: [MenuElement] = []
  ) -> Menu {
    menu(title: title, image: image, children, headers: headers)
  }

  /// A row that opens a menu.
  public static func submenu(
    title: String, image: Image? = nil, _ children: MenuElement...
  ) -> Menu {
    menu(title: title, image: image, children)
  }
}

// MARK: Side by side

extension MenuElement {
  /// Up to three elements side by side, as pictures with titles, without bands around them.
  public static func mediumInlineGroup(
    _ first: MenuElement, _ second: MenuElement? = nil, _ third: MenuElement? = nil
  ) -> Menu {
    mediumInlineGroup([first, second, third].compactMap { $0 })
  }

  /// Elements of which the first three are side by side, as pictures with titles, without bands around
  /// them.
  public static func mediumInlineGroup(_ elements: [MenuElement]) -> Menu {
    Menu(
      preferredElementSize: .medium, displaysInline: true, betweenMenusSeparatorStyle: .none,
      children: elements)
  }

  /// Up to five elements side by side, as pictures, without bands around them.
  public static func smallInlineGroup(
    _ first: MenuElement, _ second: MenuElement? = nil, _ third: MenuElement? = nil,
    _ fourth: MenuElement? = nil, _ fifth: MenuElement? = nil
  ) -> Menu {
    smallInlineGroup([first, second, third, fourth, fifth].compactMap { $0 })
  }

  /// Elements of which the first five are side by side, as pictures, without bands around them.
  public static func smallInlineGroup(_ elements: [MenuElement]) -> Menu {
    Menu(
      preferredElementSize: .small, displaysInline: true, betweenMenusSeparatorStyle: .none,
      children: elements)
  }

  /// Elements in a strip of pictures that scrolls sideways.
  public static func palette(_ elements: MenuElement...) -> Menu {
    palette(elements)
  }

  /// Elements in a strip of pictures that scrolls sideways.
  public static func palette(_ elements: [MenuElement]) -> Menu {
    Menu(displaysInline: true, displaysAsPalette: true, children: elements)
  }
}

// MARK: Views and lazy elements

extension MenuElement {
  /// A row that is a view; see `ReusableViewConfiguration`.
  public static func customView(_ view: ReusableViewConfiguration) -> CustomView {
    CustomView(view: view)
  }

  /// A row that is a view which there is already.
  public static func customView(_ view: View) -> CustomView {
    CustomView(view: view)
  }

  /// A row that is a view which is made whenever it comes into sight.
  public static func customView(_ viewProvider: @escaping () -> View) -> CustomView {
    CustomView(viewProvider: viewProvider)
  }

  /// Elements that are asked for when their list shows for the first time, and kept.
  public static func cachedLazy(_ provider: @escaping LazyMenuElement.Provider) -> LazyMenuElement {
    LazyMenuElement(shouldCache: true, provider: provider)
  }

  /// Elements that are asked for each time that their list shows.
  public static func uncachedLazy(
    _ provider: @escaping LazyMenuElement.Provider
  ) -> LazyMenuElement {
    LazyMenuElement(shouldCache: false, provider: provider)
  }
}
