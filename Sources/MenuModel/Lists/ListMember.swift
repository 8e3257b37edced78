/// An element that does something when the list which it is in comes up or goes.
///
/// The calls are paired, and may be nested when several open lists hold the element.
@MainActor protocol ListMember: MenuElement {
  /// A list that holds the element shows now.
  func listAppeared()
  /// A list that held it has closed.
  func listClosed()
}
