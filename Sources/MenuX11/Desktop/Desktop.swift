import CX11
import MenuKit
import MenuPrimitives

/// What is around the menus: monitors, free areas, settings and compositor of a screen.
///
/// Everything is asked for at once without waiting, kept, and asked for again when the server tells
/// of a change; so opening a menu asks nothing.
@MainActor final class Desktop {
  /// What a change is about.
  enum Change: Hashable {
    case monitors, workAreas, settings, compositor, activeWindow
  }

  private let connection: XConnection
  private let variable: (String) -> String?

  private var pendingMonitors: PendingReply?
  private var pendingWorkAreas: WorkAreaRequest?
  private var pendingCompositor: PendingReply?
  private var pendingSettings: PendingReply?
  private var pendingResources: PendingReply?

  private var knownLayout: MonitorLayout?
  private var knownWorkAreas = WorkAreas()
  private var knownEnvironment: DisplayEnvironment?
  private var settings = XSettings()
  private var settingsOwner: UInt32 = 0
  private var resources: XResources
  private var compositor: UInt32 = 0

  /// Asks for everything; nothing waits.
  init(connection: XConnection, variable: @escaping (String) -> String?) {
    self.connection = connection
    self.variable = variable
    resources = XResources(
      parsing: XResourceManagerString(connection.display).map { String(cString: $0) } ?? "")
    watchRoot()
    if connection.find(.xfixes) != nil {
      xcb_discard_reply(connection.xcb, mk_xfixes_query_version(connection.xcb))
      mk_xfixes_watch_selection(
        connection.xcb, connection.root, connection.atom(.compositorSelection))
    }
    askForMonitors()
    askForWorkAreas()
    askForCompositor()
    askForSettings()
  }

  // MARK: Answers

  /// The settings of the desktop as they are now.
  var environment: DisplayEnvironment {
    collectSettings()
    collectCompositor()
    if let knownEnvironment { return knownEnvironment }
    let environment = DisplayEnvironment(
      settings: settings, resources: resources, isComposited: isComposited, variable: variable)
    knownEnvironment = environment
    return environment
  }

  /// How text is drawn on this desktop.
  var textConfiguration: TextConfiguration {
    let environment = environment
    return TextConfiguration(
      scale: environment.scale, family: environment.fontFamily,
      rendering: FontRendering(
        isAntialiased: settings.integer("Xft/Antialias").flatMap { $0 < 0 ? nil : $0 != 0 },
        isHinted: settings.integer("Xft/Hinting").flatMap { $0 < 0 ? nil : $0 != 0 },
        hintStyle: settings.text("Xft/HintStyle"), subpixels: settings.text("Xft/RGBA")))
  }

  /// Where the icons of this desktop lie.
  var icons: IconSurroundings {
    collectSettings()
    return IconSurroundings(theme: settings.text("Net/IconThemeName"), variable: variable)
  }

  /// Whether a compositor runs and the server has a visual for translucent windows.
  var isComposited: Bool {
    collectCompositor()
    return compositor != 0 && connection.translucentVisual != nil
  }

  /// The monitors, at least one.
  var layout: MonitorLayout {
    if let knownLayout { return knownLayout }
    guard !connection.isLost else { return MonitorLayout([], screen: Self.anyScreen) }
    var monitors: [PixelMonitor] = []
    if let pendingMonitors, let reply = connection.wait(for: pendingMonitors) {
      monitors = MonitorLayout.monitors(randr: reply)
    } else if connection.find(.xinerama) != nil,
      let reply = connection.wait(for: PendingReply(mk_xinerama_query_screens(connection.xcb)))
    {
      monitors = MonitorLayout.monitors(xinerama: reply)
    }
    pendingMonitors = nil
    let layout = MonitorLayout(monitors, screen: screenRect)
    knownLayout = layout
    return layout
  }

  /// The free areas of the monitors.
  var workAreas: WorkAreas {
    if let request = pendingWorkAreas, !connection.isLost {
      pendingWorkAreas = nil
      knownWorkAreas = request.collect(from: connection)
    }
    return knownWorkAreas
  }

  /// The size of the whole screen as the server said last.
  private var screenRect: PixelRect {
    let geometry = connection.wait(
      for: PendingReply(xcb_get_geometry(connection.xcb, connection.root).sequence))
    guard let geometry else { return Self.anyScreen }
    return PixelRect(
      x: 0, y: 0, width: Int(geometry.number(16, UInt16.self)),
      height: Int(geometry.number(18, UInt16.self)))
  }

  /// A screen for answers when there is nobody to ask any more.
  private static let anyScreen = PixelRect(x: 0, y: 0, width: 1024, height: 768)

  // MARK: Questions

  private func askForMonitors() {
    knownLayout = nil
    forget(&pendingMonitors)
    guard connection.find(.randr) != nil else { return }
    pendingMonitors = PendingReply(mk_randr_get_monitors(connection.xcb, connection.root))
  }

