import MenuX11

/// The whole window: the list of pages at the side, the chosen page, the last line of the journal.
final class GalleryView: View {
  private let sidebar: Sidebar
  private let settingsMenu: SettingsMenu
  private let status = Label("Nothing chosen yet", style: .footnote, color: .secondaryLabel)
  private let journal: Journal
  private var settings: Settings
  private var page: (any Page)?
  private var pageView: PageView?
  private var pageArea: ScrollArea?

  /// Called when other colours were chosen.
  var themeChanged: (Settings.Theme) -> Void = { _ in }

  /// Makes the window's content, with the first page.
  init(settings: Settings, journal: Journal) {
    self.settings = settings
    self.journal = journal
    var chosen: (String) -> Void = { _ in }
    settingsMenu = SettingsMenu(settings, journal: journal)
    sidebar = Sidebar(settings: settingsMenu) { chosen($0) }
    super.init()
    chosen = { [weak self] in self?.show($0) }
    settingsMenu.changed = { [weak self] in self?.use($0) }
    journal.observer = { [weak status] in status?.text = $0 }
    background = .background
    addSubview(sidebar)
    addSubview(status)
  }

  /// Shows the page of a name; an unknown name changes nothing.
  func show(_ name: String) {
    guard let kind = pages.first(where: { $0.name == name }) else { return }
    page = kind.init(journal: journal)
    sidebar.select(name)
    showPage()
    journal.write("page: \(name)")
  }

  /// Whether menus were asked to be dark.
  var isDark: Bool { settings.colorScheme == .dark }

  /// What the open menu shows, back to front.
  var menuFrames: [SurfaceFrame] { settingsMenu.frames + (pageView?.frames ?? []) }

  override func layout() {
    let side = 216.0
    let footer = 34.0
    let isMirrored = style.layoutDirection == .rightToLeft
    let width = max(0, bounds.width - side)
    let x = isMirrored ? 0 : side
    sidebar.frame = Rect(
      x: isMirrored ? width : 0, y: 0, width: side, height: bounds.height)
    pageArea?.frame = Rect(x: x, y: 0, width: width, height: max(0, bounds.height - footer))
    status.frame = Rect(
      x: x + 32, y: bounds.height - footer, width: max(0, width - 64), height: 20)
  }

  private func use(_ settings: Settings) {
    let themeChanged = settings.theme != self.settings.theme
    self.settings = settings
    if themeChanged { self.themeChanged(settings.theme) }
    showPage()
  }

  private func showPage() {
    pageArea?.removeFromSuperview()
    pageView = page.map { PageView($0, settings: settings, journal: journal) }
    pageArea = pageView.map(ScrollArea.init)
    if let pageArea { insertSubview(pageArea, at: 1) }
  }
}
