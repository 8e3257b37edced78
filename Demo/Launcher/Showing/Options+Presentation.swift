import MenuX11

extension MenuPresentation {
  /// Takes what the options say about the look.
  func take(_ options: Options) {
    density =
      switch options.density {
      case .regular: .regular
      case .compact: .compact
      }
    submenuStyle =
      switch options.submenus {
      case .stack: .stacked
      case .cascade: .cascading
      }
    colorScheme =
      switch options.theme {
      case .system: nil
      case .light: .light
      case .dark: .dark
      case .highContrast: .highContrast
      }
  }
}

extension MenuPresentationSource {
  /// What the menu opens beside, found on a display.
  ///
  /// - Throws: when the monitor or the window isn't there.
  init(_ options: Options, on backend: X11Backend) throws(LauncherError) {
    let scale = backend.environment.scale
    switch options.place {
    case .pointer:
      self = .pointer
    case .center:
      self = .center(of: try backend.monitor(options.monitor).workArea)
    case .point(let x, let y):
      let corner = try backend.monitor(options.monitor).frame.origin
      self = .point(Point(x: corner.x + Double(x) / scale, y: corner.y + Double(y) / scale))
    case .rectangle(let x, let y, let width, let height):
      self = .rect(
        Rect(
          x: Double(x) / scale, y: Double(y) / scale, width: Double(width) / scale,
          height: Double(height) / scale))
    case .window(let id):
      let window = WindowID(rawValue: UInt64(id))
      guard backend.screenRect(of: window, rect: nil) != nil else {
        throw LauncherError(
          .cancelled, "window \(id) isn't shown; give the number of one that is, as xwininfo does")
      }
      self = .window(window)
    }
  }
}

extension X11Backend {
  /// The monitor that was asked for.
  ///
  /// - Throws: which ones there are, when it isn't there.
  func monitor(_ choice: MonitorChoice) throws(LauncherError) -> Monitor {
    let monitors = monitors
    let found: Monitor? =
      switch choice {
      case .pointer: pointerState().flatMap { monitors.nearest(to: $0.location) }
      case .focus:
        focusedWindow.flatMap { screenRect(of: $0, rect: nil) }
          .flatMap { monitors.nearest(to: $0.center) }
      case .primary: nil
      case .number(let number): monitors.indices.contains(number) ? monitors[number] : nil
      case .name(let name): monitors.first { $0.name == name }
      }
    if let found { return found }
    switch choice {
    case .pointer, .focus, .primary:
      // The pointer may be on another screen, and nothing may have the focus.
      if let first = monitors.first(where: \.isPrimary) ?? monitors.first { return first }
      throw LauncherError(.noDisplay, "the display has no monitor")
    case .number, .name:
      let names = monitors.enumerated().map { "\($0.offset) (\($0.element.name))" }
      throw .usage(
        "--monitor: there is no such monitor; give one of \(names.joined(separator: ", "))")
    }
  }
}

extension [Monitor] {
  /// The monitor that holds a point, or the nearest one.
  fileprivate func nearest(to point: Point) -> Monitor? {
    self.min { $0.frame.distance(to: point) < $1.frame.distance(to: point) }
  }
}
