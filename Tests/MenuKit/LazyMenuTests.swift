import MenuKit
import MenuTesting
import Testing

/// Menus whose elements are asked for while they show.
@MainActor @Suite("Lazy elements and search fields of a menu that shows")
struct LazyMenuTests {
  @MainActor private final class Asked {
    var completions: [LazyMenuElement.Completion] = []
  }

  private let asked = Asked()

  private func lazy(shouldCache: Bool = false) -> LazyMenuElement {
    LazyMenuElement(shouldCache: shouldCache) { [asked] in asked.completions.append($0) }
  }

  @Test("What was loading is replaced while the menu shows")
  func replaced() {
    let harness = MenuHarness(Menu(children: [Action(title: "All"), lazy()]))
    harness.present()
    #expect(harness.rows[0].count == 2)
    asked.completions[0]([Action(title: "John"), Action(title: "Diane")])
    harness.backend.runPending()
    #expect(harness.rows == [["All", "John", "Diane"]])
  }

  @Test("What is there at once never shows as loading")
  func atOnce() {
    let harness = MenuHarness(
      Menu(children: [LazyMenuElement { $0([Action(title: "John")]) }]))
    harness.present()
    #expect(harness.rows == [["John"]])
    #expect(harness.backend.surfaces.first?.drawCount == 1)
  }

  @Test("A submenu's elements are asked for when it opens, and take its rows' place")
  func submenu() {
    let harness = MenuHarness(
      Menu(children: [.submenu(title: "Sub", lazy())]), submenus: .stacked)
    harness.present()
    #expect(asked.completions.isEmpty)
    harness.key(.down)
    harness.key(.right)
    #expect(asked.completions.count == 1)
    asked.completions[0]([Action(title: "John")])
    harness.backend.runPending()
    #expect(harness.rows.last == ["Sub", "John"])
    harness.key(.left)
    harness.key(.right)
    #expect(asked.completions.count == 2)
  }

  @Test("Nothing to show at all isn't shown, and is asked again the next time")
  func empty() {
    var count = 0
    let menu = Menu(children: [
      LazyMenuElement {
        count += 1
        $0([])
      }
    ])
    let harness = MenuHarness(menu)
    harness.present()
    #expect(harness.presentation.dismissReason == .empty)
    harness.present()
    #expect(count == 2)
  }

  @Test("A late answer doesn't reach a menu that has closed")
  func late() {
    let harness = MenuHarness(Menu(children: [Action(title: "All"), lazy()]))
    harness.present()
    harness.key(.escape)
    asked.completions[0]([Action(title: "John")])
    harness.present()
    #expect(asked.completions.count == 2)
    #expect(harness.rows[0].count == 2)
    #expect(!harness.rows[0].contains("John"))
  }

  @Test("A provider may change the menu that is coming up")
  func providerChangesMenu() {
    let action = Action(title: "All")
    let menu = Menu(children: [action])
    menu.children.append(
      LazyMenuElement {
        action.title = "Everybody"
        menu.children.insert(Action(title: "New"), at: 0)
        $0([Action(title: "John")])
      })
    let harness = MenuHarness(menu)
    harness.present()
    harness.backend.runPending()
    #expect(harness.rows == [["New", "Everybody", "John"]])
  }

  @Test("A submenu's provider may change its parent")
  func providerChangesParent() {
    let action = Action(title: "All")
    let harness = MenuHarness(
      Menu(children: [
        .submenu(title: "Sub", LazyMenuElement { _ in action.title = "Everybody" }), action,
      ]))
    harness.present()
    harness.key(.down)
    harness.key(.right)
    harness.backend.runPending()
    #expect(harness.rows.first == ["Sub", "Everybody"])
  }

  @Test("A provider that dismisses the menu leaves nothing behind", arguments: [true, false])
  func providerDismisses(isInRoot: Bool) {
    var dismiss: () -> Void = {}
    let lazy = LazyMenuElement { completion in
      dismiss()
      completion([Action(title: "John")])
    }
    let harness = MenuHarness(
      Menu(children: [isInRoot ? lazy : .submenu(title: "Sub", lazy)]))
    dismiss = { [unowned harness] in harness.presentation.dismiss(animated: false) }
    harness.present()
    if !isInRoot {
      harness.key(.down)
      harness.key(.right)
      #expect(!harness.presentation.isPresented)
    } else {
      // There is nothing to dismiss yet.
      harness.key(.escape)
    }
    #expect(harness.backend.surfaces.isEmpty && harness.backend.session == nil)
    #expect(lazy.isDropped)
  }

  @Test("A provider that presents another menu has no luck while its own comes up")
  func providerPresents() {
    let backend = HeadlessBackend()
    let other = MenuPresentation(
      menu: Menu(children: [Action(title: "Other")]), source: .point(.zero))
    other.backend = backend
    let presentation = MenuPresentation(
      menu: Menu(children: [
        LazyMenuElement {
          other.present(animated: false)
          $0([Action(title: "John")])
        }
      ]), source: .point(.zero))
    presentation.backend = backend
    presentation.present(animated: false)
    #expect(presentation.isPresented && !other.isPresented)
    #expect(backend.surfaces.count == 1)
    presentation.dismiss(animated: false)
    #expect(backend.surfaces.isEmpty && backend.session == nil)
  }

  // MARK: Search fields

  @Test("A handler finds the search text as it was typed; then it is reset")
  func handlerReadsText() {
    var told: [String] = []
    var read: String?
    let field = SearchField(placeholder: "Search") { told.append($0) }
    let action = Action(title: "Go") { _ in read = field.searchText }
    let harness = MenuHarness(Menu(children: [action], headers: [field]))
    harness.present()
    field.typed("dutch")
    harness.click("Go")
    #expect(read == "dutch")
    #expect(field.searchText.isEmpty)
    #expect(told == ["dutch", ""])
  }

  @Test("Presented again from its own callback, a menu begins with the reset text")
  func presentedAgain() {
    let field = SearchField()
    let harness = MenuHarness(Menu(children: [Action(title: "Go")], headers: [field]))
    harness.present()
    field.typed("dutch")
    var texts: [String] = []
    harness.presentation.dismissalCallback = { [unowned harness] in
      harness.presentation.dismissalCallback = nil
      harness.presentation.present(animated: false)
      texts.append(field.searchText)
    }
    harness.key(.escape)
    #expect(texts == [""])
    #expect(harness.presentation.isPresented)
    field.typed("english")
    harness.key(.escape)
    #expect(field.searchText.isEmpty)
  }
}

extension LazyMenuElement {
  /// Whether nothing is left of what was loaded, nor of what is being loaded.
  @MainActor fileprivate var isDropped: Bool {
    MenuResolver.resolve(Menu(children: [self]), under: ResolvingConditions())
      .menu.elements.first?.id.role == .loading
  }
}
