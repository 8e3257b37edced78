/// Hands text from one program to another.
@MainActor public protocol Clipboard: AnyObject {
  /// Offers text to all programs until somebody else offers something in its place. An empty text is
  /// not offered; what was there stays.
  func write(_ text: String, to selection: ClipboardSelection)

  /// Asks for the text that is offered, by this program or another.
  ///
  /// `completion` is called exactly once, at once or later: with nil when there is no text, when it is
  /// refused, or when its owner stays silent for too long.
  func readText(
    from selection: ClipboardSelection, _ completion: @escaping @MainActor (String?) -> Void)
}
