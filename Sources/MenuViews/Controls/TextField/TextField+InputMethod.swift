import MenuPrimitives

extension TextField: InputMethodClient {
  /// Shows at the caret what an input method hasn't decided on.
  public func preeditChanged(_ preedit: Preedit?) {
    let preedit = preedit.flatMap { $0.text.isEmpty ? nil : $0 }
    guard preedit != editor.preedit else { return }
    edit { $0.preedit = preedit }
  }

  /// Takes note of the focus.
  func focusChanged() {
    if isFocused != hadFocus {
      hadFocus = isFocused
      drag = nil
      if isFocused {
        host?.inputMethod?.focus(self)
      } else {
        host?.inputMethod?.unfocus(self)
        editor.preedit = nil
      }
      writing.contentChanged()
    }
    if showsFocus != showedFocus {
      showedFocus = showsFocus
      // Who comes by Tab wants to write something else, or to go on.
      if showsFocus { selectAll() }
    }
  }
}
