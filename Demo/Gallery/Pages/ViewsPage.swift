import MenuX11

/// Views of the application in rows of a menu.
final class ViewsPage: Page {
  static let name = "views"
  static let title = "Views in menus"
  static let icon = Icon.person

  let summary = """
    A row can be any view: one that is only seen, one that is chosen, or one that stands where an \
    action has its title and its picture.
    """

  private let journal: Journal

  init(journal: Journal) {
    self.journal = journal
  }

  var examples: [Example] {
    [
      Example(
        title: "A header", note: "A photo, a name and a line below it", button: "Profile",
        menu: { self.profileMenu }),
      Example(
        title: "Actions of your own", note: "They are highlighted and chosen as all others are",
        button: "Summary", menu: { self.summaryMenu }),
    ]
  }

  // MARK: A header

  private var profileMenu: Menu {
    Menu(
      children: [
        Action(title: "Preferences", image: Image(systemName: "gear"), handler: journal.chosen),
        .separator,
        Action(title: "Include Attachments", isSelected: true, handler: journal.chosen),
        .submenu(
          title: "Display As",
          Action(title: "Icons", isSelected: true, handler: journal.chosen),
          Action(title: "Titles", handler: journal.chosen)),
      ],
      headers: [CustomView(viewProvider: { ProfileView() })])
  }

  // MARK: Actions

  private var summaryMenu: Menu {
    let card = CustomViewAction(viewProvider: makeCard) { [journal] _ in
      journal.write("chosen: the card")
    }
    card.accessibilityLabel = "Weather"
    let summary = CustomContentViewAction(
      contentView: .autoSummary, trailingAccessoryView: .emoji("😍"), isSelected: true
    ) { [journal] _ in journal.write("chosen: AutoSummary") }
    summary.accessibilityLabel = "AutoSummary, beta"
    return Menu(children: [
      Action(title: "Preferences", image: Image(systemName: "gear"), handler: journal.chosen),
      .separator,
      Action(
        title: "Use Language", image: Icon.globe.image, isSelected: true, handler: journal.chosen),
      summary,
      .separator,
      card,
    ])
  }

  private func makeCard() -> View {
    let sky = RoundView(
      ImageView(
        Icon.bolt.image, size: Size(width: 20, height: 20), tint: .white, contentMode: .center),
      diameter: 36, color: .systemBlue)
    let words = VStack(
      spacing: 2,
      [
        Label("Thunderstorms", style: .headline),
        Label("Until 9 in the evening", style: .footnote, color: .secondaryLabel),
      ])
    return HStack(
      spacing: 12, insets: Insets(top: 10, leading: 16, bottom: 10, trailing: 16), [sky, words])
  }
}
