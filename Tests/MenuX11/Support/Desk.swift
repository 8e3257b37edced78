import CX11
import MenuX11
import TestSupport

@testable import MenuX11

/// An X server with the toolkit on it, driven by hand: nothing happens but in `until`.
@MainActor final class Desk {
  let server: XServer
  let backend: X11Backend
  let recorder = Recorder()

  init(_ server: XServer, variables: [String: String] = [:]) throws {
    self.server = server
    let variables = variables.merging(["LANG": "C.UTF-8"]) { own, _ in own }
    backend = try X11Backend.open(server.display) { variables[$0] }
    backend.delegate = recorder
  }

  /// Lets the toolkit work until something holds.
  func until(_ what: String, _ condition: () throws -> Bool) async throws {
    try await eventually(what) {
      backend.processPending()
      return try condition()
    }
  }
}

extension Desk {
  /// Waits until pointer and keyboard are held.
  func untilHeld() async throws {
    try await until("both are held") {
      backend.session?.pointer.isHeld == true && backend.session?.keyboard.isHeld == true
    }
  }

  /// Whether pointer and keyboard have both been refused.
  var isRefused: Bool {
    guard case .refused? = backend.session?.pointer, case .refused? = backend.session?.keyboard
    else { return false }
    return true
  }

  /// Waits for the window of a program, the first on the screen that isn't a popup.
  func window(of client: ClientProgram) async throws -> UInt32 {
    try await eventually("the program shows a window; it wrote: \(client.standardError)") {
      try server.windows.first { !$0.isPopup }?.id
    }
  }

  /// Maps a window on the toolkit's own connection that listens to presses.
  func makeOwnWindow() -> UInt32 {
    let connection = backend.connection
    let window = connection.makeID()
    var values: [UInt32] = [UInt32(ButtonPressMask | ButtonReleaseMask | StructureNotifyMask)]
    xcb_create_window(
      connection.xcb, 0, window, connection.root, 50, 50, 200, 100, 0, 1, 0,
      XCB_CW_EVENT_MASK.rawValue, &values)
    xcb_map_window(connection.xcb, window)
    connection.flush()
    return window
  }
}

/// Writes down what a backend tells.
@MainActor final class Recorder: PopupBackendDelegate {
  var events: [InputEvent] = []
  var times: [Timestamp] = []
  var wakes: [Timestamp] = []
  var endings: [DismissReason] = []
  var environmentChanges = 0
  var lostWindows: [WindowID] = []

  func received(_ event: InputEvent, at time: Timestamp) {
    events.append(event)
    times.append(time)
  }
  func wake(at time: Timestamp) { wakes.append(time) }
  func sessionEnded(_ reason: DismissReason) { endings.append(reason) }
  func environmentChanged() { environmentChanges += 1 }
  func embeddedWindowLost(_ id: WindowID) { lostWindows.append(id) }
}

extension SurfaceFrame {
  /// A plain panel.
  static func plain(
    _ rect: Rect = Rect(x: 100, y: 100, width: 200, height: 120),
    color: Color = Color(hex: 0xFF0000),
    radius: Double = 0, shadow: Shadow? = nil
  ) -> SurfaceFrame {
    let whole = Rect(origin: .zero, size: rect.size)
    return SurfaceFrame(
      frame: rect,
      content: DisplayList(items: [
        DisplayItem(bounds: whole, commands: [.fill(RoundedRect(whole), color)])
      ]), cornerRadius: radius, shadow: shadow)
  }
}
