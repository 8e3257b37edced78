import CX11

/// Looks for the input method that the user has chosen.
@MainActor struct XIMSearch {
  /// The name after `@im=` in `XMODIFIERS`; nil: any will do.
  private let wanted: String?
  /// Whether the user wants none.
  let isForbidden: Bool

  /// Reads the user's choice.
  init(modifiers: String?) {
    let choice = modifiers?.split(separator: "@").first { $0.hasPrefix("im=") }?.dropFirst(3)
    wanted = choice.flatMap { $0.isEmpty ? nil : String($0) }
    isForbidden = wanted == "none" || wanted == "local"
  }

  /// The property of the root window in which servers list themselves.
  static let property = "XIM_SERVERS"

  /// Looks, and tells the window that the server owns its selection with; zero: there is none.
  func run(
    on connection: XConnection, found: @escaping @MainActor (_ owner: UInt32) -> Void
  ) {
    let pending = connection.requestProperty(
      connection.atom(named: Self.property), of: connection.root, limit: 256)
    connection.expect(pending) { [self] reply in
      guard let reply, let list = XProperty(reply), list.type == UInt32(XA_ATOM) else {
        return found(0)
      }
      // Whoever has ended may still be listed.
      for atom in list.numbers {
        guard let name = connection.name(ofAtom: atom), name.hasPrefix("@server="),
          wanted == nil || name.dropFirst(8).elementsEqual(wanted ?? "")
        else { continue }
        let pending = PendingReply(xcb_get_selection_owner(connection.xcb, atom).sequence)
        if let owner = connection.wait(for: pending)?.number(8, UInt32.self), owner != 0 {
          return found(owner)
        }
      }
      found(0)
    }
    connection.flush()
  }
}
