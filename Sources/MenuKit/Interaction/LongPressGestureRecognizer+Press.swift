import MenuViews

extension LongPressGestureRecognizer {
  /// The press, when it has become a long one and its button is still held; a menu that opened may have
  /// taken the pointer away from it.
  func heldPress(on backend: any PopupBackend) -> PressedButton? {
    guard let press, case .pressed(let button) = press.phase else { return nil }
    switch state {
    case .began, .changed: break
    case .cancelled: guard backend.pointerState()?.heldButton == button else { return nil }
    case .possible, .ended, .failed: return nil
    }
    return PressedButton(
      button: button, location: press.screenLocation, time: press.time, serial: press.serial,
      device: press.device)
  }
}
