import CX11

extension XConnection {
  /// The visual for a popup's window.
  func visual(for style: PopupWindow.Style) -> XVisual {
    switch style {
    case .translucent: translucentVisual ?? opaqueVisual
    case .opaque: opaqueVisual
    }
  }
}
