public import MenuViews

/// A row that is a view of the application and is chosen as an action is: the view takes the whole width
/// over the highlight, has the height that it asks for and gets no input.
open class CustomViewAction: MenuElement, MenuActionLeaf {
  /// What makes the view and keeps it up to date; nil: the row is empty.
  public var view: ReusableViewConfiguration? { didSet { setNeedsUpdate() } }
  /// Whether the row can be highlighted and chosen.
  public var isEnabled: Bool { didSet { if isEnabled != oldValue { setNeedsUpdate() } } }
  /// Whether the metrics tell the view to look like something that destroys.
  public var isDestructive: Bool { didSet { if isDestructive != oldValue { setNeedsUpdate() } } }
  /// Whether choosing the row leaves the menu open.
  public var keepsMenuPresented: Bool {
    didSet { if keepsMenuPresented != oldValue { setNeedsUpdate() } }
  }
  /// What is run when the row is chosen, after the menu has let go of pointer and keyboard.
  public var handler: ((CustomViewAction) -> Void)?

  private var revision: UInt64 = 0

  /// Makes a row of a view; see the properties.
  public init(
    view: ReusableViewConfiguration?, isEnabled: Bool = true, isDestructive: Bool = false,
    keepsMenuPresented: Bool = false, handler: ((CustomViewAction) -> Void)? = nil
  ) {
    self.view = view
    self.isEnabled = isEnabled
    self.isDestructive = isDestructive
    self.keepsMenuPresented = keepsMenuPresented
    self.handler = handler
    super.init()
  }

  /// Makes a row of a view that is made whenever the row comes into sight.
  public convenience init(
    viewProvider: @escaping () -> View, handler: ((CustomViewAction) -> Void)? = nil
  ) {
    self.init(view: .viewProvider(viewProvider), handler: handler)
  }

  /// Makes a row of a view that there is already.
  public convenience init(view: View, handler: ((CustomViewAction) -> Void)? = nil) {
    self.init(view: .view(view), handler: handler)
  }

  /// Says that the view is to be brought up to date: an open menu that shows it calls its updater.
  open override func setNeedsUpdate() {
    revision += 1
    super.setNeedsUpdate()
  }

  /// Runs the handler.
  open override func perform() {
    handler?(self)
  }

  override var resolvedKind: ResolvedElement.Kind? {
    .customAction(
      ViewContent(
        attributes: RowContent(
          title: "", isEnabled: isEnabled, isDestructive: isDestructive,
          keepsMenuPresented: keepsMenuPresented, accessibility: accessibility),
        reuseIdentifier: view?.reuseIdentifier, revision: revision))
  }
}

extension CustomViewAction: ViewElement {
  package func viewConfiguration(of slot: ViewSlot) -> ReusableViewConfiguration? {
    switch slot {
    case .wholeRow: view
    case .content, .trailingAccessory: nil
    }
  }
}
