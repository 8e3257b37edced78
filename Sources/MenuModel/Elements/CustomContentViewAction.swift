/// An action that shows a view where others have their title, and maybe one where they have their
/// picture. It is laid out, checked and highlighted as they are; the views get no input.
open class CustomContentViewAction: MenuElement, SelectableMenuActionLeaf {
  /// What makes the view in the place of the title and keeps it up to date; nil: nothing is there.
  public var contentView: ReusableViewConfiguration? { didSet { setNeedsUpdate() } }
  /// The same for the place of the picture, in which a view is at most as large as pictures are.
  public var trailingAccessoryView: ReusableViewConfiguration? { didSet { setNeedsUpdate() } }
  /// Whether the row can be highlighted and chosen.
  public var isEnabled: Bool { didSet { if isEnabled != oldValue { setNeedsUpdate() } } }
  /// Whether the metrics tell the views to look like something that destroys.
  public var isDestructive: Bool { didSet { if isDestructive != oldValue { setNeedsUpdate() } } }
  /// Whether the row carries a check; nothing but the application changes it.
  public var isSelected: Bool { didSet { if isSelected != oldValue { setNeedsUpdate() } } }
  /// Whether choosing the row leaves the menu open.
  public var keepsMenuPresented: Bool {
    didSet { if keepsMenuPresented != oldValue { setNeedsUpdate() } }
  }
  /// What is run when the row is chosen, after the menu has let go of pointer and keyboard.
  public var handler: ((CustomContentViewAction) -> Void)?

  private var revision: UInt64 = 0

  /// Makes an action; see the properties.
  public init(
    contentView: ReusableViewConfiguration?,
    trailingAccessoryView: ReusableViewConfiguration? = nil, isEnabled: Bool = true,
    isDestructive: Bool = false, isSelected: Bool = false, keepsMenuPresented: Bool = false,
    handler: ((CustomContentViewAction) -> Void)? = nil
  ) {
    self.contentView = contentView
    self.trailingAccessoryView = trailingAccessoryView
    self.isEnabled = isEnabled
    self.isDestructive = isDestructive
    self.isSelected = isSelected
    self.keepsMenuPresented = keepsMenuPresented
    self.handler = handler
    super.init()
  }

  /// Says that the views are to be brought up to date: an open menu that shows them calls the updaters.
  open override func setNeedsUpdate() {
    revision += 1
    super.setNeedsUpdate()
  }

  /// Runs the handler.
  open override func perform() {
    handler?(self)
  }

  override var resolvedKind: ResolvedElement.Kind? {
    .customContent(
      ViewContent(
        attributes: RowContent(
          title: "", mark: isSelected ? .selected : .none, isEnabled: isEnabled,
          isDestructive: isDestructive, keepsMenuPresented: keepsMenuPresented,
          accessibility: accessibility),
        reuseIdentifier: contentView?.reuseIdentifier,
        hasTrailingAccessory: trailingAccessoryView != nil, revision: revision))
  }
}

extension CustomContentViewAction: ViewElement {
  package func viewConfiguration(of slot: ViewSlot) -> ReusableViewConfiguration? {
    switch slot {
    case .wholeRow: nil
    case .content: contentView
    case .trailingAccessory: trailingAccessoryView
    }
  }
}
