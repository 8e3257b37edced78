import MenuX11

/// Titles, subtitles, pictures and shortcuts.
final class BasicsPage: Page {
  static let name = "basics"
  static let title = "Basics"
  static let icon = Icon.window

  let summary = """
    A menu is a list of actions. Press a button and let go over a row, click twice, or walk with the \
    keys. A right press anywhere on a page opens its first menu beside the pointer.
    """

  private let journal: Journal

  init(journal: Journal) {
    self.journal = journal
  }

  var examples: [Example] {
    [
      Example(
        title: "A menu of actions", note: "Pictures on the left, shortcuts on the right",
        button: "File", menu: { self.fileMenu }),
      Example(
        title: "Titles alone", note: "No column takes room that nobody needs", button: "View",
        menu: { self.plainMenu }),
      Example(
        title: "Subtitles", note: "A second, smaller line that explains", button: "Share",
        menu: { self.shareMenu }),
    ]
  }

  private var fileMenu: Menu {
    Menu(children: [
      Action(
        title: "New Window", image: Icon.window.image, shortcut: "Ctrl+N",
        handler: journal.chosen),
      Action(
        title: "Open…", image: Icon.folder.image, shortcut: "Ctrl+O", handler: journal.chosen),
      .submenu(
        title: "Open Recent", image: Icon.clock.image,
        Action(title: "Letter to Ada", handler: journal.chosen),
        Action(title: "Holiday plans", handler: journal.chosen),
        Action(title: "Budget", handler: journal.chosen)),
      .separator,
      Action(title: "Save", image: Icon.save.image, shortcut: "Ctrl+S", handler: journal.chosen),
      Action(
        title: "Duplicate", image: Icon.copy.image, shortcut: "Ctrl+Shift+S",
        handler: journal.chosen),
      Action(
        title: "Print…", image: Icon.printer.image, shortcut: "Ctrl+P", handler: journal.chosen),
      .separator,
      Action(title: "Close", shortcut: "Ctrl+W", handler: journal.chosen),
    ])
  }

  private var plainMenu: Menu {
    Menu(children: [
      Action(title: "As Icons", handler: journal.chosen),
      Action(title: "As List", handler: journal.chosen),
      Action(title: "As Columns", handler: journal.chosen),
    ])
  }

  private var shareMenu: Menu {
    Menu(children: [
      Action(
        title: "Send a Copy", subtitle: "Changes of others don't come back",
        image: Icon.share.image, handler: journal.chosen),
      Action(
        title: "Work Together", subtitle: "Everybody edits the same document",
        image: Icon.person.image, handler: journal.chosen),
      Action(
        title: "Publish", subtitle: "Anyone who has the link can read it",
        image: Icon.globe.image, handler: journal.chosen),
    ])
  }
}
