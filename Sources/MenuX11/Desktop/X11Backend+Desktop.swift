import CX11
public import MenuKit
public import MenuPrimitives

/// A monitor, in logical pixels of the screen.
public struct Monitor: Hashable, Sendable {
  /// The name that the user knows it by, as in `HDMI-1`; empty where it has none.
  public var name: String
  /// Its place on the screen.
  public var frame: Rect
  /// The part that panels and docks leave free.
  public var workArea: Rect
  /// Whether it is the user's first one.
  public var isPrimary: Bool
}

extension X11Backend {
  /// The monitors in the server's order, at least one.
  public var monitors: [Monitor] {
    let (layout, areas, scale) = (desktop.layout, desktop.workAreas, environment.scale)
    let names = layout.monitors.map { monitor in
      monitor.nameAtom == 0 || connection.isLost
        ? nil : xcb_get_atom_name(connection.xcb, monitor.nameAtom).sequence
    }
    return layout.monitors.indices.map { index in
      var name = ""
      if let sequence = names[index], let reply = connection.wait(for: PendingReply(sequence)) {
        let length = min(Int(reply.number(8, UInt16.self)), reply.bytes.count - 32)
        name = String(decoding: reply.bytes[32..<32 + length], as: UTF8.self)
      }
      return Monitor(
        name: name, frame: layout.monitors[index].frame.logical(scale: scale),
        workArea: areas.area(of: index, in: layout).logical(scale: scale),
        isPrimary: index == layout.primaryIndex)
    }
  }

  /// The free part of the monitor that holds a point, or of the nearest one.
  public func workArea(at point: Point) -> Rect {
    let layout = desktop.layout
    let scale = environment.scale
    let pixel = PixelRect(covering: Rect(origin: point, size: .zero), scale: scale)
    let index = layout.index(atX: pixel.x, y: pixel.y)
    return desktop.workAreas.area(of: index, in: layout).logical(scale: scale)
  }

  /// Where the pointer is and what it holds; nil on another screen.
  public func pointerState() -> PointerState? {
    guard !connection.noticeLoss() else { return nil }
    let pending = PendingReply(xcb_query_pointer(connection.xcb, connection.root).sequence)
    guard let reply = connection.wait(for: pending), reply.number(1, UInt8.self) != 0 else {
      return nil
    }
    return PointerState(reply, scale: environment.scale)
  }

  /// Where a part of a window is, one's own or another program's; nil when it doesn't show.
  public func screenRect(of window: WindowID, rect: Rect?) -> Rect? {
    guard !connection.noticeLoss(), let id = UInt32(exactly: window.rawValue), id != 0
    else { return nil }
    // All three at once: one round trip.
    let place = xcb_translate_coordinates(connection.xcb, id, connection.root, 0, 0).sequence
    let size = xcb_get_geometry(connection.xcb, id).sequence
    let state = xcb_get_window_attributes(connection.xcb, id).sequence
    let placeReply = connection.wait(for: PendingReply(place))
    let sizeReply = connection.wait(for: PendingReply(size))
    let stateReply = connection.wait(for: PendingReply(state))
    guard let placeReply, let sizeReply, let stateReply,
      placeReply.number(1, UInt8.self) != 0,
      stateReply.number(26, UInt8.self) == UInt8(XCB_MAP_STATE_VIEWABLE.rawValue)
    else { return nil }
    let scale = environment.scale
    let whole = PixelRect(
      x: Int(placeReply.number(12, Int16.self)), y: Int(placeReply.number(14, Int16.self)),
      width: Int(sizeReply.number(16, UInt16.self)), height: Int(sizeReply.number(18, UInt16.self)))
    let logical = whole.logical(scale: scale)
    return rect.map { $0.offset(dx: logical.minX, dy: logical.minY) } ?? logical
  }

  /// The window that has the keyboard, or nil when none has or that can't be known.
  public var focusedWindow: WindowID? {
    guard !connection.noticeLoss() else { return nil }
    let pending = PendingReply(xcb_get_input_focus(connection.xcb).sequence)
    guard let window = connection.wait(for: pending)?.number(8, UInt32.self), window > 1 else {
      return nil
    }
    return WindowID(rawValue: UInt64(window))
  }

  /// Does what a change of the desktop asks for.
  func desktopChanged(_ change: Desktop.Change) {
    switch change {
    case .monitors:
      // One monitor plugged in is half a dozen changes; the last one counts.
      monitorsSettle = now + .milliseconds(100)
    case .workAreas:
      break
    case .settings:
      translator.scale = environment.scale
      refreshAppearance()
      delegate?.environmentChanged()
      for handler in environmentHandlers.values { handler() }
    case .compositor:
      let wasComposited = isShownComposited
      if environment.isComposited != wasComposited {
        isShownComposited = environment.isComposited
        for surface in surfaces.values { surface.restyle() }
        delegate?.environmentChanged()
      }
    case .activeWindow:
      session?.activeWindowChanged()
    }
  }

  /// The monitors have settled: popups that are no longer on any of them close.
  func monitorsSettled() {
    monitorsSettle = nil
    let monitors = desktop.layout.monitors
    let isLost = surfaces.values.contains { surface in
      guard let rect = surface.screenRect else { return false }
      return monitors.allSatisfy { $0.frame.intersection(rect).isEmpty }
    }
    if isLost {
      sessionFailed(.sourceLost)
    } else {
      delegate?.environmentChanged()
    }
  }
}

extension PointerState {
  /// Reads the reply to QueryPointer.
  init(_ reply: borrowing XReply, scale: Double) {
    let mask = UInt32(reply.number(24, UInt16.self))
    self.init(
      location: Point(
        x: Double(reply.number(16, Int16.self)) / scale,
        y: Double(reply.number(18, Int16.self)) / scale),
      heldButton: [.primary, .secondary, .middle].first { mask & $0.stateMask != 0 })
  }
}
