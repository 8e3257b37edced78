import CX11
import TestSupport

/// A program that says that it is a compositor, as long as it lives.
@MainActor final class FakeCompositor {
  private let connection: OpaquePointer

  init(_ server: XServer) throws {
    guard let connection = xcb_connect(server.display, nil),
      xcb_connection_has_error(connection) == 0,
      let root = xcb_setup_roots_iterator(xcb_get_setup(connection)).data?.pointee.root
    else { throw NeverHappened("no connection to \(server.display)") }
    self.connection = connection
    let window = xcb_generate_id(connection)
    xcb_create_window(connection, 0, window, root, -1, -1, 1, 1, 0, 2, 0, 0, nil)
    let name = "_NET_WM_CM_S0"
    let cookie = xcb_intern_atom(connection, 0, UInt16(name.utf8.count), name)
    let atom = xcb_intern_atom_reply(connection, cookie, nil)
    defer { mk_free(atom) }
    xcb_set_selection_owner(connection, window, atom?.pointee.atom ?? 0, 0)
    mk_free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nil))
  }

  isolated deinit {
    xcb_disconnect(connection)
  }
}
