import CX11
import MenuPrimitives

extension ManagedWindow {
  /// Says what the window manager must know.
  func setProperties(title: String, minimumSize: Size) {
    let connection = backend.connection
    connection.setIdentity(of: window, programName: backend.programName, title: title)
    connection.setProperty(
      connection.atom(.wmProtocols), of: window, type: UInt32(XA_ATOM),
      to: [connection.atom(.wmDeleteWindow), connection.atom(.netWMPing)])
    connection.setProperty(
      connection.atom(.netWMWindowType), of: window, type: UInt32(XA_ATOM),
      to: [connection.atom(.typeNormal)])
    // WM_HINTS: it wants the keyboard, and starts as an ordinary window.
    connection.setProperty(
      UInt32(XA_WM_HINTS), of: window, type: UInt32(XA_WM_HINTS),
      to: [UInt32(InputHint | StateHint), 1, UInt32(NormalState), 0, 0, 0, 0, 0, 0])
    setMinimumSize(minimumSize)
  }

  /// Says how small the window may be made, in logical pixels.
  func setMinimumSize(_ size: Size) {
    let connection = backend.connection
    let scale = backend.environment.scale
    // WM_SIZE_HINTS: flags, four numbers that nobody reads any more, the smallest and the largest
    // size, increments, aspects, base size, gravity.
    var hints = [UInt32](repeating: 0, count: 18)
    hints[0] = UInt32(PSize | PMinSize)
    hints[3] = UInt32(width)
    hints[4] = UInt32(height)
    hints[5] = UInt32(Self.pixels(size.width, scale))
    hints[6] = UInt32(Self.pixels(size.height, scale))
    connection.setProperty(
      UInt32(XA_WM_NORMAL_HINTS), of: window, type: UInt32(XA_WM_SIZE_HINTS), to: hints)
  }

  /// Gives the window another title.
  package func setTitle(_ title: String) {
    guard !isGone else { return }
    backend.connection.setIdentity(
      of: window, programName: backend.programName, title: title)
    backend.connection.flush()
  }
}
