public import MenuPrimitives

/// An element that is a row but can't be highlighted or chosen.
@MainActor public protocol NonSelectableMenuLeaf: MenuElement {}

/// An element that shows a title, a subtitle and a picture.
@MainActor public protocol MenuStandardContent: AnyObject {
  /// The text of the row.
  var title: String? { get set }
  /// The second, smaller line.
  var subtitle: String? { get set }
  /// The picture of the row.
  var image: Image? { get set }
}

/// An element that can be off or dangerous.
@MainActor public protocol StateHaveableMenuLeaf: AnyObject {
  /// Whether the element can be highlighted and chosen.
  var isEnabled: Bool { get }
  /// Whether it is shown as something that destroys.
  var isDestructive: Bool { get }
}

/// A row whose state the application sets.
@MainActor public protocol MenuLeaf: StateHaveableMenuLeaf {
  /// Whether the element can be highlighted and chosen.
  var isEnabled: Bool { get set }
  /// Whether it is shown as something that destroys.
  var isDestructive: Bool { get set }
}

/// A row that does something when it is chosen.
@MainActor public protocol MenuActionLeaf: MenuLeaf {
  /// The class whose elements the handler is given: the one that declares it.
  associatedtype Performer: AnyObject
  /// Whether choosing it leaves the menu open.
  var keepsMenuPresented: Bool { get set }
  /// What is run when the row is chosen, after the menu has let go of pointer and keyboard.
  var handler: ((Performer) -> Void)? { get set }
}

/// A row that does something and can be on.
@MainActor public protocol SelectableMenuActionLeaf: MenuActionLeaf {
  /// Whether it carries a check.
  var isSelected: Bool { get set }
}

/// A row with a title, a subtitle and a picture.
@MainActor public protocol MenuStandardContentLeaf: MenuLeaf, MenuStandardContent {}
