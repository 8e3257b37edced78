import MenuX11

/// Menus for those who need larger text.
final class TextSizesPage: Page {
  static let name = "textsizes"
  static let title = "Sizes of text"
  static let icon = Icon.text

  let summary = """
    Menus grow with the desktop's font. For very large text, regular rows take the whole width, have \
    no pictures, stand below each other, and headers scroll with the rest.
    """

  private let journal: Journal

  init(journal: Journal) {
    self.journal = journal
  }

  var examples: [Example] {
    [
      example("Usual", points: 10, note: "A font of 10 points"),
      example("Large", points: 14, note: "A font of 14 points"),
      example("Very Large", points: 24, note: "A font of 24 points: an accessibility size"),
      example("Compact", points: 14, note: "14 points in compact rows", density: .compact),
    ]
  }

  private func example(
    _ title: String, points: Double, note: String, density: Settings.RowDensity = .regular
  ) -> Example {
    Example(
      title: title, note: note, button: title,
      adjust: {
        $0.density = density
        $0.fontSize = points * 96 / 72
      }, menu: { self.menu })
  }

  private var menu: Menu {
    Menu(
      children: [
        .mediumInlineGroup(
          Action(title: "Copy", image: Icon.copy.image, handler: journal.chosen),
          Action(title: "Print", image: Icon.printer.image, handler: journal.chosen),
          Action(title: "Share", image: Icon.share.image, handler: journal.chosen)),
        Action(
          title: "Notify Me", subtitle: "When somebody answers", image: Icon.bell.image,
          isSelected: true, handler: journal.chosen),
        .submenu(
          title: "Move to", image: Icon.folder.image,
          Action(title: "Archive", handler: journal.chosen),
          Action(title: "Family", handler: journal.chosen)),
        Action(
          title: "Delete", image: Icon.trash.image, isDestructive: true, handler: journal.chosen),
      ],
      headers: [TitleHeader("Letter to Ada")])
  }
}
