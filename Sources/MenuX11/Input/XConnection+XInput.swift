import CX11

extension XConnection {
  /// Whether XInput 2.2 or later can be used. Asked the first time that a menu opens; the answer isn't
  /// waited for, as every server of the last decade has it, and a request that fails harms nobody.
  var usesXInput: Bool {
    guard find(.xinput) != nil else { return false }
    if !isXInputAnnounced {
      isXInputAnnounced = true
      // A host that uses XInput has said which version it speaks, and that must stay.
      xcb_discard_reply(xcb, mk_xi_query_version(xcb, 2, 2))
      let pending = PendingReply(mk_xi_get_client_pointer(xcb))
      expect(pending) { [weak self] reply in
        guard let reply, reply.number(8, UInt8.self) != 0 else { return }
        self?.masterPointer = reply.number(10, UInt16.self)
      }
    }
    return true
  }
}
