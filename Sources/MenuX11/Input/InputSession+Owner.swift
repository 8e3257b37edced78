import CX11
import MenuKit

extension InputSession {
  /// Listens to the owner and every window around it: when one goes away, so does the menu.
  func watchOwner() {
    guard let owner else { return }
    watch(owner, depth: 0)
  }

  /// Events that tell of a window's end.
  private static let structure = UInt32(StructureNotifyMask)

  /// Looks at a window and goes on to its parent, one answer after the other.
  private func watch(_ window: UInt32, depth: Int) {
    guard window != 0, window != connection.root, depth < 32 else { return }
    ownerChain.insert(window)
    // Before it is asked about, so that its end can't fall between.
    let isFree = connection.ownership == .own && !connection.isOwn(window)
    if isFree { connection.select(Self.structure, on: window) }
    let attributes = PendingReply(xcb_get_window_attributes(connection.xcb, window).sequence)
    let tree = PendingReply(xcb_query_tree(connection.xcb, window).sequence)
    connection.expect(attributes) { [weak self] reply in
      guard let self, !isOver else { return }
      guard let reply else { return backend.sessionFailed(.sourceLost) }
      // What a host, or another part of this program, listens to must survive.
      let mask = reply.number(36, UInt32.self)
      if !isFree, mask & Self.structure == 0 {
        connection.select(mask | Self.structure, on: window)
      }
    }
    connection.expect(tree) { [weak self] reply in
      guard let self, !isOver, let reply else { return }
      watch(reply.number(12, UInt32.self), depth: depth + 1)
      connection.flush()
    }
  }

  /// Stops listening to foreign windows. Others keep what was added: a program may have come to count on
  /// any choice that it made since.
  func unwatchOwner() {
    if connection.ownership == .own {
      for window in ownerChain where !connection.isOwn(window) { connection.select(0, on: window) }
    }
    ownerChain = []
  }

  /// Asks to be told when the screen saver comes on. A host's own choice can't be known, so on its
  /// connection nothing is asked.
  func watchScreenSaver() {
    guard connection.ownership == .own, !connection.watchesScreenSaver,
      connection.find(.screenSaver) != nil
    else { return }
    connection.watchesScreenSaver = true
    mk_screensaver_watch(connection.xcb, connection.root)
  }
}
