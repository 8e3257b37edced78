/// What an input method's server says.
enum XIMMessage: Hashable, Sendable {
  /// It wants to talk.
  case connected
  /// It wants proofs that nobody has.
  case authenticationRequired
  /// It couldn't do what was asked, with the protocol's number of the reason.
  case error(UInt16)
  /// An input method was opened: its number, and those of the attributes of methods and contexts.
  case opened(
    method: UInt16, methodAttributes: [String: UInt16], contextAttributes: [String: UInt16])
  /// The keys that turn it on and off.
  case triggerKeys(on: [XIMTrigger], off: [XIMTrigger])
  /// It has heard of such a key.
  case triggerAnswered
  /// Which events it wants, and which of those one by one.
  case eventMask(forward: UInt32, synchronous: UInt32)
  /// The encoding of all texts; negative: the default one.
  case encoding(Int16)
  /// Values of attributes of the method.
  case methodValues([UInt16: [UInt8]])
  /// A context was made.
  case created(context: UInt16)
  /// A key that it doesn't want.
  case key(XIMKey, isSynchronous: Bool)
  /// What it decided on: text, a key's symbol, or both.
  case commit(text: [UInt8], symbol: UInt32?, isSynchronous: Bool)
  /// It waits for an answer to this.
  case sync
  /// It has done what was asked for so far.
  case synced
  /// It has dropped what was open.
  case reset
  /// It begins to compose.
  case preeditStart
  /// A part of what is open has changed.
  case preeditDraw(XIMPreeditChange)
  /// Its caret moves.
  case preeditCaret(position: Int32, direction: UInt32)
  /// It has stopped composing.
  case preeditDone
  /// Something that doesn't matter here.
  case other

  /// Cuts what arrived into messages; what comes after nonsense is dropped.
  static func messages(in bytes: [UInt8]) -> [XIMMessage] {
    var messages: [XIMMessage] = []
    var start = 0
    while start + 4 <= bytes.count {
      var head = XIMReader(bytes, at: start + 2)
      let end = start + 4 + 4 * Int(head.number(UInt16.self) ?? 0)
      guard end <= bytes.count else { break }
      messages.append(XIMMessage(Array(bytes[start..<end])))
      start = end
    }
    return messages
  }

  /// Reads one message.
  init(_ bytes: [UInt8]) {
    self = bytes.first.flatMap(XIMKind.init).flatMap { Self.read($0, bytes) } ?? .other
  }

  private static func read(_ kind: XIMKind, _ bytes: [UInt8]) -> XIMMessage? {
    var body = XIMReader(bytes, at: 4)
    switch kind {
    case .connectReply: return .connected
    case .authenticationRequired: return .authenticationRequired
    case .error:
      body.skip(6)
      return body.number(UInt16.self).map { .error($0) }
    case .openReply: return opened(&body)
    case .registerTriggerKeys:
      body.skip(4)
      guard let on = triggers(&body), let off = triggers(&body) else { return nil }
      return .triggerKeys(on: on, off: off)
    case .triggerNotifyReply: return .triggerAnswered
    case .setEventMask:
      body.skip(4)
      guard let forward = body.number(UInt32.self), let synchronous = body.number(UInt32.self)
      else { return nil }
      return .eventMask(forward: forward, synchronous: synchronous)
    case .encodingNegotiationReply:
      body.skip(4)
      return body.number(Int16.self).map { .encoding($0) }
    case .getMethodValuesReply: return methodValues(&body)
    case .createContextReply:
      body.skip(2)
      return body.number(UInt16.self).map { .created(context: $0) }
    case .forwardEvent: return key(&body)
    case .commit: return commit(&body)
    case .sync: return .sync
    case .syncReply: return .synced
    case .resetContextReply: return .reset
    case .preeditStart: return .preeditStart
    case .preeditDraw:
      body.skip(4)
      return XIMPreeditChange(&body).map { .preeditDraw($0) }
    case .preeditCaret:
      body.skip(4)
      guard let position = body.number(Int32.self), let direction = body.number(UInt32.self)
      else { return nil }
      return .preeditCaret(position: position, direction: direction)
    case .preeditDone: return .preeditDone
    case .connect, .open, .triggerNotify, .encodingNegotiation, .getMethodValues, .createContext,
      .setContextValues, .setContextFocus, .unsetContextFocus, .resetContext,
      .preeditStartReply, .preeditCaretReply:
      // What only clients say.
      return nil
    }
  }

