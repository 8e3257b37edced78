import MenuViews

/// What programs hand to each other through the selections of X.
@MainActor final class X11Clipboard: Clipboard {
  private var own: [ClipboardSelection: String] = [:]

  func write(_ text: String, to selection: ClipboardSelection) {
    if !text.isEmpty { own[selection] = text }
  }

  func readText(
    from selection: ClipboardSelection, _ completion: @escaping @MainActor (String?) -> Void
  ) {
    completion(own[selection])
  }
}
