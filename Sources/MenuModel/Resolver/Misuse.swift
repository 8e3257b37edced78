import MenuPrimitives

/// What a programmer has done that can't be meant; menus go on in the way that is said here.
@MainActor enum Misuse {
  /// The same element is more than once in a list: each time it has a row, which works.
  case twiceInList(MenuElement, list: Menu)
  /// An element stands for elements among which it is itself: there it shows nothing.
  case insideItself(MenuElement)
  /// Elements bring forth others without an end: at some point they show nothing more.
  case endless(MenuElement)

  /// Tells whoever listens, once.
  func report() {
    Diagnostics.report(Diagnostic(.misuse, words))
  }

  private var words: String {
    switch self {
    case .twiceInList(let element, let list):
      "\(name(element)) is more than once in the list of \(name(list)); each time it has a row"
    case .insideItself(let element):
      "\(name(element)) is among the elements that it stands for; there it shows nothing"
    case .endless(let element):
      "\(name(element)) brings forth elements that bring forth others without an end; "
        + "those that are too deep show nothing"
    }
  }

  private func name(_ element: MenuElement) -> String {
    let title =
      (element as? any MenuStandardContent)?.title ?? element.accessibilityIdentifier
      ?? element.accessibilityLabel
    return "the \(type(of: element))" + (title.map { " “\($0)”" } ?? "")
  }
}
