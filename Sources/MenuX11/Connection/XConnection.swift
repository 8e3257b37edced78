import CX11
import Glibc

/// A connection to an X server, opened by the toolkit or borrowed from a host program.
///
/// Requests that can fail go through XCB, whose errors come back here alone; drawing goes through
/// Xlib on the same connection, and its errors are kept from every other error handler.
@MainActor package final class XConnection {
  /// Whose connection it is.
  package enum Ownership: Hashable, Sendable {
    /// Opened here: every event is ours, and the connection is closed with this object.
    case own
    /// A host reads its events and closes it.
    case host
  }

  /// Xlib's side.
  package let display: OpaquePointer
  /// XCB's side of the same connection.
  package let xcb: OpaquePointer
  /// Whose it is.
  package let ownership: Ownership
  /// The number of the screen.
  package let screen: Int32
  /// The root window of the screen.
  package let root: UInt32
  /// The opaque visual that needs no colormap of its own.
  package let opaqueVisual: XVisual
  /// A visual with an alpha channel, where the server has one.
  package let translucentVisual: XVisual?
  /// The name by which the display can be found again.
  package let name: String

  /// Requests whose replies have not been looked at.
  var expectedReplies: [ExpectedReply] = []
  /// When to look for them on a host's connection.
  var replyCheck: Timestamp?
  /// Whether events tell that the connection broke.
  private(set) var isLost = false
  /// Whether the server tells when the screen saver comes on.
  var watchesScreenSaver = false
  /// Whether the server was told which XInput is meant.
  var isXInputAnnounced = false
  /// The pointer that all devices of the user move together; 2 unless there are several.
  var masterPointer: UInt16 = 2
  /// Atoms besides those that every menu needs.
  var namedAtoms = NamedAtoms()
  /// The raw events of devices that are always wanted, as bits.
  var rawEvents: UInt32 = 0
  /// Windows of which events may still be on their way.
  var fadingWindows = FadingWindows()
  private var trap: OpaquePointer?
  private var atomCookies: [UInt32]
  private var atomValues: [UInt32]
  /// What the server has of the extensions, in the order of their names; nil: not looked up yet.
  private var extensionsFound = [XExtension??](
    repeating: nil, count: XExtension.Name.allCases.count)

  /// Opens a connection of the toolkit's own.
  ///
  /// - Parameter name: the display's name; nil takes the one in the variable `DISPLAY`.
  /// - Throws: `BackendError.noDisplay` with what was tried.
  package static func open(_ name: String? = nil) throws(BackendError) -> XConnection {
    guard let display = XOpenDisplay(name) else {
      let tried = name ?? Environment.variable("DISPLAY") ?? ""
      throw .noDisplay(
        tried.isEmpty
          ? "no X display: the variable DISPLAY isn't set"
          : "can't open the X display \"\(tried)\"")
    }
    mk_survive_server_death(display)
    return XConnection(display, ownership: .own)
  }

  /// Works on the connection of a host program.
  package convenience init(borrowing display: OpaquePointer) {
    self.init(display, ownership: .host)
  }

  private init(_ display: OpaquePointer, ownership: Ownership) {
    self.display = display
    self.ownership = ownership
    xcb = XGetXCBConnection(display)
    screen = XDefaultScreen(display)
    root = UInt32(truncatingIfNeeded: XRootWindow(display, screen))
    name = XDisplayString(display).map { String(cString: $0) } ?? ""
    opaqueVisual = XVisual(
      pointer: XDefaultVisual(display, screen), depth: XDefaultDepth(display, screen),
      colormap: UInt32(truncatingIfNeeded: XDefaultColormap(display, screen)))
    translucentVisual = XVisual(translucentOn: display, xcb: xcb, screen: screen)
    for candidate in XExtension.Name.allCases {
      mk_extension_prefetch(xcb, candidate.code)
    }
    let xcb = xcb
    let screen = screen
    atomCookies = XAtom.allCases.map { atom in
      let name = atom.name(screen: screen)
      return xcb_intern_atom(xcb, 0, UInt16(name.utf8.count), name).sequence
    }
    atomValues = []
    xcb_flush(xcb)
    if ownership == .own {
      // Asked here, while the answers above are on their way, as drawing would ask and wait later.
      _ = XRenderFindStandardFormat(display, PictStandardARGB32)
    }
    trap = mk_error_trap_attach(display, ownership == .own ? 1 : 0)
  }

  isolated deinit {
    guard ownership == .own else {
      // A host that closed its display said so before (`displayWillClose`).
      mk_error_trap_detach(trap)
      return
    }
    if noticeLoss() {
      // Xlib would complain aloud about what it can't send any more.
      Glibc.close(fileDescriptor)
      mk_forget_display(display)
      return
    }
    mk_error_trap_detach(trap)
    XCloseDisplay(display)
    // Not before: closing is the moment at which many a broken connection is noticed.
    mk_forget_display(display)
  }

  /// An atom's number. The first call waits for all of them at once.
  func atom(_ atom: XAtom) -> UInt32 {
    if atomValues.isEmpty { collectAtoms() }
    return atomValues[atom.rawValue]
  }

  private func collectAtoms() {
    atomValues = atomCookies.map { sequence in
      guard let reply = wait(for: PendingReply(sequence)) else { return 0 }
      return reply.number(8, UInt32.self)
    }
    atomCookies = []
  }

  /// An extension of the server, or nil where it has none. Asked about when the connection was made.
  func find(_ name: XExtension.Name) -> XExtension? {
    if let known = extensionsFound[name.rawValue] { return known }
    guard !isLost else { return nil }
    let found = mk_extension_find(xcb, name.code).map {
      XExtension(majorOpcode: $0.pointee.major_opcode, firstEvent: $0.pointee.first_event)
    }
    extensionsFound[name.rawValue] = .some(found)
    return found
  }

  /// The socket of the connection.
  package var fileDescriptor: Int32 { XConnectionNumber(display) }

  /// Looks whether the connection broke.
  func noticeLoss() -> Bool {
    if !isLost, mk_server_is_dead(display) != 0 || xcb_connection_has_error(xcb) != 0 {
      isLost = true
    }
    return isLost
  }

  /// Runs requests of Xlib whose errors must not reach the host.
  ///
  /// Nothing waits: an error that arrives later still finds its way here.
  package func trapping<Result>(_ body: () -> Result) -> Result {
    mk_error_trap_enter(trap)
    defer { mk_error_trap_leave(trap) }
    return body()
  }

  /// How many errors were kept from everybody else so far.
  package var trappedErrors: Int { Int(clamping: mk_error_trap_count(trap)) }

  /// Drops everything that belongs to a display that its host is about to close.
  func displayWillClose() {
    mk_error_trap_detach(trap)
    trap = nil
    expectedReplies = []
    replyCheck = nil
    isLost = true
  }
}
