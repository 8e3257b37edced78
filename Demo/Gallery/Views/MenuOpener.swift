import MenuX11

/// A button and the menu that it opens.
@MainActor final class MenuOpener {
  /// The button.
  let button: Button
  /// How the menu looks and moves.
  let settings: Settings

  private let example: Example
  private let journal: Journal
  private var interactions: [MenuInteraction] = []
  private var presentation: MenuPresentation?

  /// Makes the button of an example, which adjusts the settings as it likes.
  init(_ example: Example, settings: Settings, journal: Journal) {
    var adjusted = settings
    example.adjust(&adjusted)
    self.example = example
    self.settings = adjusted
    self.journal = journal
    button = PageButton(example.button, trailingImage: Icon.chevronDown.image)
    button.accessibilityRole = .menuButton
    switch example.opening {
    case .pullDown:
      add(
        MenuInteraction(preferredElementOrder: example.order) {
          journal.write("opens: \(example.button)")
          return example.menu()
        })
    case .beside(let source):
      button.action = { [weak self] in self?.present(from: source) }
    case .own(let prepare):
      prepare(self)
    }
  }

  /// What the open menu shows, back to front.
  var frames: [SurfaceFrame] {
    interactions.flatMap { $0.presentation?.frames ?? [] } + (presentation?.frames ?? [])
  }

  /// Lets presses of the button open a menu.
  func add(_ interaction: MenuInteraction) {
    interaction.triggers = .press
    settings.apply(to: interaction)
    interaction.dismissalCallback = { [weak self] in self?.closed() }
    interactions.append(interaction)
    button.addInteraction(interaction)
  }

  /// Writes down that a menu opens.
  func follow(_ presentation: MenuPresentation) {
    self.presentation = presentation
    journal.write("opens: \(example.button)")
  }

  /// Writes down that the menu has closed.
  func closed() {
    presentation = nil
    journal.write("closed: \(example.button)")
  }

  private func present(from source: (View) -> MenuPresentationSource) {
    let presentation = MenuPresentation(menu: example.menu(), source: source(button))
    presentation.preferredElementOrder = example.order
    settings.apply(to: presentation)
    presentation.dismissalCallback = { [weak self] in self?.closed() }
    follow(presentation)
    presentation.present(animated: settings.animates)
  }
}
