import MenuX11

/// Elements that an application makes out of others.
final class GroupsPage: Page {
  static let name = "groups"
  static let title = "Elements of your own"
  static let icon = Icon.box

  let summary = """
    A subclass of Group makes one element out of several, with properties of its own. To the rest of \
    the program it is a single thing: here a language and its chooser.
    """

  private let journal: Journal
  private let language: LanguageMenu
  private let translation: LanguageMenu

  init(journal: Journal) {
    self.journal = journal
    language = LanguageMenu(title: "Language", selected: .english)
    translation = LanguageMenu(title: "Translate to", selected: nil)
    language.handler = { journal.write("language: \($0.name)") }
    translation.handler = { journal.write("translate to: \($0.name)") }
  }

  var examples: [Example] {
    [
      Example(
        title: "A chooser of languages",
        note: "Two elements of the same class, each a line of code",
        button: "Document",
        menu: {
          Menu(children: [
            Action(
              title: "Rename…", image: Icon.pencil.image, handler: self.journal.chosen),
            self.language, self.translation,
            .separator,
            Action(title: "Check Spelling", handler: self.journal.chosen),
          ])
        })
    ]
  }
}

/// A language that a document can be written in.
enum Language: String, CaseIterable {
  case arabic, english, finnish, hindi, japanese, portuguese

  /// What English calls it.
  var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// What it calls itself.
  var ownName: String {
    switch self {
    case .arabic: "العربية"
    case .english: "English"
    case .finnish: "suomi"
    case .hindi: "हिन्दी"
    case .japanese: "日本語"
    case .portuguese: "português"
    }
  }
}

/// An element that lets a language be chosen in a submenu, and says which one it is.
final class LanguageMenu: Group {
  /// The language; nil: none yet.
  var selected: Language? { didSet { if selected != oldValue { setNeedsUpdate() } } }
  /// Called when the user chose one.
  var handler: ((Language) -> Void)?

  private let menu: Menu
  private var actions: [Language: Action] = [:]

  /// Makes the element.
  init(title: String, selected: Language?) {
    self.selected = selected
    menu = Menu(
      title: title, image: Icon.globe.image, onlyDismissesSubMenu: true, children: [])
    super.init()
    for language in Language.allCases {
      actions[language] = Action(title: language.name, subtitle: language.ownName)
        .handler { [weak self] in
          self?.selected = language
          self?.handler?(language)
        }
    }
    menu.children = Language.allCases.compactMap { actions[$0] }
  }

  override var displayedElements: [MenuElement] {
    menu.subtitle = selected?.name ?? "None"
    for (language, action) in actions { action.isSelected = language == selected }
    return [menu]
  }
}
