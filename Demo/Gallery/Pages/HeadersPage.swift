import MenuX11

/// Rows that stay at the top while the others scroll.
final class HeadersPage: Page {
  static let name = "headers"
  static let title = "Headers and long lists"
  static let icon = Icon.pin

  let summary = """
    Headers stay while the rows below them scroll, by wheel, by keys or by resting near an edge. A \
    list of a hundred thousand rows opens as fast as one of ten.
    """

  private let journal: Journal
  private let manyRows: [Action]

  init(journal: Journal) {
    self.journal = journal
    manyRows = (1...100_000).map { Action(title: "Row \($0)", handler: journal.chosen) }
  }

  var examples: [Example] {
    [
      Example(
        title: "A header", note: "The first rows belong to the whole list", button: "Playlist",
        menu: { self.playlist() }),
      Example(
        title: "In a submenu", note: "Below the row that leads back, in a stack", button: "Library",
        adjust: { $0.submenus = .stacked }, menu: { self.library }),
      Example(
        title: "A hundred thousand rows", note: "Try End, Page Up, or type 77", button: "Many",
        menu: { Menu(children: self.manyRows) }),
    ]
  }

  private var library: Menu {
    Menu(children: [
      Action(title: "Radio", image: Icon.wifi.image, handler: journal.chosen),
      playlist(title: "Playlist"),
    ])
  }

  private func playlist(title: String? = nil) -> Menu {
    let songs = [
      "Morning Light", "Paper Boats", "A Street in June", "Seven Bridges", "Slow Train",
      "Salt and Stars", "The Clockmaker", "Blue Umbrella", "North of Here", "Kitchen Waltz",
    ]
    return Menu(
      title: title, image: Icon.heart.image,
      children: (1...6).flatMap { round in
        songs.map { Action(title: "\($0), No. \(round)", handler: journal.chosen) }
      },
      headers: [
        Action(
          title: "Shuffle", subtitle: "60 songs, 3 hours", image: Icon.bolt.image,
          handler: journal.chosen)
      ])
  }
}
