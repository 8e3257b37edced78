/// A caption over the rows below; it can't be highlighted.
open class TitleHeader: MenuElement, NonSelectableMenuLeaf {
  /// What the caption says.
  public var title: String { didSet { if title != oldValue { setNeedsUpdate() } } }

  /// Makes a caption.
  public init(_ title: String) {
    self.title = title
    super.init()
  }

  override var resolvedKind: ResolvedElement.Kind? { .titleHeader(title) }
}
