/// A row that says that something is being loaded, as a lazy element shows it. A group may show one in
/// place of elements of its own that aren't there yet.
public final class LoadingElement: MenuElement {
  private let owner: ElementID?

  /// Makes a row on behalf of an element, from whose name its own is derived: two that are made for the
  /// same element are the same row. Nil: it is a row of its own.
  public init(for element: MenuElement? = nil) {
    owner = element?.elementID
    super.init()
  }

  /// Tells the row from others; of two that were made for the same element it is the same.
  public override var id: String {
    owner.map { "\($0.serial).loading" } ?? super.id
  }

  override var rowID: ElementID { (owner ?? elementID).row(.loading) }

  override var resolvedKind: ResolvedElement.Kind? { .loading(MenuStrings.current.loading) }

  override func append(to builder: inout RunBuilder, owner: Menu) {
    // The words may be others by now.
    resolvedRow = nil
    super.append(to: &builder, owner: owner)
  }
}
