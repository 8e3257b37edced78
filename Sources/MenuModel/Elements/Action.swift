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
  /// What is run when the row is chosen, after the menu has let go of pointer and keyboard.
  public var handler: ((Action) -> Void)?

  /// What most actions of a long list don't have, so that it takes no room in each.
  private struct Extras: Equatable {
    var subtitle: String?
    var image: Image?
    var selectedImage: Image?
    var shortcut: String?
    var mnemonic: Character?
    var tooltip: String?
  }

  private final class ExtrasBox {
    var extras: Extras
    init(_ extras: Extras) { self.extras = extras }
  }

  private var box: ExtrasBox?

  private var extras: Extras {
    get { box?.extras ?? Extras() }
    set {
      guard newValue != extras else { return }
      if let box { box.extras = newValue } else { box = ExtrasBox(newValue) }
      setNeedsUpdate()
    }
  }

  /// The second, smaller line; nil or empty: none.
  public var subtitle: String? {
    get { extras.subtitle }
    set { extras.subtitle = newValue }
  }

  /// The picture of the row.
  public var image: Image? {
    get { extras.image }
    set { extras.image = newValue }
  }

  /// The picture while the action is on; nil: the same picture.
  public var selectedImage: Image? {
    get { extras.selectedImage }
    set { extras.selectedImage = newValue }
  }

  /// What the shortcut column says, such as `Ctrl+S`. It is only shown: the application handles the
  /// keys.
  public var shortcut: String? {
    get { extras.shortcut }
    set { extras.shortcut = newValue }
  }

  /// The letter that chooses the row at once while its menu is open, in either case. It is never
  /// taken out of the title.
  public var mnemonic: Character? {
    get { extras.mnemonic }
    set { extras.mnemonic = newValue }
  }

  /// What is shown when the pointer rests on the row; nil: the whole title, when it was cut.
  public var tooltip: String? {
    get { extras.tooltip }
    set { extras.tooltip = newValue }
  }

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
    self.isEnabled = isEnabled
    self.isDestructive = isDestructive
    self.state = state ?? (isSelected ? .on : .off)
    self.keepsMenuPresented = keepsMenuPresented
    self.handler = handler
    let extras = Extras(
      subtitle: subtitle, image: image, selectedImage: selectedImage, shortcut: shortcut,
      mnemonic: mnemonic, tooltip: tooltip)
    box = extras == Extras() ? nil : ExtrasBox(extras)
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
    let extras = extras
    return .action(
      RowContent(
        title: title ?? "", subtitle: extras.subtitle,
        image: isSelected ? extras.selectedImage ?? extras.image : extras.image,
        shortcut: extras.shortcut, mnemonic: extras.mnemonic, tooltip: extras.tooltip, mark: mark,
        isEnabled: isEnabled, isDestructive: isDestructive,
        keepsMenuPresented: keepsMenuPresented, accessibility: accessibility))
  }
}
