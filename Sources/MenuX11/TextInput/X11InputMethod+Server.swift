import CX11
import MenuPrimitives
import MenuViews

extension X11InputMethod {
  private var connection: XConnection { backend.connection }

  // MARK: Finding it

  /// Looks for the server that the user has chosen, and greets it.
  func search() {
    searchTime = nil
    let search = XIMSearch(modifiers: backend.variable("XMODIFIERS"))
    guard !search.isForbidden, !connection.isLost else {
      server = .absent
      return
    }
    server = .searched
    joinEnd = backend.now + patience
    search.run(on: connection) { [weak self] owner in
      guard let self, case .searched = server else { return }
      guard owner != 0 else { return goWithout() }
      let name =
        backend.variable("LC_ALL") ?? backend.variable("LC_CTYPE") ?? backend.variable("LANG")
      let locale = ComposeLocations.locale(name ?? "").prefix { $0 != "." }
      server = .joining(
        XIMConversation(
          connection, with: owner, programName: backend.programName, locale: String(locale)
        ) { [weak self] in self?.heard($0) })
    }
  }

  private func goWithout() {
    server = .absent
    joinEnd = nil
    flushQueue()
  }

  /// A server has come or gone.
  private func serversChanged() {
    switch server {
    case .absent: break
    // One that never answered has been replaced.
    case .joining(let conversation) where joinEnd == nil: conversation.close()
    case .unknown, .searched, .joining, .talking: return
    }
    server = .unknown
    if client != nil { search() }
  }

  private func isAboutServers(_ event: XEvent) -> Bool {
    event.type == PropertyNotify && event.xproperty.window == Window(connection.root)
      && event.xproperty.state == PropertyNewValue
      && event.xproperty.atom == Atom(connection.atom(named: XIMSearch.property))
  }

  // MARK: Events

  /// Does what an event asks for.
  ///
  /// - Returns: whether it was for the input method alone.
  func takes(_ event: XEvent) -> Bool {
    if isAboutServers(event) {
      serversChanged()
      return false
    }
    let conversation: XIMConversation
    switch server {
    case .joining(let current), .talking(let current): conversation = current
    case .unknown, .searched, .absent: return false
    }
    if conversation.isEnd(event) {
      ended()
      return true
    }
    guard event.xany.window == Window(conversation.transport.window) else { return false }
    if event.type == ClientMessage { conversation.received(event.xclient) }
    return true
  }

  /// The server said something.
  private func heard(_ event: XIMConversation.Event) {
    guard case .joining(let conversation) = server else { return heardWhileTalking(event) }
    switch event {
    case .ready:
      server = .talking(conversation)
      joinEnd = nil
      isStuck = false
      if client != nil { conversation.setFocused(true) }
      tellCaret()
      let waiting = queue
      queue = []
      for (event, route) in waiting { take(event, for: route) }
    case .ended: ended()
    case .key, .committed, .preeditChanged, .acknowledged: break
    }
  }

  private func heardWhileTalking(_ event: XIMConversation.Event) {
    guard case .talking(let conversation) = server else { return }
    if isStuck {
      // What it was thinking about has been done without it.
      isStuck = false
      if client != nil { conversation.reset() }
      if case .ended = event {} else { return }
    }
    switch event {
    case .ready: break
    case .ended: ended()
    case .key(let key): land(key)
    case .committed(let text, let symbol): committed(text, symbol)
    case .preeditChanged: showPreedit(of: conversation)
    case .acknowledged(let number): flights.heard(upTo: number)
    }
  }

  private func showPreedit(of conversation: XIMConversation) {
    guard client != nil else { return }
    show(conversation.preedit.preedit)
    if preedit == nil {
      backend.session?.takePointerBack()
    } else {
      leftWord = nil
      backend.session?.yieldPointer()
    }
  }

  // MARK: Keys

  /// Sends a key to the server.
  func send(_ event: XKeyEvent, for route: KeyRoute, to conversation: XIMConversation) {
    switch conversation.offer(event, symbol: symbol(of: event).value) {
    case .sent(let number):
      flights.add(KeyFlight(event: event, route: route, number: number, sent: backend.now))
    case .switches: break
    case .unwanted:
      if event.type == KeyRelease, flights.hold(event) { return }
      compose(event, for: route)
    }
  }

