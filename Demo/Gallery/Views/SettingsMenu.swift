import MenuX11

/// The button that changes how the gallery's menus look, with a menu that stays while they are tried.
@MainActor final class SettingsMenu {
  /// The button.
  let button = Button(
    "Appearance", image: Icon.sliders.image, trailingImage: Icon.chevronDown.image)
  /// Called when a setting was changed.
  var changed: (Settings) -> Void = { _ in }

  private var settings: Settings
  private let interaction: MenuInteraction

  /// Makes the button for settings.
  init(_ settings: Settings, journal: Journal) {
    self.settings = settings
    interaction = MenuInteraction(menu: Menu(children: []))
    interaction.triggers = .press
    interaction.menu?.children = [
      section("Colours", \.theme, journal: journal),
      section("Rows", \.density, journal: journal),
      section("Submenus", \.submenus, journal: journal),
    ]
    button.alignment = .leading
    button.accessibilityRole = .menuButton
    button.addInteraction(interaction)
    settings.apply(to: interaction)
  }

  /// What the open menu shows, back to front.
  var frames: [SurfaceFrame] { interaction.presentation?.frames ?? [] }

  /// A row for each value of a setting; the menu closes when one was chosen and shows the rest.
  private func section<Value: CaseIterable & RawRepresentable<String> & Sendable>(
    _ title: String, _ setting: WritableKeyPath<Settings, Value>, journal: Journal
  ) -> Menu {
    let actions = Value.allCases.map { value in
      Action(
        title: value.rawValue.prefix(1).uppercased() + value.rawValue.dropFirst(),
        isSelected: value.rawValue == settings[keyPath: setting].rawValue)
    }
    for (value, action) in zip(Value.allCases, actions) {
      action.handler { [weak self] chosen in
        guard let self else { return }
        for action in actions { action.isSelected = action === chosen }
        settings[keyPath: setting] = value
        settings.apply(to: interaction)
        journal.write("\(title): \(value.rawValue)")
        changed(settings)
      }
    }
    return Menu(title: title, displaysInline: true, children: actions)
  }
}
