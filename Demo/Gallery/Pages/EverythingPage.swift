import MenuX11

/// The menu that the demo of the iOS original shows.
final class EverythingPage: Page {
  static let name = "everything"
  static let title = "All together"
  static let icon = Icon.star

  let summary = """
    A profile, three actions side by side, a palette, an action with content of its own, a choice of \
    countries and a submenu, in one menu.
    """

  private let journal: Journal
  private let countries: CountryPickerMenu

  init(journal: Journal) {
    self.journal = journal
    countries = CountryPickerMenu(
      title: "Country", image: Icon.globe.image, noSelectionText: "Pick…",
      handler: { journal.write("country: \($0 ?? "none")") })
  }

  var examples: [Example] {
    [
      Example(
        title: "The original's menu", note: "Everything that a row can be", button: "Show Menu",
        menu: { self.menu })
    ]
  }

  private var menu: Menu {
    let summary = CustomContentViewAction(
      contentView: .autoSummary, trailingAccessoryView: .emoji("😍"), isSelected: true
    ) { [journal] _ in journal.write("chosen: AutoSummary") }
    summary.accessibilityLabel = "AutoSummary, beta"
    return Menu(
      children: [
        .mediumInlineGroup(
          action("Copy", "doc.on.doc"), action("Cut", "scissors"),
          action("Paste", "doc.on.clipboard")),
        palette,
        summary,
        countries,
        .submenu(title: "Sub", action("A"), action("B"), action("C")),
      ],
      headers: [CustomView(viewProvider: { ProfileView() })])
  }

  private var palette: Menu {
    let colors: [(name: String, color: Color)] = [
      ("Red", .systemRed), ("Orange", .systemOrange), ("Green", .systemGreen),
      ("Blue", .systemBlue), ("Purple", .systemPurple), ("Pink", .systemPink),
    ]
    return .palette(
      colors.enumerated().map { index, named in
        Action(
          title: named.name, image: Swatch(color: named.color).image, isSelected: index == 0,
          handler: journal.chosen)
      }
    ).paletteSelectionStyle(.openCircle)
  }

  private func action(_ title: String, _ symbol: String? = nil) -> Action {
    Action(title: title, image: symbol.map { Image(systemName: $0) }, handler: journal.chosen)
  }
}
