import MenuX11

/// A line of text in a row of a menu.
final class NoteView: HStack {
  init(_ text: String) {
    super.init(
      insets: Insets(top: 12, leading: 16, bottom: 12, trailing: 16),
      [Label(text, color: .secondaryLabel)])
  }
}
