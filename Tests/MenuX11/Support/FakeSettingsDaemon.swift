import CX11
import TestSupport

/// A program that publishes settings, as long as it lives.
@MainActor final class FakeSettingsDaemon {
  private let connection: OpaquePointer
  private let root: UInt32
  private let window: UInt32
  private var serial: UInt8 = 0

  init(_ server: XServer) throws {
    guard let connection = xcb_connect(server.display, nil),
      xcb_connection_has_error(connection) == 0,
      let root = xcb_setup_roots_iterator(xcb_get_setup(connection)).data?.pointee.root
    else { throw NeverHappened("no connection to \(server.display)") }
    self.connection = connection
    self.root = root
    window = xcb_generate_id(connection)
    xcb_create_window(connection, 0, window, root, -1, -1, 1, 1, 0, 2, 0, 0, nil)
  }

  isolated deinit {
    xcb_disconnect(connection)
  }

  /// Publishes texts; the first time, the daemon says that it is there.
  func publish(_ texts: [String: String], announce: Bool = false) {
    serial += 1
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    func padded(_ text: String) -> [UInt8] {
      Array(text.utf8) + [UInt8](repeating: 0, count: (4 - text.utf8.count % 4) % 4)
    }
    var bytes: [UInt8] = [0, 0, 0, 0, serial, 0, 0, 0] + number(texts.count, 4)
    for (name, text) in texts {
      bytes += [1, 0] + number(name.utf8.count, 2) + padded(name) + number(0, 4)
      bytes += number(text.utf8.count, 4) + padded(text)
    }
    let property = atom("_XSETTINGS_SETTINGS")
    xcb_change_property(
      connection, 0, window, property, property, 8, UInt32(bytes.count), bytes)
    if announce { self.announce() }
    mk_free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nil))
  }

  private func announce() {
    let selection = atom("_XSETTINGS_S0")
    xcb_set_selection_owner(connection, window, selection, 0)
    var message = xcb_client_message_event_t()
    message.response_type = UInt8(XCB_CLIENT_MESSAGE)
    message.format = 32
    message.window = root
    message.type = atom("MANAGER")
    message.data.data32.1 = selection
    message.data.data32.2 = window
    withUnsafeBytes(of: &message) { bytes in
      _ = xcb_send_event(
        connection, 0, root, UInt32(StructureNotifyMask),
        bytes.assumingMemoryBound(to: CChar.self).baseAddress)
    }
  }

  private func atom(_ name: String) -> UInt32 {
    let cookie = xcb_intern_atom(connection, 0, UInt16(name.utf8.count), name)
    let reply = xcb_intern_atom_reply(connection, cookie, nil)
    defer { mk_free(reply) }
    return reply?.pointee.atom ?? 0
  }
}
