/// The atoms that the toolkit uses, by their names on the server.
enum XAtom: String, CaseIterable {
  case utf8String = "UTF8_STRING"
  case wmProtocols = "WM_PROTOCOLS"
  case wmDeleteWindow = "WM_DELETE_WINDOW"
  case wmState = "WM_STATE"
  case wmClientLeader = "WM_CLIENT_LEADER"
  case manager = "MANAGER"
  case netWMName = "_NET_WM_NAME"
  case netWMPID = "_NET_WM_PID"
  case netWMPing = "_NET_WM_PING"
  case netWMWindowType = "_NET_WM_WINDOW_TYPE"
  case typeNormal = "_NET_WM_WINDOW_TYPE_NORMAL"
  case typeDialog = "_NET_WM_WINDOW_TYPE_DIALOG"
  case typePopupMenu = "_NET_WM_WINDOW_TYPE_POPUP_MENU"
  case typeTooltip = "_NET_WM_WINDOW_TYPE_TOOLTIP"
  case netWMOpaqueRegion = "_NET_WM_OPAQUE_REGION"
  case netActiveWindow = "_NET_ACTIVE_WINDOW"
  case netCurrentDesktop = "_NET_CURRENT_DESKTOP"
  case netWorkarea = "_NET_WORKAREA"
  case netSupported = "_NET_SUPPORTED"
  case gtkWorkareas = "_GTK_WORKAREAS"
  case gtkFrameExtents = "_GTK_FRAME_EXTENTS"
  case comptonShadow = "_COMPTON_SHADOW"
  case xwaylandMayGrabKeyboard = "_XWAYLAND_MAY_GRAB_KEYBOARD"
  case xsettings = "_XSETTINGS_SETTINGS"
  /// The selection that the owner of the settings holds; the number of the screen is appended.
  case xsettingsSelection = "_XSETTINGS_S"
  /// The selection that a compositor holds; the number of the screen is appended.
  case compositorSelection = "_NET_WM_CM_S"

  /// The name on the server of a connection's screen.
  func name(screen: Int32) -> String {
    switch self {
    case .xsettingsSelection, .compositorSelection: rawValue + "\(screen)"
    default: rawValue
    }
  }
}