  /// The server doesn't want a key.
  private func land(_ key: XIMKey) {
    guard let flight = flights.land(key) else {
      // One that was taken back, or one that the server has made up.
      if let end = takenBackUpTo, Int32(bitPattern: key.time &- end) <= 0 { return }
      return compose(key.event, for: lastRoute)
    }
    guard returned.isEmpty, !mayDecide(flight) else {
      returned.append(flight)
      returnedEnd = returnedEnd ?? backend.now + decisionTime
      return
    }
    handOn(flight)
  }

  /// Whether a key came back while the server has something open that the key may decide on, or hasn't
  /// said yet what became of the keys before.
  private func mayDecide(_ flight: KeyFlight) -> Bool {
    guard flight.event.type == KeyPress, client != nil, case .talking(let conversation) = server,
      symbol(of: flight.event).key != .modifier
    else { return false }
    if conversation.preedit.preedit != nil { return true }
    return flights.lastPress(before: flight).map { backend.now - $0 < .milliseconds(50) } ?? false
  }

  private func handOn(_ flight: KeyFlight) {
    compose(flight.event, for: flight.route)
    if let release = flight.release { compose(release, for: flight.route) }
  }

  /// Hands on the keys that were held back for what they decide on.
  func handOnReturned() {
    returnedEnd = nil
    let flights = returned
    returned = []
    for flight in flights { handOn(flight) }
  }

  private func committed(_ text: String, _ symbol: UInt32?) {
    let left = leftWord
    leftWord = nil
    guard client != nil, text.isEmpty || text != left else { return }
    if !text.isEmpty {
      backend.write(text, at: lastTime, to: lastRoute)
    } else if let symbol = symbol.map({ Keysym($0) }) {
      backend.press(KeyEvent(symbol.key, text: symbol.text), at: lastTime, to: lastRoute)
    }
    handOnReturned()
  }

  /// Tells the server where the caret is.
  func tellCaret() {
    guard let caret, case .talking(let conversation) = server else { return }
    let scale = backend.environment.scale
    // Candidates are shown below this point.
    conversation.setSpot(
      Int16(clamping: PixelRect.pixel(caret.minX * scale)),
      Int16(clamping: PixelRect.pixel(caret.maxY * scale)))
  }

  // MARK: Ends

  /// When `deadlineReached` wants to be called.
  var deadline: Timestamp? {
    [searchTime, joinEnd, returnedEnd, isStuck ? nil : flights.oldestUnheard.map { $0 + patience }]
      .compactMap { $0 }.min()
  }

  /// Looks for the server, or gives up waiting for it.
  func deadlineReached(at time: Timestamp) {
    if let searchTime, searchTime <= time, case .unknown = server { search() }
    searchTime = nil
    if let joinEnd, joinEnd <= time {
      // It may come later; keys go without it meanwhile.
      self.joinEnd = nil
      flushQueue()
    }
    if let returnedEnd, returnedEnd <= time { handOnReturned() }
    if !isStuck, let oldest = flights.oldestUnheard, oldest + patience <= time {
      isStuck = true
      takeBack()
    }
  }

  /// Does without the server what it was asked to do.
  private func takeBack() {
    show(nil)
    backend.session?.takePointerBack()
    handOnReturned()
    let flights = flights.giveUp()
    takenBackUpTo = UInt32(truncatingIfNeeded: lastTime)
    for flight in flights { handOn(flight) }
  }

  /// The server is gone.
  private func ended() {
    switch server {
    case .joining(let conversation), .talking(let conversation): conversation.close()
    case .unknown, .searched, .absent: break
    }
    isStuck = false
    takeBack()
    goWithout()
  }

  /// Ends everything; without a display there is nobody to tell.
  func close() {
    queue = []
    returned = []
    returnedEnd = nil
    flights = KeyFlights()
    searchTime = nil
    joinEnd = nil
    switch server {
    case .joining(let conversation), .talking(let conversation): conversation.close()
    case .unknown, .searched, .absent: break
    }
    server = .absent
  }
}
