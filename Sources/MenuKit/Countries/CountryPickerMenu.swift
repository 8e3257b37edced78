public import MenuModel
public import MenuPrimitives

/// A submenu in which the user picks a country: a list in the order of the reader's language, under a
/// field that searches it. Nothing of the list is made before the submenu opens.
public final class CountryPickerMenu: Group, MenuLeaf {
  /// The countries to pick from, by their codes of two letters in any case; nil: all.
  public var countryCodes: Set<String>? {
    didSet {
      countryCodes = countryCodes.map { Set($0.map { $0.asCountryCode }) }
      if countryCodes != oldValue { list.setCodes(countryCodes) }
    }
  }
  /// The picked country, by its code in upper case; nil: none yet.
  public var selectedCountryCode: String? {
    didSet {
      selectedCountryCode = selectedCountryCode?.asCountryCode
      guard selectedCountryCode != oldValue else { return }
      list.select(selectedCountryCode)
      showSelection()
    }
  }
  /// What the row says while no country is picked; nil: nothing.
  public var noSelectionText: String? {
    didSet { if noSelectionText != oldValue { showSelection() } }
  }
  /// Told which country the user picked, also when it is the one that was picked before.
  public var handler: ((String?) -> Void)?

  private let list = CountryList()
  private let menu: Menu

  /// Makes a submenu; see the properties.
  public init(
    title: String? = nil, image: Image? = nil, isEnabled: Bool = true, isDestructive: Bool = false,
    noSelectionText: String? = nil, handler: ((String?) -> Void)? = nil
  ) {
    self.noSelectionText = noSelectionText
    self.handler = handler
    let list = list
    let search = SearchField(placeholder: CountryStrings.searchPlaceholder) { [weak list] text in
      list?.filter(text)
    }
    menu = Menu(
      title: title, image: image, isEnabled: isEnabled, isDestructive: isDestructive,
      onlyDismissesSubMenu: true, children: [list], headers: [search])
    super.init()
    list.picked = { [weak self] code in
      guard let self else { return }
      selectedCountryCode = code
      self.handler?(code)
    }
    showSelection()
  }

  /// The row that opens the submenu.
  public override var displayedElements: [MenuElement] { [menu] }

  /// The text of the row.
  public var title: String? {
    get { menu.title }
    set { menu.title = newValue }
  }
  /// The picture of the row.
  public var image: Image? {
    get { menu.image }
    set { menu.image = newValue }
  }
  /// Whether the submenu can be opened.
  public var isEnabled: Bool {
    get { menu.isEnabled }
    set { menu.isEnabled = newValue }
  }
  /// Whether its row is shown as something that destroys.
  public var isDestructive: Bool {
    get { menu.isDestructive }
    set { menu.isDestructive = newValue }
  }

  private func showSelection() {
    menu.subtitle = selectedCountryCode.map { CountryNames.current.name(of: $0) } ?? noSelectionText
  }
}
