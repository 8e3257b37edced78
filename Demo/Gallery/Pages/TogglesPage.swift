import MenuX11

/// Actions that leave the menu open.
final class TogglesPage: Page {
  static let name = "toggles"
  static let title = "Menus that stay"
  static let icon = Icon.toggle

  let summary = """
    An action that keeps the menu presented can change what it stands for, and the open menu follows. \
    Nothing toggles by itself: the handlers do it.
    """

  private let journal: Journal
  private let styles: [Action]
  private let all = Action(title: "All Styles", keepsMenuPresented: true)

  init(journal: Journal) {
    self.journal = journal
    styles = [
      Action(title: "Bold", image: Icon.bold.image, isSelected: true, shortcut: "Ctrl+B"),
      Action(title: "Italic", image: Icon.italic.image, shortcut: "Ctrl+I"),
      Action(title: "Underline", image: Icon.underline.image, shortcut: "Ctrl+U"),
    ]
    for style in styles {
      style.keepsMenuPresented = true
      style.handler { [weak self] action in self?.set([action], selected: !action.isSelected) }
    }
    all.handler { [weak self] action in
      guard let self else { return }
      set(styles, selected: !action.isSelected)
    }
    updateAll()
  }

  var examples: [Example] {
    [
      Example(
        title: "Text styles", note: "The last row knows about the three above", button: "Format",
        menu: { self.formatMenu })
    ]
  }

  private var formatMenu: Menu {
    Menu(
      title: "Style",
      children: styles + [
        .separator, all,
        .separator, Action(title: "Done", handler: journal.chosen),
      ])
  }

  private func set(_ actions: [Action], selected: Bool) {
    for action in actions { action.isSelected = selected }
    updateAll()
    let on = styles.filter(\.isSelected).compactMap(\.title).joined(separator: " ")
    journal.write("styles: \(on)")
  }

  private func updateAll() {
    let count = styles.filter(\.isSelected).count
    all.state = count == 0 ? .off : count == styles.count ? .on : .mixed
  }
}
