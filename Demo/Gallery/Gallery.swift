import MenuApplication
import MenuX11

/// A window with a page for each feature of the menus.
@main struct Gallery {
  @MainActor static func main() {
    do throws(Options.Mistake) {
      let options = try Options(CommandLine.arguments.dropFirst())
      if options.wantsHelp {
        print(Options.help(pages: pages.map { $0.name }))
        return
      }
      try run(options)
    } catch {
      Program.fail(error.message)
    }
  }

  @MainActor private static func run(_ options: Options) throws(Options.Mistake) {
    let first = options.page ?? BasicsPage.name
    guard pages.contains(where: { $0.name == first }) else {
      throw Options.Mistake(message: "there is no page \(first)")
    }
    do throws(BackendError) {
      let application = try Application()
      let journal = Journal()
      let view = GalleryView(settings: options.settings, journal: journal)
      let window = Window(
        application: application, title: "MenuKit Gallery", size: Size(width: 860, height: 640),
        minimumSize: Size(width: 680, height: 600), content: view)
      view.themeChanged = { [weak window] in window?.use($0) }
      window.use(options.settings.theme)
      view.show(first)
      window.show()
      let describer = Describer(view: view, journal: journal)
      if options.describesOnRequest { describer.start(on: application.backend) }
      application.run()
      withExtendedLifetime((window, describer)) {}
    } catch {
      throw Options.Mistake(message: error.description)
    }
  }
}

extension Window {
  /// Takes the colours of a setting.
  fileprivate func use(_ theme: Settings.Theme) {
    palette =
      switch theme {
      case .desktop: nil
      case .light: .light
      case .dark: .dark
      }
  }
}
