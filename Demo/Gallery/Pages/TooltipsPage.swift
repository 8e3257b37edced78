import MenuX11

/// Titles that don't fit, and more to say than a title can.
final class TooltipsPage: Page {
  static let name = "tooltips"
  static let title = "Tooltips"
  static let icon = Icon.bubble

  let summary = """
    Rest on a row: a title that was cut shows as a whole, and an action may have a tooltip of its own.
    """

  private let journal: Journal

  init(journal: Journal) {
    self.journal = journal
  }

  var examples: [Example] {
    [
      Example(
        title: "Long titles", note: "No menu is wider than is good to read", button: "History",
        menu: { self.historyMenu }),
      Example(
        title: "More to say", note: "A tooltip that the program gives", button: "Power",
        menu: { self.powerMenu }),
    ]
  }

  private var historyMenu: Menu {
    let titles = [
      "Bread",
      "The complete guide to growing tomatoes on a balcony that gets sun in the afternoon only",
      "How to fold a fitted sheet so that it looks like the ones in the shop, in nine steps",
      "A short history of the umbrella, the parasol and other things that people forget in trains",
      "Timetable",
    ]
    return Menu(children: titles.map { Action(title: $0, handler: journal.chosen) })
  }

  private var powerMenu: Menu {
    Menu(children: [
      Action(
        title: "Sleep", image: Icon.moon.image,
        tooltip: "Programs stay in memory; a key wakes the computer", handler: journal.chosen),
      Action(
        title: "Restart…", tooltip: "All programs are asked to end first",
        handler: journal.chosen),
      Action(
        title: "Shut Down…", isDestructive: true,
        tooltip: "All programs are asked to end first, then the power goes off",
        handler: journal.chosen),
    ])
  }
}
