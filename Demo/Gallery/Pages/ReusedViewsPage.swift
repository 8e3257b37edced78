import MenuX11

/// Many rows with views, of which only a screenful is ever made.
final class ReusedViewsPage: Page {
  static let name = "reused-views"
  static let title = "Views by the thousand"
  static let icon = Icon.list

  let summary = """
    Rows that share a reuse identifier share their views: ten thousand of them get along with a \
    screenful, each brought up to date as it comes into sight.
    """

  private let journal: Journal
  private var made = 0

  init(journal: Journal) {
    self.journal = journal
  }

  var examples: [Example] {
    [
      Example(
        title: "Ten thousand people", note: "Try the wheel, End, and Page Up", button: "People",
        menu: { Menu(children: (1...10_000).map(self.person)) }),
      Example(
        title: "Kept and not kept", note: "What is made anew as rows come into sight again",
        button: "Kinds", menu: { self.kinds }),
    ]
  }

  private func person(_ number: Int) -> MenuElement {
    let action = CustomViewAction(
      view: .reusableView(
        reuseIdentifier: "person",
        provider: { [unowned self] () -> PersonView in
          made += 1
          journal.write("views made: \(made)")
          return PersonView()
        },
        updater: { view, _, _ in view.show(number) }))
    action.accessibilityLabel = "Person \(number)"
    action.handler = { [journal] _ in journal.write("chosen: person \(number)") }
    return action
  }

  /// A view that is kept for its element, one that isn't kept, and one that is the application's.
  private var kinds: Menu {
    let own = NoteView("The application’s own")
    journal.write("made: own")
    return Menu(
      children: [
        CustomView(
          view: .singleElementView(
            provider: { [journal] in
              journal.write("made: kept")
              return NoteView("Kept for its row")
            }, updater: { _, _, _ in })),
        CustomView(viewProvider: { [journal] in
          journal.write("made: anew")
          return NoteView("Made as it is seen")
        }),
        CustomView(view: own),
      ] + (1...60).map { Action(title: "Row \($0)", handler: journal.chosen) })
  }
}
