import MenuX11

/// A card with a few words about a menu and the button that opens it.
final class ExampleCard: Stack {
  /// What opens the menu.
  let opener: MenuOpener

  /// Makes the card; the opener comes to its button.
  init(_ example: Example, settings: Settings, journal: Journal) {
    opener = MenuOpener(example, settings: settings, journal: journal)
    super.init(
      .horizontal, spacing: 10, insets: Insets(top: 12, leading: 16, bottom: 12, trailing: 16),
      alignment: .center)
    background = .card
    cornerRadius = 10
    hasBorder = true
    let words = Stack(.vertical, spacing: 3)
    words.add(Label(example.title, style: .headline))
    words.add(Label(example.note, style: .footnote, color: .secondaryLabel))
    add(words, grows: true)
    for control in example.controls { add(PageButton(control.title, action: control.action)) }
    add(opener.button)
  }
}
