import Dispatch
import Foundation
import MenuTesting
import MenuX11
import Testing

/// Menus as the documentation of the iOS original has them, with the types of this toolkit: whoever
/// knows those finds that they compile and do here what they do there.
@MainActor @Suite("Elements, written as for iOS")
struct ElementSamples {
  private func rows(_ menu: Menu) -> [String] {
    harness(menu).rows.first ?? []
  }

  private func harness(_ menu: Menu) -> MenuHarness {
    let harness = MenuHarness(menu, density: .regular, submenus: .stacked)
    harness.present()
    return harness
  }

  /// The texts that the panel on top draws.
  private func texts(_ harness: MenuHarness) -> [String] {
    let items = harness.backend.surfaces.last { $0.role == .menu }?.frame?.content.items ?? []
    return items.flatMap { item in
      item.commands.flatMap { command in
        if case .text(let layout, _, _) = command { return layout.lines.map(\.text) }
        return []
      }
    }
  }

  private func createProfileHeaderView() -> View {
    let name = Label("Ada Byron", style: .headline)
    let subtitle = Label("Analyst", style: .caption1, color: .secondaryLabel)
    let photo = ImageView(Image(systemName: "person"), size: Size(width: 40, height: 40))
    return Stack(
      .horizontal, spacing: 16, [photo, Stack(.vertical, spacing: 2, [name, subtitle])])
  }

  @Test("A menu with a header, actions, a separator and a submenu")
  func wholeMenu() {
    var handled = 0
    func handlePreferences() { handled += 1 }
    let myHeaderView = createProfileHeaderView()

    let menu = Menu(
      children: [
        Action(
          title: "Settings", image: Image(systemName: "gear"), handler: { _ in handlePreferences() }
        ),
        .separator,
        Action(title: "With Attachments", isSelected: true),
        .submenu(
          title: "Show As",
          Action(title: "Pictures", isSelected: true),
          Action(title: "Words", isSelected: false)
        ),
      ],
      headers: [
        CustomView(view: myHeaderView)
      ]
    )

    let harness = harness(menu)
    #expect(harness.rows == [["", "Settings", "---", "With Attachments", "Show As"]])
    harness.click("Settings")
    #expect(handled == 1)
  }

  @Test("Actions in all of their states")
  func actions() {
    let menu = Menu(children: [
      Action(title: "Settings", image: Image(systemName: "gear")),
      Action(title: "Fetch", image: Image(systemName: "cloud"), isEnabled: false),
      Action(title: "Folders", image: Image(systemName: "bookmark"), isSelected: true),
      Action(
        title: "Order", subtitle: "Oldest First", image: Image(systemName: "arrow.up.arrow.down")),
      Action(title: "Remove", image: Image(systemName: "trash"), isDestructive: true),
    ])
    #expect(rows(menu) == ["Settings", "Fetch", "Folders", "Order", "Remove"])
  }

  @Test("Elements that take their time")
  func lazyElement() async {
    let later = 0.02
    let element = LazyMenuElement(
      shouldCache: false,
      provider: { completion in
        DispatchQueue.main.asyncAfter(
          deadline: .now() + later,
          execute: {
            completion([
              Action(title: "Ann"),
              Action(title: "Bob"),
              Action(title: "Cleo"),
              Action(title: "Dan"),
            ])
          })
      })
    let harness = harness(Menu(children: [element]))
    #expect(harness.rows == [[MenuStrings.current.loading]])
    while harness.rows.first?.count == 1 {
      await Task.yield()
      harness.backend.runPending()
    }
    #expect(harness.rows == [["Ann", "Bob", "Cleo", "Dan"]])
  }

  @Test("A separator and a caption")
  func separatorAndTitle() {
    let menu = Menu(children: [
      TitleHeader("Mine"), Action(title: "A"), Separator(), Action(title: "B"),
    ])
    #expect(rows(menu) == ["Mine", "A", "---", "B"])
  }

