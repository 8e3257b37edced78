import CX11
import MenuKit
import MenuPrimitives

extension InputSession {
  /// Whether an event is input for the menu: all input of this connection is, while a menu is open,
  /// whatever window it was meant for.
  func takes(_ event: XEvent) -> Bool {
    switch event.type {
    case KeyPress, KeyRelease, ButtonPress, ButtonRelease, MotionNotify:
      return true
    case GenericEvent:
      guard let xinput = connection.find(.xinput),
        event.xcookie.extension == Int32(xinput.majorOpcode)
      else { return false }
      switch event.xcookie.evtype {
      case XI_KeyPress, XI_KeyRelease, XI_ButtonPress, XI_ButtonRelease, XI_Motion: return true
      case XI_RawMotion, XI_RawButtonPress, XI_RawButtonRelease:
        foreignPress?.moved(self)
        return foreignPress != nil
      default: return false
      }
    default:
      return false
    }
  }

  /// Looks at the other events for signs that the menu must go.
  func observe(_ event: XEvent) {
    let window = UInt32(truncatingIfNeeded: event.xany.window)
    switch event.type {
    case FocusOut where event.xfocus.send_event == 0:
      focusLeft(event.xfocus)
    case FocusIn where event.xfocus.send_event == 0:
      focusLoss = nil
    case UnmapNotify where event.xunmap.send_event == 0:
      let unmapped = UInt32(truncatingIfNeeded: event.xunmap.window)
      windowGone(unmapped, seenBy: window)
    case DestroyNotify where event.xdestroywindow.send_event == 0:
      windowGone(UInt32(truncatingIfNeeded: event.xdestroywindow.window), seenBy: window)
    case ReparentNotify where event.xreparent.send_event == 0:
      windowGone(UInt32(truncatingIfNeeded: event.xreparent.window), seenBy: window)
    case ConfigureNotify where ownerChain.contains(window):
      ownerMove = backend.now
    case VisibilityNotify where event.xvisibility.state == VisibilityFullyObscured:
      covered(window)
    default:
      guard let saver = connection.find(.screenSaver), event.type == Int32(saver.firstEvent) else {
        return
      }
      var event = event
      let isOn = withUnsafeBytes(of: &event) { $0.load(as: mk_saver_event.self).state } == 1
      if isOn { backend.sessionFailed(.sourceLost) }
    }
  }

  /// The focus left one of this program's windows. Grabs move it only in appearance, and between two
  /// windows of the program it is nowhere for a moment.
  private func focusLeft(_ event: XFocusChangeEvent) {
    let isReal = event.mode == NotifyNormal || event.mode == NotifyWhileGrabbed
    let isWithin = [NotifyInferior, NotifyPointer, NotifyPointerRoot, NotifyDetailNone]
      .contains(event.detail)
    if isReal, !isWithin { focusLoss = backend.now + .milliseconds(50) }
  }

  private func windowGone(_ window: UInt32, seenBy observer: UInt32) {
    guard observer == window || ownerChain.contains(observer) else { return }
    if window == anchor || backend.surfaces[window] != nil {
      // Lockers that need the grabs take away the windows that hold them.
      backend.sessionFailed(.sourceLost)
    } else if ownerChain.contains(window) {
      backend.sessionFailed(.sourceLost)
    }
  }

  /// The active window of the desktop changed: when it is none of ours, the user turned away.
  func activeWindowChanged() {
    guard !isOver, owner != nil else { return }
    let pending = connection.requestProperty(
      connection.atom(.netActiveWindow), of: connection.root, limit: 4)
    connection.expect(pending) { [weak self] reply in
      guard let self, !isOver, let reply,
        let active = XProperty(reply)?.numbers.first, active != 0
      else { return }
      if !ownerChain.contains(active), !connection.isOwn(active) {
        backend.sessionFailed(.sourceLost)
      }
    }
    connection.flush()
  }

  /// A popup is covered wholly. By a window as large as a monitor: the screen is locked, or as good
  /// as; by anything else: the popup comes up again by itself.
  private func covered(_ window: UInt32) {
    guard let rect = backend.surfaces[window]?.screenRect,
      !backend.surfaces.contains(where: {
        $0.key != window && $0.value.screenRect?.intersection(rect).isEmpty == false
      })
    else { return }
    let pending = PendingReply(xcb_query_tree(connection.xcb, connection.root).sequence)
    connection.expect(pending) { [weak self] reply in
      guard let self, !isOver, let reply else { return }
      let count = Int(reply.number(16, UInt16.self))
      guard count > 0 else { return }
      topWindow(is: reply.number(32 + 4 * (count - 1), UInt32.self))
    }
    connection.flush()
  }

  private func topWindow(is window: UInt32) {
    guard !connection.isOwn(window) else { return }
    let pending = PendingReply(xcb_get_geometry(connection.xcb, window).sequence)
    connection.expect(pending) { [weak self] reply in
      guard let self, !isOver, let reply else { return }
      let rect = PixelRect(
        x: Int(reply.number(12, Int16.self)), y: Int(reply.number(14, Int16.self)),
        width: Int(reply.number(16, UInt16.self)), height: Int(reply.number(18, UInt16.self)))
      if backend.desktop.layout.monitors.contains(where: { rect.contains($0.frame) }) {
        backend.sessionFailed(.sourceLost)
      }
    }
    connection.flush()
  }
}
