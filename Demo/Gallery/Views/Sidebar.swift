import MenuX11

/// The list of pages, and the button for the settings.
final class Sidebar: Stack {
  private var buttons: [(name: String, button: Button)] = []
  private let list: ScrollArea
  private let settingsMenu: SettingsMenu

  /// Makes the list; `choose` is called with the name of a page that was chosen.
  init(settings: SettingsMenu, choose: @escaping (String) -> Void) {
    settingsMenu = settings
    // Where the mark of how far it is scrolled has room.
    let beside = Insets(trailing: 8)
    let rows = Stack(.vertical, spacing: 1, insets: beside, alignment: .fill)
    list = ScrollArea(rows)
    super.init(
      .vertical, spacing: 1, insets: Insets(top: 22, leading: 12, bottom: 14, trailing: 4),
      alignment: .fill)
    background = .sidebar
    let name = Stack(.vertical, insets: Insets(leading: 12, bottom: 12))
    name.add(Label("MenuKit", style: .title3, weight: .semibold))
    add(name)
    for page in pages {
      let button = PageButton(page.title, image: page.icon.image, appearance: .plain) {
        choose(page.name)
      }
      button.alignment = .leading
      buttons.append((page.name, button))
      rows.add(button)
    }
    add(list, grows: true)
    add(Gap(height: 8))
    let foot = Stack(.vertical, insets: beside, alignment: .fill)
    foot.add(settings.button)
    add(foot)
  }

  /// Marks the page that shows.
  func select(_ name: String) {
    for (page, button) in buttons {
      button.isSelected = page == name
      if button.isSelected { list.reveal(button) }
    }
  }

  override func draw(in context: inout DrawingContext) {
    super.draw(in: &context)
    let line = context.grid.pixel
    let x = style.layoutDirection == .rightToLeft ? 0 : bounds.width - line
    context.fill(Rect(x: x, y: 0, width: line, height: bounds.height), .separator)
  }
}
