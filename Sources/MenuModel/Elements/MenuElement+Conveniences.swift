public import MenuPrimitives

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
