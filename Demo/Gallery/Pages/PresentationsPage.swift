import MenuX11

/// Menus that the program brings up.
final class PresentationsPage: Page {
  static let name = "presentations"
  static let title = "Presentations"
  static let icon = Icon.window

  let summary = """
    A MenuPresentation brings a menu up once or again and again, says when it has closed, and can take \
    over a press that is still held.
    """

  private let journal: Journal
  private var count = 0

  init(journal: Journal) {
    self.journal = journal
  }

  var examples: [Example] {
    [
      Example(
        title: "Once", note: "Presented and forgotten, with the defaults of the original",
        button: "Once", opening: .own(presentOnce), menu: { self.menu }),
      Example(
        title: "Kept", note: "The same presentation each time", button: "Kept",
        opening: .own(keep), menu: { self.menu }),
      Example(
        title: "With a callback", note: "The button stays lit until the menu has closed",
        button: "Lit", opening: .own(light), menu: { self.menu }),
      Example(
        title: "From a long press", note: "Hold the button, and drag on to a row", button: "Hold",
        opening: .own(hold), menu: { self.menu }),
    ]
  }

  private func presentOnce(_ opener: MenuOpener) {
    opener.button.action = { [weak self, weak opener] in
      guard let self, let opener else { return }
      opener.follow(
        MenuPresentation.presentMenu(
          menu, source: .view(opener.button), animated: opener.settings.animates,
          dismissal: { [weak opener] in opener?.closed() }))
    }
  }

  private func keep(_ opener: MenuOpener) {
    let presentation = presentation(for: opener)
    opener.button.action = { [weak self, weak opener] in
      guard let self, let opener else { return }
      count += 1
      journal.write("presented: \(count)")
      opener.follow(presentation)
      presentation.present(animated: opener.settings.animates)
    }
  }

  private func light(_ opener: MenuOpener) {
    let presentation = presentation(for: opener)
    presentation.dismissalCallback = { [weak opener] in
      opener?.button.isHighlighted = false
      opener?.closed()
    }
    opener.button.action = { [weak opener] in
      guard let opener else { return }
      opener.button.isHighlighted = true
      opener.follow(presentation)
      presentation.present(animated: opener.settings.animates)
    }
  }

  private func hold(_ opener: MenuOpener) {
    let presentation = presentation(for: opener)
    opener.button.addInteraction(
      LongPressGestureRecognizer { [weak opener] recognizer in
        guard recognizer.state == .began, let opener else { return }
        opener.follow(presentation)
        presentation.transferringLongPressGestureRecognizer = recognizer
        presentation.present(animated: opener.settings.animates)
      })
  }

  /// A presentation beside the button of an example.
  private func presentation(for opener: MenuOpener) -> MenuPresentation {
    let presentation = MenuPresentation(menu: menu, source: .view(opener.button))
    opener.settings.apply(to: presentation)
    presentation.dismissalCallback = { [weak opener] in opener?.closed() }
    return presentation
  }

  private var menu: Menu {
    Menu(children: [
      Action(title: "Zoom In", image: Icon.sun.image, handler: journal.chosen),
      Action(title: "Zoom Out", image: Icon.moon.image, handler: journal.chosen),
      .separator,
      Action(title: "Actual Size", handler: journal.chosen),
    ])
  }
}
