public import MenuPrimitives
public import MenuViews

/// An input method that composes and decides what a test says.
@MainActor public final class HeadlessInputMethod: InputMethod {
  /// The client that has the keys.
  public private(set) weak var client: (any InputMethodClient)?
  /// Where the client said last that its caret is.
  public private(set) var caret: Rect?
  /// What is open at the moment.
  public private(set) var preedit: Preedit?

  private let write: (KeyEvent) -> Void

  /// Makes one that has nobody to write for.
  ///
  /// - Parameter write: takes a key that writes what was decided.
  init(write: @escaping (KeyEvent) -> Void) {
    self.write = write
  }

  /// See `InputMethod`.
  public func focus(_ client: any InputMethodClient) {
    guard client !== self.client else { return }
    leave()
    self.client = client
  }

  /// See `InputMethod`.
  public func unfocus(_ client: any InputMethodClient) {
    if client === self.client { leave() }
  }

  /// See `InputMethod`.
  public func caretMoved(to rect: Rect) {
    if client != nil { caret = rect }
  }

  /// Shows undecided text to the client, or takes it back; without a client nothing happens.
  public func compose(_ preedit: Preedit?) {
    guard let client, preedit != self.preedit else { return }
    self.preedit = preedit
    client.preeditChanged(preedit)
  }

  /// Decides on a text: nothing is open any more, and the text comes as a key.
  public func commit(_ text: String) {
    guard client != nil else { return }
    compose(nil)
    write(KeyEvent(.character, text: text))
  }

  private func leave() {
    compose(nil)
    client = nil
    caret = nil
  }
}
