import MenuX11

/// The same menu in every density and style.
final class DensitiesPage: Page {
  static let name = "densities"
  static let title = "Densities"
  static let icon = Icon.grid

  let summary = """
    Compact rows suit a pointer and take the desktop's font; regular ones suit a finger. Both go with \
    either style of submenus.
    """

  private let journal: Journal

  init(journal: Journal) {
    self.journal = journal
  }

  var examples: [Example] {
    Settings.RowDensity.allCases.flatMap { density in
      Settings.Submenus.allCases.map { submenus in
        Example(
          title: density == .compact ? "Compact rows" : "Regular rows",
          note: submenus == .cascading ? "Submenus beside their row" : "Submenus over their parent",
          button: "Message",
          adjust: {
            $0.density = density
            $0.submenus = submenus
          }, menu: { self.menu })
      }
    }
  }

  private var menu: Menu {
    Menu(children: [
      Action(title: "Reply", image: Icon.pencil.image, shortcut: "R", handler: journal.chosen),
      Action(title: "Forward", image: Icon.share.image, shortcut: "F", handler: journal.chosen),
      .submenu(
        title: "Move to", image: Icon.folder.image,
        Action(title: "Archive", handler: journal.chosen),
        Action(title: "Later", handler: journal.chosen),
        Action(title: "Family", handler: journal.chosen)),
      Action(
        title: "Notify Me", subtitle: "When somebody answers", image: Icon.bell.image,
        isSelected: true, handler: journal.chosen),
      .inline(
        Action(
          title: "Delete", image: Icon.trash.image, isDestructive: true, handler: journal.chosen)
      ),
    ])
  }
}
