public import MenuPrimitives

/// A list of elements: the root of a presentation, a submenu, or, displayed inline, a part of the
/// menu around it.
open class Menu: MenuElement, MenuStandardContentLeaf {
  /// Whether thick lines set inline menus apart from what is around them.
  public enum MenuSeparatorStyle: Hashable, Sendable {
    /// Wherever one inline menu ends and something else begins.
    case automatic
    /// Never.
    case none
  }

  /// How large the elements of a menu are to be.
  public enum ElementSize: Hashable, Sendable {
    /// Up to five pictures side by side; what else there is follows in rows.
    case small
    /// Up to three pictures side by side, with their titles below; what else there is follows in rows.
    case medium
    /// A row for each.
    case large
    /// What suits the menu: a row for each.
    case automatic
  }

  /// In which order the elements of a presented menu lie.
  public enum ElementOrder: Hashable, Sendable {
    /// By priority as long as the list fits on the screen, fixed when it has to be scrolled.
    case automatic
    /// The first element is nearest to what the menu opens from: when it opens upwards, that is the
    /// lowest.
    case priority
    /// The first element is always on top.
    case fixed
  }

  /// The title: a caption on top of a root or inline menu, the text of a submenu's row.
  public var title: String? { didSet { if title != oldValue { setNeedsUpdate() } } }
  /// The second line of a submenu's row; nil or empty: none.
  public var subtitle: String? { didSet { if subtitle != oldValue { setNeedsUpdate() } } }
  /// The picture of a submenu's row.
  public var image: Image? { didSet { if image != oldValue { setNeedsUpdate() } } }
  /// Whether the submenu can be opened.
  public var isEnabled: Bool { didSet { if isEnabled != oldValue { setNeedsUpdate() } } }
  /// Whether the submenu's row is shown as something that destroys.
  public var isDestructive: Bool { didSet { if isDestructive != oldValue { setNeedsUpdate() } } }
  /// The letter that opens the submenu at once while its row shows, in either case.
  public var mnemonic: Character? { didSet { if mnemonic != oldValue { setNeedsUpdate() } } }
  /// What is shown when the pointer rests on the submenu's row; nil: the whole title, when it was cut.
  public var tooltip: String? { didSet { if tooltip != oldValue { setNeedsUpdate() } } }
  /// Whether the elements show in the menu around this one, in place of a row that opens them.
  public var displaysInline: Bool { didSet { if displaysInline != oldValue { setNeedsUpdate() } } }
  /// How large the elements are to be: `small` and `medium` put actions, submenus and lazy elements
  /// side by side. For very large text every element has a row in any case.
  public var preferredElementSize: ElementSize {
    didSet { if preferredElementSize != oldValue { setNeedsUpdate() } }
  }
  /// Whether actions, submenus and lazy elements show as a strip of pictures that scrolls sideways; what
  /// else there is follows in rows. It counts more than their size.
  public var displaysAsPalette: Bool {
    didSet { if displaysAsPalette != oldValue { setNeedsUpdate() } }
  }
  /// How a palette shows which of its elements are selected.
  public var paletteSelectionStyle = PaletteSelectionStyle.tint {
    didSet { if paletteSelectionStyle != oldValue { setNeedsUpdate() } }
  }
  /// Whether thick lines set the inline menus in it, or itself when inline, apart.
  public var betweenMenusSeparatorStyle: MenuSeparatorStyle {
    didSet { if betweenMenusSeparatorStyle != oldValue { setNeedsUpdate() } }
  }
  /// Whether choosing a row of this submenu closes only the submenu. It means nothing in a root.
  public var onlyDismissesSubMenu: Bool {
    didSet { if onlyDismissesSubMenu != oldValue { setNeedsUpdate() } }
  }
  /// The elements, from top to bottom.
  public var children: [MenuElement] { didSet { setNeedsUpdate() } }
  /// Elements that stay at the top while the children scroll; of an inline menu they are just its
  /// first elements.
  public var headers: [MenuElement] { didSet { setNeedsUpdate() } }

  /// The menu as it was resolved last; nil after changes that may concern any of its rows.
  var keptResolution: KeptResolution?
  /// What those who lay menus out keep as long as that.
  package var keptLayout: AnyObject?

  /// Makes a menu; see the properties.
  public init(
    title: String? = nil, subtitle: String? = nil, image: Image? = nil, isEnabled: Bool = true,
    isDestructive: Bool = false, preferredElementSize: ElementSize = .automatic,
    displaysInline: Bool = false, displaysAsPalette: Bool = false,
    betweenMenusSeparatorStyle: MenuSeparatorStyle = .automatic,
    onlyDismissesSubMenu: Bool = false, children: [MenuElement], headers: [MenuElement] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.isEnabled = isEnabled
    self.isDestructive = isDestructive
    self.preferredElementSize = preferredElementSize
    self.displaysInline = displaysInline
    self.displaysAsPalette = displaysAsPalette
    self.betweenMenusSeparatorStyle = betweenMenusSeparatorStyle
    self.onlyDismissesSubMenu = onlyDismissesSubMenu
    self.children = children
    self.headers = headers
    super.init()
  }

  /// Sets how a palette shows what is selected, and returns the menu itself.
  @discardableResult public func paletteSelectionStyle(_ style: PaletteSelectionStyle) -> Self {
    paletteSelectionStyle = style
    return self
  }

  override func append(to builder: inout RunBuilder, owner: Menu) {
    if displaysInline {
      builder.appendInline(self)
    } else {
      super.append(to: &builder, owner: owner)
    }
  }

  override var resolvedKind: ResolvedElement.Kind? {
    .submenu(
      RowContent(
        title: title ?? "", subtitle: subtitle, image: image, mnemonic: mnemonic,
        tooltip: tooltip, isEnabled: isEnabled, isDestructive: isDestructive,
        keepsMenuPresented: true, accessibility: accessibility))
  }
}
