import MenuX11

/// Elements that are asked for when they are about to show.
final class LazyPage: Page {
  static let name = "lazy"
  static let title = "Lazy elements"
  static let icon = Icon.download

  let summary = """
    A lazy element is asked for its elements when its list opens. Until they are there a row says that \
    they are being loaded; they come on any thread, at once, late, or never.
    """

  private let journal: Journal
  private let documents: LazyMenuElement
  private var attempts = 0

  init(journal: Journal) {
    self.journal = journal
    documents = .cachedLazy { completion in
      journal.write("asked: documents")
      Self.afterAMoment {
        completion(
          ["Letter to Ada", "Holiday plans"].map { Action(title: $0, handler: journal.chosen) })
      }
    }
  }

  var examples: [Example] {
    [
      Example(
        title: "Asked each time", note: "A caption and people, who take a moment to come",
        button: "Friends", menu: { self.friendsMenu }),
      Example(
        title: "Asked once", note: "shouldCache keeps what has come", button: "Recent",
        menu: { self.recentMenu }),
      Example(
        title: "A function that waits, and fails",
        note: "Every other time; then it can be tried again", button: "Weather",
        menu: { self.weatherMenu }),
      Example(
        title: "In a submenu", note: "Asked as the submenu opens; one comes at once",
        button: "Devices", menu: { self.devicesMenu }),
      Example(
        title: "Never", note: "The row stays, and the menu can be used", button: "Silence",
        menu: { self.silentMenu }),
    ]
  }

  /// Does something on another thread in a while.
  private static func afterAMoment(_ work: @escaping @Sendable () -> Void) {
    Task.detached {
      try? await Task.sleep(for: .seconds(1))
      work()
    }
  }

  private var friendsMenu: Menu {
    Menu(children: [
      Action(title: "See All Friends", image: Icon.person.image, handler: journal.chosen),
      .separator,
      TitleHeader("Shared With:"),
      .uncachedLazy { [journal] completion in
        journal.write("asked: friends")
        Self.afterAMoment {
          completion(["Ann", "Bob", "Cleo"].map { Action(title: $0, handler: journal.chosen) })
        }
      },
    ])
  }

  private var recentMenu: Menu {
    Menu(children: [
      documents, .separator, Action(title: "Clear List", isEnabled: false),
    ])
  }

  private var weatherMenu: Menu {
    Menu(children: [
      LazyMenuElement { [weak self, journal] in
        journal.write("asked: weather")
        guard let self else { return [] }
        attempts += 1
        if !attempts.isMultiple(of: 2) { throw NoAnswer() }
        return [
          Action(title: "Sunny, 21°", image: Icon.sun.image, handler: journal.chosen)
        ]
      },
      .separator, Action(title: "Places…", handler: journal.chosen),
    ])
  }

  private var devicesMenu: Menu {
    Menu(children: [
      Action(title: "This Computer", image: Icon.window.image, handler: journal.chosen),
      .submenu(
        title: "Nearby", image: Icon.wifi.image,
        .uncachedLazy { [journal] completion in
          completion([Action(title: "Loudspeaker", handler: journal.chosen)])
        },
        .uncachedLazy { [journal] completion in
          journal.write("asked: devices")
          Self.afterAMoment {
            completion([Action(title: "Projector", handler: journal.chosen)])
          }
        }),
    ])
  }

  private var silentMenu: Menu {
    Menu(children: [
      Action(title: "Something Else", handler: journal.chosen),
      .uncachedLazy { _ in },
    ])
  }

  private struct NoAnswer: Error, CustomStringConvertible {
    let description = "The weather station doesn't answer"
  }
}
