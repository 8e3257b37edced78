public import MenuViews

/// A row that is a view of the application: it takes the whole width, has the height that it asks for,
/// gets input itself and is never highlighted. Most often it is a header.
open class CustomView: MenuElement, NonSelectableMenuLeaf {
  /// What makes the view and keeps it up to date; nil: the row is empty.
  public var view: ReusableViewConfiguration? { didSet { setNeedsUpdate() } }

  private var revision: UInt64 = 0

  /// Makes a row of a view; see `ReusableViewConfiguration` for views that are used again.
  public init(view: ReusableViewConfiguration?) {
    self.view = view
    super.init()
  }

  /// Makes a row of a view that is made whenever the row comes into sight.
  public convenience init(viewProvider: @escaping () -> View) {
    self.init(view: .viewProvider(viewProvider))
  }

  /// Makes a row of a view that there is already.
  public convenience init(view: View) {
    self.init(view: .view(view))
  }

  /// Says that the view is to be brought up to date: an open menu that shows it calls its updater.
  open override func setNeedsUpdate() {
    revision += 1
    super.setNeedsUpdate()
  }

  override var resolvedKind: ResolvedElement.Kind? {
    .customView(
      ViewContent(
        attributes: RowContent(title: "", accessibility: accessibility),
        reuseIdentifier: view?.reuseIdentifier, revision: revision))
  }
}

extension CustomView: ViewElement {
  package func viewConfiguration(of slot: ViewSlot) -> ReusableViewConfiguration? {
    switch slot {
    case .wholeRow: view
    case .content, .trailingAccessory: nil
    }
  }
}
