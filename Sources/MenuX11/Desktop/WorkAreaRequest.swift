import CX11

/// The questions about free areas, sent together.
struct WorkAreaRequest {
  private let perDesktop: PendingReply
  private let desktop: PendingReply
  private let supported: PendingReply

  /// Asks; nothing waits.
  @MainActor init(_ connection: XConnection) {
    let root = connection.root
    perDesktop = connection.requestProperty(connection.atom(.netWorkarea), of: root)
    desktop = connection.requestProperty(connection.atom(.netCurrentDesktop), of: root)
    supported = connection.requestProperty(connection.atom(.netSupported), of: root)
  }

  /// Drops the answers.
  @MainActor func discard(_ connection: XConnection) {
    for pending in [perDesktop, desktop, supported] {
      xcb_discard_reply(connection.xcb, pending.sequence)
    }
  }

  /// Waits for the answers.
  ///
  /// Only a window manager that gives areas for each monitor (mutter) is asked a second time.
  @MainActor func collect(from connection: XConnection) -> WorkAreas {
    let areas = connection.property(perDesktop)?.numbers ?? []
    let current = connection.property(desktop)?.numbers.first ?? 0
    let supported = connection.property(supported)?.numbers ?? []
    var perMonitor: [UInt32] = []
    let marker = connection.atom(.gtkWorkareas)
    if marker != 0, supported.contains(marker) {
      let name = "_GTK_WORKAREAS_D\(current)"
      let cookie = xcb_intern_atom(connection.xcb, 1, UInt16(name.utf8.count), name)
      if let atom = connection.wait(for: PendingReply(cookie.sequence))?.number(8, UInt32.self),
        atom != 0
      {
        let pending = connection.requestProperty(atom, of: connection.root)
        perMonitor = connection.property(pending)?.numbers ?? []
      }
    }
    return WorkAreas(perMonitor: perMonitor, perDesktop: areas, desktop: current)
  }
}
