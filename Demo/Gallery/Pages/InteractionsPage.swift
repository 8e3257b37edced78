import MenuX11

/// Menus that a view opens by itself.
final class InteractionsPage: Page {
  static let name = "interactions"
  static let title = "Interactions"
  static let icon = Icon.hand

  let summary = """
    With a MenuInteraction a view opens a menu: by a press, which may be dragged onto a row, by keys, \
    or when the program asks for it. The view looks pressed as long as the menu shows.
    """

  private let journal: Journal
  private var count = 0
  private weak var asked: MenuInteraction?

  init(journal: Journal) {
    self.journal = journal
  }

  var examples: [Example] {
    [
      example("A menu of its own", note: "The same menu each time", button: "Static") {
        MenuInteraction(menu: self.menu(title: "The same each time"))
      },
      example("A provider", note: "Asked anew whenever the menu opens", button: "Provider") {
        MenuInteraction(menuProvider: { [weak self] in self?.countedMenu })
      },
      example(
        "An attachment point", note: "The menu hangs from the button's lower left corner",
        button: "Corner"
      ) { view in
        let interaction = MenuInteraction(menu: self.menu(title: "At the corner"))
        interaction.attachmentPointProvider = { [weak view] in
          view.map { Point(x: 0, y: $0.bounds.maxY) }
        }
        return interaction
      },
      Example(
        title: "From the program", note: "“Ask” opens the button's menu", button: "Asked",
        opening: .own { [weak self] opener in
          guard let self else { return }
          let interaction = MenuInteraction(menu: menu(title: "Asked for"))
          opener.add(interaction)
          asked = interaction
        },
        controls: [
          Example.Control(title: "Ask") { [weak self] in self?.asked?.presentMenu(animated: true) }
        ], menu: { self.menu(title: nil) }),
    ]
  }

  private func example(
    _ title: String, note: String, button: String,
    _ interaction: @escaping (View) -> MenuInteraction
  ) -> Example {
    Example(
      title: title, note: note, button: button,
      opening: .own { $0.add(interaction($0.button)) }, menu: { self.menu(title: nil) })
  }

  private func example(
    _ title: String, note: String, button: String, _ interaction: @escaping () -> MenuInteraction
  ) -> Example {
    example(title, note: note, button: button) { _ in interaction() }
  }

  private func menu(title: String?) -> Menu {
    Menu(
      title: title,
      children: ["One", "Two", "Three"].map { Action(title: $0, handler: journal.chosen) })
  }

  private var countedMenu: Menu {
    count += 1
    return menu(title: "Opened \(count) \(count == 1 ? "time" : "times")")
  }
}
