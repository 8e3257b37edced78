public import MenuPrimitives

/// Turns keys into text in ways that a keyboard alone can't: dead keys, compose sequences, and
/// programs that offer Chinese, Japanese or Korean words.
///
/// Text that was decided on comes to the focused view as a key that writes it (`KeyEvent` of the kind
/// `.character`; its text may have several characters). What is still open comes to the client.
@MainActor public protocol InputMethod: AnyObject {
  /// Keys are text for `client` from now on; whoever had them before is left as if by `unfocus(_:)`.
  func focus(_ client: any InputMethodClient)
  /// Keys aren't text for `client` any more; what was still open is dropped, and the client is told
  /// that it has no preedit. Nothing happens when it isn't the one that has the keys.
  func unfocus(_ client: any InputMethodClient)
  /// The caret of the client lies here, in logical pixels of the screen: candidates are shown beside.
  func caretMoved(to rect: Rect)
}

/// A view that edits text by means of an input method.
@MainActor public protocol InputMethodClient: AnyObject {
  /// What is still open has changed; nil when there is nothing any more. It is shown at the caret, and
  /// isn't a part of the text.
  func preeditChanged(_ preedit: Preedit?)
}
