public import MenuPrimitives

/// A row that runs a handler when it is chosen.
open class Action: MenuElement, SelectableMenuActionLeaf, MenuStandardContentLeaf {
  /// Whether what the action stands for is on.
  public enum State: Hashable, Sendable {
    /// No mark.
    case off
    /// A check.
    case on
    /// A dash: on for a part of what it is about.
    case mixed
  }

  /// The text of the row.
  public var title: String? { didSet { if title != oldValue { setNeedsUpdate() } } }
  /// The second, smaller line; nil or empty: none.
  public var subtitle: String? { didSet { if subtitle != oldValue { setNeedsUpdate() } } }
  /// The picture of the row.
  public var image: Image? { didSet { if image != oldValue { setNeedsUpdate() } } }
  /// The picture while the action is on; nil: the same picture.
  public var selectedImage: Image? { didSet { if selectedImage != oldValue { setNeedsUpdate() } } }
  /// Whether the row can be highlighted and chosen.
  public var isEnabled: Bool { didSet { if isEnabled != oldValue { setNeedsUpdate() } } }
  /// Whether the row is shown as something that destroys.
  public var isDestructive: Bool { didSet { if isDestructive != oldValue { setNeedsUpdate() } } }
  /// Whether what the action stands for is on; nothing but the application changes it.
  public var state: State { didSet { if state != oldValue { setNeedsUpdate() } } }
  /// Whether choosing the row leaves the menu open.
  public var keepsMenuPresented: Bool {
    didSet { if keepsMenuPresented != oldValue { setNeedsUpdate() } }
  }
  /// What the shortcut column says, such as `Ctrl+S`. It is only shown: the application handles the
  /// keys. One that would need more than half of the row's room isn't shown.
  public var shortcut: String? { didSet { if shortcut != oldValue { setNeedsUpdate() } } }
  /// The letter that chooses the row at once while its menu is open, in either case. It is never
  /// taken out of the title.
  public var mnemonic: Character? { didSet { if mnemonic != oldValue { setNeedsUpdate() } } }
  /// What is shown when the pointer rests on the row; nil: the whole title, when it was cut.
  public var tooltip: String? { didSet { if tooltip != oldValue { setNeedsUpdate() } } }
  /// What is run when the row is chosen, after the menu has let go of pointer and keyboard.
  public var handler: ((Action) -> Void)?

  /// Whether the action carries a check: the state `on`.
  public var isSelected: Bool {
    get { state == .on }
    set { state = newValue ? .on : .off }
  }

  /// Makes an action; see the properties. A `state` counts more than `isSelected`.
  public init(
    title: String? = nil, subtitle: String? = nil, image: Image? = nil,
    selectedImage: Image? = nil, isEnabled: Bool = true, isDestructive: Bool = false,
    isSelected: Bool = false, state: State? = nil, keepsMenuPresented: Bool = false,
    shortcut: String? = nil, mnemonic: Character? = nil, tooltip: String? = nil,
    handler: ((Action) -> Void)? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.selectedImage = selectedImage
    self.isEnabled = isEnabled
    self.isDestructive = isDestructive
    self.state = state ?? (isSelected ? .on : .off)
    self.keepsMenuPresented = keepsMenuPresented
    self.shortcut = shortcut
    self.mnemonic = mnemonic
    self.tooltip = tooltip
    self.handler = handler
    super.init()
  }

  /// Sets the handler and returns the action itself.
  @discardableResult public func handler(_ handler: @escaping () -> Void) -> Self {
    self.handler = { _ in handler() }
    return self
  }

  /// Sets a handler that is given the action, and returns the action itself.
  @discardableResult public func handler(_ handler: @escaping (Action) -> Void) -> Self {
    self.handler = handler
    return self
  }

  /// Runs the handler.
  open override func perform() {
    handler?(self)
  }

  override var resolvedKind: ResolvedElement.Kind? {
    let mark: ResolvedElement.Mark =
      switch state {
      case .off: .none
      case .on: .selected
      case .mixed: .mixed
      }
    return .action(
      RowContent(
        title: title ?? "", subtitle: subtitle,
        image: isSelected ? selectedImage ?? image : image, shortcut: shortcut,
        mnemonic: mnemonic, tooltip: tooltip, mark: mark, isEnabled: isEnabled,
        isDestructive: isDestructive, keepsMenuPresented: keepsMenuPresented,
        accessibility: accessibility))
  }
}
