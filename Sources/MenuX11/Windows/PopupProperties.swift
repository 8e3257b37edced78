import CX11
import Glibc
import MenuKit

/// What window managers and compositors are told about a popup.
struct PopupProperties {
  /// What the popup is for.
  var role: SurfaceRole
  /// The window that the menu belongs to.
  var owner: UInt32?
  /// The name of the program.
  var programName: String
  /// The class of the owner: what window managers match rules against; nil: the program's own.
  var ownerClass: [UInt8]?
  /// Whether the popup says that it is a menu. Under XWayland a menu that belongs to no window says
  /// nothing: some compositors give the keyboard to no window that calls itself a menu.
  var declaresType: Bool
  /// Where the panel is in its window.
  var geometry: SurfaceGeometry
  /// The radius of the panel's corners, in device pixels.
  var cornerRadius: Double

  /// Sets everything on a new window.
  @MainActor func set(on window: UInt32, style: PopupWindow.Style, connection: XConnection) {
    if declaresType {
      let type: XAtom =
        switch role {
        case .menu: .typePopupMenu
        case .tooltip: .typeTooltip
        }
      connection.setProperty(
        connection.atom(.netWMWindowType), of: window, type: UInt32(XA_ATOM),
        to: [connection.atom(type)])
    }
    if let owner {
      connection.setProperty(
        UInt32(XA_WM_TRANSIENT_FOR), of: window, type: UInt32(XA_WINDOW), to: [owner])
    }
    connection.setIdentity(
      of: window, programName: programName, title: programName, windowClass: ownerClass)
    setExtents(on: window, style: style, connection: connection)
    guard style == .translucent else { return }
    connection.setProperty(
      connection.atom(.comptonShadow), of: window, type: UInt32(XA_CARDINAL), to: [0])
  }

  /// Sets what changes with the size of the popup; an opaque window is what it looks like.
  @MainActor func setExtents(
    on window: UInt32, style: PopupWindow.Style, connection: XConnection
  ) {
    guard style == .translucent else { return }
    let cardinal = UInt32(XA_CARDINAL)
    let (panel, whole) = (geometry.shown, geometry.window)
    // Left, right, top, bottom.
    let extents = [panel.x, whole.width - panel.maxX, panel.y, whole.height - panel.maxY]
    connection.setProperty(
      connection.atom(.gtkFrameExtents), of: window, type: cardinal,
      to: extents.map { UInt32(clamping: $0) })
    let corner = Int(min(max(cornerRadius, 0), 4096).rounded(.up))
    let opaque = [panel.x, panel.y + corner, panel.width, max(0, panel.height - 2 * corner)]
    connection.setProperty(
      connection.atom(.netWMOpaqueRegion), of: window, type: cardinal,
      to: opaque.map { UInt32(clamping: $0) })
  }
}

extension XConnection {
  /// Names the program on a window: its class, title, process and machine.
  ///
  /// - Parameter windowClass: both names of another class than the program's, each with a zero after it.
  func setIdentity(
    of window: UInt32, programName: String, title: String, windowClass: [UInt8]? = nil
  ) {
    let name = programName.utf8.prefix(128).filter { $0 != 0 }
    let title = Array(String(title.unicodeScalars.filter { $0.value >= 0x20 }).utf8.prefix(256))
    let string = UInt32(XA_STRING)
    setProperty(
      UInt32(XA_WM_CLASS), of: window, type: string,
      toText: windowClass ?? name + [0] + name + [0])
    setProperty(UInt32(XA_WM_NAME), of: window, type: string, toText: title)
    setProperty(atom(.netWMName), of: window, type: atom(.utf8String), toText: title)
    // The number of a process means something only together with its machine.
    guard let machine = Environment.hostName else { return }
    setProperty(
      atom(.netWMPID), of: window, type: UInt32(XA_CARDINAL), to: [UInt32(bitPattern: getpid())])
    setProperty(UInt32(XA_WM_CLIENT_MACHINE), of: window, type: string, toText: machine)
  }
}
