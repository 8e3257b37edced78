/// What the keys of a keyboard write, and which bits of an event's state are which modifiers.
@MainActor protocol KeyboardLayout {
  /// The symbol of a key in a state: layout group, Shift, CapsLock and NumLock counted in.
  func symbol(of keycode: UInt8, state: UInt32) -> Keysym
  /// The symbols of a key without Shift, one for each of the keyboard's layout groups.
  func symbols(of keycode: UInt8) -> [Keysym]
  /// The bits that mean Alt.
  var altMask: UInt32 { get }
  /// The bits that mean the key with the logo.
  var logoMask: UInt32 { get }
}
