public import MenuPrimitives

/// What a row of an action or a submenu shows.
///
/// It never changes and is shared: a row that stays the same from one update to the next is the same
/// object, which makes comparing long lists cheap.
public final class RowContent: Sendable {
  /// The text of the row; empty when the element has none.
  public let title: String
  /// The mark in the leading column.
  public let mark: ResolvedElement.Mark
  /// Whether the row can be highlighted and chosen.
  public let isEnabled: Bool
  /// Whether it is shown as something that destroys.
  public let isDestructive: Bool
  /// Whether choosing it leaves the menu open.
  public let keepsMenuPresented: Bool
  /// What assistive technology is told besides; nil: nothing.
  public let accessibility: RowAccessibility?
  /// What most rows of a long list don't have, so that it takes no room in each; nil: nothing of it.
  private let extras: Extras?

  /// Makes the content of a row.
  public init(
    title: String, subtitle: String? = nil, image: Image? = nil, shortcut: String? = nil,
    mnemonic: Character? = nil, tooltip: String? = nil, mark: ResolvedElement.Mark = .none,
    isEnabled: Bool = true, isDestructive: Bool = false, keepsMenuPresented: Bool = false,
    accessibility: RowAccessibility? = nil
  ) {
    self.title = title
    self.mark = mark
    self.isEnabled = isEnabled
    self.isDestructive = isDestructive
    self.keepsMenuPresented = keepsMenuPresented
    self.accessibility = accessibility
    let hasExtras =
      subtitle != nil || image != nil || shortcut != nil || mnemonic != nil || tooltip != nil
    extras =
      hasExtras
      ? Extras(
        subtitle: subtitle, image: image, shortcut: shortcut, mnemonic: mnemonic, tooltip: tooltip)
      : nil
  }

  private final class Extras: Sendable {
    let subtitle: String?
    let image: Image?
    let shortcut: String?
    let mnemonic: Character?
    let tooltip: String?

    init(
      subtitle: String?, image: Image?, shortcut: String?, mnemonic: Character?, tooltip: String?
    ) {
      self.subtitle = subtitle
      self.image = image
      self.shortcut = shortcut
      self.mnemonic = mnemonic
      self.tooltip = tooltip
    }
  }
}

extension RowContent {
  /// The second, smaller line; nil or empty: none.
  public var subtitle: String? { extras?.subtitle }
  /// The picture that the row shows.
  public var image: Image? { extras?.image }
  /// The text of the shortcut column.
  public var shortcut: String? { extras?.shortcut }
  /// The letter that chooses the row at once.
  public var mnemonic: Character? { extras?.mnemonic }
  /// What a tooltip says; nil: the title, when it was cut.
  public var tooltip: String? { extras?.tooltip }
  /// What assistive technology reads instead of the title.
  public var accessibilityLabel: String? { accessibility?.label }
}

extension RowContent: Hashable {
  /// Whether both show the same.
  public static func == (left: RowContent, right: RowContent) -> Bool {
    left === right
      || left.title == right.title && hasSameExtras(left, right)
        && left.mark == right.mark && left.isEnabled == right.isEnabled
        && left.isDestructive == right.isDestructive
        && left.keepsMenuPresented == right.keepsMenuPresented
        && left.accessibility == right.accessibility
  }

  private static func hasSameExtras(_ left: RowContent, _ right: RowContent) -> Bool {
    left.extras === right.extras
      || left.subtitle == right.subtitle && left.image == right.image
        && left.shortcut == right.shortcut && left.mnemonic == right.mnemonic
        && left.tooltip == right.tooltip
  }

  /// Feeds what tells rows apart most.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(subtitle)
    hasher.combine(mark)
    hasher.combine(isEnabled)
  }
}
