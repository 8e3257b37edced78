/// A place of a row that a view of the application can take.
package enum ViewSlot: Hashable, Sendable {
  /// The whole row.
  case wholeRow
  /// Where an action has its title.
  case content
  /// Where an action has its picture.
  case trailingAccessory
}

/// An element whose row shows views of the application.
@MainActor package protocol ViewElement: MenuElement {
  /// What makes the view of a place and keeps it up to date; nil: nothing is there.
  func viewConfiguration(of slot: ViewSlot) -> ReusableViewConfiguration?
}
