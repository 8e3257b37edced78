import MenuX11

/// What an action can look like besides its title.
final class StatesPage: Page {
  static let name = "states"
  static let title = "Action states"
  static let icon = Icon.sliders

  let summary = """
    An action can be selected, mixed, disabled or destructive. A mark takes a column of its own, and \
    only in menus that have one.
    """

  private let journal: Journal

  init(journal: Journal) {
    self.journal = journal
  }

  var examples: [Example] {
    [
      Example(
        title: "Every state", note: "With pictures of lines, which take the colour of the text",
        button: "States", menu: { self.stateMenu }),
      Example(
        title: "Pictures that keep their colours", note: "Made of pixels, sharp at every scale",
        button: "Labels", menu: { self.labelMenu }),
    ]
  }

  private var stateMenu: Menu {
    let mixed = Action(title: "Mixed", image: Icon.bell.image, handler: journal.chosen)
    mixed.state = .mixed
    return Menu(children: [
      Action(title: "Plain", handler: journal.chosen),
      Action(title: "With a Picture", image: Icon.star.image, handler: journal.chosen),
      Action(
        title: "With a Subtitle", subtitle: "Smaller, in a quieter colour",
        image: Icon.text.image, handler: journal.chosen),
      Action(
        title: "Selected", image: Icon.sun.image, isSelected: true, handler: journal.chosen),
      mixed,
      Action(
        title: "Disabled", image: Icon.wifi.image, isEnabled: false, handler: journal.chosen),
      Action(title: "Disabled and Selected", isEnabled: false, isSelected: true),
      .separator,
      Action(
        title: "Delete…", subtitle: "This can't be undone", image: Icon.trash.image,
        isDestructive: true, shortcut: "Del", handler: journal.chosen),
    ])
  }

  private var labelMenu: Menu {
    let labels: [(String, UInt32)] = [
      ("Red", 0xFF5A52), ("Orange", 0xFF9F2E), ("Green", 0x34C759), ("Blue", 0x2F81FF),
      ("Purple", 0xB25CEB),
    ]
    return Menu(
      title: "Label",
      children: labels.map { name, color in
        Action(
          title: name, image: Swatch(color: Color(hex: color)).image, isSelected: name == "Green",
          handler: journal.chosen)
      })
  }
}
