import MenuTesting
import Testing

@testable import MenuKit

@Suite("Countries to pick from") @MainActor
struct CountryPickerTests {
  @Test("A country is a row with its name, and its handler is given it")
  func element() {
    var chosen: [String] = []
    let country = CountryElement(countryCode: "nl") { chosen.append($0.countryCode) }
    let harness = MenuHarness(Menu(children: [country, Action(title: "Other")]))
    harness.present()
    #expect(country.countryCode == "NL")
    #expect(harness.rows == [[country.countryName, "Other"]])
    harness.click(country.countryName)
    #expect(chosen == ["NL"])
    country.perform()
    #expect(chosen == ["NL", "NL"])
  }

  @Test("What is set of a country is what it has")
  func attributes() {
    let country = CountryElement(
      countryCode: "FR", isEnabled: false, isDestructive: true, isSelected: true,
      keepsMenuPresented: true)
    #expect(!country.isEnabled && country.isDestructive)
    #expect(country.isSelected && country.keepsMenuPresented)
    country.isEnabled = true
    country.isSelected = false
    // Each is its own.
    #expect(country.isEnabled && !country.isSelected)
    country.countryCode = "qq"
    #expect(country.countryCode == "QQ" && country.countryName == "QQ")
  }

  private func picker(_ codes: Set<String>? = ["fr", "NL", "Be"]) -> CountryPickerMenu {
    let picker = CountryPickerMenu(title: "Country", noSelectionText: "Pick…")
    picker.countryCodes = codes
    return picker
  }

  private func name(_ code: String) -> String { CountryNames.current.name(of: code) }

  @Test("A pick closes the list alone, is told, checked and shown on the row")
  func picking() throws {
    var picked: [String?] = []
    let picker = picker()
    picker.handler = { picked.append($0) }
    let harness = MenuHarness(Menu(children: [picker, Action(title: "Other")]))
    harness.present()
    let root = try #require(picker.displayedElements.first as? Menu)
    #expect(root.subtitle == "Pick…")
    for _ in 0..<2 {
      harness.click("Country")
      #expect(harness.rows.last?.suffix(3) == [name("BE"), name("FR"), name("NL")])
      harness.click(name("FR"))
      #expect(harness.presentation.isPresented && harness.rows.count == 1)
      #expect(picker.selectedCountryCode == "FR")
      #expect(root.subtitle == name("FR"))
    }
    // The second time, too.
    #expect(picked == ["FR", "FR"])
    picker.selectedCountryCode = "nl"
    #expect(picker.selectedCountryCode == "NL" && root.subtitle == name("NL"))
    picker.selectedCountryCode = nil
    #expect(root.subtitle == "Pick…")
    picker.noSelectionText = nil
    #expect(root.subtitle == nil)
    #expect(picked.count == 2)
  }

  @Test("The picked country has the only check, whichever case its code came in")
  func check() throws {
    let picker = picker()
    picker.selectedCountryCode = "fr"
    let root = try #require(picker.displayedElements.first as? Menu)
    let list = try #require(root.children.first as? Group)
    func checked() -> [String] {
      list.displayedElements.compactMap { $0 as? CountryElement }.filter(\.isSelected)
        .map(\.countryCode)
    }
    #expect(checked() == ["FR"])
    picker.selectedCountryCode = "Be"
    #expect(checked() == ["BE"])
    let before = list.displayedElements.map(\.id)
    picker.countryCodes = ["BE", "DE"]
    #expect(checked() == ["BE"])
    // Elements stay for their countries.
    #expect(list.displayedElements.contains { $0.id == before[0] })
  }

  @Test("The search hides what doesn't match, whatever case and marks")
  func search() throws {
    let picker = picker(["CI", "TR", "AX", "NL"])
    let root = try #require(picker.displayedElements.first as? Menu)
    let field = try #require(root.headers.first as? SearchField)
    let list = try #require(root.children.first as? Group)
    func shown() -> [String] {
      list.displayedElements.filter { !$0.isHidden }.compactMap {
        ($0 as? CountryElement)?.countryCode
      }
    }
    #expect(Set(shown()) == ["CI", "TR", "AX", "NL"])
    field.typed("turk")
    #expect(shown() == ["TR"])
    field.typed("ÃLAND")
    #expect(shown() == ["AX"])
    field.typed("zzz")
    #expect(shown().isEmpty)
    picker.countryCodes = ["ZW", "ZM"]
    #expect(shown().isEmpty)
    field.typed("")
    #expect(Set(shown()) == ["ZW", "ZM"])
  }

  @Test("Nothing is made before the list opens, then all countries in order")
  func lazily() throws {
    let picker = picker(nil)
    let root = try #require(picker.displayedElements.first as? Menu)
    let list = try #require(root.children.first as? Group)
    let codes = list.displayedElements.compactMap { ($0 as? CountryElement)?.countryCode }
    #expect(codes.count == 250)
    #expect(codes == CountryNames.current.sorted(codes))
    picker.title = "Where"
    picker.isEnabled = false
    picker.isDestructive = true
    picker.image = Image(systemName: "globe")
    #expect(root.title == "Where" && !root.isEnabled && root.isDestructive)
    #expect(root.image == picker.image && picker.title == "Where" && !picker.isEnabled)
  }
}
