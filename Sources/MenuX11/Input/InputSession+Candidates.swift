import CX11

extension InputSession {
  /// Lets the pointer go while an input method has something open: its candidates are in a window of
  /// its own, which couldn't be clicked otherwise. Popups get what happens over them all the same.
  func yieldPointer() {
    guard !isOver, case .held = pointer else { return }
    hasYielded = true
    pointer = .unneeded
    xcb_ungrab_pointer(connection.xcb, 0)
    if connection.find(.xinput) != nil { mk_xi_ungrab(connection.xcb, connection.masterPointer) }
    connection.flush()
  }

  /// Takes the pointer again that was let go.
  func takePointerBack() {
    guard !isOver, hasYielded else { return }
    hasYielded = false
    askPointer(at: 0)
    connection.flush()
  }
}
