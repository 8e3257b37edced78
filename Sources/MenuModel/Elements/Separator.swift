/// A band that sets the rows above it apart from those below.
open class Separator: MenuElement, NonSelectableMenuLeaf {
  /// Makes a separator.
  public override init() {
    super.init()
  }

  override var resolvedKind: ResolvedElement.Kind? { .separator }
}
