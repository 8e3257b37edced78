package import MenuModel
package import MenuPrimitives

/// Why a menu closed.
public enum DismissReason: Hashable, Sendable {
  /// A row was chosen.
  case activated
  /// Escape at the root.
  case escaped
  /// A press outside of every panel.
  case pressedOutside
  /// The application asked for it.
  case requested
  /// The source window went away, or the user turned to something else.
  case sourceLost
  /// There was nothing to show.
  case empty
  /// It could not be shown or could not have the input; the text says why.
  case failed(String)
}

/// What is to be done outside of the tracker, in this order.
package enum TrackingEffect: Hashable, Sendable {
  /// Close everything. It comes before the `activate` that belongs to it.
  case dismiss(DismissReason)
  /// Run the handler of an element.
  case activate(ElementID)
  /// Offer an event to the view of a row. What it doesn't want of wheels and keys is told by
  /// `MenuTracker.declined`.
  case deliver(InputEvent, to: ElementID)
  /// Give the keys to the first of what takes them in the view of a row, or to the last when the user
  /// goes backwards. When there is nothing, `MenuTracker.focusDeclined` goes on.
  case focus(ElementID, backwards: Bool)
}
