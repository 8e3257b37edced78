import MenuX11

/// A button and the menu that it opens.
@MainActor final class MenuOpener {
  /// The button.
  let button: Button

  private let example: Example
  private let settings: Settings
  private let journal: Journal
  private let interaction: MenuInteraction
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
    interaction = MenuInteraction {
      journal.write("opens: \(example.button)")
      return example.menu()
    }
    adjusted.apply(to: interaction)
    interaction.dismissalCallback = { journal.write("closed: \(example.button)") }
    switch example.opening {
    case .pullDown:
      interaction.triggers = .press
      button.addInteraction(interaction)
    case .beside(let source):
      button.action = { [weak self] in self?.present(from: source) }
    }
  }

  /// What the open menu shows, back to front.
  var frames: [SurfaceFrame] {
    (interaction.presentation?.frames ?? []) + (presentation?.frames ?? [])
  }

  private func present(from source: (View) -> MenuPresentationSource) {
    let presentation = MenuPresentation(menu: example.menu(), source: source(button))
    settings.apply(to: presentation)
    presentation.dismissalCallback = { [weak self] in
      guard let self else { return }
      self.presentation = nil
      journal.write("closed: \(example.button)")
    }
    self.presentation = presentation
    journal.write("opens: \(example.button)")
    presentation.present(animated: settings.animates)
  }
}
