import CX11
import TestSupport

/// Another program that owns and asks for selections by hand, as badly as a test wants.
@MainActor final class SelectionPeer {
  let connection: OpaquePointer
  let window: UInt32
  /// What happened since the last look.
  private(set) var events: [Event] = []

  /// What a program hears of selections.
  enum Event: Hashable {
    /// Somebody asks the owner.
    case asked(selection: UInt32, target: UInt32, property: UInt32, requestor: UInt32)
    /// The owner answered; zero: it refused.
    case answered(target: UInt32, property: UInt32)
    /// A property was set or deleted.
    case changed(window: UInt32, property: UInt32, isDeleted: Bool)
    /// The selection is somebody else's now.
    case cleared(UInt32)
  }

  init(_ server: XServer) throws {
    guard let connection = xcb_connect(server.display, nil),
      xcb_connection_has_error(connection) == 0,
      let root = xcb_setup_roots_iterator(xcb_get_setup(connection)).data?.pointee.root
    else { throw NeverHappened("no connection to \(server.display)") }
    self.connection = connection
    window = xcb_generate_id(connection)
    var mask = UInt32(PropertyChangeMask)
    xcb_create_window(
      connection, 0, window, root, -1, -1, 1, 1, 0, 2, 0, XCB_CW_EVENT_MASK.rawValue, &mask)
    xcb_flush(connection)
  }

  isolated deinit {
    xcb_disconnect(connection)
  }

  /// The number of an atom.
  func atom(_ name: String) -> UInt32 {
    let cookie = xcb_intern_atom(connection, 0, UInt16(name.utf8.count), name)
    let reply = xcb_intern_atom_reply(connection, cookie, nil)
    defer { mk_free(reply) }
    return reply?.pointee.atom ?? 0
  }

  /// Owns a selection from now on.
  func own(_ selection: String) {
    xcb_set_selection_owner(connection, window, atom(selection), 0)
    sync()
  }

  /// Asks for a selection.
  func convert(
    _ selection: String, _ target: String, to property: String = "ANSWER", at time: UInt32 = 0
  ) {
    xcb_convert_selection(
      connection, window, atom(selection), atom(target), atom(property), time)
    xcb_flush(connection)
  }

  /// Sets a property of a window, in items of 8 bits.
  func set(_ property: UInt32, of window: UInt32? = nil, type: String, bytes: [UInt8]) {
    xcb_change_property(
      connection, 0, window ?? self.window, property, atom(type), 8, UInt32(bytes.count), bytes)
    xcb_flush(connection)
  }

  /// Sets a property of a window, in items of 32 bits.
  func set(_ property: UInt32, of window: UInt32? = nil, type: String, numbers: [UInt32]) {
    xcb_change_property(
      connection, 0, window ?? self.window, property, atom(type), 32, UInt32(numbers.count), numbers
    )
    xcb_flush(connection)
  }

  /// Takes a property of its own window; nil when it isn't there.
  func take(_ property: String) -> (type: UInt32, bytes: [UInt8])? {
    let cookie = xcb_get_property(connection, 1, window, atom(property), 0, 0, 1 << 22)
    guard let reply = xcb_get_property_reply(connection, cookie, nil) else { return nil }
    defer { mk_free(reply) }
    guard reply.pointee.type != 0 else { return nil }
    let count = Int(xcb_get_property_value_length(reply))
    let bytes = UnsafeRawBufferPointer(start: xcb_get_property_value(reply), count: count)
    return (reply.pointee.type, Array(bytes))
  }

  /// The numbers in such bytes.
  static func numbers(_ bytes: [UInt8]) -> [UInt32] {
    bytes.withUnsafeBytes { raw in
      stride(from: 0, to: raw.count, by: 4).map {
        raw.loadUnaligned(fromByteOffset: $0, as: UInt32.self)
      }
    }
  }

  /// Tells somebody that their question was answered; property zero refuses.
  func answer(_ requestor: UInt32, selection: UInt32, target: UInt32, property: UInt32) {
    var event = xcb_selection_notify_event_t()
    event.response_type = UInt8(XCB_SELECTION_NOTIFY)
    event.requestor = requestor
    event.selection = selection
    event.target = target
    event.property = property
    var wire = [CChar](repeating: 0, count: 32)
    withUnsafeBytes(of: &event) { bytes in
      for (index, byte) in bytes.prefix(32).enumerated() { wire[index] = CChar(bitPattern: byte) }
    }
    xcb_send_event(connection, 0, requestor, 0, wire)
    xcb_flush(connection)
  }

  /// Listens to the properties of another window.
  func watch(_ window: UInt32) {
    var mask = UInt32(PropertyChangeMask)
    xcb_change_window_attributes(connection, window, XCB_CW_EVENT_MASK.rawValue, &mask)
    sync()
  }

  /// Reads what has arrived.
  func turn() {
    while let event = xcb_poll_for_event(connection) {
      defer { mk_free(event) }
      note(UnsafeRawPointer(event))
    }
  }

  /// Forgets what happened so far.
  func forget() {
    turn()
    events = []
  }

  private func note(_ event: UnsafeRawPointer) {
    switch Int32(event.load(as: UInt8.self) & 0x7f) {
    case SelectionRequest:
      let event = event.load(as: xcb_selection_request_event_t.self)
      events.append(
        .asked(
          selection: event.selection, target: event.target, property: event.property,
          requestor: event.requestor))
    case SelectionNotify:
      let event = event.load(as: xcb_selection_notify_event_t.self)
      events.append(.answered(target: event.target, property: event.property))
    case PropertyNotify:
      let event = event.load(as: xcb_property_notify_event_t.self)
      events.append(
        .changed(
          window: event.window, property: event.atom,
          isDeleted: Int32(event.state) == PropertyDelete))
    case SelectionClear:
      events.append(.cleared(event.load(as: xcb_selection_clear_event_t.self).selection))
    default: break
    }
  }

  /// Returns when the server has done everything.
  func sync() {
    mk_free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nil))
  }
}
