import MenuX11

/// Menus in menus.
final class SubmenusPage: Page {
  static let name = "submenus"
  static let title = "Submenus"
  static let icon = Icon.submenu

  let summary = """
    Cascading submenus open beside their row as the pointer rests on it, and the way to them may cut \
    a corner. Stacked ones lie over their parent, and their first row leads back.
    """

  private let journal: Journal

  init(journal: Journal) {
    self.journal = journal
  }

  var examples: [Example] {
    [
      Example(
        title: "Cascading", note: "Right and Left go in and out", button: "Insert",
        adjust: { $0.submenus = .cascading }, menu: { self.insertMenu }),
      Example(
        title: "Stacked", note: "As on a phone", button: "Stack",
        adjust: { $0.submenus = .stacked }, menu: { self.insertMenu }),
      Example(
        title: "A long way", note: "Six levels; the chain turns round at the edge of the screen",
        button: "Deeper", adjust: { $0.submenus = .cascading },
        menu: { Menu(children: self.levels(from: 1)) }),
    ]
  }

  private var insertMenu: Menu {
    Menu(children: [
      Action(title: "Page", image: Icon.document.image, handler: journal.chosen),
      .submenu(
        title: "Shape", image: Icon.box.image,
        .submenu(
          title: "Basic",
          Action(title: "Circle", handler: journal.chosen),
          Action(title: "Square", handler: journal.chosen),
          Action(title: "Triangle", handler: journal.chosen)),
        .submenu(
          title: "Symbols",
          Action(title: "Heart", image: Icon.heart.image, handler: journal.chosen),
          Action(title: "Star", image: Icon.star.image, handler: journal.chosen)),
        Action(title: "Draw with the Pen", image: Icon.pencil.image, handler: journal.chosen)),
      Menu(
        title: "Picture", subtitle: "From this computer", image: Icon.copy.image,
        children: [
          Action(title: "From a File…", handler: journal.chosen),
          Action(title: "From the Clipboard", handler: journal.chosen),
        ]),
      Menu(
        title: "Sound", isEnabled: false,
        children: [Action(title: "Never reached", handler: journal.chosen)]),
      .separator,
      Menu(
        title: "Remove", image: Icon.trash.image, isDestructive: true,
        children: [
          Action(title: "This Page", isDestructive: true, handler: journal.chosen),
          Action(title: "All Pages", isDestructive: true, handler: journal.chosen),
        ]),
    ])
  }

  /// What a menu has that lies on a level, with all that lie deeper.
  private func levels(from level: Int) -> [MenuElement] {
    let stay = Action(title: "Stay on level \(level)", handler: journal.chosen)
    if level == 6 { return [stay] }
    return [.submenu(title: "Go to level \(level + 1)", levels(from: level + 1)), stay]
  }
}
