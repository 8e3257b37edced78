import MenuX11

/// Menus that show inside the menu around them.
final class InlinePage: Page {
  static let name = "inline"
  static let title = "Inline menus"
  static let icon = Icon.list

  let summary = """
    An inline menu shows its rows in the menu around it, set apart by thick lines, with its title as \
    a caption. Without lines it only keeps together what belongs together in the program.
    """

  private let journal: Journal

  init(journal: Journal) {
    self.journal = journal
  }

  var examples: [Example] {
    [
      Example(
        title: "With lines", note: "betweenMenusSeparatorStyle is .automatic", button: "Bookmarks",
        menu: { self.menu(style: .automatic) }),
      Example(
        title: "Without lines", note: "betweenMenusSeparatorStyle is .none", button: "Together",
        menu: { self.menu(style: .none) }),
    ]
  }

  private func menu(style: Menu.MenuSeparatorStyle) -> Menu {
    Menu(
      betweenMenusSeparatorStyle: style,
      children: [
        Action(title: "Preferences…", image: Icon.sliders.image, handler: journal.chosen),
        Menu(
          title: "Bookmarks", displaysInline: true, betweenMenusSeparatorStyle: style,
          children: [
            Action(title: "News", image: Icon.globe.image, handler: journal.chosen),
            Action(title: "Weather", image: Icon.sun.image, handler: journal.chosen),
            Action(title: "Recipes", image: Icon.heart.image, handler: journal.chosen),
          ]),
        Menu(
          displaysInline: true, betweenMenusSeparatorStyle: style,
          children: [
            Action(title: "Add Bookmark", image: Icon.star.image, handler: journal.chosen),
            Action(
              title: "Remove All", image: Icon.trash.image, isDestructive: true,
              handler: journal.chosen),
          ]),
      ])
  }
}
