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
  private(set) var phase = Phase.greeting
  /// What the server has open, as far as the client is to show it.
  private(set) var preedit = XIMPreedit()
  /// Who shows what is open.
  private(set) var style: XIMStyle?

  private let connection: XConnection
  private let locale: String
  private let handler: @MainActor (Event) -> Void
  private var method: UInt16 = 0
  private var context: UInt16 = 0
  private var attributes: (method: [String: UInt16], context: [String: UInt16]) = ([:], [:])
  private var triggers: (on: [XIMTrigger], off: [XIMTrigger]) = ([], [])
  private var forwardMask: UInt32?
  private var synchronousMask: UInt32 = 0
  /// How many keys were sent, how many of them the server is being asked about, how many resets of the
  /// context it hasn't confirmed, and how many keys were sent before the last one.
  private(set) var sentCount = 0
  private var askedCount: Int?
  private var openResets = 0
  private var sentCountAtReset = 0
  private var isFocused = false
  private var spot: (x: Int16, y: Int16)?

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

  private func end() {
    close()
    handler(.ended)
  }

  /// Goes on to the next step of the opening.
  private func proceed(_ message: XIMMessage) {
    switch (phase, message) {
    case (.connecting, .connected):
      phase = .opening
      var request = XIMWriter(.open)
      request.addShort(locale)
      transport.send(request.message)
    case (.opening, .opened(let method, let methodAttributes, let contextAttributes)):
      phase = .negotiating
      self.method = method
      attributes = (methodAttributes, contextAttributes)
      var encodings = XIMWriter()
      encodings.addShort(SelectionTarget.compoundText)
      var request = XIMWriter(.encodingNegotiation)
      request.add(method)
      request.add(UInt16(encodings.bytes.count))
      request.add(encodings.bytes)
      request.pad()
      // No encodings by their details.
      request.add(UInt32(0))
      transport.send(request.message)
    case (.negotiating, .encoding):
      phase = .asking
      askStyles()
    case (.creating, .created(let context)):
      self.context = context
      phase = .ready
      handler(.ready)
    default: break
    }
  }

  private func askStyles() {
    guard let id = attributes.method["queryInputStyle"] else { return end() }
    var request = XIMWriter(.getMethodValues)
    request.add(method)
    request.add(UInt16(2))
    request.add(id)
    transport.send(request.message)
  }

  private func answered(_ values: [UInt16: [UInt8]]) {
    guard phase == .asking else { return acknowledged() }
    let ids = attributes.context
    guard let value = attributes.method["queryInputStyle"].flatMap({ values[$0] }),
      let style = XIMStyle(offered: value), let styleID = ids["inputStyle"]
    else { return end() }
    self.style = style
    phase = .creating
    var list = XIMWriter()
    list.addAttribute(styleID, style.rawValue)
    for name in ["clientWindow", "focusWindow"] {
      if let id = ids[name] { list.addAttribute(id, transport.window) }
    }
    if let place = spotAttribute { list.add(place) }
    var request = XIMWriter(.createContext)
    request.add(method)
    request.add(UInt16(list.bytes.count))
    request.add(list.bytes)
    transport.send(request.message)
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

  // MARK: What the client says

  private func send(_ kind: XIMKind, _ context: UInt16) {
    var message = XIMWriter(kind)
    message.add(method)
    message.add(context)
    transport.send(message.message)
  }

  /// Says whether keys are meant for text. What was open is dropped when they no longer are.
  func setFocused(_ value: Bool) {
    guard phase == .ready, value != isFocused else { return }
    isFocused = value
    if value {
      send(.setContextFocus, context)
    } else {
      reset()
      send(.unsetContextFocus, context)
    }
  }

  /// Drops what is open; what the server says of it from now on doesn't count.
  func reset() {
    guard phase == .ready else { return }
    preedit = XIMPreedit()
    openResets += 1
    sentCountAtReset = sentCount
    send(.resetContext, context)
  }

  /// Says where the lower end of the caret is, in device pixels of the screen.
  func setSpot(_ x: Int16, _ y: Int16) {
    guard spot?.x != x || spot?.y != y else { return }
    spot = (x, y)
    guard phase == .ready, let list = spotAttribute else { return }
    var request = XIMWriter(.setContextValues)
    request.add(method)
    request.add(context)
    request.add(UInt16(list.count))
    request.add(UInt16(0))
    request.add(list)
    transport.send(request.message)
  }

  private var spotAttribute: [UInt8]? {
    guard let spot, let outer = attributes.context["preeditAttributes"],
      let inner = attributes.context["spotLocation"]
    else { return nil }
    var place = XIMWriter()
    place.add(spot.x)
    place.add(spot.y)
    var nested = XIMWriter()
    nested.addAttribute(inner, place.bytes)
    var list = XIMWriter()
    list.addAttribute(outer, nested.bytes)
    return list.bytes
  }

  /// What becomes of a key that is offered.
  enum Offer: Hashable {
    /// It was sent, as the key of a number; the server tells when it doesn't want it.
    case sent(Int)
    /// It turns the input method on or off.
    case switches
    /// The server doesn't want to know of such keys.
    case unwanted
  }

  /// Offers a key to the server.
  ///
  /// - Parameter symbol: what is on the key.
  /// - Returns: what the server makes of it at first.
  func offer(_ event: XKeyEvent, symbol: UInt32) -> Offer {
    let key = XIMKey(event, in: transport.window)
    let bit = UInt32(key.isPress ? KeyPressMask : KeyReleaseMask)
    if key.isPress, notifiesTrigger(key, symbol: symbol) { return .switches }
    // A server that lists keys to be turned on by wants no others until then.
    let mask = forwardMask ?? (triggers.on.isEmpty ? UInt32(KeyPressMask) : 0)
    guard mask & bit != 0 else { return .unwanted }
    let serial = UInt32(truncatingIfNeeded: event.serial)
    var message = XIMWriter(.forwardEvent)
    message.add(method)
    message.add(context)
    message.add(UInt16(synchronousMask & bit != 0 ? 1 : 0))
    message.add(UInt16(truncatingIfNeeded: serial >> 16))
    message.add(key.wire(serial: UInt16(truncatingIfNeeded: serial)))
    transport.send(message.message)
    sentCount += 1
    if askedCount == nil { askForAcknowledgement() }
    return .sent(sentCount)
  }

  private func notifiesTrigger(_ key: XIMKey, symbol: UInt32) -> Bool {
    let isOn = (forwardMask ?? 0) & UInt32(KeyPressMask) != 0
    let list = isOn ? triggers.off : triggers.on
    guard
      let index = list.firstIndex(where: {
        $0.symbol == symbol && UInt32(key.state) & $0.mask == $0.modifiers
      })
    else { return false }
    var message = XIMWriter(.triggerNotify)
    message.add(method)
    message.add(context)
    for number in [isOn ? 1 : 0, UInt32(index), UInt32(KeyPressMask)] { message.add(number) }
    transport.send(message.message)
    return true
  }

  /// Asks for something that every server answers: then it has heard all that was sent before.
  private func askForAcknowledgement() {
    askedCount = sentCount
    askStyles()
  }

  private func acknowledged() {
    guard let count = askedCount else { return }
    askedCount = nil
    // It has heard of the reset, too, whether it said so or not.
    if count > sentCountAtReset { openResets = 0 }
    handler(.acknowledged(upTo: count))
    if phase == .ready, count < sentCount { askForAcknowledgement() }
  }
}
