import CX11

/// The keyboard of a display, as its XKB extension describes it.
///
/// Xlib fetches the description at the first key and keeps it; nothing is asked before.
@MainActor final class XkbLayout: KeyboardLayout {
  private let display: OpaquePointer
  private(set) lazy var altMask = mask(
    of: [UInt32(XK_Alt_L), UInt32(XK_Alt_R)], otherwise: UInt32(Mod1Mask))
  private(set) lazy var logoMask = mask(
    of: [UInt32(XK_Super_L), UInt32(XK_Super_R)], otherwise: UInt32(Mod4Mask))

  init(display: OpaquePointer) {
    self.display = display
  }

  /// Fetches the description now, so that the first key needn't wait for it.
  func prepare() {
    _ = symbol(of: 9, state: 0)
  }

  func symbol(of keycode: UInt8, state: UInt32) -> Keysym {
    var consumed: UInt32 = 0
    var symbol = KeySym(0)
    XkbLookupKeySym(display, KeyCode(keycode), state, &consumed, &symbol)
    return Keysym(UInt32(truncatingIfNeeded: symbol))
  }

  func symbols(of keycode: UInt8) -> [Keysym] {
    (0..<4).map { group in
      Keysym(
        UInt32(truncatingIfNeeded: XkbKeycodeToKeysym(display, KeyCode(keycode), group, 0)))
    }.filter { $0.value != 0 }
  }

  /// Takes note of a change of the keyboard's description.
  func refresh(_ event: UnsafeMutablePointer<XMappingEvent>) {
    XRefreshKeyboardMapping(event)
    altMask = mask(of: [UInt32(XK_Alt_L), UInt32(XK_Alt_R)], otherwise: UInt32(Mod1Mask))
    logoMask = mask(of: [UInt32(XK_Super_L), UInt32(XK_Super_R)], otherwise: UInt32(Mod4Mask))
  }

  private func mask(of symbols: [UInt32], otherwise fallback: UInt32) -> UInt32 {
    // Shift and Control never stand for these, whatever else is on their keys.
    let found = symbols.reduce(0) { $0 | XkbKeysymToModifiers(display, KeySym($1)) } & 0xf8
    return found == 0 ? fallback : found
  }
}
