import MenuX11

/// Pictures of actions side by side.
final class SmallRowsPage: Page {
  static let name = "small"
  static let title = "Small rows"
  static let icon = Icon.bold

  let summary = """
    Up to five elements stand side by side as pictures. What there is besides, and what can't stand \
    side by side, follows in rows of its own.
    """

  private let journal: Journal
  private let styles: [Action]

  init(journal: Journal) {
    self.journal = journal
    styles = [
      Action(title: "Bold", image: Icon.bold.image, isSelected: true),
      Action(title: "Italic", image: Icon.italic.image),
      Action(title: "Underline", image: Icon.underline.image),
    ]
    for style in styles {
      style.keepsMenuPresented = true
      style.handler { action in
        action.isSelected.toggle()
        journal.write("\(action.title ?? ""): \(action.isSelected ? "on" : "off")")
      }
    }
  }

  var examples: [Example] {
    [
      Example(
        title: "Styles of text", note: "The first three stay open and change, the last destroys",
        button: "Format", menu: { self.formatMenu }),
      Example(
        title: "More than fit", note: "Seven actions and a separator: five stand side by side",
        button: "Insert", menu: { self.insertMenu }),
    ]
  }

  private var formatMenu: Menu {
    Menu(children: [
      .smallInlineGroup(
        styles + [
          Action(title: "Links", image: Icon.globe.image, isEnabled: false),
          Action(
            title: "Remove Styles", image: Icon.trash.image, isDestructive: true,
            handler: journal.chosen),
        ]),
      Action(title: "Font…", image: Icon.text.image, handler: journal.chosen),
      Action(title: "Copy Style", image: Icon.copy.image, handler: journal.chosen),
    ])
  }

  private var insertMenu: Menu {
    let pictures: [(String, Icon)] = [
      ("Star", .star), ("Heart", .heart), ("Note", .pencil), ("Pin", .pin), ("Clock", .clock),
      ("Printout", .printer), ("Document", .document),
    ]
    let actions: [MenuElement] = pictures.map { title, icon in
      Action(title: title, image: icon.image, handler: journal.chosen)
    }
    return Menu(children: [
      .smallInlineGroup(actions.prefix(2) + [.separator] + actions.dropFirst(2))
    ])
  }
}
