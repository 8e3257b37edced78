/// A menu that shows: its rows as they were resolved last, and the elements that want to know that they
/// show.
///
/// Lazy elements begin to load when a list that holds them is resolved here, and never by a resolver's
/// being asked for other reasons.
@MainActor package final class ShownList {
  /// What shows.
  package let menu: Menu
  /// Under which circumstances; they count from the next `resolve()` on.
  package var conditions: ResolvingConditions
  /// The rows as they were resolved last.
  package private(set) var resolution: MenuResolver.Resolution

  private var members: [any ListMember] = []
  private var known: Set<ObjectIdentifier> = []
  private var isClosed = false

  /// Resolves a menu that comes up.
  package init(menu: Menu, conditions: ResolvingConditions) {
    self.menu = menu
    self.conditions = conditions
    resolution = MenuResolver.resolve(menu, under: conditions)
    if welcomeMembers() { resolve() }
  }

  /// How often rows are resolved again because elements had their content at once. Beyond that,
  /// elements that bring forth others without end wait for the next time.
  private static let roundLimit = 64

  /// Takes up what has changed since, and tells elements that are new.
  package func resolve() {
    for _ in 0..<Self.roundLimit {
      resolution = MenuResolver.resolve(menu, under: conditions)
      guard welcomeMembers() else { return }
    }
    Misuse.endless(menu).report()
    resolution = MenuResolver.resolve(menu, under: conditions)
  }

  /// The list doesn't show any more: its elements are told. Once is enough.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    let members = members
    self.members = []
    known = []
    for member in members { ElementChanges.heeding { member.listClosed() } }
  }

  /// Tells elements that haven't shown before in this list; whether there were any.
  private func welcomeMembers() -> Bool {
    guard !isClosed else { return false }
    let new = resolution.members.filter { known.insert(ObjectIdentifier($0)).inserted }
    members += new
    for member in new { ElementChanges.heeding { member.listAppeared() } }
    return !new.isEmpty
  }
}