  // MARK: Bodies

  private static func opened(_ body: inout XIMReader) -> XIMMessage? {
    guard let method = body.number(UInt16.self),
      let methodLength = body.number(UInt16.self),
      let methodList = body.bytes(Int(methodLength)),
      let contextLength = body.number(UInt16.self)
    else { return nil }
    body.skip(2)
    guard let contextList = body.bytes(Int(contextLength)) else { return nil }
    return .opened(
      method: method, methodAttributes: attributes(methodList),
      contextAttributes: attributes(contextList))
  }

  /// Reads descriptions of attributes: numbers, types and names.
  private static func attributes(_ bytes: [UInt8]) -> [String: UInt16] {
    var result: [String: UInt16] = [:]
    var list = XIMReader(bytes)
    while !list.isAtEnd, let id = list.number(UInt16.self), list.number(UInt16.self) != nil,
      let length = list.number(UInt16.self), let name = list.bytes(Int(length))
    {
      list.skipPadding()
      result[String(decoding: name, as: UTF8.self)] = id
    }
    return result
  }

  private static func triggers(_ body: inout XIMReader) -> [XIMTrigger]? {
    guard let length = body.number(UInt32.self), let bytes = body.bytes(Int(length)) else {
      return nil
    }
    var list = XIMReader(bytes)
    var triggers: [XIMTrigger] = []
    while let symbol = list.number(UInt32.self), let modifiers = list.number(UInt32.self),
      let mask = list.number(UInt32.self)
    {
      triggers.append(XIMTrigger(symbol: symbol, modifiers: modifiers, mask: mask))
    }
    return triggers
  }

  private static func methodValues(_ body: inout XIMReader) -> XIMMessage? {
    body.skip(2)
    guard let length = body.number(UInt16.self), let bytes = body.bytes(Int(length)) else {
      return nil
    }
    var values: [UInt16: [UInt8]] = [:]
    var list = XIMReader(bytes)
    while let id = list.number(UInt16.self), let length = list.number(UInt16.self),
      let value = list.bytes(Int(length))
    {
      list.skipPadding()
      values[id] = value
    }
    return .methodValues(values)
  }

  private static func key(_ body: inout XIMReader) -> XIMMessage? {
    body.skip(4)
    guard let flags = body.number(UInt16.self), body.number(UInt16.self) != nil,
      let wire = body.bytes(32), let key = XIMKey(wire: wire)
    else { return nil }
    return .key(key, isSynchronous: flags & 1 != 0)
  }

  private static func commit(_ body: inout XIMReader) -> XIMMessage? {
    body.skip(4)
    guard let flags = body.number(UInt16.self) else { return nil }
    var symbol: UInt32?
    if flags & 4 != 0 {
      body.skip(2)
      symbol = body.number(UInt32.self)
    }
    var text: [UInt8] = []
    if flags & 2 != 0 {
      guard let length = body.number(UInt16.self), let bytes = body.bytes(Int(length)) else {
        return nil
      }
      text = bytes
    }
    return .commit(text: text, symbol: symbol, isSynchronous: flags & 1 != 0)
  }
}

/// A key that turns an input method on or off.
struct XIMTrigger: Hashable, Sendable {
  /// The symbol on the key.
  var symbol: UInt32
  /// The modifiers that are held.
  var modifiers: UInt32
  /// The modifiers that count.
  var mask: UInt32
}
