/// Elements that stand for themselves in the menu around them; the group is no row of its own.
///
/// Subclass it to make an element out of others: override `displayedElements` and call
/// `setNeedsUpdate()` whenever it would answer differently.
open class Group: MenuElement {
  private let elements: [MenuElement]

  /// The elements to show, asked for at each update.
  open var displayedElements: [MenuElement] { elements }

  /// Makes a group of elements.
  public init(elements: [MenuElement]? = nil) {
    self.elements = elements ?? []
    super.init()
  }

  override func append(to builder: inout RunBuilder, owner: Menu) {
    builder.appendGroup(self, owner: owner)
  }
}
