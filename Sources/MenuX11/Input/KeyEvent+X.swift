import CX11
import MenuPrimitives

extension KeyEvent {
  /// What a key means in the state of the keyboard at that moment.
  @MainActor init(_ event: XKeyEvent, isRepeat: Bool, keyboard: any KeyboardLayout) {
    let keycode = UInt8(truncatingIfNeeded: event.keycode)
    let symbol = keyboard.symbol(of: keycode, state: event.state)
    var modifiers = Modifiers(state: event.state, keyboard: keyboard)
    if symbol.value == Keysym.isoLeftTab { modifiers.insert(.shift) }
    var key = symbol.key
    if key == .function(10), modifiers == .shift { key = .menu }
    let text = symbol.text
    var alternatives: [String] = []
    if key == .character {
      for other in keyboard.symbols(of: keycode).map(\.text)
      where !other.isEmpty && other != text && !alternatives.contains(other) {
        alternatives.append(other)
      }
    }
    self.init(
      key, text: text, alternatives: alternatives, modifiers: modifiers, isRepeat: isRepeat)
  }
}

extension Modifiers {
  /// The modifiers in an event's state; locks and layout groups are left out.
  @MainActor init(state: UInt32, keyboard: any KeyboardLayout) {
    self = []
    if state & UInt32(ShiftMask) != 0 { insert(.shift) }
    if state & UInt32(ControlMask) != 0 { insert(.control) }
    if state & keyboard.altMask != 0 { insert(.alt) }
    if state & keyboard.logoMask != 0 { insert(.logo) }
  }
}
