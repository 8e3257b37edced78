import MenuModel

/// The rows of a picker, made when they are first shown and kept for each country.
final class CountryList: Group {
  /// Told which country was chosen.
  var picked: (String) -> Void = { _ in }

  private var codes: Set<String>?
  private var selected: String?
  private var search = ""
  private var elements: [String: CountryElement] = [:]
  private var order: [CountryElement]?

  init() {
    super.init()
  }

  override var displayedElements: [MenuElement] {
    if let order { return order }
    let codes = codes.map(Array.init) ?? Array(CountryNames.codes)
    let made = CountryNames.current.sorted(codes).map(element)
    order = made
    return made
  }

  /// Offers other countries; nil: all.
  func setCodes(_ codes: Set<String>?) {
    self.codes = codes
    order = nil
    setNeedsUpdate()
  }

  /// Puts the check beside a country.
  func select(_ code: String?) {
    if let selected { elements[selected]?.isSelected = false }
    selected = code
    if let code { elements[code]?.isSelected = true }
  }

  /// Shows only countries whose names have a text in them.
  func filter(_ text: String) {
    search = text.foldedForSearch
    for element in elements.values { element.isHidden = !element.matches(search) }
  }

  private func element(for code: String) -> CountryElement {
    if let known = elements[code] { return known }
    let element = CountryElement(countryCode: code, isSelected: code == selected) {
      [weak self] element in
      self?.picked(element.countryCode)
    }
    element.isHidden = !element.matches(search)
    elements[code] = element
    return element
  }
}
