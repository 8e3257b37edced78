import MenuX11

/// Countries, to pick from.
final class CountriesPage: Page {
  static let name = "countries"
  static let title = "Countries"
  static let icon = Icon.flag

  let summary = """
    A submenu with the countries of the world in the reader's language, and a field that searches \
    them; or just some of them, or single ones.
    """

  private let journal: Journal
  private let all: CountryPickerMenu
  private let nordic: CountryPickerMenu
  private let elements: [CountryElement]

  init(journal: Journal) {
    self.journal = journal
    let handler: (String?) -> Void = { journal.write("country: \($0 ?? "none")") }
    all = CountryPickerMenu(
      title: "Country", image: Icon.globe.image, noSelectionText: "Pick…", handler: handler)
    nordic = CountryPickerMenu(title: "Office", image: Icon.flag.image, handler: handler)
    nordic.countryCodes = ["dk", "fi", "is", "no", "se"]
    nordic.selectedCountryCode = "fi"
    elements = ["BR", "JP", "KE"].map { CountryElement(countryCode: $0) }
    elements.first?.isSelected = true
    for element in elements {
      element.keepsMenuPresented = true
      element.handler = { [elements] chosen in
        for element in elements { element.isSelected = element === chosen }
        journal.write("country: \(chosen.countryCode)")
      }
    }
  }

  var examples: [Example] {
    [
      Example(
        title: "All of them", note: "Nothing is made before the submenu opens", button: "Address",
        menu: {
          Menu(children: [
            Action(title: "Name…", image: Icon.person.image, handler: self.journal.chosen),
            self.all,
            Action(title: "Done", handler: self.journal.chosen),
          ])
        }),
      Example(
        title: "Some of them", note: "countryCodes says which, in either case", button: "Offices",
        menu: { Menu(children: [self.nordic]) }),
      Example(
        title: "Single ones", note: "Elements that are selected and stay", button: "Teams",
        menu: { Menu(title: "Team", children: self.elements) }),
    ]
  }
}
