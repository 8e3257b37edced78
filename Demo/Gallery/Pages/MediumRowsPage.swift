import MenuX11

/// Pictures of actions side by side, with their titles.
final class MediumRowsPage: Page {
  static let name = "medium"
  static let title = "Medium rows"
  static let icon = Icon.copy

  let summary = """
    Up to three elements stand side by side as pictures with titles: actions, submenus, and elements \
    that are still being loaded.
    """

  private let journal: Journal
  private let loader = Loader()

  init(journal: Journal) {
    self.journal = journal
  }

  var examples: [Example] {
    [
      Example(
        title: "The clipboard", note: "What is selected takes the accent colour", button: "Edit",
        menu: { self.editMenu }),
      Example(
        title: "A submenu beside actions", note: "In a cascade it opens below its picture",
        button: "Share", menu: { self.shareMenu }),
      Example(
        title: "Elements that come late", note: "Show Them brings what the third place waits for",
        button: "Nearby", menu: { self.nearbyMenu }),
    ]
  }

  private var editMenu: Menu {
    Menu(children: [
      .mediumInlineGroup(
        Action(title: "Copy", image: Icon.copy.image, handler: journal.chosen),
        Action(title: "Cut", image: Image(systemName: "scissors"), handler: journal.chosen),
        Action(
          title: "Paste", image: Image(systemName: "clipboard"), isEnabled: false,
          handler: journal.chosen)),
      .mediumInlineGroup(
        Action(
          title: "Add to Favourites", image: Icon.star.image, isSelected: true,
          handler: journal.chosen),
        Action(title: "Rename", image: Icon.pencil.image, handler: journal.chosen),
        Action(
          title: "Delete", image: Icon.trash.image, isDestructive: true, handler: journal.chosen)),
      Action(title: "Select All", image: Icon.grid.image, handler: journal.chosen),
    ])
  }

  private var shareMenu: Menu {
    Menu(children: [
      .mediumInlineGroup(
        Action(title: "Print", image: Icon.printer.image, handler: journal.chosen),
        Menu(
          title: "Send", image: Icon.share.image,
          children: ["By Mail", "As a Message", "To a Device"].map {
            Action(title: $0, handler: journal.chosen)
          }),
        Action(title: "Save", image: Icon.save.image, handler: journal.chosen)),
      Action(title: "Show in Folder", image: Icon.folder.image, handler: journal.chosen),
    ])
  }

  private var nearbyMenu: Menu {
    let show = Action(title: "Show Them", image: Icon.wifi.image, keepsMenuPresented: true)
    show.handler { [loader, journal] _ in
      loader.finish {
        [Action(title: "Studio", image: Icon.window.image, handler: journal.chosen)]
      }
    }
    return Menu(children: [
      .mediumInlineGroup(
        Action(title: "Phone", image: Icon.bolt.image, handler: journal.chosen),
        Action(title: "Printer", image: Icon.printer.image, handler: journal.chosen),
        .uncachedLazy { [loader] completion in loader.completion = completion }),
      show,
    ])
  }

  /// Waits with an answer until it is asked for.
  private final class Loader {
    var completion: LazyMenuElement.Completion?

    func finish(_ elements: @escaping @MainActor @Sendable () -> [MenuElement]) {
      completion?(elements())
    }
  }
}
