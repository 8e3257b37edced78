public import MenuPrimitives

/// What a view needs of the window that it is in.
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
}
