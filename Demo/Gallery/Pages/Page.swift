import MenuX11

/// One feature of menus, with something to try.
@MainActor protocol Page: AnyObject {
  /// What `--page` calls it.
  static var name: String { get }
  /// Its heading, also in the list of pages.
  static var title: String { get }
  /// Its picture in the list of pages.
  static var icon: Icon { get }
  /// What is to be seen, in a sentence or two.
  var summary: String { get }
  /// The things to try. The menu of the first one also opens on a right press anywhere on the page.
  var examples: [Example] { get }
  /// What the page shows besides; nil: nothing.
  var content: View? { get }

  /// Makes the page; its actions are written down in the journal.
  init(journal: Journal)
}

extension Page {
  /// Most pages show nothing besides what is to be tried.
  var content: View? { nil }
}

/// One thing to try: a button that opens a menu, with a few words beside it.
@MainActor struct Example {
  /// How the button opens the menu.
  enum Opening {
    /// The menu hangs from the button and follows the press.
    case pullDown
    /// The menu opens beside something else once the button was clicked.
    case beside((View) -> MenuPresentationSource)
    /// The example says itself what the button does.
    case own((MenuOpener) -> Void)
  }

  /// A button that does something to a menu instead of opening it.
  struct Control {
    var title: String
    var action: () -> Void
  }

  /// What it shows.
  var title: String
  /// What to look for.
  var note: String
  /// The title of the button.
  var button: String
  /// How the button opens the menu.
  var opening = Opening.pullDown
  /// In which order the elements lie when the menu opens upwards.
  var order = Menu.ElementOrder.automatic
  /// Changes the settings for this menu alone.
  var adjust: (inout Settings) -> Void = { _ in }
  /// More buttons beside the one that opens the menu.
  var controls: [Control] = []
  /// The menu, asked for each time that it opens.
  var menu: () -> Menu
}

/// All pages, in the order of the list.
@MainActor let pages: [any Page.Type] = [
  EverythingPage.self, BasicsPage.self, StatesPage.self, SeparatorsPage.self, InlinePage.self,
  SubmenusPage.self, HeadersPage.self, ViewsPage.self, MenuControlsPage.self, SearchPage.self,
  ReusedViewsPage.self, OrderPage.self, LazyPage.self,
  SmallRowsPage.self, MediumRowsPage.self, PalettesPage.self,
  TogglesPage.self, ChoicesPage.self, LivePage.self, GroupsPage.self, CountriesPage.self,
  KeyboardPage.self, TooltipsPage.self, ScriptsPage.self, DensitiesPage.self, TextSizesPage.self,
  SourcesPage.self, InteractionsPage.self, PresentationsPage.self, ControlsPage.self,
  OtherProgramsPage.self, ImagesPage.self,
]