  private func askForWorkAreas() {
    pendingWorkAreas?.discard(connection)
    pendingWorkAreas = WorkAreaRequest(connection)
  }

  private func askForCompositor() {
    forget(&pendingCompositor)
    pendingCompositor = PendingReply(
      xcb_get_selection_owner(connection.xcb, connection.atom(.compositorSelection)).sequence)
  }

  private func askForSettings() {
    forget(&pendingSettings)
    pendingSettings = PendingReply(
      xcb_get_selection_owner(connection.xcb, connection.atom(.xsettingsSelection)).sequence)
  }

  private func forget(_ pending: inout PendingReply?) {
    if let pending { xcb_discard_reply(connection.xcb, pending.sequence) }
    pending = nil
  }

  private func collectCompositor() {
    guard let pending = pendingCompositor else { return }
    pendingCompositor = nil
    let owner = connection.wait(for: pending)?.number(8, UInt32.self) ?? 0
    if (owner != 0) != (compositor != 0) { knownEnvironment = nil }
    compositor = owner
  }

  private func collectSettings() {
    if let pending = pendingSettings {
      pendingSettings = nil
      settingsOwner = connection.wait(for: pending)?.number(8, UInt32.self) ?? 0
      settings = settingsOwner == 0 ? XSettings() : readSettings()
      knownEnvironment = nil
    }
    if let pending = pendingResources {
      pendingResources = nil
      let text = connection.property(pending)?.bytes ?? []
      resources = XResources(parsing: String(decoding: text, as: UTF8.self))
      knownEnvironment = nil
    }
  }

  private func readSettings() -> XSettings {
    // Watched before it is read, so that no change falls between.
    connection.select(
      UInt32(PropertyChangeMask | StructureNotifyMask) | hostMask(of: settingsOwner),
      on: settingsOwner)
    let name = connection.atom(.xsettings)
    let pending = connection.requestProperty(name, of: settingsOwner, limit: 256 * 1024)
    guard let property = connection.property(pending), property.type == name,
      property.format == 8
    else { return XSettings() }
    return XSettings(parsing: property.bytes)
  }

  // MARK: Changes

  private func watchRoot() {
    let wanted = UInt32(StructureNotifyMask | PropertyChangeMask)
    switch connection.ownership {
    case .own:
      connection.select(wanted, on: connection.root)
    case .host:
      // The host's own choice of events for the root window must survive.
      let pending = PendingReply(
        xcb_get_window_attributes(connection.xcb, connection.root).sequence)
      connection.expect(pending) { [weak self, root = connection.root] reply in
        guard let mask = reply?.number(36, UInt32.self) else { return }
        if mask & wanted != wanted { self?.connection.select(mask | wanted, on: root) }
      }
    }
  }

  /// What a host listens to on a window; it must go on hearing it.
  private func hostMask(of window: UInt32) -> UInt32 {
    guard connection.ownership == .host else { return 0 }
    return connection.eventMask(of: window) ?? 0
  }

  /// Looks whether an event tells of a change, and asks anew for what changed.
  func change(by event: XEvent) -> Change? {
    switch event.type {
    case ConfigureNotify where isRoot(event.xconfigure.window):
      askForMonitors()
      return .monitors
    case PropertyNotify where isRoot(event.xproperty.window):
      return change(ofRootProperty: UInt32(truncatingIfNeeded: event.xproperty.atom))
    case PropertyNotify where settingsOwner != 0 && event.xproperty.window == Window(settingsOwner):
      askForSettings()
      return .settings
    case DestroyNotify
    where settingsOwner != 0 && event.xdestroywindow.window == Window(settingsOwner):
      askForSettings()
      return .settings
    case ClientMessage
    where isRoot(event.xclient.window)
      && event.xclient.message_type == Atom(connection.atom(.manager))
      && event.xclient.data.l.1 == Int(connection.atom(.xsettingsSelection)):
      askForSettings()
      return .settings
    default:
      guard let xfixes = connection.find(.xfixes), event.type == Int32(xfixes.firstEvent) else {
        return nil
      }
      askForCompositor()
      return .compositor
    }
  }

  private func change(ofRootProperty atom: UInt32) -> Change? {
    switch atom {
    case connection.atom(.netWorkarea), connection.atom(.netCurrentDesktop):
      askForWorkAreas()
      return .workAreas
    case connection.atom(.netActiveWindow):
      return .activeWindow
    case UInt32(XA_RESOURCE_MANAGER):
      forget(&pendingResources)
      pendingResources = connection.requestProperty(atom, of: connection.root, limit: 1 << 20)
      return .settings
    default:
      return nil
    }
  }

  private func isRoot(_ window: Window) -> Bool {
    window == Window(connection.root)
  }
}
