public import MenuPrimitives

/// What a view needs of the window that it is in.
///
/// A host draws its root view by `displayList()`, whenever something asked for it and again at the
/// root's `nextFrame`, when that isn't nil: so things move without anybody keeping a timer, and nothing
/// is drawn while nothing moves.
@MainActor public protocol ViewHost: AnyObject {
  /// The window, for menus that belong to it.
  var windowID: WindowID? { get }
  /// A rectangle of the window on the screen, in logical pixels; nil when the window isn't shown.
  func screenRect(of rect: Rect) -> Rect?
  /// Asks for a rectangle of the window to be drawn again.
  func setNeedsDisplay(_ rect: Rect)
  /// Asks for the views of the window to be laid out again before they are next drawn.
  func setNeedsLayout()
  /// Measures text for the display that the window is on.
  var textMeasurer: any TextMeasurer { get }
  /// The colours and sizes that views take.
  var style: ViewStyle { get }
  /// The view that gets the keys, if any.
  var focusedView: View? { get set }
  /// The time on the clock of all events: what is drawn shows how things look then.
  var now: Timestamp { get }
  /// Takes text to other programs and back; nil where there is none.
  var clipboard: (any Clipboard)? { get }
  /// Turns keys into text; nil where keys are all that there is.
  var inputMethod: (any InputMethod)? { get }
}
