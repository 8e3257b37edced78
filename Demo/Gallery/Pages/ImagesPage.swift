import MenuX11

/// Where the pictures of rows may come from.
final class ImagesPage: Page {
  static let name = "images"
  static let title = "Images"
  static let icon = Icon.sun

  let summary = """
    Symbols by the names that they have on iOS, files, pixels and the icons of the desktop. What can't \
    be shown has a placeholder, and the reason is told.
    """

  private let journal: Journal
  private let png = PictureFile(Swatch(color: Color(hex: 0x34C759)).pixels?.png() ?? [])
  private let jpeg = PictureFile(hex: PictureFile.sunset)
  private let svg = PictureFile(Array(PictureFile.target.utf8))
  private let broken = PictureFile(Array("no picture at all".utf8))

  init(journal: Journal) {
    self.journal = journal
    Diagnostics.handler = { journal.write("told: \($0)") }
  }

  var examples: [Example] {
    [
      Example(
        title: "Symbols", note: "They take the colour of the text, or one of their own",
        button: "Symbols", menu: { self.symbols }),
      Example(
        title: "Files and pixels", note: "Decoded beside the program, at the size of their use",
        button: "Files", menu: { self.files }),
      Example(
        title: "Icons of the desktop", note: "From its theme and those that this inherits from",
        button: "Icons", menu: { self.icons }),
    ]
  }

  private var symbols: Menu {
    func symbol(_ title: String, _ name: String) -> Action {
      Action(title: title, image: Image(systemName: name), handler: journal.chosen)
    }
    let star = Image(systemName: "star.fill").withTintColor(.systemYellow)
    return Menu(children: [
      symbol("Settings", "gear"), symbol("Weather", "cloud"), symbol("World", "globe"),
      symbol("Quotation", "text.quote"), symbol("Charged", "battery.100"),
      Action(title: "Favourites", image: star, handler: journal.chosen),
      Action(
        title: "Offline", image: Image(systemName: "wifi.slash"), isEnabled: false),
      Action(
        title: "Delete", image: Image(systemName: "trash"), isDestructive: true,
        handler: journal.chosen),
    ])
  }

  private var files: Menu {
    func file(_ title: String, _ path: String) -> Action {
      Action(title: title, image: Image(path: path), handler: journal.chosen)
    }
    let swatch = Swatch(color: Color(hex: 0x007AFF)).image
    return Menu(children: [
      file("PNG", png.path), file("JPEG", jpeg.path), file("SVG", svg.path),
      Action(title: "Pixels", image: swatch, handler: journal.chosen),
      Action(
        title: "Pixels as a Template", image: swatch?.withRenderingMode(.alwaysTemplate),
        handler: journal.chosen),
      .separator,
      file("Broken", broken.path), file("Missing", "/nowhere/missing.png"),
      file("A Device", "/dev/zero"),
    ])
  }

  private var icons: Menu {
    Menu(
      children: [
        ("Folder", "folder"), ("Save", "document-save"), ("Copy", "edit-copy"),
        ("Search", "edit-find-symbolic"), ("Quit", "application-exit"),
      ].map { title, name in
        Action(title: title, image: Image(iconName: name), handler: journal.chosen)
      })
  }
}
