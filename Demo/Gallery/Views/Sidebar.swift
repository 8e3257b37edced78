import MenuX11

/// The list of pages, and the button for the settings.
final class Sidebar: Stack {
  private var buttons: [(name: String, button: Button)] = []
  private let settingsMenu: SettingsMenu

  /// Makes the list; `choose` is called with the name of a page that was chosen.
  init(settings: SettingsMenu, choose: @escaping (String) -> Void) {
    settingsMenu = settings
    super.init(
      .vertical, spacing: 1, insets: Insets(top: 22, leading: 12, bottom: 14, trailing: 12),
      alignment: .fill)
    background = .sidebar
    let name = Stack(.vertical, insets: Insets(leading: 12, bottom: 12))
    name.add(Label("MenuKit", style: .title3, weight: .semibold))
    add(name)
    for page in pages {
      let button = Button(page.title, image: page.icon.image, appearance: .plain) {
        choose(page.name)
      }
      button.alignment = .leading
      buttons.append((page.name, button))
      add(button)
    }
    add(Spacer())
    add(settings.button)
  }

  /// Marks the page that shows.
  func select(_ name: String) {
    for (page, button) in buttons { button.isSelected = page == name }
  }

  override func draw(in context: inout DrawingContext) {
    super.draw(in: &context)
    let line = context.grid.pixel
    let x = style.layoutDirection == .rightToLeft ? 0 : bounds.width - line
    context.fill(Rect(x: x, y: 0, width: line, height: bounds.height), .separator)
  }
}
