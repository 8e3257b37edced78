import MenuX11

/// What a menu can open beside.
final class SourcesPage: Page {
  static let name = "sources"
  static let title = "Presentation sources"
  static let icon = Icon.pointer

  let summary = """
    A menu opens beside a view, a rectangle of any window, a point of the screen, or the pointer. It \
    turns round where there is no room, and never leaves the monitor.
    """

  private let journal: Journal

  init(journal: Journal) {
    self.journal = journal
  }

  var examples: [Example] {
    [
      example(
        "A view", note: "Below the button, or above it", button: "View", source: { .view($0) }),
      example(
        "A rectangle of the window", note: "The upper left corner, 40 by 40", button: "Window"
      ) { view in
        guard let window = view.host?.windowID else { return .pointer }
        return .window(window, rect: Rect(x: 0, y: 0, width: 40, height: 40))
      },
      example(
        "A point of the screen", note: "200 pixels from both edges", button: "Point",
        source: { _ in .point(Point(x: 200, y: 200)) }),
      example("The pointer", note: "Wherever it is", button: "Pointer", source: { _ in .pointer }),
    ]
  }

  private func example(
    _ title: String, note: String, button: String,
    source: @escaping (View) -> MenuPresentationSource
  ) -> Example {
    Example(
      title: title, note: note, button: button, opening: .beside(source),
      menu: {
        Menu(
          title: title,
          children: ["One", "Two", "Three"].map {
            Action(title: $0, handler: self.journal.chosen)
          })
      })
  }
}
