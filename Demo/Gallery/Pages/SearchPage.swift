import MenuX11

/// Fields that search the rows of their menu.
final class SearchPage: Page {
  static let name = "search"
  static let title = "Searching"
  static let icon = Icon.search

  let summary = """
    A search field filters nothing by itself: it tells what was typed, and the application hides what \
    doesn't match. Arrows and Return go on choosing rows while the field has the keys.
    """

  private let journal: Journal
  private let languages: [Action]
  private let files: [Action]

  init(journal: Journal) {
    self.journal = journal
    languages = [
      "Dutch", "English", "French", "German", "Italian", "Spanish", "Swedish",
    ].map { Action(title: $0, handler: journal.chosen) }
    files = (0..<10_000).map { number in
      Action(title: "Invoice \(number * 7_919 % 10_000)", handler: journal.chosen)
    }
  }

  var examples: [Example] {
    [
      Example(
        title: "Languages", note: "Click into the field, or press Tab", button: "Language",
        menu: { self.menu(of: self.languages, "Find a Language") }),
      Example(
        title: "Ten thousand rows", note: "The field has the keys at once", button: "Invoices",
        menu: {
          let menu = self.menu(of: self.files, "Find an Invoice")
          for case let field as SearchField in menu.headers {
            field.automaticallyFocusOnAppearance()
          }
          return menu
        }),
    ]
  }

  private func menu(of rows: [Action], _ placeholder: String) -> Menu {
    let field = SearchField(placeholder: placeholder) { text in
      let wanted = text.lowercased()
      for row in rows {
        row.isHidden = !wanted.isEmpty && row.title?.lowercased().contains(wanted) == false
      }
    }
    return Menu(children: rows, headers: [field])
  }
}