  @Test("A search field that hides what doesn't match")
  func searchField() {
    func createMenu() -> Menu {
      let languages = [
        Action(title: "Dutch"),
        Action(title: "English"),
        Action(title: "French"),
        Action(title: "German"),
      ]

      let searchField = SearchField(
        placeholder: "Find a Language",
        updater: { searchText in
          for language in languages {
            language.isHidden =
              (searchText.isEmpty == false
                && language.title?.localizedCaseInsensitiveContains(searchText) == false)
          }
        })

      return Menu(children: languages, headers: [searchField])
    }
    let harness = harness(createMenu())
    #expect(harness.rows == [["Find a Language", "Dutch", "English", "French", "German"]])
    harness.click("Find a Language")
    harness.type("EN")
    #expect(harness.rows == [["Find a Language", "English", "French"]])
    harness.type("G")
    #expect(harness.rows == [["Find a Language", "English"]])
  }

  @Test("A view as a header")
  func customView() {
    func createHeaderView() -> View { createProfileHeaderView() }
    let headerView = createHeaderView()

    let customViewElement = CustomView(view: headerView)

    let menu = Menu(children: [Action(title: "A")], headers: [customViewElement])
    #expect(rows(menu) == ["", "A"])
  }

  @Test("A view that is chosen like an action")
  func customViewAction() {
    var selected = 0
    func createHeaderView() -> View { createProfileHeaderView() }
    let headerView = createHeaderView()

    let customViewActionElement = CustomViewAction(
      view: headerView,
      handler: { _ in
        selected += 1
      })

    let menu = Menu(children: [customViewActionElement])
    let harness = harness(menu)
    harness.key(.down)
    harness.key(.return)
    #expect(selected == 1)
  }

  @Test("An action with a text of several fonts and an emoji for a picture")
  func customContent() throws {
    let contentView = ReusableViewConfiguration.reusableView(
      reuseIdentifier: "SampleLabel",
      provider: {
        return Label()
      },
      updater: { label, metrics, animated in
        label.numberOfLines = metrics.maximumNumberOfLines
        label.textColor = metrics.contentColor
        label.font = metrics.contentFont

        let attributedText = StyledText(string: "Summaries")
        attributedText.append(
          StyledText(
            string: " (new)",
            attributes: [
              .font: Font.preferredFont(forTextStyle: .caption1),
              .foregroundColor: metrics.contentColor.withAlphaComponent(0.5),
              .baselineOffset: 5,
            ]))
        label.attributedText = attributedText
      }
    )

    let trailingAccessoryView = ReusableViewConfiguration.reusableView(
      reuseIdentifier: "SampleAccessoryLabel",
      viewClass: Label.self,
      updater: { label, metrics, animated in
        label.font = metrics.contentFont
        label.numberOfLines = 1
        label.text = "😺"
      }
    )

    let customContentViewAction = CustomContentViewAction(
      contentView: contentView, trailingAccessoryView: trailingAccessoryView, isSelected: true)

    let menu = Menu(children: [
      Action(title: "Settings", image: Image(systemName: "gear")),
      .separator,
      Action(title: "Language", image: Image(systemName: "globe"), isSelected: true),
      Action(title: "Place", image: Image(systemName: "location")),
      customContentViewAction,
    ])
    let harness = harness(menu)
    #expect(harness.rows == [["Settings", "---", "Language", "Place", ""]])
    #expect(texts(harness).contains { $0.hasPrefix("Summaries") })
    #expect(texts(harness).contains("😺"))
  }

  @Test("An element made of others")
  func group() {
    func languageNameFromCode(_ code: String) -> String {
      Locale(identifier: "en").localizedString(forLanguageCode: code) ?? code
    }

    class Language: Group {
      var languageCode: String {
        didSet {
          guard languageCode != oldValue else { return }
          action.title = nameFromCode(languageCode)
          setNeedsUpdate()
        }
      }

      private let action = Action()
      private let nameFromCode: (String) -> String

      public override var displayedElements: [MenuElement] {
        return [action]
      }

      init(code: String, name: @escaping (String) -> String) {
        self.languageCode = code
        nameFromCode = name
        action.title = name(code)
        super.init()
      }
    }

    let englishLanguageElement = Language(code: "en", name: languageNameFromCode)
    let spanishLanguageElement = Language(code: "es", name: languageNameFromCode)

    let menu = Menu(children: [englishLanguageElement, spanishLanguageElement])
    let harness = harness(menu)
    #expect(harness.rows == [["English", "Spanish"]])
    spanishLanguageElement.languageCode = "nl"
    harness.backend.runPending()
    #expect(harness.rows == [["English", "Dutch"]])
  }
}
