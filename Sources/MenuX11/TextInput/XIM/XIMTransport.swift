import CX11

/// Carries messages to an input method's server and back: short ones in events, long ones in
/// properties.
@MainActor final class XIMTransport {
  /// The window that messages come to; keys are said to be pressed in it, too. It lies at the upper
  /// left corner of the screen, so that places in it are places on the screen.
  let window: UInt32
  /// The window of the server that messages go to, once it has told it.
  private(set) var server: UInt32 = 0

  private let connection: XConnection
  private var sent = 0

  /// So many long messages can be on their way.
  private static let propertyCount = 20

  /// Makes the window.
  init(_ connection: XConnection, programName: String) {
    self.connection = connection
    window = connection.makeID()
    var values: [UInt32] = [1, UInt32(StructureNotifyMask)]
    connection.quiet(
      xcb_create_window_checked(
        connection.xcb, 0, window, connection.root, 0, 0, 1, 1, 0,
        UInt16(XCB_WINDOW_CLASS_INPUT_ONLY.rawValue), 0,
        XCB_CW_OVERRIDE_REDIRECT.rawValue | XCB_CW_EVENT_MASK.rawValue, &values))
    connection.setIdentity(of: window, programName: programName, title: programName)
    connection.prefetchAtoms([Self.greeting, Self.message] + Self.properties)
  }

  /// The type of events that greet.
  static let greeting = "_XIM_XCONNECT"
  /// The type of events with messages.
  static let message = "_XIM_PROTOCOL"
  private static let properties = (0..<propertyCount).map { "_MENUKIT_XIM_\($0)" }

  /// Greets the one who owns the selection of a server.
  func greet(_ owner: UInt32) {
    // Version 0.0 of the transport: events, and properties for long messages.
    send(type: connection.atom(named: Self.greeting), numbers: [window, 0, 0], to: owner)
  }

  /// Sends a message.
  func send(_ message: [UInt8]) {
    guard server != 0 else { return }
    let type = connection.atom(named: Self.message)
    if message.count <= 20 {
      var event = xcb_client_message_event_t()
      event.format = 8
      withUnsafeMutableBytes(of: &event.data) { $0.copyBytes(from: message) }
      send(&event, type: type, to: server)
    } else {
      let property = connection.atom(named: Self.properties[sent % Self.propertyCount])
      sent += 1
      connection.setProperty(property, of: server, type: UInt32(XA_STRING), toText: message)
      send(type: type, numbers: [UInt32(message.count), property], to: server)
    }
  }

  private func send(type: UInt32, numbers: [UInt32], to window: UInt32) {
    var event = xcb_client_message_event_t()
    event.format = 32
    withUnsafeMutableBytes(of: &event.data) { data in
      numbers.withUnsafeBytes { data.copyBytes(from: $0) }
    }
    send(&event, type: type, to: window)
  }

  private func send(
    _ event: inout xcb_client_message_event_t, type: UInt32, to window: UInt32
  ) {
    event.response_type = UInt8(XCB_CLIENT_MESSAGE)
    event.type = type
    event.window = window
    withUnsafeBytes(of: &event) { bytes in
      connection.quiet(
        xcb_send_event_checked(
          connection.xcb, 0, window, 0,
          bytes.assumingMemoryBound(to: CChar.self).baseAddress))
    }
    connection.flush()
  }

  // MARK: What comes

  /// What an event for the window brings.
  enum Arrival {
    /// The server has answered the greeting.
    case greeted
    /// Messages.
    case messages([XIMMessage])
    /// Nothing that was understood.
    case nothing
  }

  /// Reads an event that came to the window.
  func receive(_ event: XClientMessageEvent) -> Arrival {
    let type = UInt32(truncatingIfNeeded: event.message_type)
    if type == connection.atom(named: Self.greeting) {
      let window = UInt32(truncatingIfNeeded: event.data.l.0)
      guard event.format == 32, window != 0, server == 0 else { return .nothing }
      server = window
      // Its end is the end of the server.
      connection.select(UInt32(StructureNotifyMask), on: window)
      return .greeted
    }
    guard type == connection.atom(named: Self.message) else { return .nothing }
    switch event.format {
    case 8:
      var data = event.data
      return .messages(XIMMessage.messages(in: withUnsafeBytes(of: &data) { Array($0.prefix(20)) }))
    case 32:
      let length = UInt32(truncatingIfNeeded: event.data.l.0)
      let property = UInt32(truncatingIfNeeded: event.data.l.1)
      guard (1...Self.maximumLength).contains(Int(length)), property != 0 else { return .nothing }
      // The server has put it there before it sent the event: this waits for nobody but X.
      let pending = connection.requestProperty(
        property, of: window, limit: Self.maximumLength, takes: true)
      guard let value = connection.property(pending), value.format == 8 else { return .nothing }
      return .messages(XIMMessage.messages(in: value.bytes))
    default: return .nothing
    }
  }

  /// The longest message that the protocol allows, and somewhat more.
  private static let maximumLength = 1 << 19

  /// Ends it all; the server notices that the window is gone.
  func close() {
    guard !connection.isLost else { return }
    if server != 0 {
      let sequence = connection.select(0, on: server)
      connection.fadingWindows.add(server, until: sequence)
    }
    connection.destroyWindow(window)
  }
}
