import Glibc
import MenuX11

extension Launcher {
  /// `--shot`: draws the open menu into a file, on a display of its own when there is none.
  @MainActor static func draw(_ options: Options, into file: FileName) throws(LauncherError) {
    reportDiagnostics()
    var reader = try MenuReader(options, extent: .errors(atMost: reportedErrors))
    try reader.readAll()
    reader.reportFaults()
    let menu = OutlineMenu(title: options.title)
    menu.make(from: reader)
    menu.show()
    if let backend = try? X11Backend.opened() {
      return try menu.draw(options, on: backend, into: file)
    }
    let display = try VirtualDisplay.start()
    defer { display.stop() }
    try menu.draw(options, on: try X11Backend.opened(display.name), into: file)
  }
}

extension OutlineMenu {
  /// What is seen around the panels: light or dark like them, and neither white nor black.
  private static let grounds = (light: Color(white: 0.87), dark: Color(white: 0.25))

  /// Draws the menu as the options say into a file.
  ///
  /// - Throws: when there is nothing to draw, or it can't be drawn or written.
  fileprivate func draw(_ options: Options, on display: X11Backend, into file: FileName)
    throws(LauncherError)
  {
    let presentation = MenuPresentation(menu: root)
    presentation.take(options)
    presentation.source = try MenuPresentationSource(options, on: display)
    let backend = PictureBackend(display)
    presentation.backend = backend
    presentation.present(animated: false)
    guard presentation.isPresented else {
      _ = try ExitStatus(presentation.dismissReason)
      throw LauncherError(.noDisplay, "the menu has no place; give another --at")
    }
    if let opened = options.opened { try open(opened, in: presentation) }
    if let highlighted = options.highlighted {
      guard let element = element(at: highlighted) else {
        throw .usage("--highlight: there is no row \(highlighted); --dump prints them")
      }
      presentation.highlight(element)
    }
    let isDark = (presentation.colorScheme ?? backend.environment.colorScheme) == .dark
    let picture: PixelBuffer
    do throws(BackendError) {
      picture = try display.picture(
        of: presentation.frames, over: isDark ? Self.grounds.dark : Self.grounds.light, margin: 40)
    } catch {
      throw LauncherError(.noDisplay, "\(error)")
    }
    presentation.dismiss(animated: false)
    try file.write(picture.png() ?? [])
  }

  /// Opens a submenu and those on the way to it.
  private func open(_ place: RowPath, in presentation: MenuPresentation) throws(LauncherError) {
    for depth in place.indices.indices {
      let part = RowPath(Array(place.indices[...depth]))
      guard let submenu = element(at: part) as? Menu else {
        throw .usage("--open: row \(part) has no submenu; --dump prints those that have one")
      }
      presentation.open(submenu)
    }
  }
}

extension FileName {
  /// Writes a file anew.
  ///
  /// - Throws: why it can't be written.
  fileprivate func write(_ bytes: [UInt8]) throws(LauncherError) {
    let descriptor = open(O_WRONLY | O_CREAT | O_TRUNC, permissions: 0o666)
    guard descriptor >= 0 else {
      throw .usage("\(visible(self.bytes)): \(systemText(errno)); give a file that can be written")
    }
    defer { close(descriptor) }
    try Stream(descriptor: descriptor).write(bytes)
  }
}
