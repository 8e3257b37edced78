import MenuX11

/// Lines between rows and captions over them.
final class SeparatorsPage: Page {
  static let name = "separators"
  static let title = "Separators and titles"
  static let icon = Icon.divider

  let summary =
    "A separator sets rows apart; a title header says what the rows below have in common."

  private let journal: Journal

  init(journal: Journal) {
    self.journal = journal
  }

  var examples: [Example] {
    [
      Example(
        title: "Separators", note: "Three groups of rows", button: "Edit", menu: { self.editMenu }),
      Example(
        title: "Title headers", note: "Captions can't be chosen, keys and pointer pass over them",
        button: "Add", menu: { self.addMenu }),
    ]
  }

  private var editMenu: Menu {
    Menu(children: [
      Action(title: "Undo", shortcut: "Ctrl+Z", handler: journal.chosen),
      Action(title: "Redo", isEnabled: false, shortcut: "Ctrl+Y"),
      .separator,
      Action(title: "Cut", shortcut: "Ctrl+X", handler: journal.chosen),
      Action(title: "Copy", shortcut: "Ctrl+C", handler: journal.chosen),
      Action(title: "Paste", shortcut: "Ctrl+V", handler: journal.chosen),
      .separator,
      Action(title: "Select All", shortcut: "Ctrl+A", handler: journal.chosen),
    ])
  }

  private var addMenu: Menu {
    Menu(
      title: "Add to the page",
      children: [
        Action(title: "Text", image: Icon.text.image, handler: journal.chosen),
        Action(title: "List", image: Icon.list.image, handler: journal.chosen),
        .separator,
        TitleHeader("From elsewhere"),
        Action(title: "Document", image: Icon.document.image, handler: journal.chosen),
        Action(title: "Web Page", image: Icon.globe.image, handler: journal.chosen),
        TitleHeader("From people"),
        Action(title: "Contact", image: Icon.person.image, handler: journal.chosen),
      ])
  }
}
