/// What menus say by themselves, in the language of the reader.
public struct MenuStrings: Hashable, Sendable {
  /// In place of the rows of a submenu that has none.
  public var empty: String
  /// While elements are being loaded.
  public var loading: String
  /// When they could not be loaded.
  public var loadingFailed: String
  /// On the row that loads them once more.
  public var tryAgain: String

  /// Makes strings of an application's own; the defaults are English.
  public init(
    empty: String = "Empty", loading: String = "Loading…",
    loadingFailed: String = "Couldn’t Load", tryAgain: String = "Try Again"
  ) {
    self.empty = empty
    self.loading = loading
    self.loadingFailed = loadingFailed
    self.tryAgain = tryAgain
  }

  /// The strings in use: those of the reader's language unless an application sets others. Open menus
  /// take up a change as they do that of an element.
  @MainActor public static var current: MenuStrings {
    get {
      if let strings = own ?? read { return strings }
      let strings = MenuStrings(locales: ReadersLanguage.locales)
      read = strings
      return strings
    }
    set {
      own = newValue
      ElementChanges.announce()
    }
  }

  @MainActor private static var own: MenuStrings?
  @MainActor private static var read: MenuStrings?

  /// The strings in the first language that there are any for; in English when there are none.
  ///
  /// - Parameter locales: names of languages, best first, as the environment spells them (`pt_BR.UTF-8`)
  ///   or with a hyphen (`pt-BR`).
  public init(locales: [String]) {
    for locale in locales {
      guard let strings = MenuStrings(locale: locale) else { continue }
      self = strings
      return
    }
    self.init()
  }
}
