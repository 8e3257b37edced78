package import CX11
import MenuPrimitives

/// Something to be done with a reply when it comes.
struct ExpectedReply {
  /// The request's number.
  let sequence: UInt32
  /// Takes the reply; nil when the request failed.
  let arrived: @MainActor (consuming XReply?) -> Void
}

extension XConnection {
  /// Waits for a reply; nil when the request failed or the connection broke.
  func wait(for pending: PendingReply) -> XReply? {
    guard !isLost else { return nil }
    var error: UnsafeMutablePointer<xcb_generic_error_t>?
    let reply = xcb_wait_for_reply(xcb, pending.sequence, &error)
    mk_free(error)
    return reply.map { XReply(taking: $0) }
  }

  /// Does something with a reply once it is there; nobody waits.
  func expect(
    _ pending: PendingReply, then arrived: @escaping @MainActor (consuming XReply?) -> Void
  ) {
    expectedReplies.append(ExpectedReply(sequence: pending.sequence, arrived: arrived))
    if replyCheck == nil { planReplyCheck() }
  }

  /// On a host's connection nobody tells when a reply has come: it is looked for every 5 ms.
  private func planReplyCheck() {
    guard ownership == .host else { return }
    replyCheck = Timestamp(nanoseconds: mk_monotonic_nanoseconds()) + .milliseconds(5)
  }

  /// Hands out the replies that have arrived.
  ///
  /// - Parameter serial: only those of requests up to this one: what the server said before an event
  ///   is heard before the event.
  /// - Returns: whether there were any.
  @discardableResult func deliverReplies(upTo serial: UInt? = nil) -> Bool {
    guard !isLost else { return false }
    var delivered = false
    while let first = expectedReplies.first {
      if let serial, Int32(bitPattern: UInt32(truncatingIfNeeded: serial) &- first.sequence) < 0 {
        break
      }
      var reply: UnsafeMutableRawPointer?
      var error: UnsafeMutablePointer<xcb_generic_error_t>?
      guard xcb_poll_for_reply(xcb, first.sequence, &reply, &error) != 0 else { break }
      mk_free(error)
      expectedReplies.removeFirst()
      delivered = true
      first.arrived(reply.map { XReply(taking: $0) })
    }
    if expectedReplies.isEmpty { replyCheck = nil } else { planReplyCheck() }
    return delivered
  }

  /// Keeps the error of a checked request without a reply from everybody.
  package func quiet(_ cookie: xcb_void_cookie_t) {
    xcb_discard_reply(xcb, cookie.sequence)
  }

  /// Chooses the events of a window that this connection hears of.
  ///
  /// - Returns: the number of the request, from which on the choice holds.
  @discardableResult func select(_ mask: UInt32, on window: UInt32) -> UInt32 {
    var mask = mask
    let cookie = xcb_change_window_attributes_checked(
      xcb, window, XCB_CW_EVENT_MASK.rawValue, &mask)
    quiet(cookie)
    return cookie.sequence
  }

  /// Destroys a window of the toolkit's; what was on its way from it reaches nobody.
  func destroyWindow(_ window: UInt32) {
    let cookie = xcb_destroy_window_checked(xcb, window)
    quiet(cookie)
    fadingWindows.add(window, until: cookie.sequence)
  }

  /// The events of a window that this connection hears of; nil when there is no such window.
  func eventMask(of window: UInt32) -> UInt32? {
    let pending = PendingReply(xcb_get_window_attributes(xcb, window).sequence)
    return wait(for: pending)?.number(36, UInt32.self)
  }

  /// A new number for a window, pixmap or other thing of the server; zero when that is gone.
  package func makeID() -> UInt32 {
    isLost ? 0 : xcb_generate_id(xcb)
  }

  /// Whether a window was made through this connection.
  func isOwn(_ window: UInt32) -> Bool {
    guard window > 1, let setup = xcb_get_setup(xcb)?.pointee else { return false }
    return window & ~setup.resource_id_mask == setup.resource_id_base
  }

  /// Sends everything that was asked for so far.
  package func flush() {
    guard !isLost else { return }
    mk_flush(display, xcb)
  }
}
