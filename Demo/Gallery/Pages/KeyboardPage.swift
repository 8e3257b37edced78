import MenuX11

/// Letters that find rows.
final class KeyboardPage: Page {
  static let name = "keyboard"
  static let title = "Keyboard"
  static let icon = Icon.keyboard

  let summary = """
    Tab comes to a button, Space opens its menu. Arrows, Home, End and Page keys walk; Return and \
    Space choose; Escape goes back. Letters find rows by their mnemonic or by what they begin with.
    """

  private let journal: Journal

  init(journal: Journal) {
    self.journal = journal
  }

  var examples: [Example] {
    [
      Example(
        title: "Mnemonics", note: "A letter chooses at once; any key has them underlined",
        button: "Tools",
        menu: { self.toolsMenu }),
      Example(
        title: "Typing ahead", note: "Try “san j”, or “b” several times", button: "Cities",
        menu: { self.citiesMenu }),
    ]
  }

  private var toolsMenu: Menu {
    let search = Menu(
      title: "Search",
      children: [
        Action(title: "In This Page", mnemonic: "P", handler: journal.chosen),
        Action(title: "Everywhere", mnemonic: "E", handler: journal.chosen),
      ])
    search.mnemonic = "S"
    return Menu(children: [
      Action(title: "Measure", mnemonic: "M", handler: journal.chosen),
      Action(title: "Crop", mnemonic: "r", handler: journal.chosen),
      search,
      Action(title: "Export", isEnabled: false, mnemonic: "x", handler: journal.chosen),
    ])
  }

  private var citiesMenu: Menu {
    let cities = [
      "Amsterdam", "Athens", "Bangkok", "Berlin", "Bogotá", "Buenos Aires", "Cairo", "Dakar",
      "Delhi", "Helsinki", "Istanbul", "Jakarta", "Lagos", "Lima", "Lisbon", "Manila", "Nairobi",
      "Osaka", "Oslo", "Quito", "San Diego", "San Francisco", "San José", "Santiago", "Seoul",
      "Sydney", "Tokyo", "Vienna", "Warsaw", "Zürich",
    ]
    return Menu(children: cities.map { Action(title: $0, handler: journal.chosen) })
  }
}
