/// Where elements say that they changed and open menus hear of it.
///
/// Elements don't know who shows them: any number of menus may, through groups, inline menus and
/// submenus. So a change is announced to every open menu, each of which resolves itself again, which
/// costs next to nothing for rows that are the same.
@MainActor package enum ElementChanges {
  /// Someone who is told once about any number of changes, until it takes them up.
  @MainActor package protocol Observer: AnyObject {
    /// Some element changed.
    func elementsChanged()
  }

  private struct Entry {
    weak var observer: (any Observer)?
  }

  private static var entries: [Entry] = []

  /// Starts to tell `observer`, which isn't retained.
  package static func add(_ observer: any Observer) {
    remove(observer)
    entries.append(Entry(observer: observer))
  }

  /// Stops to tell `observer`.
  package static func remove(_ observer: any Observer) {
    entries.removeAll { $0.observer == nil || $0.observer === observer }
  }

  /// How many changes there have been.
  static private(set) var count: UInt64 = 0

  private struct Keeper {
    weak var menu: Menu?
  }

  private static var keepers: [Keeper] = []

  /// Lets a menu that keeps a resolution know what changes from now on.
  static func watch(for menu: Menu) {
    keepers.removeAll { $0.menu == nil || $0.menu === menu }
    keepers.append(Keeper(menu: menu))
  }

  /// Something changed that may concern any menu: what is kept isn't true any more.
  private static func forgetKept() {
    guard !keepers.isEmpty else { return }
    for keeper in keepers {
      keeper.menu?.keptResolution = nil
      keeper.menu?.keptLayout = nil
    }
    keepers = []
  }

  /// What a row shows changed, and nothing else: what is kept is true but for that row.
  static func rowChanged(_ element: MenuElement) {
    count += 1
    var hasForgotten = false
    for keeper in keepers {
      keeper.menu?.keptResolution?.rowChanged(element)
      if keeper.menu?.keptResolution == nil { hasForgotten = true }
    }
    if hasForgotten { keepers.removeAll { $0.menu?.keptResolution == nil } }
    tellObservers()
  }

  /// An element that nobody sees changed: only what it stands for may be kept somewhere.
  static func hiddenElementChanged(_ element: MenuElement) {
    count += 1
    if element.standsForOthers { forgetKept() }
  }

  /// Whether changes come from the application though elements are being asked what they show.
  package private(set) static var areHeeded = false

  /// Runs a part of the application that is called while elements are asked what they show: what it
  /// changes is news, unlike what elements change in themselves to answer.
  package static func heeding(_ body: () -> Void) {
    let before = areHeeded
    areHeeded = true
    body()
    areHeeded = before
  }

  /// Anything changed: tells every observer.
  static func announce() {
    count += 1
    forgetKept()
    tellObservers()
  }

  private static func tellObservers() {
    for entry in entries { entry.observer?.elementsChanged() }
  }
}
