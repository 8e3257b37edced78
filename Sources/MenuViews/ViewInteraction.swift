/// Something that a view can be given to react to input without being subclassed, such as a menu that
/// opens on a press.
///
/// Interactions are asked before their view, in the order in which they were added; the first one (or
/// the view) that returns true ends the matter. What nobody wants goes on to the superview.
@MainActor public protocol ViewInteraction: AnyObject {
  /// The view that it was added to, set by the view: keep it weak.
  var view: View? { get set }
  /// The pointer did something over the view; true when that is settled with it.
  ///
  /// A view or an interaction that returns true for `.pressed` gets all that follows up to the release
  /// of the last button. Entering and leaving are told to all, whatever is returned.
  func pointer(_ event: PointerEvent, in view: View) -> Bool
  /// A key went down or up while the view (or a view inside it) had the focus.
  func key(_ event: ViewKeyEvent, in view: View) -> Bool
}
