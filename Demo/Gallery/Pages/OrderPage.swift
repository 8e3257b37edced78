import MenuX11

/// In which order elements lie when a menu opens upwards.
final class OrderPage: Page {
  static let name = "order"
  static let title = "Order of elements"
  static let icon = Icon.layers

  let summary = """
    Where a menu opens upwards, its first element may be the nearest, at the bottom. Automatic order \
    does that as long as the whole list shows.
    """

  private let journal: Journal

  init(journal: Journal) {
    self.journal = journal
  }

  var examples: [Example] {
    [
      Example(
        title: "Downwards", note: "The first element is on top in any case", button: "Down",
        order: .priority, adjust: { $0.submenus = .stacked }, menu: { self.menu }),
      upwards("Automatic", .automatic, note: "The whole list shows: the first is at the bottom"),
      upwards("Priority", .priority, note: "The first is at the bottom, also in inline menus"),
      upwards("Fixed", .fixed, note: "The first is on top"),
      Example(
        title: "Automatic, and long", note: "The list has to be scrolled: the first is on top",
        button: "Long", opening: .beside(Self.above), adjust: { $0.submenus = .stacked },
        menu: { self.longMenu }),
    ]
  }

  private func upwards(_ title: String, _ order: Menu.ElementOrder, note: String) -> Example {
    Example(
      title: title, note: note, button: title, opening: .beside(Self.above), order: order,
      adjust: { $0.submenus = .stacked }, menu: { self.menu })
  }

  /// A point above a view, from where menus open upwards.
  private static func above(_ view: View) -> MenuPresentationSource {
    .view(view, attachmentPoint: Point(x: view.bounds.midX, y: -4))
  }

  private var menu: Menu {
    Menu(children: [
      Action(title: "First", handler: journal.chosen),
      Action(title: "Second", handler: journal.chosen),
      .inline(
        Action(title: "Third", handler: journal.chosen),
        Action(title: "Fourth", handler: journal.chosen)),
    ])
  }

  private var longMenu: Menu {
    Menu(children: (1...40).map { Action(title: "Row \($0)", handler: journal.chosen) })
  }
}
