import MenuX11

/// Strips of pictures.
final class PalettesPage: Page {
  static let name = "palettes"
  static let title = "Palettes"
  static let icon = Icon.sun

  let summary = """
    A palette shows all its elements in a strip that scrolls sideways, and what is selected in one of \
    five ways. Which one is selected is up to the handlers.
    """

  private let journal: Journal
  private let menus: [(style: PaletteSelectionStyle, title: String, menu: Menu)]

  init(journal: Journal) {
    self.journal = journal
    let styles: [(PaletteSelectionStyle, String)] = [
      (.tint, "Tint"), (.openCircle, "Open Circle"), (.closedCircle, "Closed Circle"),
      (.openRectangle, "Open Rectangle"), (.closedRectangle, "Closed Rectangle"),
    ]
    menus = styles.map { style, title in (style, title, Self.menu(style, journal: journal)) }
  }

  var examples: [Example] {
    menus.map { style, title, menu in
      Example(title: title, note: Self.note(style), button: title, menu: { menu })
    } + [
      Example(
        title: "A long strip", note: "Wheels, arrow keys and a drag to its end scroll it",
        button: "Symbols", menu: { self.symbolMenu })
    ]
  }

  private static func note(_ style: PaletteSelectionStyle) -> String {
    switch style {
    case .tint: "The picture takes the accent colour"
    case .openCircle: "A ring around the picture"
    case .closedCircle: "A disc behind the picture"
    case .openRectangle: "A frame around the picture"
    case .closedRectangle: "A filled frame behind the picture"
    }
  }

  /// Two palettes of a style, one of spots of colour and one of symbols, with a row below.
  private static func menu(_ style: PaletteSelectionStyle, journal: Journal) -> Menu {
    let colors: [(String, UInt32)] = [
      ("Red", 0xFF3B30), ("Orange", 0xFF9500), ("Green", 0x34C759), ("Blue", 0x007AFF),
      ("Purple", 0xAF52DE), ("Pink", 0xFF2D55),
    ]
    let spots = colors.map { name, color in
      Action(title: name, image: Swatch(color: Color(hex: color)).image)
    }
    let symbols: [(String, Icon)] = [
      ("Star", .star), ("Heart", .heart), ("Bell", .bell), ("Pin", .pin), ("Clock", .clock),
    ]
    let marks = symbols.map { name, icon in Action(title: name, image: icon.image) }
    for group in [spots, marks] {
      group.first?.isSelected = true
      for action in group {
        action.keepsMenuPresented = true
        action.handler { chosen in
          for action in group { action.isSelected = action === chosen }
          journal.chosen(chosen)
        }
      }
    }
    return Menu(children: [
      .palette(spots).paletteSelectionStyle(style), .palette(marks).paletteSelectionStyle(style),
      Action(title: "Done", handler: journal.chosen),
    ])
  }

  private var symbolMenu: Menu {
    let icons: [Icon] = [
      .bell, .bolt, .box, .bubble, .clock, .copy, .document, .download, .folder, .globe, .grid,
      .heart, .keyboard, .layers, .list, .moon, .pencil, .person, .pin, .printer,
    ]
    let actions: [MenuElement] = icons.map { icon in
      let name = icon.rawValue
      return Action(
        title: name.prefix(1).uppercased() + name.dropFirst(), image: icon.image,
        handler: journal.chosen)
    }
    let more = Menu(
      title: "More", image: Icon.submenu.image,
      children: ["Arrows", "Letters"].map { Action(title: $0, handler: journal.chosen) })
    return Menu(children: [
      .palette(actions.prefix(2) + [more] + actions.dropFirst(2)).paletteSelectionStyle(.tint),
      Action(title: "No Symbol", handler: journal.chosen),
      Action(title: "Remove All", isDestructive: true, handler: journal.chosen),
    ])
  }
}
