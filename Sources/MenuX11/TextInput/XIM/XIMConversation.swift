import CX11
import MenuPrimitives

/// The conversation with an input method's server: from the greeting to a context, and then keys, one
/// after the other.
///
/// Nothing waits for the server: what it says arrives as events. So one that hangs, or dies, can't take
/// the program with it, which may hold pointer and keyboard.
@MainActor final class XIMConversation {
  /// How far it has come.
  enum Phase: Hashable {
    case greeting, connecting, opening, negotiating, asking, creating
    /// Keys can be sent.
    case ready
    /// It can't go on.
    case over
  }

  /// Something that the client has to hear.
  enum Event {
    /// Keys can be sent from now on.
    case ready
    /// The server is gone, or of no use.
    case ended
    /// It doesn't want a key.
    case key(XIMKey)
    /// It decided on a text, or on a key.
    case committed(text: String, symbol: UInt32?)
    /// What is open has changed.
    case preeditChanged
    /// It has heard all that was sent up to a number.
    case acknowledged(upTo: Int)
  }

  let transport: XIMTransport
  let connection: XConnection
  /// The user's language, as in `de_DE`.
  let locale: String
  /// Told what the server says.
  let handler: @MainActor (Event) -> Void

  var phase = Phase.greeting
  /// What the server has open, as far as the client is to show it.
  var preedit = XIMPreedit()
  /// Who shows what is open.
  var style: XIMStyle?
  /// The server's numbers of the method and the context.
  var method: UInt16 = 0
  var context: UInt16 = 0
  /// The server's numbers of their attributes, by name.
  var attributes: (method: [String: UInt16], context: [String: UInt16]) = ([:], [:])
  /// The keys that turn the method on and off.
  var triggers: (on: [XIMTrigger], off: [XIMTrigger]) = ([], [])
  /// The events that the server wants, nil until it says so, and those that it wants one by one.
  var forwardMask: UInt32?
  var synchronousMask: UInt32 = 0
  /// How many keys were sent, and how many of them the server is being asked about.
  var sentCount = 0
  var askedCount: Int?
  /// How many resets of the context the server hasn't confirmed, and how many keys were sent before the
  /// last one.
  var openResets = 0
  var sentCountAtReset = 0
  /// Whether the server was told that keys are meant for text.
  var isFocused = false
  /// Where the lower end of the caret is, in device pixels of the screen.
  var spot: (x: Int16, y: Int16)?

  /// Greets a server.
  ///
  /// - Parameters:
  ///   - owner: the window that owns its selection.
  ///   - locale: the user's language, as in `de_DE`.
  ///   - handler: told what the server says; never from inside a call.
  init(
    _ connection: XConnection, with owner: UInt32, programName: String, locale: String,
    handler: @escaping @MainActor (Event) -> Void
  ) {
    self.connection = connection
    self.locale = locale
    self.handler = handler
    transport = XIMTransport(connection, programName: programName)
    transport.greet(owner)
  }

  /// Whether the server's death is told by an event.
  func isEnd(_ event: XEvent) -> Bool {
    event.type == DestroyNotify && event.xdestroywindow.send_event == 0 && transport.server != 0
      && event.xdestroywindow.window == Window(transport.server)
  }

  /// Ends it.
  func close() {
    guard phase != .over else { return }
    phase = .over
    preedit = XIMPreedit()
    transport.close()
  }

  // MARK: What the server says

  /// An event came to the window.
  func received(_ event: XClientMessageEvent) {
    switch transport.receive(event) {
    case .greeted where phase == .greeting:
      phase = .connecting
      var hello = XIMWriter(.connect)
      // The order of bytes: l for little, B for big.
      let isLittle = 1.littleEndian == 1
      hello.add([isLittle ? UInt8(ascii: "l") : UInt8(ascii: "B"), 0])
      // Version 1.0 of the protocol, and nothing to prove who this is.
      for number: UInt16 in [1, 0, 0] { hello.add(number) }
      transport.send(hello.message)
    case .messages(let messages):
      for message in messages where phase != .over { understand(message) }
    case .greeted, .nothing: break
    }
  }

  private func understand(_ message: XIMMessage) {
    switch message {
    case .triggerKeys(let on, let off): triggers = (on, off)
    case .eventMask(let forward, let synchronous):
      forwardMask = forward
      synchronousMask = synchronous
    case .sync: send(.syncReply, context)
    case .authenticationRequired: end()
    case .error where phase != .ready: end()
    case .error, .other, .triggerAnswered, .synced: break
    case .connected, .opened, .encoding, .created: proceed(message)
    case .methodValues(let values): answered(values)
    case .key(let key, let isSynchronous):
      if isSynchronous { send(.syncReply, context) }
      handler(.key(key))
    case .commit(let text, let symbol, let isSynchronous):
      if isSynchronous { send(.syncReply, context) }
      guard openResets == 0 else { break }
      handler(.committed(text: connection.text(compound: text) ?? "", symbol: symbol))
    case .reset: openResets = max(0, openResets - 1)
    case .preeditStart: answerPreeditStart()
    case .preeditDraw(let change): draw(change)
    case .preeditCaret(let position, let direction): moveCaret(position, direction)
    case .preeditDone:
      preedit = XIMPreedit()
      handler(.preeditChanged)
    }
  }

  func end() {
    close()
    handler(.ended)
  }

  // MARK: What is open

  private func answerPreeditStart() {
    preedit = XIMPreedit()
    var reply = XIMWriter(.preeditStartReply)
    reply.add(method)
    reply.add(context)
    // It may be as long as it likes.
    reply.add(Int32(-1))
    transport.send(reply.message)
  }

  private func draw(_ change: XIMPreeditChange) {
    guard openResets == 0 else { return }
    preedit.apply(change, text: change.text.map { connection.text(compound: $0) ?? "" })
    handler(.preeditChanged)
  }

  private func moveCaret(_ position: Int32, _ direction: UInt32) {
    let place = preedit.moveCaret(position, direction: direction)
    var reply = XIMWriter(.preeditCaretReply)
    reply.add(method)
    reply.add(context)
    reply.add(UInt32(clamping: place))
    transport.send(reply.message)
    handler(.preeditChanged)
  }
}
