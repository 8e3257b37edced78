/// The opening, from the greeting to a context.
extension XIMConversation {
  /// Goes on to the next step of the opening.
  func proceed(_ message: XIMMessage) {
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

  func askStyles() {
    guard let id = attributes.method["queryInputStyle"] else { return end() }
    var request = XIMWriter(.getMethodValues)
    request.add(method)
    request.add(UInt16(2))
    request.add(id)
    transport.send(request.message)
  }

  func answered(_ values: [UInt16: [UInt8]]) {
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
}
