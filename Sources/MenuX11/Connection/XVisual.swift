package import CX11

/// A way in which windows of one kind show their pixels.
package struct XVisual {
  /// The visual.
  package let pointer: UnsafeMutablePointer<Visual>?
  /// Bits of a pixel.
  package let depth: Int32
  /// Where a window of this kind finds its colours.
  package let colormap: UInt32

  /// The visual's number on the server.
  package var id: UInt32 {
    pointer.map { UInt32(truncatingIfNeeded: XVisualIDFromVisual($0)) } ?? 0
  }
}

extension XVisual {
  /// The visual with 8 bits of alpha on a screen, with a colormap made for it.
  init?(translucentOn display: OpaquePointer, xcb: OpaquePointer, screen: Int32) {
    var info = XVisualInfo()
    guard XMatchVisualInfo(display, screen, 32, TrueColor, &info) != 0, let visual = info.visual
    else { return nil }
    let colormap = xcb_generate_id(xcb)
    let root = UInt32(truncatingIfNeeded: XRootWindow(display, screen))
    let id = UInt32(truncatingIfNeeded: XVisualIDFromVisual(visual))
    xcb_discard_reply(
      xcb, xcb_create_colormap_checked(xcb, UInt8(AllocNone), colormap, root, id).sequence)
    self.init(pointer: visual, depth: 32, colormap: colormap)
  }
}
