import CX11
import MenuKit
import MenuPrimitives

/// One menu's hold on pointer and keyboard: asks for them, asks again, follows what can't be held,
/// notices when the menu must go, and gives everything back.
@MainActor final class InputSession {
  /// How far one of the two has come.
  enum Hold: Hashable {
    /// Not wanted, or its events come anyway.
    case unneeded
    /// Asked for; the answer is on its way.
    case asking
    /// Refused, with X's reason; asked for again at the next try.
    case refused(GrabRefusal)
    /// Held, through the core protocol or through XInput.
    case held(GrabProtocol)

    var isHeld: Bool { if case .held = self { true } else { false } }
    var isMissing: Bool {
      switch self {
      case .asking, .refused: true
      case .unneeded, .held: false
      }
    }
  }

  /// The window that the menu belongs to.
  let owner: UInt32?
  unowned let backend: X11Backend
  /// Used on its own where the backend may be on its way out.
  let connection: XConnection
  let request: SessionRequest
  var pointer = Hold.asking
  var keyboard = Hold.asking
  /// The next try, while something is refused.
  var retry: Timestamp?
  /// From when on one of the two must be held, and the other is asked for seldom.
  let lastTry: Timestamp
  /// The press that opened the menu, while it belongs to another program.
  var foreignPress: ForeignPress?
  /// Whether the pointer was let go for the candidates of an input method.
  var hasYielded = false
  /// When a lost focus counts.
  var focusLoss: Timestamp?
  /// When a menu that holds the keyboard has been forgotten.
  var idleEnd: Timestamp?
  /// When the delegate is told that the owner lies elsewhere: after all that has arrived with that.
  var ownerMove: Timestamp?
  /// The owner and the windows around it, as far as they are known.
  var ownerChain: Set<UInt32> = []
  private var askedClass: PendingReply?
  private var knownClass: [UInt8]?
  private var showsArrow = false
  private var knowsAxes = false
  /// Whether everything was given back.
  private(set) var isOver = false
  /// The small window outside of the screen that grabs belong to: it stays when popups go.
  let anchor: UInt32

  init(backend: X11Backend, request: SessionRequest) {
    self.backend = backend
    connection = backend.connection
    self.request = request
    owner = request.owner.flatMap { UInt32(exactly: $0.rawValue) }
    lastTry = backend.now + backend.grabPatience
    anchor = backend.connection.makeID()
  }

  /// Asks for everything, without waiting.
  func begin() {
    makeAnchor()
    watchOwner()
    askedClass = owner.map { connection.requestProperty(UInt32(XA_WM_CLASS), of: $0, limit: 256) }
    watchScreenSaver()
    askKeymap()
    if backend.variable("MENUKIT_NO_GRAB").map({ !["", "0"].contains($0) }) ?? false {
      pointer = .unneeded
      keyboard = .unneeded
      return
    }
    askPointer(at: request.press?.serial ?? 0)
    if request.takesKeyboard { decideKeyboard() } else { keyboard = .unneeded }
    noteInput(at: backend.now)
    connection.flush()
  }

  /// Asks for what can wait until the menu shows.
  func popupShown() {
    guard !knowsAxes, !isOver else { return }
    knowsAxes = true
    backend.learnScrollAxes()
  }

  /// Gives everything back; the server has done so when this returns.
  func end() {
    guard !isOver else { return }
    isOver = true
    if let askedClass { xcb_discard_reply(connection.xcb, askedClass.sequence) }
    guard !connection.noticeLoss() else { return }
    foreignPress?.stop(connection)
    xcb_ungrab_keyboard(connection.xcb, 0)
    xcb_ungrab_pointer(connection.xcb, 0)
    if connection.find(.xinput) != nil { mk_xi_ungrab(connection.xcb, connection.masterPointer) }
    connection.destroyWindow(anchor)
    unwatchOwner()
    // Whoever grabs next, a dialog or another program, must find everything free.
    _ = connection.wait(for: PendingReply(xcb_get_input_focus(connection.xcb).sequence))
  }

  private func makeAnchor() {
    var values: [UInt32] = [
      1, UInt32(ButtonPressMask | ButtonReleaseMask | PointerMotionMask | StructureNotifyMask),
    ]
    connection.quiet(
      xcb_create_window_checked(
        connection.xcb, 0, anchor, connection.root, -100, -100, 10, 10, 0,
        UInt16(XCB_WINDOW_CLASS_INPUT_ONLY.rawValue), 0,
        XCB_CW_OVERRIDE_REDIRECT.rawValue | XCB_CW_EVENT_MASK.rawValue, &values))
    connection.quiet(xcb_map_window_checked(connection.xcb, anchor))
    backend.announceKeyboardGrab(of: anchor)
  }

  private func askKeymap() {
    let pending = PendingReply(xcb_query_keymap(connection.xcb).sequence)
    connection.expect(pending) { [weak self] reply in
      guard let self, !isOver, let reply else { return }
      backend.translator.forgetKeys()
      backend.translator.noteKeysDown(reply.bytes.dropFirst(8).prefix(32))
    }
  }

  /// The class that the owner has for window managers, which its popups have then, too; nil when it has
  /// none.
  var ownerClass: [UInt8]? {
    if let pending = askedClass {
      // Asked for as the session began: the answer has been there for long.
      askedClass = nil
      let value = connection.property(pending)
      let isClass = value?.type == UInt32(XA_STRING) && value?.bytes.filter { $0 == 0 }.count == 2
      knownClass = isClass ? value?.bytes : nil
    }
    return knownClass
  }

  /// Shows the desktop's arrow while the menu holds the pointer, wherever that is: some desktops have
  /// another picture on the root window, which it would be otherwise.
  func showArrow() {
    guard !isOver, !showsArrow else { return }
    showsArrow = true
    var cursor = backend.arrow
    guard cursor != 0 else { return }
    connection.quiet(
      xcb_change_window_attributes_checked(
        connection.xcb, anchor, XCB_CW_CURSOR.rawValue, &cursor))
    connection.flush()
  }

  /// Whether a window is the session's own.
  func isOwn(_ window: UInt32) -> Bool { window == anchor }

  // MARK: Deadlines

  /// When `deadlineReached` wants to be called.
  var deadline: Timestamp? {
    .earliest(.earliest(retry, focusLoss), .earliest(idleEnd, ownerMove))
  }

  func deadlineReached(at time: Timestamp) {
    guard !isOver else { return }
    if let focusLoss, focusLoss <= time { return backend.sessionFailed(.sourceLost) }
    if let idleEnd, idleEnd <= time { return backend.sessionFailed(.sourceLost) }
    if let retry, retry <= time { tryAgain(at: time) }
    if let ownerMove, ownerMove <= time {
      self.ownerMove = nil
      backend.delegate?.environmentChanged()
    }
  }

  /// Takes note that the user is there.
  func noteInput(_ input: XEventTranslator.Input) {
    noteInput(at: input.time)
    if case .buttonReleased = input.event { buttonReleased() }
  }

  private func noteInput(at time: Timestamp) {
    // An open menu keeps the screen from being locked; nobody may forget one for long.
    idleEnd = Timestamp(nanoseconds: time.nanoseconds &+ 300_000_000_000)
  }
}

/// Through which protocol something is held.
enum GrabProtocol: Hashable {
  case core, xinput
}
