import CX11

/// What the client says.
extension XIMConversation {
  func send(_ kind: XIMKind, _ context: UInt16) {
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

  var spotAttribute: [UInt8]? {
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

  func acknowledged() {
    guard let count = askedCount else { return }
    askedCount = nil
    // It has heard of the reset, too, whether it said so or not.
    if count > sentCountAtReset { openResets = 0 }
    handler(.acknowledged(upTo: count))
    if phase == .ready, count < sentCount { askForAcknowledgement() }
  }
}
