public import MenuModel
import MenuViews

/// A row with the name of a country in the reader's language, and its flag.
///
/// The names are those of Debian's package iso-codes, read when the first is needed; without that package,
/// and for what it doesn't translate, they are English.
public final class CountryElement: Group, SelectableMenuActionLeaf {
  /// The code of the country: two letters, in upper case. Something else shows as it is, without a flag.
  public var countryCode: String {
    didSet {
      countryCode = countryCode.asCountryCode
      guard countryCode != oldValue else { return }
      folded = nil
      show()
    }
  }
  /// What is run when the row is chosen.
  public var handler: ((CountryElement) -> Void)?

  private let action = CustomContentViewAction(contentView: nil)
  private var folded: String?

  /// Makes a row; see the properties.
  public init(
    countryCode: String, isEnabled: Bool = true, isDestructive: Bool = false,
    isSelected: Bool = false, keepsMenuPresented: Bool = false,
    handler: ((CountryElement) -> Void)? = nil
  ) {
    self.countryCode = countryCode.asCountryCode
    self.handler = handler
    super.init()
    action.isEnabled = isEnabled
    action.isDestructive = isDestructive
    action.isSelected = isSelected
    action.keepsMenuPresented = keepsMenuPresented
    action.handler = { [weak self] _ in self?.perform() }
    show()
  }

  /// The row itself.
  public override var displayedElements: [MenuElement] { [action] }

  /// The name of the country in the reader's language; the code when it has none.
  public var countryName: String { CountryNames.current.name(of: countryCode) }

  /// Whether the row can be highlighted and chosen.
  public var isEnabled: Bool {
    get { action.isEnabled }
    set { action.isEnabled = newValue }
  }
  /// Whether it is shown as something that destroys.
  public var isDestructive: Bool {
    get { action.isDestructive }
    set { action.isDestructive = newValue }
  }
  /// Whether it carries a check; nothing but the application changes it.
  public var isSelected: Bool {
    get { action.isSelected }
    set { action.isSelected = newValue }
  }
  /// Whether choosing the row leaves the menu open.
  public var keepsMenuPresented: Bool {
    get { action.keepsMenuPresented }
    set { action.keepsMenuPresented = newValue }
  }

  /// Runs the handler.
  public override func perform() {
    handler?(self)
  }

  /// Whether the name has a text in it, whatever the case and the marks of its letters.
  func matches(_ foldedText: String) -> Bool {
    guard !foldedText.isEmpty else { return true }
    let name = folded ?? countryName.foldedForSearch
    folded = name
    return name.hasPart(foldedText)
  }

  private func show() {
    let name = countryName
    action.accessibilityLabel = name
    action.contentView = .reusableView(
      reuseIdentifier: "MenuKit.country.name", provider: { Label() },
      updater: { label, metrics, _ in
        label.text = name
        label.font = metrics.contentFont
        label.textColor = metrics.contentColor
        label.numberOfLines = metrics.maximumNumberOfLines
      })
    action.trailingAccessoryView = CountryFlag.emoji(for: countryCode).map { flag in
      .reusableView(
        reuseIdentifier: "MenuKit.country.flag", provider: { Label() },
        updater: { label, metrics, _ in
          label.text = flag
          label.font = metrics.contentFont
          label.numberOfLines = 1
        })
    }
  }
}
