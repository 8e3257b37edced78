import MenuModel
import Testing

/// The text of a search field, and who is told of it.
@MainActor @Suite("A search field")
struct SearchFieldTests {
  private final class Told {
    var texts: [String] = []
  }

  private let told = Told()

  private func field(_ text: String = "") -> SearchField {
    SearchField(placeholder: "Search", searchText: text) { [told] in told.texts.append($0) }
  }

  private func list(_ field: SearchField) -> ShownList {
    ShownList(menu: Menu(children: [], headers: [field]), conditions: ResolvingConditions())
  }

  @Test("has the original's defaults")
  func defaults() {
    let field = SearchField()
    #expect(field.placeholder == nil && field.searchText.isEmpty && field.updater == nil)
    #expect(field.isEnabled && !field.shouldAutomaticallyFocusOnAppearance)
    #expect(field.automaticallyFocusOnAppearance() === field)
    #expect(field.shouldAutomaticallyFocusOnAppearance)
  }

  @Test("becomes a row with its placeholder")
  func row() {
    let field = field()
    func row() -> ResolvedElement? { list(field).resolution.menu.headers.first }
    #expect(row()?.word == "? Search")
    #expect(row()?.isSelectable == false)
    field.placeholder = "Find"
    field.isEnabled = false
    #expect(
      row()?.kind
        == .searchField(SearchFieldContent(placeholder: "Find", isEnabled: false)))
  }

  @Test("tells its updater each text that is typed, once")
  func typing() {
    let field = field()
    for text in ["d", "du", "du", "d", ""] { field.typed(text) }
    #expect(told.texts == ["d", "du", "d", ""])
    #expect(field.searchText.isEmpty)
  }

  @Test("doesn't tell its updater what the program sets")
  func setting() {
    let field = field()
    field.searchText = "dutch"
    #expect(told.texts.isEmpty)
    #expect(field.searchText == "dutch")
  }

  @Test("goes back to the program's text when its list closes, and says so if that is another one")
  func reset() {
    let field = field("start")
    var list = list(field)
    list.close()
    #expect(told.texts.isEmpty)
    list = self.list(field)
    field.typed("other")
    list.close()
    #expect(field.searchText == "start")
    #expect(told.texts == ["other", "start"])
    list = self.list(field)
    field.searchText = "second"
    field.typed("third")
    list.close()
    #expect(field.searchText == "second")
  }

  @Test("keeps a text that the program set to what was typed")
  func confirmed() {
    let field = field()
    let list = list(field)
    field.typed("kept")
    field.searchText = "kept"
    list.close()
    #expect(field.searchText == "kept")
  }

  @Test("takes what its updater corrects for typed")
  func corrected() {
    let field = SearchField()
    field.updater = { [unowned field] in field.searchText = $0.uppercased() }
    let list = list(field)
    field.typed("abc")
    #expect(field.searchText == "ABC")
    list.close()
    #expect(field.searchText.isEmpty)
  }

  @Test("is reset only when the last of several lists closes")
  func severalLists() {
    let field = field()
    let (first, second) = (list(field), list(field))
    field.typed("a")
    first.close()
    first.close()
    #expect(field.searchText == "a")
    second.close()
    #expect(field.searchText.isEmpty)
  }

  @Test("filters by hiding, and shows everything again afterwards")
  func filtering() {
    let languages = ["Dutch", "English", "French"].map { Action(title: $0) }
    let field = SearchField(placeholder: "Search") { text in
      for language in languages {
        language.isHidden = !text.isEmpty && language.title?.hasPrefix(text) == false
      }
    }
    let list = ShownList(
      menu: Menu(children: languages, headers: [field]), conditions: ResolvingConditions())
    func titles() -> [String] {
      list.resolve()
      return list.resolution.menu.elements.map(\.word)
    }
    field.typed("E")
    #expect(titles() == ["English"])
    list.close()
    #expect(titles() == ["Dutch", "English", "French"])
  }
}
