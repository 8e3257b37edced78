import CX11
import MenuPrimitives

extension X11Backend {
  /// Asks to be told of fingers on the screen: windows hear of them as of presses of a mouse only. On a
  /// host's display the choice of raw events is the host's.
  func watchTouches() {
    guard connection.ownership == .own, connection.rawEvents == 0, connection.usesXInput else {
      return
    }
    connection.rawEvents = UInt32(1) << XI_RawTouchBegin
    connection.selectRawEvents()
  }

  /// A finger touched the screen.
  func noteTouch(_ cookie: XGenericEventCookie) {
    guard let data = cookie.data,
      cookie.extension == connection.find(.xinput).map({ Int32($0.majorOpcode) })
    else { return }
    touchStamp = UInt32(truncatingIfNeeded: data.load(as: XIRawEvent.self).time)
  }

  /// What made a press at a time of the server: the press that a finger makes has the finger's time.
  func device(ofPressAt stamp: UInt32) -> PointerDevice {
    stamp != 0 && stamp == touchStamp ? .touch : .mouse
  }
}

extension XConnection {
  /// Chooses the raw events of all devices: those that are always wanted, and some more.
  func selectRawEvents(adding more: UInt32 = 0) {
    mk_xi_select(xcb, root, UInt16(XIAllMasterDevices), rawEvents | more)
  }
}
