import CX11

extension XConnection {
  /// The visual for a popup's window.
  func visual(for style: PopupWindow.Style) -> XVisual {
    switch style {
    case .translucent: translucentVisual ?? opaqueVisual
    case .opaque: opaqueVisual
    }
  }

  /// The arrow, whatever the window below shows.
  var arrowCursor: UInt32 {
    if let cursor { return cursor }
    let (font, cursor) = (makeID(), makeID())
    let name = "cursor"
    let arrow = UInt16(XC_left_ptr)
    quiet(xcb_open_font_checked(xcb, font, UInt16(name.utf8.count), name))
    quiet(
      xcb_create_glyph_cursor_checked(
        xcb, cursor, font, font, arrow, arrow + 1, 0, 0, 0, 0xFFFF, 0xFFFF, 0xFFFF))
    quiet(xcb_close_font_checked(xcb, font))
    self.cursor = cursor
    return cursor
  }
}
