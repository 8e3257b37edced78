import CX11
import MenuPrimitives

/// A question to the clipboard manager to keep what is on the clipboard.
struct ClipboardSaving: Hashable, Sendable {
  /// When it isn't waited for any longer.
  var deadline: Timestamp
  /// Whether the manager was asked; it can't be before the clipboard is owned.
  var isAsked = false
}

extension X11Clipboard {
  /// Asks the clipboard manager to keep what this program offers; what it fetches is answered as
  /// everybody's questions are. Without a manager, or with nothing on the clipboard, nothing happens.
  func save(until deadline: Timestamp) {
    guard owned[.clipboard] != nil, !connection.noticeLoss() else { return }
    saving = ClipboardSaving(deadline: deadline)
    askManager()
  }

  /// Asks the manager when that is due.
  func askManager() {
    guard saving?.isAsked == false, let mine = owned[.clipboard], mine.stamp != nil else { return }
    let manager = connection.atom(named: SelectionTarget.clipboardManager)
    let pending = PendingReply(xcb_get_selection_owner(connection.xcb, manager).sequence)
    guard let owner = connection.wait(for: pending)?.number(8, UInt32.self), owner != 0 else {
      saving = nil
      return
    }
    saving?.isAsked = true
    let property = connection.atom(named: "_MENUKIT_SAVE")
    connection.setProperty(
      property, of: window, type: UInt32(XA_ATOM), to: targets(of: mine.offer, .clipboard))
    connection.quiet(
      xcb_convert_selection_checked(
        connection.xcb, window, manager, connection.atom(named: SelectionTarget.saveTargets),
        property, backend.recentStamp ?? 0))
    connection.flush()
  }
}

extension X11Backend {
  /// Gives what was copied to the desktop's clipboard manager, as a program does before it ends: what
  /// it offers would go with it.
  ///
  /// Returns when the manager has everything, after `patience` at the latest, and at once when there is
  /// nothing to keep or nobody who keeps it. On a host's display it doesn't wait: the host goes on
  /// reading events.
  public func saveClipboard(within patience: Duration = .seconds(1)) {
    guard let clipboard = madeClipboard else { return }
    clipboard.save(until: now + patience)
    guard connection.ownership == .own else { return }
    run { clipboard.saving == nil }
  }
}
