import MenuPrimitives

extension Keysym {
  /// What the key means to a menu.
  var key: Key {
    switch value {
    case 0xff51, 0xff96: .left
    case 0xff52, 0xff97: .up
    case 0xff53, 0xff98: .right
    case 0xff54, 0xff99: .down
    case 0xff50, 0xff95: .home
    case 0xff57, 0xff9c: .end
    case 0xff55, 0xff9a: .pageUp
    case 0xff56, 0xff9b: .pageDown
    // Return, Linefeed, Enter of the keypad, and ISO's.
    case 0xff0d, 0xff0a, 0xff8d, 0xfe34: .return
    case 0x20, 0xff80: .space
    // Escape and Cancel.
    case 0xff1b, 0xff69: .escape
    // Tab, the keypad's, and the one that Shift turns it into.
    case 0xff09, 0xff89, Self.isoLeftTab: .tab
    case 0xff08: .backspace
    case 0xffff, 0xff9f: .delete
    case 0xff63, 0xff9e: .insert
    case 0xff67: .menu
    case 0xffbe...0xffe0: .function(Int(value - 0xffbd))
    case 0xff91...0xff94: .function(Int(value - 0xff90))
    case 0xffe1...0xffee, 0xff7e, 0xff7f, 0xff14, 0xfe01...0xfe13: .modifier
    default: text.isEmpty ? .other : .character
    }
  }

  /// Tab with Shift, as most layouts have it.
  static let isoLeftTab: UInt32 = 0xfe20
}
