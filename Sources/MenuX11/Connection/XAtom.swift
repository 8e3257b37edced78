/// The atoms that the toolkit uses.
enum XAtom: Int, CaseIterable {
  case utf8String, manager
  case wmProtocols, wmDeleteWindow, wmState
  case netWMName, netWMPID, netWMPing
  case netWMWindowType, typeNormal, typeDialog, typePopupMenu, typeTooltip
  case netWMOpaqueRegion, netActiveWindow, netCurrentDesktop, netWorkarea, netSupported
  case gtkWorkareas, gtkFrameExtents, comptonShadow
  case xwaylandMayGrabKeyboard
  case xsettings
  /// The selection that the owner of a screen's settings holds.
  case xsettingsSelection
  /// The selection that a screen's compositor holds.
  case compositorSelection

  /// The name on the server of a connection that works on a screen.
  func name(screen: Int32) -> String {
    switch self {
    case .utf8String: "UTF8_STRING"
    case .manager: "MANAGER"
    case .wmProtocols: "WM_PROTOCOLS"
    case .wmDeleteWindow: "WM_DELETE_WINDOW"
    case .wmState: "WM_STATE"
    case .netWMName: "_NET_WM_NAME"
    case .netWMPID: "_NET_WM_PID"
    case .netWMPing: "_NET_WM_PING"
    case .netWMWindowType: "_NET_WM_WINDOW_TYPE"
    case .typeNormal: "_NET_WM_WINDOW_TYPE_NORMAL"
    case .typeDialog: "_NET_WM_WINDOW_TYPE_DIALOG"
    case .typePopupMenu: "_NET_WM_WINDOW_TYPE_POPUP_MENU"
    case .typeTooltip: "_NET_WM_WINDOW_TYPE_TOOLTIP"
    case .netWMOpaqueRegion: "_NET_WM_OPAQUE_REGION"
    case .netActiveWindow: "_NET_ACTIVE_WINDOW"
    case .netCurrentDesktop: "_NET_CURRENT_DESKTOP"
    case .netWorkarea: "_NET_WORKAREA"
    case .netSupported: "_NET_SUPPORTED"
    case .gtkWorkareas: "_GTK_WORKAREAS"
    case .gtkFrameExtents: "_GTK_FRAME_EXTENTS"
    case .comptonShadow: "_COMPTON_SHADOW"
    case .xwaylandMayGrabKeyboard: "_XWAYLAND_MAY_GRAB_KEYBOARD"
    case .xsettings: "_XSETTINGS_SETTINGS"
    case .xsettingsSelection: "_XSETTINGS_S\(screen)"
    case .compositorSelection: "_NET_WM_CM_S\(screen)"
    }
  }
}
