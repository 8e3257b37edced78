import CX11
import MenuPrimitives
import MenuViews

/// Turns keys into text for the view that has the focus: with the server of an input method, where the
/// user has chosen one, and with dead keys and compose sequences of its own.
///
/// A key takes this way: to the server, if there is one; if that doesn't want it, through dead keys
/// and sequences; if it is none of them, on to the menu or window that it was meant for. While nobody
/// edits text this has no part in anything.
@MainActor final class X11InputMethod: InputMethod {
  /// What is known of the server.
  enum Server {
    /// Nothing was asked yet.
    case unknown
    /// It is being looked for.
    case searched
    /// It was greeted, and isn't ready.
    case joining(XIMConversation)
    /// It takes keys.
    case talking(XIMConversation)
    /// There is none.
    case absent
  }

  unowned let backend: X11Backend
  private(set) weak var client: (any InputMethodClient)?
  /// Where the client's caret is, in logical pixels of the screen.
  private(set) var caret: Rect?
  /// What is open at the moment.
  private(set) var preedit: Preedit?
  /// What is known of the server.
  var server = Server.unknown
  /// Keys that wait for the server to be ready.
  var queue: [(event: XKeyEvent, route: KeyRoute)] = []
  /// Keys that the server is thinking about.
  var flights = KeyFlights()
  /// Keys that came back while something was open: what is decided because of them comes after them
  /// from some servers, and belongs before them.
  var returned: [KeyFlight] = []
  /// When they aren't held back any longer.
  var returnedEnd: Timestamp?
  /// What was open for the client before, until the server says something of what came after. Some
  /// engines write it down once they hear that it was left, however late; it belongs nowhere then.
  var leftWord: String?
  /// Whether the server doesn't answer; keys go without it until it does.
  var isStuck = false
  /// The time of the last key that was taken out of a stuck server's hands.
  var takenBackUpTo: UInt32?
  /// When to look for the server, or to stop waiting for it.
  var searchTime, joinEnd: Timestamp?
  /// Where the last key was to go, and when it was pressed.
  var lastRoute = KeyRoute.session
  var lastTime = Time(0)
  /// How long the server may take to be ready, and to hear of a key.
  var patience = Duration.seconds(1)
  /// How long a server may take to say what it decided on because of a key that it gave back.
  var decisionTime = Duration.milliseconds(100)
  private var composer: KeyComposer

  init(_ backend: X11Backend) {
    self.backend = backend
    let variable = backend.variable
    composer = KeyComposer { ComposeLocations(variable: variable) }
  }

  // MARK: InputMethod

  func focus(_ client: any InputMethodClient) {
    guard client !== self.client else { return }
    leave()
    self.client = client
    switch server {
    // Soon, but after what shows the view.
    case .unknown: searchTime = backend.now
    case .talking(let conversation): conversation.setFocused(true)
    case .searched, .joining, .absent: break
    }
  }

  func unfocus(_ client: any InputMethodClient) {
    if client === self.client { leave() }
  }

  func caretMoved(to rect: Rect) {
    guard client != nil, rect != caret else { return }
    caret = rect
    tellCaret()
  }

  private func leave() {
    guard client != nil else { return }
    composer.reset()
    if case .talking(let conversation) = server {
      conversation.setFocused(false)
      leftWord = preedit?.text ?? leftWord
    }
    handOnReturned()
    show(nil)
    backend.session?.takePointerBack()
    client = nil
    caret = nil
    flushQueue()
  }

  /// Tells the client what is open.
  func show(_ new: Preedit?) {
    guard new != preedit else { return }
    preedit = new
    client?.preeditChanged(new)
  }

  // MARK: Keys

  /// Whether keys are text for somebody.
  var wantsKeys: Bool { client != nil }

  /// Takes a key that is meant for a menu or a window, and hands it on, or the text that comes of it.
  func take(_ event: XKeyEvent, for route: KeyRoute) {
    lastRoute = route
    lastTime = event.time
    switch server {
    case .unknown:
      search()
      take(event, for: route)
    case .searched, .joining:
      if joinEnd == nil { compose(event, for: route) } else { queue.append((event, route)) }
    case .talking(let conversation):
      if isStuck { compose(event, for: route) } else { send(event, for: route, to: conversation) }
    case .absent:
      compose(event, for: route)
    }
  }

  /// Lets a key go through dead keys and compose sequences, and on.
  func compose(_ event: XKeyEvent, for route: KeyRoute) {
    guard client != nil, event.type == KeyPress else { return backend.passOn(event, to: route) }
    let modifiers = Modifiers(state: event.state, keyboard: backend.keyboard)
    let before = composer.preedit
    let outcome = composer.press(symbol(of: event), modifiers: modifiers)
    let open = composer.preedit
    if open != before { show(open.map { Preedit(text: $0, caret: $0.count) }) }
    switch outcome {
    case .passes: backend.passOn(event, to: route)
    case .taken: break
    case .writes(let text): backend.write(text, at: event.time, to: route)
    }
  }

  /// What is on a key, in the state of the keyboard at that moment.
  func symbol(of event: XKeyEvent) -> Keysym {
    backend.keyboard.symbol(of: UInt8(truncatingIfNeeded: event.keycode), state: event.state)
  }

  /// Hands on what waited for the server, without it.
  func flushQueue() {
    let waiting = queue
    queue = []
    for (event, route) in waiting { compose(event, for: route) }
  }
}
