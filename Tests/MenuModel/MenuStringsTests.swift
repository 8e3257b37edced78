import Testing

@testable import MenuModel

/// What menus say by themselves.
@MainActor @Suite("Strings of the toolkit's own", .serialized)
struct MenuStringsTests {
  @Test(
    "are in the reader's language",
    arguments: [
      ("de_DE.UTF-8", "Leer"), ("fr", "Vide"), ("pt_BR", "Vazio"), ("zh_TW.UTF-8", "空白"),
      ("zh-Hans", "空"), ("zh_CN", "空"), ("nn_NO", "Tom"), ("en_GB", "Empty"),
      ("sr@latin", "Empty"), ("tlh", "Empty"), ("", "Empty"),
    ])
  func languages(locale: String, empty: String) {
    #expect(MenuStrings(locales: [locale]).empty == empty)
  }

  @Test("are in the first language that there are any for")
  func order() {
    #expect(MenuStrings(locales: ["tlh", "sv", "de"]).empty == MenuStrings(locales: ["sv"]).empty)
    #expect(MenuStrings(locales: ["pt_PT"]).loading != MenuStrings(locales: ["pt_BR"]).loading)
    #expect(MenuStrings(locales: []) == MenuStrings())
  }

  @Test(
    "follow the environment",
    arguments: [
      ([:], []), (["LANG": "de_DE"], ["de_DE"]),
      (["LANG": "de_DE", "LC_MESSAGES": "fr_FR"], ["fr_FR"]),
      (["LC_MESSAGES": "fr_FR", "LC_ALL": "it_IT", "LANG": "de"], ["it_IT"]),
      (["LANG": "de_DE", "LANGUAGE": "sv:da"], ["sv", "da", "de_DE"]),
      (["LANG": "C.UTF-8", "LANGUAGE": "sv"], []), (["LC_ALL": "", "LANG": "nl"], ["nl"]),
    ] as [([String: String], [String])])
  func environment(variables: [String: String], locales: [String]) {
    #expect(ReadersLanguage.locales { variables[$0] } == locales)
  }

  @Test("may be an application's own")
  func own() {
    let before = MenuStrings.current
    MenuStrings.current = MenuStrings(empty: "Nothing here", loading: "One moment")
    let menu = Menu(children: [])
    func row() -> ResolvedElement? {
      MenuResolver.resolve(menu, isSubmenu: true, saysWhenEmpty: true).menu.elements.first
    }
    #expect(row()?.kind == .message("Nothing here"))
    menu.children = [LazyMenuElement { _ in }]
    #expect(row()?.kind == .loading("One moment"))
    MenuStrings.current.loading = "Two moments"
    #expect(row()?.kind == .loading("Two moments"))
    MenuStrings.current = before
  }
}
