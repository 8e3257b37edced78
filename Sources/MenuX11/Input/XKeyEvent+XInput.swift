import CX11

extension XKeyEvent {
  /// The key of an event of XInput, with the state as the core protocol writes it.
  init(_ event: XIDeviceEvent) {
    self.init()
    type = event.evtype == XI_KeyPress ? KeyPress : KeyRelease
    send_event = event.send_event
    display = event.display
    serial = event.serial
    root = event.root
    same_screen = 1
    time = event.time
    keycode = UInt32(truncatingIfNeeded: event.detail)
    let modifiers = UInt32(truncatingIfNeeded: event.mods.effective) & 0xFF
    state = modifiers | (UInt32(truncatingIfNeeded: event.group.effective) & 3) << 13
  }
}
