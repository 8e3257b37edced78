import MenuX11

/// Submenus that close alone.
final class ChoicesPage: Page {
  static let name = "choices"
  static let title = "Single choices"
  static let icon = Icon.check

  let summary = """
    With onlyDismissesSubMenu a choice closes its submenu and leaves the menu open, so that several \
    things can be set in one go. The rows show at once what was chosen.
    """

  private let journal: Journal
  private let menu: Menu

  init(journal: Journal) {
    self.journal = journal
    menu = Menu(children: [
      Self.choice(
        "Order", image: Icon.list.image, ["By Name", "By Date", "By Size"], journal: journal),
      Self.choice(
        "Group", image: Icon.layers.image, ["Not at All", "By Kind", "By Month"],
        journal: journal),
      .separator,
      Action(title: "Done", handler: journal.chosen),
    ])
  }

  var examples: [Example] {
    [
      Example(
        title: "Settings in one go", note: "Choose an order, then a grouping, then Done",
        button: "Arrange", menu: { self.menu })
    ]
  }

  /// A submenu whose row says which of its actions was chosen last.
  private static func choice(
    _ title: String, image: Image, _ names: [String], journal: Journal
  ) -> Menu {
    let actions = names.map { Action(title: $0) }
    let menu = Menu(
      title: title, subtitle: names.first, image: image, onlyDismissesSubMenu: true,
      children: actions)
    actions.first?.isSelected = true
    for action in actions {
      action.handler { [weak menu] chosen in
        for action in actions { action.isSelected = action === chosen }
        menu?.subtitle = chosen.title
        journal.chosen(chosen)
      }
    }
    return menu
  }
}
